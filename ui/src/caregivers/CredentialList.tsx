import { useSay } from '../kit/say'
import type { ShownCredential } from './cardView'
import { CredentialMark } from './CredentialMark'

/** What somebody has learned and done, each by its mark and its words. */
export function CredentialList({ of }: { of: readonly ShownCredential[] }) {
  const say = useSay()
  return (
    <ul className="credential-list" role="list">
      {of.map(({ icon, label }) => (
        <li key={icon}>
          <CredentialMark icon={icon} small /> {say(label)}
        </li>
      ))}
    </ul>
  )
}
