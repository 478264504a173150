import {
  approveFacilityHours,
  updatePostedShift,
  getFacilityPerson,
  getFacilityShift,
  getFacilityWeek,
  inviteToShift,
  listShiftCandidates,
  listRateSuggestions,
  postFacilityShifts,
  reopenFacilityHours,
  updateFacilityStanding,
} from '@homecare/sdk/facilities'
import { sheetAmount } from '@homecare/sdk/facilities'
import { shifts } from '../tables/shifts.ts'
import { nursingTimesheets } from '../tables/timesheets.ts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'

const own = { members: ['facility'] } as const
const span = { start: new Date('2026-11-20T15:00:00Z'), end: new Date('2026-11-20T23:00:00Z') }

/** A shift that was worked at the facility, with its hours handed in, new each time. */
async function handedIn({ db }: TestServer): Promise<{ shift_id: number; amount: number }> {
  const [shift] = await db
    .insert(shifts)
    .values({
      ...{ facility_id: 1, user_id: actors.caregiver, day: '2026-11-20', ...span },
      ...{ shift_block_type: 1, rate: 2600, status: 'done' as const },
    })
    .returning({ id: shifts.id })
  await db.insert(nursingTimesheets).values({
    ...{ shift_id: shift!.id, user_id: actors.caregiver, ...span, break_minutes: 30 },
    ...{ status: 1, supervisor: 'Paulette Grant', submitted_at: new Date('2026-11-21T01:00:00Z') },
  })
  return { shift_id: shift!.id, amount: sheetAmount({ rate: 2600, timesheet: { minutes: 450 } }) }
}

export const facilitySamples = [
  sample(getFacilityWeek, { id: 1, query: {} }, own),
  sample(listRateSuggestions, { id: 1 }, own),
  sample(getFacilityShift, async (server) => ({ id: (await handedIn(server)).shift_id }), own),
  sample(approveFacilityHours, async (server) => ({ body: { sheets: [await handedIn(server)] } })),
  sample(reopenFacilityHours, async (server) => ({
    body: { shift_ids: [(await handedIn(server)).shift_id] },
  })),
  sample(listShiftCandidates, async (server) => ({ id: (await handedIn(server)).shift_id }), own),
  // One that was worked: nobody is asked.
  sample(
    inviteToShift,
    async (server) => ({ id: (await handedIn(server)).shift_id, body: { user_id: actors.caregiver } }),
    own,
  ),
  // One that was worked: it is changed no more.
  sample(
    updatePostedShift,
    async (server) => ({
      id: (await handedIn(server)).shift_id,
      body: {
        ...{ day: '2026-12-05', start_time: '07:00', end_time: '15:00' },
        ...{ iso_type: null, license_types: [2], rate: 2600 },
      },
    }),
    own,
  ),
  sample(
    getFacilityPerson,
    async (server) => {
      await handedIn(server)
      return { id: actors.caregiver }
    },
    own,
  ),
  sample(
    updateFacilityStanding,
    async (server) => {
      await handedIn(server)
      return { id: actors.caregiver, body: { standing: 'favorite' as const } }
    },
    own,
  ),
  // Turned down for its length, so that nothing piles up.
  sample(postFacilityShifts, {
    body: {
      facility_id: 1,
      shifts: [
        {
          ...{ day: '2026-12-05', start_time: '07:00', end_time: '08:00' },
          ...{ iso_type: null, license_types: [2], rate: 2600 },
        },
      ],
    },
  }),
]
