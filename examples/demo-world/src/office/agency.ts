import { AGENCY_DESK_ID, FIRST_OFFICE_ID, STAFF_ID } from '../ground/accounts.ts'
import { license, licenseName } from '../ground/catalogue.ts'
import { addDays, minutesBefore } from '../ground/days.ts'
import type { LicenseRow } from '../rows/rows.ts'
import { OWN_NUMBERS } from './office.ts'

const day = 1440
/** Who works for the agency, by their number, and for how many days; the last one has just begun. */
export const agencyPeople = [
  { id: FIRST_OFFICE_ID, days: 410 },
  { id: AGENCY_DESK_ID + 1, days: 190 },
  { id: AGENCY_DESK_ID + 2, days: 6 },
] as const

/** Tables of the agency, in the order in which they refer to each other. */
export const agencyTables = ['agencies', 'agency_desks', 'agency_caregivers'] as const

/** The agency of the demo, with its desk and its caregivers. */
export function writeAgency(
  today: string,
): Readonly<Record<(typeof agencyTables)[number], readonly object[]>> {
  return {
    agencies: [
      { id: 1, name: 'Bayside Home Nursing', phone: '5105550177', time_zone: 'America/Los_Angeles' },
    ],
    agency_desks: [{ user_id: AGENCY_DESK_ID, agency_id: 1 }],
    agency_caregivers: agencyPeople.map(({ id, days }, index) => ({
      ...{
        id: index + 1,
        agency_id: 1,
        user_id: id,
        joined_at: minutesBefore(today, days * day),
        left_at: null,
      },
    })),
  }
}

/**
 * What the agency's people may practise, verified by our staff, and who they are among caregivers, without a profile. Who
 * has just begun has not handed theirs in.
 */
export function agencyLicenses(today: string): {
  readonly holders: readonly { readonly id: number; readonly user_id: number }[]
  readonly licenses: readonly LicenseRow[]
} {
  const held = agencyPeople.filter(({ days }) => days > 30)
  return {
    holders: held.map(({ id }) => ({ id, user_id: id })),
    licenses: held.map(({ id, days }, index) => ({
      ...{ id: OWN_NUMBERS + index, caregiver_id: id, map_id: license.CNA, license_name: licenseName.CNA },
      ...{
        license_number: `00${614_207 + index * 88_131}`,
        state: 'CA',
        expires: addDays(today, 320 + index * 90),
      },
      changed_at: minutesBefore(today, days * day),
      ...{ verified_at: minutesBefore(today, (days - 1) * day), reviewed_by: STAFF_ID },
      ...{ refused_at: null, refusal: null, refusal_note: '' },
    })),
  }
}
