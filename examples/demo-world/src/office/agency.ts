import { AGENCY_DESK_ID, FIRST_OFFICE_ID } from '../ground/accounts.ts'
import { minutesBefore } from '../ground/days.ts'

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
