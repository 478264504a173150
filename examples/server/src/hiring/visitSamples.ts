import {
  addConnectionShift,
  addVisitSeries,
  cancelConnectionShift,
  endVisitSeries,
  getConnectionShift,
  listBusySpans,
  listVisitSeries,
  updateConnectionShift,
  updateVisitSeries,
} from '@homecare/sdk/hiring'
import { max } from 'drizzle-orm'
import { actors } from '../testing/actors.ts'
import { connectionBetween } from '../testing/connectionBetween.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { connectionShifts, visitSeries } from '../tables/hiring.ts'
import { sides } from './samples.ts'

const hour = 3_600_000

/** The connection of the family and the caregiver, who is hired. */
const hired = (server: TestServer) => connectionBetween(server, { hire_stage: 3 })

/** A time after everything that is planned: nobody is in two places, however often a call is replayed. */
async function later({ db }: TestServer): Promise<{ start: string; end: string }> {
  const [row] = await db.select({ end: max(connectionShifts.end) }).from(connectionShifts)
  const start = row!.end!.getTime() + hour
  return { start: new Date(start).toISOString(), end: new Date(start + hour).toISOString() }
}

/** A visit between the family and the caregiver, new each time. */
async function aVisit(server: TestServer): Promise<{ id: number; shiftId: number }> {
  const [{ id }, { start, end }] = [await hired(server), await later(server)]
  const [row] = await server.db
    .insert(connectionShifts)
    .values({ connection_id: id, start: new Date(start), end: new Date(end) })
    .returning({ id: connectionShifts.id })
  return { id, shiftId: row!.id }
}

/** Weekly visits of the two of which none is planned yet, new each time. */
async function aSeries(server: TestServer): Promise<{ id: number; seriesId: number }> {
  const { id } = await hired(server)
  const [row] = await server.db
    .insert(visitSeries)
    .values({
      ...{ connection_id: id, day_of_week: 1, start_time: '03:00', end_time: '04:00' },
      ...{ from_day: '2029-01-01', planned_to: '2028-12-31', created_at: new Date('2026-11-21T12:00:00Z') },
    })
    .returning({ id: visitSeries.id })
  return { id, seriesId: row!.id }
}

const sidesAndStaff = { members: [...sides.members, 'staff'] } as const
const planners = { members: ['family', 'staff'] } as const

export const visitSamples = [
  sample(
    addConnectionShift,
    async (server) => ({ ...(await hired(server)), body: await later(server) }),
    planners,
  ),
  sample(getConnectionShift, aVisit, sidesAndStaff),
  sample(
    updateConnectionShift,
    async (server) => ({ ...(await aVisit(server)), body: { note: 'Bring the blue folder.' } }),
    sidesAndStaff,
  ),
  sample(cancelConnectionShift, aVisit, sidesAndStaff),
  sample(listVisitSeries, hired, sidesAndStaff),
  sample(
    addVisitSeries,
    async (server) => ({
      ...(await hired(server)),
      body: {
        schedule: [{ day_of_week: 1, start_time: '03:00', end_time: '04:00' }],
        from_day: '2029-01-01',
      },
    }),
    planners,
  ),
  sample(
    updateVisitSeries,
    async (server) => ({ ...(await aSeries(server)), body: { note: 'Ring twice.' } }),
    sidesAndStaff,
  ),
  sample(endVisitSeries, aSeries, sidesAndStaff),
  sample(
    listBusySpans,
    { id: actors.caregiver, query: { start_date: '2026-11-23', end_date: '2026-12-06' } },
    // Both have a connection with the caregiver.
    { members: ['family', 'otherFamily'] },
  ),
]
