import { confirmPostopCare, getPostopQuestion, linkState } from '@homecare/sdk/research'
import { eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { anyone } from '../calls/policy.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { refuse } from '../refusals/refuse.ts'
import { hashOf } from '../secrets/token.ts'
import { postopQuestions, studyEncounters } from '../tables/research.ts'

/** Far more than somebody who opens their letters; far fewer than whoever tries tokens. */
const looks: Limit = { name: 'postop-link', hits: 60, seconds: 3600, counts: ['address'] }

/** The mailed question whether the care after an operation took place: answered once, by whoever has the link. */
export function answerPostop(routes: Routes): void {
  routes.on(
    getPostopQuestion,
    anyone,
    async ({ db, params, now, reply }) => {
      reply.header('Cache-Control', 'no-store')
      const { question, encounter } = await questionOf(db, params.token)
      const state = linkState({ used_at: question.answered_at, until: question.expires_at }, now)
      return { state, date: encounter.day, provider: encounter.provider }
    },
    { limit: looks },
  )

  routes.on(
    confirmPostopCare,
    anyone,
    ({ db, params, body, now }) =>
      db.transaction(async (tx) => {
        const { question } = await questionOf(tx, params.token, { of: postopQuestions })
        // Answered is answered, whatever is sent after it.
        const state = linkState({ used_at: question.answered_at, until: question.expires_at }, now)
        if (state === 'used') return { confirmed: question.received === true }
        if (state === 'expired') throw refuse.notFound()
        await tx
          .update(postopQuestions)
          .set({ answered_at: new Date(now), received: body.received, note: body.note?.trim() ?? '' })
          .where(eq(postopQuestions.encounter_id, question.encounter_id))
        return { confirmed: body.received }
      }),
    { limit: looks },
  )
}

/** A mailed question; a 404 for a link that never was. Whoever answers it locks it alone, and nobody waits for its visit. */
async function questionOf(db: Db | Tx, token: string, lock?: { readonly of: typeof postopQuestions }) {
  const asked = db
    .select({ question: postopQuestions, encounter: studyEncounters })
    .from(postopQuestions)
    .innerJoin(studyEncounters, eq(studyEncounters.id, postopQuestions.encounter_id))
    .where(eq(postopQuestions.token_hash, hashOf(token)))
  const [row] = await (lock ? asked.for('update', lock) : asked)
  if (!row) throw refuse.notFound()
  return row
}
