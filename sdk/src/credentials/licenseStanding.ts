import { isApiDate } from '../kit/dates/dates.js'
import { isRecord, recordsIn, textOf } from '../kit/shape.js'
import { isEmpty } from '../kit/checks.js'
import { numberlessLicenseType } from '../vocabulary/caregivers/constants.js'
import { message, type Sayable } from '../kit/text.js'
import { hcpLicenseTypeIds, licenseTypes } from '../vocabulary/caregivers/licenseTypes.js'
import { isHcp } from './licenses.js'
import { licenseGapTexts } from './licenseStandingTexts.js'

/** What of a license says where it stands. Either word of the staff is null until they gave it. */
export interface JudgedLicense {
  readonly map_id: number
  readonly license_number?: string | null
  readonly state?: string
  readonly expires?: string | null
  readonly verified?: unknown
  readonly refused?: unknown
}

/**
 * Where a license stands: `expired` from the day after its last one, whatever was said of it; `refused` and `verified` by
 * our staff; `incomplete` while it lacks the number or the state that it could be looked up by; else `waiting` for a look.
 */
export type LicenseStanding = 'verified' | 'waiting' | 'refused' | 'incomplete' | 'expired'

/**
 * Where a license stands on a day, YYYY-MM-DD: its last day comes before the word of the staff, and that before what it
 * lacks. A license type that has no number (`numberlessLicenseType`) lacks nothing.
 */
export function licenseStanding(license: JudgedLicense, day: string): LicenseStanding {
  if (!isRecord(license)) return 'incomplete'
  const { map_id, expires, verified, refused, license_number, state } = license as unknown as JudgedLicense
  if (isApiDate(expires) && expires < day) return 'expired'
  if (refused) return 'refused'
  if (verified) return 'verified'
  if (map_id === numberlessLicenseType) return 'waiting'
  return isEmpty(license_number) || textOf(state) === '' ? 'incomplete' : 'waiting'
}

/** Whether work may be given on a license that day: our staff verified it, and it has not ended. */
export function countsOn(license: JudgedLicense, day: string): boolean {
  return licenseStanding(license, day) === 'verified'
}

/** Why none of somebody's licenses lets them work a shift: none of the types is held, or where the nearest one stands. */
export interface LicenseGap {
  readonly standing: 'none' | Exclude<LicenseStanding, 'verified'>
  /** The license type that is nearest to it; null where none is held. */
  readonly map_id: number | null
}

/**
 * What keeps somebody from a shift that asks for one of these license types on a day: null where one of them counts, or
 * where none is asked for. Of several that do not count, the one that is nearest to it is named.
 */
export function licenseGap(
  { license_types, day }: { readonly license_types: readonly number[]; readonly day: string },
  licenses: readonly JudgedLicense[],
): LicenseGap | null {
  if (license_types.length === 0) return null
  const held = recordsIn(licenses) as unknown as JudgedLicense[]
  const fitting = held.filter(({ map_id }) => license_types.includes(map_id))
  const standings = fitting.map((license) => licenseStanding(license, day))
  if (standings.includes('verified')) return null
  for (const standing of nearestFirst) {
    const at = standings.indexOf(standing)
    if (at >= 0) return { standing, map_id: fitting[at]!.map_id }
  }
  return { standing: 'none', map_id: null }
}

const nearestFirst = ['waiting', 'refused', 'incomplete', 'expired'] as const

/** What keeps a license from counting for a shift of these license types, in words. Initials are symbols. */
export function sayLicenseGap({ standing, map_id }: LicenseGap, license_types: readonly number[]): Sayable {
  const initials = (id: number | null) => licenseTypes.find(id)?.abbreviation ?? ''
  if (standing === 'none') {
    return message(licenseGapTexts.none, { needs: license_types.map(initials).filter(Boolean).join(', ') })
  }
  return message(licenseGapTexts[standing], { name: initials(map_id) })
}

/** Whether somebody is called a skilled nursing professional on a day: by their kind of work, and a license that counts. */
export function isLicensed(
  caregiver: { readonly provider_types: readonly unknown[]; readonly licenses: readonly JudgedLicense[] },
  day: string,
): boolean {
  if (!isRecord(caregiver)) return false
  const { provider_types, licenses } = caregiver
  const types: readonly number[] = hcpLicenseTypeIds
  return (
    isHcp(provider_types as readonly unknown[]) &&
    (recordsIn(licenses) as unknown as JudgedLicense[]).some(
      (license) => types.includes(license.map_id) && countsOn(license, day),
    )
  )
}
