import { licenseGap, type JudgedLicense } from '../credentials/licenseStanding.js'
import { isCaregiver } from '../vocabulary/account/catalogue.js'
import { otherLicenseTypeIds } from '../vocabulary/caregivers/licenseTypes.js'
import { isRecord } from '../kit/shape.js'

/** What a shift asks of whoever works it: license types, one of which has to count on its day. */
export interface ShiftDemand {
  readonly day: string
  readonly license_types: readonly number[]
}

/**
 * Whether somebody may take a shift: one of its licenses is verified and has not ended on its day (`licenseGap`), or it
 * asks for none. What they prefer ranks shifts (`outsidePreferences`) and keeps them from none.
 */
export function isQualified(shift: ShiftDemand, licenses: readonly JudgedLicense[]): boolean {
  return licenseGap(shift, licenses) === null
}

/**
 * Whether a shift is one for somebody's work at all: nurses see every one, an aide those that ask for no license or for
 * one that aides hold, such as HHA or CNA.
 */
export function isShiftForWork(
  { license_types }: Pick<ShiftDemand, 'license_types'>,
  is_hcp: boolean,
): boolean {
  const aides: readonly number[] = otherLicenseTypeIds
  return is_hcp || license_types.length === 0 || license_types.some((id) => aides.includes(id))
}

/** Whether somebody may look for the shifts of facilities: any caregiver, their own or an agency's. */
export function takesFacilityShifts(identity: { readonly user_type: string }): boolean {
  return isRecord(identity) && isCaregiver(identity.user_type)
}
