import { getConnection } from '@homecare/sdk/hiring'
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

export const connectionSamples = [sample(getConnection, someConnection, sides)]
