import {
  addAvailability,
  addAvailabilityWeek,
  copyAvailabilityWeek,
  updateAvailability,
  getAvailability,
  removeAvailability,
} from '@homecare/sdk/availability'
import { clockInOrOut, confirmClosedClock } from '@homecare/sdk/clock'
import {
  applyToShift,
  cancelShift,
  confirmShift,
  getFacility,
  getOpenShift,
  getShift,
  listNearbyFacilities,
  listOpenShifts,
  listShiftInvites,
  applyToLegacyShift,
  updateFacilityShift,
  getLegacyOpenShift,
  listLegacyOpenShifts,
  postFacilityShift,
  unconfirmShift,
  withdrawFromShift,
} from '@homecare/sdk/shifts'
import { availabilities } from '../tables/caregivers.ts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { clockRecords, shifts } from '../tables/shifts.ts'

const weekly = { start_date: '2026-11-23', start_time: '08:00', end_time: '16:00', repeats_weekly: true }
const herOwn = { members: ['caregiver'] } as const

/** An availability of the caregiver's, new each time. */
async function someAvailability({ db }: TestServer): Promise<{ id: number }> {
  const [row] = await db
    .insert(availabilities)
    .values({ ...weekly, user_id: actors.caregiver })
    .returning({ id: availabilities.id })
  return row!
}

/** A shift of a fortnight ahead, new each time: the caregiver's, or open. */
async function someShift({ db }: TestServer, user_id: number | null): Promise<{ id: number }> {
  const [row] = await db
    .insert(shifts)
    .values({
      facility_id: 1,
      user_id,
      day: '2026-12-05',
      start: new Date('2026-12-05T15:00:00Z'),
      end: new Date('2026-12-06T03:00:00Z'),
      shift_block_type: 1,
      rate: 2600,
      status: user_id === null ? 'open' : 'assigned',
    })
    .returning({ id: shifts.id })
  return row!
}
const herShift = (server: TestServer) => someShift(server, actors.caregiver)

/** A clock of hers that the server has closed, new each time. */
async function closedClock(server: TestServer): Promise<{ id: number }> {
  const { id: shift_id } = await herShift(server)
  const [row] = await server.db
    .insert(clockRecords)
    .values({
      ...{ user_id: actors.caregiver, shift_id, clock_in_at: new Date('2026-12-05T15:00:00Z') },
      clock_out_at: new Date('2026-12-06T03:00:00Z'),
      closed_at: new Date('2026-12-06T07:00:00Z'),
    })
    .returning({ id: clockRecords.id })
  return row!
}
const openShift = (server: TestServer) => someShift(server, null)

export const shiftSamples = [
  sample(getAvailability, someAvailability, herOwn),
  // Turned down for its day, so that nothing piles up.
  sample(addAvailability, { body: { ...weekly, start_date: '2026-01-01', repeats_weekly: false } }),
  sample(
    updateAvailability,
    async (server) => ({ ...(await someAvailability(server)), body: weekly }),
    herOwn,
  ),
  sample(removeAvailability, someAvailability, herOwn),
  // Turned down without a day, and in a week without times.
  sample(addAvailabilityWeek, {
    body: { days: [], start_date: '2026-11-23', start_time: '09:00', end_time: '17:00' },
  }),
  sample(copyAvailabilityWeek, { body: { day: '2019-01-07' } }),

  sample(getShift, herShift, herOwn),
  sample(confirmShift, herShift, herOwn),
  sample(unconfirmShift, herShift, herOwn),
  sample(cancelShift, herShift, herOwn),
  sample(listOpenShifts, {}),
  sample(listShiftInvites, {}),
  sample(getOpenShift, openShift),
  sample(applyToShift, async (server) => ({ body: { shift_id: (await openShift(server)).id } })),
  sample(listNearbyFacilities, {}),
  sample(getFacility, { id: 1 }, { members: ['caregiver', 'otherCaregiver', 'agencyCaregiver', 'facility'] }),
  sample(listLegacyOpenShifts, {}),
  sample(getLegacyOpenShift, openShift),
  sample(applyToLegacyShift, openShift),
  sample(withdrawFromShift, openShift),

  // Turned down for its length, so that nothing piles up.
  sample(postFacilityShift, {
    body: {
      ...{ facility_id: 1, day: '2026-12-05', start_time: '07:00', end_time: '08:00' },
      ...{ iso_type: null, license_types: [2], rate: 2600 },
    },
  }),
  sample(updateFacilityShift, async (server) => ({
    body: { id: (await openShift(server)).id, action: 'cancel' as const },
  })),
  sample(
    clockInOrOut,
    async (server) => ({
      body: {
        event: 'clock_in' as const,
        shift_id: (await herShift(server)).id,
        event_timestamp: '2026-11-21T12:00:00.000Z',
      },
    }),
    { refused: { otherCaregiver: 'notFound', agencyCaregiver: 'notFound' } },
  ),
  sample(confirmClosedClock, closedClock, herOwn),
]
