import type { ProfileModal, Sayable } from '@homecare/sdk'
import { Badge } from '../../kit/Badge'
import { useSay } from '../../kit/say'
import { EditLink } from './EditLink'

/** A school, an employer or a certificate as the profile shows it (D2 §2). */
export interface KnowledgeItem {
  readonly id: number
  readonly title: Sayable
  readonly line?: string
  readonly place?: string
  readonly date?: Sayable | null
  readonly text?: string
  /** Something is not settled, such as a licence number to come. */
  readonly note?: Sayable | null
}

interface KnowledgeListProps {
  items: readonly KnowledgeItem[]
  /** Opens an item by its id. */
  modal: ProfileModal
}

/** Title, secondary line, location, date and description of each, with the way to edit it (D2 §2). */
export function KnowledgeList({ items, modal }: KnowledgeListProps) {
  const say = useSay()
  return (
    <ul className="own-items" role="list">
      {items.map((item) => (
        <li key={item.id}>
          <div>
            <h3>{say(item.title)}</h3>
            {[item.line, item.place].filter(Boolean).map((line) => (
              <p key={line} className="soft">
                {line}
              </p>
            ))}
            {item.date && <p className="soft">{say(item.date)}</p>}
            {item.text && <p>{item.text}</p>}
            {item.note && <Badge tone="warn">{say(item.note)}</Badge>}
          </div>
          <EditLink modal={modal} what={say(item.title)} query={{ id: item.id }} />
        </li>
      ))}
    </ul>
  )
}
