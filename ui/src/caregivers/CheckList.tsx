import { shield } from '../kit/icons/care'
import { Icon } from '../kit/icons/Icon'
import { useSay } from '../kit/say'
import type { CheckView } from './checksView'

/** What was checked by us: each check with its state, and what was done once it is. Its looks are in `choosing.css`. */
export function CheckList({ checks }: { checks: readonly CheckView[] }) {
  const say = useSay()
  return (
    <ul className="check-list" role="list">
      {checks.map(({ name, description, state, done }) => (
        <li key={name[0]}>
          {done ? <Icon of={shield} /> : <span />}
          <div>
            <h3>{say(name)}</h3>
            {description && <p className="soft small">{say(description)}</p>}
            <p className="small">{say(state)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
