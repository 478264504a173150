import {
  addAvailability,
  availabilityNeedsUpdate,
  changeAvailability,
  getAvailability,
  listAvailabilities,
  removeAvailability,
} from '@homecare/sdk'
import { availabilities } from '../caregivers/tables.ts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'

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

export const shiftSamples = [
  sample(listAvailabilities, {}),
  sample(getAvailability, someAvailability, herOwn),
  // Turned down for its day, so that nothing piles up.
  sample(addAvailability, { body: { ...weekly, start_date: '2026-01-01', repeats_weekly: false } }),
  sample(
    changeAvailability,
    async (server) => ({ ...(await someAvailability(server)), body: weekly }),
    herOwn,
  ),
  sample(removeAvailability, someAvailability, herOwn),
  sample(availabilityNeedsUpdate, {}),
]
