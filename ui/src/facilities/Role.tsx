import { boardTexts as words } from '@homecare/sdk/texts'
import { LicenseInitials } from '../people/LicenseInitials'

/** Who is needed, short: 'RN', or 'LVN / LPN' where either will do. */
export function Role({ ids }: { ids: readonly number[] }) {
  return <LicenseInitials ids={ids} none={words.anyLicense} />
}
