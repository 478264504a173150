import type { ProfileModal } from '@homecare/sdk/addresses'
import type { Sayable } from '@homecare/sdk/kit'
import { Badge } from '../kit/figures/Badge'
import type { Tone } from '../kit/states/Banner'
import { useSay } from '../kit/say'
import { EditLink } from './EditLink'

/** A school, an employer or a certificate as the profile shows it. */
export interface KnowledgeItem {
  readonly id: number
  readonly title: Sayable
  readonly line?: Sayable | null
  readonly place?: string
  readonly date?: Sayable | null
  readonly text?: string
  /** What is not settled, such as a license number to come. */
  readonly notes?: readonly { readonly tone: Tone; readonly says: Sayable }[]
}

interface KnowledgeListProps {
  items: readonly KnowledgeItem[]
  /** Opens an item by its id. */
  modal: ProfileModal
}

/** Title, secondary line, location, date and description of each, with the way to edit it. */
export function KnowledgeList({ items, modal }: KnowledgeListProps) {
  const say = useSay()
  return (
    <ul className="own-items" role="list">
      {items.map((item) => (
        <li key={item.id}>
          <div>
            <h3>{say(item.title)}</h3>
            {[item.line, item.place].map(
              (line, index) =>
                line && (
                  <p key={index} className="soft">
                    {say(line)}
                  </p>
                ),
            )}
            {item.date && <p className="soft">{say(item.date)}</p>}
            {item.text && <p>{item.text}</p>}
            {item.notes && item.notes.length > 0 && (
              <p className="row">
                {item.notes.map(({ tone, says }) => (
                  <Badge key={tone} tone={tone}>
                    {say(says)}
                  </Badge>
                ))}
              </p>
            )}
          </div>
          <EditLink modal={modal} what={say(item.title)} query={{ id: item.id }} />
        </li>
      ))}
    </ul>
  )
}
