import { answerSupport, getSupportRequest, readSupportAnswers, writeToSupport } from '@homecare/sdk/support'
import { supportNotes, supportRequests } from '../tables/asking/support.ts'
import { actorNames, actors, type Actor } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'

/** A question of an actor to our team that waits, with the number of its message. */
async function someRequest(
  { db, clock }: TestServer,
  user_id: number,
): Promise<{ id: number; seen: number }> {
  const at = new Date(clock.now())
  const [request] = await db
    .insert(supportRequests)
    .values({ user_id, topic: 'other', created_at: at, since: at, written_at: at })
    .returning()
  const [note] = await db
    .insert(supportNotes)
    .values({ request_id: request!.id, body: 'How?', at, ours: false })
    .returning()
  return { id: request!.id, seen: note!.id }
}
const idOf = (actor: Actor) => actors[actor] ?? actors.family

/** Each asks of its own question. */
const whoAsks = { members: actorNames.filter((actor) => actors[actor] !== null) }

export const supportSamples = [
  sample(
    writeToSupport,
    async (server, actor) => ({
      id: (await someRequest(server, idOf(actor))).id,
      body: { body: 'One thing more.' },
    }),
    whoAsks,
  ),
  sample(
    readSupportAnswers,
    async (server, actor) => ({ id: (await someRequest(server, idOf(actor))).id }),
    whoAsks,
  ),
  sample(getSupportRequest, async (server) => ({ id: (await someRequest(server, actors.family)).id })),
  sample(answerSupport, async (server) => {
    const { id, seen } = await someRequest(server, actors.family)
    return { id, body: { body: 'In your settings.', seen } }
  }),
]
