import type { Sayable } from '@homecare/sdk/kit'
import { waitingHere } from '@homecare/sdk/texts'
import { Badge } from '../figures/Badge'
import type { Href } from '../href'
import { Icon } from '../icons/Icon'
import { right } from '../icons/basic'
import { A } from '../Link'
import { useSay } from '../say'
import './RowLink.css'

interface RowLinkProps {
  href: Href
  title: Sayable
  hint?: Sayable
  /** How many things wait there. */
  waiting?: number
}

/** A line of a menu that is a page: where it leads, and what waits there. */
export function RowLink({ href, title, hint, waiting = 0 }: RowLinkProps) {
  const say = useSay()
  return (
    <A className="row-link" href={href}>
      <span>
        <strong>{say(title)}</strong>
        {hint && <span className="soft small">{say(hint)}</span>}
      </span>
      <span className="row">
        {waiting > 0 && (
          <Badge tone="new">
            <span aria-hidden="true">{waiting}</span>
            <span className="hidden">{say.count(waitingHere, waiting)}</span>
          </Badge>
        )}
        <Icon of={right} />
      </span>
    </A>
  )
}
