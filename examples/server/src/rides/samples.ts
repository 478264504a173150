import { desc } from 'drizzle-orm'
import { approveRides, cancelRide, listRides, orderRide, previewRide } from '@homecare/sdk/rides'
import { connectionBetween } from '../testing/connectionBetween.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { connectionShifts } from '../tables/hiring.ts'
import { rideApprovals, rides } from '../tables/rides.ts'

/** A connection of the family and the caregiver among the actors, with a visit ahead and rides that are paid for. */
async function withVisit(server: TestServer): Promise<{ id: number; shiftId: number; start: number }> {
  const { db, clock } = server
  const connection = await connectionBetween(server, { hire_stage: 3 })
  // At an hour at which nobody is booked, and of no other sample.
  const [latest] = await db
    .select({ end: connectionShifts.end })
    .from(connectionShifts)
    .orderBy(desc(connectionShifts.end))
    .limit(1)
  const start = Math.max(latest?.end.getTime() ?? 0, clock.now()) + 3_600_000
  const [visit] = await db
    .insert(connectionShifts)
    .values({
      connection_id: connection.id,
      ...{ start: new Date(start), end: new Date(start + 3_600_000) },
    })
    .returning({ id: connectionShifts.id })
  const now = new Date(clock.now())
  const approval = { cap_cents: 50_000, approved_at: now, changed_at: now }
  await db
    .insert(rideApprovals)
    .values({ connection_id: connection.id, ...approval })
    .onConflictDoUpdate({ target: rideApprovals.connection_id, set: approval })
  return { id: connection.id, shiftId: visit!.id, start }
}

const drafted = async (server: TestServer) => {
  const { id, shiftId, start } = await withVisit(server)
  return { id, shiftId, draft: { direction: 'to' as const, pickup_at: new Date(start).toISOString() } }
}

const readers = { members: ['family', 'caregiver', 'staff'] } as const
const rider = { members: ['caregiver'] } as const

export const rideSamples = [
  sample(listRides, async (server) => ({ id: (await withVisit(server)).id }), readers),
  sample(
    approveRides,
    async (server) => ({
      id: (await withVisit(server)).id,
      body: { approved: true, cap_cents: 20_000 },
    }),
    { members: ['family'] },
  ),
  sample(
    previewRide,
    async (server) => {
      const { draft: query, ...ids } = await drafted(server)
      return { ...ids, query }
    },
    rider,
  ),
  sample(
    orderRide,
    async (server) => {
      const { draft: body, ...ids } = await drafted(server)
      return { ...ids, body }
    },
    rider,
  ),
  sample(
    cancelRide,
    async (server) => {
      const { id, shiftId, start } = await withVisit(server)
      const [ride] = await server.db
        .insert(rides)
        .values({
          ...{ connection_id: id, visit_id: shiftId, direction: 'to', order_key: `sample ${shiftId}` },
          ...{ state: 'ordered', town: 'Oakland, CA', pickup_at: new Date(start), month: '2026-11-01' },
          ...{ estimate_cents: 1_000, ordered_at: new Date(server.clock.now()) },
          looked_at: new Date(server.clock.now()),
        })
        .returning({ id: rides.id })
      return { id, rideId: ride!.id }
    },
    rider,
  ),
]
