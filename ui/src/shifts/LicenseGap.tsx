import { sayLicenseGap } from '@homecare/sdk/credentials'
import type { OpenShift } from '@homecare/sdk/shifts'
import { openShiftTexts as words } from '@homecare/sdk/texts'
import { useSay } from '../kit/say'
import { Banner } from '../kit/states/Banner'
import { ModalLink } from '../profileDialog/ModalLink'
import { useKeepsProfile } from '../profileDialog/useKeepsProfile'

/** What a license lacks for a shift, with the way to mend it; nothing where none is missing. */
export function LicenseGap({ shift }: { shift: Pick<OpenShift, 'license_gap' | 'license_types'> }) {
  const say = useSay()
  const keepsProfile = useKeepsProfile()
  const { license_gap: gap, license_types: types } = shift
  if (!gap) return null
  const isNew = gap.standing === 'none'
  return (
    <Banner
      tone="warn"
      actions={
        keepsProfile && (
          <ModalLink
            modal={isNew ? 'certification' : 'certifications'}
            query={isNew ? { type: types.join('-') } : {}}
            look="quiet"
          >
            {say(isNew ? words.addLicense : words.toLicenses)}
          </ModalLink>
        )
      }
    >
      <p>{say(sayLicenseGap(gap, types))}</p>
      {keepsProfile ? isNew && <p>{say(words.addLicenseHint)}</p> : <p>{say(words.agencyKeeps)}</p>}
    </Banner>
  )
}

/** Of shifts that a license is missing for, the one nearest to be had: one that is held already stands before one that is not. */
export const nearestGap = (shifts: readonly OpenShift[]): OpenShift | undefined =>
  shifts.find(({ license_gap: gap }) => gap && gap.standing !== 'none') ??
  shifts.find(({ license_gap: gap }) => gap)
