import {
  updateNursingTimesheet,
  getNursingTimesheet,
  startNursingTimesheet,
  submitNursingTimesheet,
  updateNursingPhotos,
} from '@homecare/sdk/timesheets'
import { shifts } from '../tables/shifts.ts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { nursingTimesheets } from '../tables/timesheets.ts'

const hours = { start: '2026-11-20T15:00:00.000Z', end: '2026-11-20T23:00:00.000Z' }
const span = { start: new Date(hours.start), end: new Date(hours.end) }
const herOwn = { members: ['caregiver'] } as const

/** A shift that the caregiver has worked, new each time. */
async function workedShift({ db }: TestServer): Promise<number> {
  const [row] = await db
    .insert(shifts)
    .values({
      ...{ facility_id: 1, user_id: actors.caregiver, day: '2026-11-20', ...span },
      ...{ shift_block_type: 1, rate: 2600, status: 'done' as const },
    })
    .returning({ id: shifts.id })
  return row!.id
}

/** The timesheet of one, not handed in yet. */
async function aSheet(server: TestServer): Promise<{ id: number }> {
  const shift_id = await workedShift(server)
  const [row] = await server.db
    .insert(nursingTimesheets)
    .values({ shift_id, user_id: actors.caregiver, ...span })
    .returning({ id: nursingTimesheets.id })
  return row!
}

export const nursingSamples = [
  sample(
    startNursingTimesheet,
    async (server) => ({ body: { shift_id: await workedShift(server), ...hours } }),
    { refused: { otherCaregiver: 'notFound', agencyCaregiver: 'notFound' } },
  ),
  sample(getNursingTimesheet, aSheet, herOwn),
  sample(
    updateNursingTimesheet,
    async (server) => ({ ...(await aSheet(server)), body: { break_minutes: 30 } }),
    herOwn,
  ),
  // Turned down for its content, so that nothing piles up.
  sample(
    updateNursingPhotos,
    async (server) => ({ ...(await aSheet(server)), body: { photo: new File(['x'], 'sheet.jpg') } }),
    herOwn,
  ),
  sample(submitNursingTimesheet, aSheet, herOwn),
]
