import type { CaregiverSummary, CredentialIcon } from '@homecare/sdk/caregivers'
import { useSay } from '../kit/say'
import { experienceOf, licenseNamed } from './cardView'
import { CredentialMark } from './CredentialMark'
import './CredentialList.css'

interface CredentialListProps {
  caregiver: Pick<CaregiverSummary, 'years_experience' | 'certifications_initials'>
}

/** How long somebody has worked, and the licenses of theirs that our staff verified, each by its mark and in words. */
export function CredentialList({ caregiver }: CredentialListProps) {
  const say = useSay()
  return (
    <ul className="credential-list" role="list">
      <li>
        <CredentialMark icon="experience" /> {say(experienceOf(caregiver))}
      </li>
      {caregiver.certifications_initials.map((initials) => (
        <li key={initials}>
          <CredentialMark icon={initials.toLowerCase() as CredentialIcon} /> {say(licenseNamed(initials))}
        </li>
      ))}
    </ul>
  )
}
