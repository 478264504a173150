import { getSupportMessage, getCareNavigator } from '@homecare/sdk/families'
import { say } from '@homecare/sdk/kit'
import {
  askSupport,
  listSupportRequests,
  readSupportAnswers,
  supportBodyError,
  supportLimits,
  supportTopics,
  supportTransition,
  topicsFor,
  writeToSupport,
} from '@homecare/sdk/support'
import { careNavigatorTexts, supportErrorTexts as wrong } from '@homecare/sdk/texts'
import { and, desc, eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { always, inViews, memberOf, only, signedIn } from '../calls/policy.ts'
import type { Tx } from '../db/connect.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { advisorOf } from '../people/advisor.ts'
import { lockUser } from '../people/lockUser.ts'
import { personOf } from '../people/person.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { supportNotes, supportRequests } from '../tables/asking/support.ts'
import { ownRequests, requestOf, requestsOf, type RequestRow } from './rows.ts'

const mostShown = 20
/** What is written wakes somebody. */
const writing: Limit = { name: 'support', hits: 30, seconds: 3600, counts: ['person'] }

/** An own question. */
const ownRequest = always(
  memberOf('question', async ({ db, params }) => {
    const asker = { id: supportRequests.user_id }
    const rows = await db
      .select(asker)
      .from(supportRequests)
      .where(eq(supportRequests.id, Number(params['id'])))
    return rows.map(({ id }) => id)
  }),
)

/** Questions to our team, by those who ask them. */
export function answerSupportRequests(routes: Routes): void {
  routes.on(listSupportRequests, always(signedIn), async ({ db, session }) =>
    requestsOf(db, await ownRequests(db, session.user.id, mostShown)),
  )

  routes.on(
    askSupport,
    always(signedIn),
    ({ db, session: { user }, body, now }) =>
      db.transaction(async (tx) => {
        refuseWrong({
          topic: topicsFor(user.role).includes(body.topic) ? undefined : wrong.topic,
          body: supportBodyError(body.body) ?? undefined,
        })
        // Two tabs wait for each other here.
        await lockUser(tx, user.id)
        const waiting = and(eq(supportRequests.user_id, user.id), eq(supportRequests.state, 'waiting'))
        if ((await tx.$count(supportRequests, waiting)) >= supportLimits.waiting)
          throw refuse.conflict(wrong.tooMany)
        const at = new Date(now)
        const [row] = await tx
          .insert(supportRequests)
          .values({ user_id: user.id, topic: body.topic, created_at: at, since: at, written_at: at })
          .returning()
        await write(tx, row!.id, body.body, now)
        return requestOf(tx, row!)
      }),
    { limit: writing },
  )

  routes.on(
    writeToSupport,
    ownRequest,
    ({ db, params, body, now }) =>
      db.transaction(async (tx) => {
        refuseWrong({ body: supportBodyError(body.body) ?? undefined })
        const row = await lockRequest(tx, params.id)
        const next = supportTransition(row.state, 'write')!
        await write(tx, row.id, body.body, now)
        const at = new Date(now)
        const [written] = await tx
          .update(supportRequests)
          // What waits already goes on waiting since then.
          .set({ state: next.to, written_at: at, ...(row.state !== 'waiting' && { since: at }) })
          .where(eq(supportRequests.id, row.id))
          .returning()
        return requestOf(tx, written!)
      }),
    { limit: writing },
  )

  routes.on(readSupportAnswers, ownRequest, async ({ db, params }) => {
    const [row] = await db
      .update(supportRequests)
      .set({ unread: false })
      .where(eq(supportRequests.id, params.id))
      .returning()
    if (!row) throw refuse.notFound()
    return requestOf(db, row)
  })

  const family = inViews(only('family'), 'family-dashboard')
  routes.on(getSupportMessage, family, async ({ db, session: { user } }) => {
    const [row] = await db
      .select({ topic: supportRequests.topic, note: supportNotes })
      .from(supportRequests)
      .innerJoin(supportNotes, eq(supportNotes.request_id, supportRequests.id))
      .where(
        and(
          eq(supportRequests.user_id, user.id),
          eq(supportRequests.unread, true),
          eq(supportNotes.ours, true),
        ),
      )
      .orderBy(desc(supportNotes.id))
      .limit(1)
    if (!row) return null
    const { note, topic } = row
    const title = say(user.language, supportTopics.get(topic).label)
    return { id: note.request_id, title, body: note.body, created_at: note.at.toISOString() }
  })

  routes.on(getCareNavigator, family, async ({ db, session: { user } }) => {
    const advisor = await advisorOf(db, user.id)
    if (!advisor) return null
    const { first_name, last_initial, photo } = personOf(advisor)
    return {
      name: `${first_name} ${last_initial}.`,
      photo,
      phone: advisor.phone,
      email: advisor.email,
      hours: say(user.language, careNavigatorTexts.hours),
    }
  })
}

async function write(tx: Tx, request_id: number, body: string, now: number): Promise<void> {
  await tx.insert(supportNotes).values({ request_id, body: body.trim(), at: new Date(now), ours: false })
}

/** A question that nobody else writes in meanwhile. */
export async function lockRequest(tx: Tx, id: number): Promise<RequestRow> {
  const [row] = await tx.select().from(supportRequests).where(eq(supportRequests.id, id)).for('update')
  if (!row) throw refuse.notFound()
  return row
}
