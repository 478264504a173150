import { cancelConnectionShift, updateConnectionShift, getConnectionShift } from '@homecare/sdk/hiring'
import { and, eq } from 'drizzle-orm'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { sides } from './samples.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'

/** A visit of a fortnight ahead between the family and the caregiver, new each time. */
async function aVisit({ db }: TestServer): Promise<{ id: number; shiftId: number }> {
  const between = and(
    eq(connections.family_id, actors.family),
    eq(connections.caregiver_id, actors.caregiver),
  )
  const [connection] = await db.select().from(connections).where(between)
  const [row] = await db
    .insert(connectionShifts)
    .values({
      connection_id: connection!.id,
      start: new Date('2026-12-05T17:00:00Z'),
      end: new Date('2026-12-05T21:00:00Z'),
    })
    .returning({ id: connectionShifts.id })
  return { id: connection!.id, shiftId: row!.id }
}

export const visitSamples = [
  sample(getConnectionShift, aVisit, sides),
  sample(
    updateConnectionShift,
    async (server) => ({ ...(await aVisit(server)), body: { note: 'Bring the blue folder.' } }),
    sides,
  ),
  sample(cancelConnectionShift, aVisit, sides),
]
