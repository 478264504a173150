import { Badge } from '../kit/figures/Badge'
import { useSay } from '../kit/say'
import { CredentialMark } from './CredentialMark'
import type { LicenseView } from './checksView'

/** What somebody may practise, and who of us verified it. Its looks are in `choosing.css`. */
export function LicenseList({ licenses }: { licenses: readonly LicenseView[] }) {
  const say = useSay()
  return (
    <ul className="list" data-look="lines" role="list">
      {licenses.map(({ mark, name, state, tone, verified }, index) => (
        <li key={index}>
          <p className="row" data-spread>
            <span className="row">
              {mark && <CredentialMark icon={mark} />}
              <strong>{say(name)}</strong>
            </span>
            {state && <Badge tone={tone}>{say(state)}</Badge>}
          </p>
          {verified && <p className="soft">{say(verified)}</p>}
        </li>
      ))}
    </ul>
  )
}
