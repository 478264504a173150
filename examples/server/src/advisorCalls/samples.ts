import { askForCall, noteCallAttempt, withdrawCall } from '@homecare/sdk/families'
import { eq } from 'drizzle-orm'
import { advisorCalls } from '../tables/asking/advisorCalls.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'

/** A call that a family asked for, alone, for the call of a sample. */
async function someCall({ db, clock }: TestServer, actor: Actor): Promise<{ id: number }> {
  const family_id = actor === 'otherFamily' ? actors.otherFamily : actors.family
  await db.delete(advisorCalls).where(eq(advisorCalls.family_id, family_id))
  const [row] = await db
    .insert(advisorCalls)
    .values({
      ...{ family_id, kind: 'hire', time_zone: 'America/Los_Angeles', phone: '5105550142' },
      times: [{ day: '2026-11-24', part: 'morning' }],
      asked_at: new Date(clock.now()),
    })
    .returning({ id: advisorCalls.id })
  return row!
}

export const advisorCallSamples = [
  // Turned down for its time: nobody is called.
  sample(askForCall, {
    body: { times: [{ day: '2020-01-01', part: 'morning' }], phone: '5105550142', version: 0 },
  }),
  sample(withdrawCall, async (server, actor) => {
    await someCall(server, actor)
    return { body: { version: 1 } }
  }),
  sample(
    noteCallAttempt,
    async (server, actor) => ({
      ...(await someCall(server, actor === 'otherFamily' ? 'family' : actor)),
      body: { version: 1, reached: true },
    }),
    { members: ['careManager'] },
  ),
]
