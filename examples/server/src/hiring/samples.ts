import {
  getConnection,
  previewEnd,
  resumeConnection,
  terminateConnection,
  updateConnection,
} from '@homecare/sdk/hiring'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { connections } from '../tables/hiring.ts'

/** Who may see a connection of the family and the caregiver among the actors, and its visits. */
export const sides = { members: ['family', 'caregiver'] } as const

/** A connection that is begun for the call alone. */
export async function someConnection({ db }: TestServer): Promise<{ id: number }> {
  const [row] = await db
    .insert(connections)
    .values({ family_id: actors.family, caregiver_id: actors.caregiver })
    .returning({ id: connections.id })
  return row!
}

export const connectionSamples = [
  sample(getConnection, someConnection, sides),
  sample(
    updateConnection,
    async (server) => ({
      ...(await someConnection(server)),
      body: { contact_types: ['message' as const, 'phone' as const] },
    }),
    sides,
  ),
]

/** Two who work together, for the call alone. */
async function someHired({ db }: TestServer): Promise<{ id: number }> {
  const [row] = await db
    .insert(connections)
    .values({ family_id: actors.family, caregiver_id: actors.caregiver, hire_stage: 3 })
    .returning({ id: connections.id })
  return row!
}

export const endSamples = [
  sample(
    previewEnd,
    async (server) => ({ ...(await someHired(server)), query: { last_day: '2026-12-31' } }),
    sides,
  ),
  sample(
    terminateConnection,
    async (server) => ({
      ...(await someHired(server)),
      body: { last_day: '2026-12-31', reason: 'moved' as const },
    }),
    sides,
  ),
  sample(resumeConnection, someHired, sides),
]
