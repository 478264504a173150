import { eq, inArray, or } from 'drizzle-orm'
import { connections, connectionShifts } from '../../tables/hiring.ts'
import { rideApprovals } from '../../tables/rides.ts'
import { actors } from '../../testing/actors.ts'
import { removeConnections } from '../../testing/removeWork.ts'
import type { World } from '../../testing/world.ts'

const hour = 3_600_000

/** Two who work together in Oakland, and nothing else of theirs; the family pays for rides up to a limit. */
export async function hiredPair(server: World, cap_cents: number | null = 50_000): Promise<number> {
  const { family, caregiver } = actors
  const theirs = or(inArray(connections.family_id, [family]), eq(connections.caregiver_id, caregiver))
  await removeConnections(server.change(), theirs)
  const [row] = await server.db
    .insert(connections)
    .values({ family_id: family, caregiver_id: caregiver, hire_stage: 3, start_date: '2026-10-05' })
    .returning({ id: connections.id })
  const id = row!.id
  if (cap_cents !== null)
    await server.db.insert(rideApprovals).values({
      ...{ connection_id: id, cap_cents, changed_by: family },
      ...{ approved_at: new Date(server.clock.now()), changed_at: new Date(server.clock.now()) },
    })
  return id
}

/** A visit of two hours that begins so many hours from now, with the rides to and from it in good time. */
export async function visitIn(server: World, connection_id: number, hours: number) {
  const start = server.clock.now() + hours * hour
  const [visit] = await server.db
    .insert(connectionShifts)
    .values({ connection_id, start: new Date(start), end: new Date(start + 2 * hour) })
    .returning({ id: connectionShifts.id })
  return {
    id: visit!.id,
    to: { direction: 'to' as const, pickup_at: new Date(start - hour / 2).toISOString() },
    from: { direction: 'from' as const, pickup_at: new Date(start + 2 * hour).toISOString() },
  }
}
