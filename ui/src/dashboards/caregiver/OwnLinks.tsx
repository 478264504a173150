import { caregiverDashboardTexts as words } from '@homecare/sdk/texts'
import { useId } from 'react'
import { useSession } from '../../frame/app'
import { useMayView } from '../../frame/useMayView'
import { Icon } from '../../kit/icons/Icon'
import { useSay } from '../../kit/say'
import { useValue } from '../../kit/useValue'
import './OwnLinks.css'
import { ownLinks } from './ownLinks'
import { A } from '../../kit/Link'

/** The way to everything that a caregiver has. */
export function OwnLinks() {
  const say = useSay()
  const id = useId()
  const mayView = useMayView()
  const identity = useValue(useSession().identity)
  return (
    <nav className="own-links" aria-labelledby={id}>
      <h2 id={id}>{say(words.everything)}</h2>
      <ul role="list">
        {ownLinks(identity)
          .filter(({ href }) => mayView(href))
          .map(({ href, text, icon }) => (
            <li key={href}>
              <A href={href}>
                <Icon of={icon} />
                {say(text)}
              </A>
            </li>
          ))}
      </ul>
    </nav>
  )
}
