import type { CredentialIcon } from '@homecare/sdk/caregivers'
import { bag } from '../kit/icons/bar'
import { school } from '../kit/icons/care'
import { Icon } from '../kit/icons/Icon'
import './CredentialMark.css'

/** The mark of a credential: a license by its initials, as they stand behind a name. The words beside it speak. */
export function CredentialMark({ icon }: { icon: CredentialIcon }) {
  const drawn = icon === 'education' ? school : icon === 'experience' ? bag : null
  return (
    <span className="credential-mark" aria-hidden="true">
      {drawn ? <Icon of={drawn} /> : icon.toUpperCase()}
    </span>
  )
}
