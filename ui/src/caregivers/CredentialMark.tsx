import type { CredentialIcon } from '@homecare/sdk/caregivers'
import { bag } from '../kit/icons/bar'
import { school } from '../kit/icons/care'
import { Icon } from '../kit/icons/Icon'
import './CredentialMark.css'

interface CredentialMarkProps {
  icon: CredentialIcon
  /** In a line of words. */
  small?: boolean
}

/** The mark of a credential: a license by its initials, as they stand behind a name. The words beside it speak. */
export function CredentialMark({ icon, small }: CredentialMarkProps) {
  const drawn = icon === 'education' ? school : icon === 'experience' ? bag : null
  return (
    <span className="credential-mark" data-small={small || undefined} aria-hidden="true">
      {drawn ? <Icon of={drawn} /> : icon.toUpperCase()}
    </span>
  )
}
