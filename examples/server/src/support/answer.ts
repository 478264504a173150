import { message, say } from '@homecare/sdk/kit'
import {
  answerSupport,
  getSupportRequest,
  listSupportToAnswer,
  supportBodyError,
  supportHref,
  supportTopics,
  supportTransition,
} from '@homecare/sdk/support'
import { supportErrorTexts as wrong } from '@homecare/sdk/texts'
import { desc, eq } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { inform } from '../mail/inform.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { supportNotes, supportRequests } from '../tables/asking/support.ts'
import { lockRequest } from './ask.ts'
import { requestsToAnswer, requestToAnswer } from './rows.ts'
import { supportMailTexts as words } from './texts.ts'

/** So many are answered before the list is asked for again. */
const mostToAnswer = 50

/** Questions to our team, by those who answer them. */
export function answerSupportDesk(routes: Routes): void {
  routes.on(listSupportToAnswer, only('staff'), ({ db }) => requestsToAnswer(db, mostToAnswer))

  routes.on(getSupportRequest, only('staff'), async ({ db, params }) => {
    const request = await requestToAnswer(db, params.id)
    if (request?.state !== 'waiting') throw refuse.notFound()
    return request
  })

  routes.on(answerSupport, only('staff'), ({ db, deps, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      if (body.body !== null) refuseWrong({ body: supportBodyError(body.body) ?? undefined })
      const row = await lockRequest(tx, params.id)
      const next = supportTransition(row.state, body.body === null ? 'close' : 'answer')
      if (!next) throw refuse.conflict(wrong.notWaiting)
      const [last] = await tx
        .select({ id: supportNotes.id })
        .from(supportNotes)
        .where(eq(supportNotes.request_id, row.id))
        .orderBy(desc(supportNotes.id))
        .limit(1)
      if (last?.id !== body.seen) throw refuse.conflict(wrong.changed)
      const at = new Date(now)
      const answer = body.body?.trim()
      if (answer)
        await tx
          .insert(supportNotes)
          .values({ request_id: row.id, body: answer, at, ours: true, by_user: user.id })
      await tx
        .update(supportRequests)
        .set({
          state: next.to,
          unread: row.unread || answer !== undefined,
          ...(answer && { written_at: at }),
        })
        .where(eq(supportRequests.id, row.id))
      // Whoever leaves takes their questions along: there is somebody to write to.
      const [asker] = await tx.select().from(users).where(eq(users.id, row.user_id))
      if (answer)
        await inform(
          deps,
          asker!,
          message(words.subject, { topic: say(asker!.language, supportTopics.get(row.topic).label) }),
          answer,
          message(words.link, { link: pageUrl(deps.config, supportHref(row.id)) }),
        )
      return (await requestToAnswer(tx, row.id))!
    }),
  )
}
