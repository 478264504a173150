import type { CredentialIcon } from '@homecare/sdk/caregivers'

/** The mark of a license type: its initials, as they stand behind a name. The name beside it speaks. */
export function CredentialMark({ icon }: { icon: CredentialIcon }) {
  return (
    <span className="license-mark" aria-hidden="true">
      {icon.toUpperCase()}
    </span>
  )
}
