import { message, say } from '@homecare/sdk/kit'
import {
  answerSupport,
  listSupportToAnswer,
  supportBodyError,
  supportTopics,
  supportTransition,
} from '@homecare/sdk/support'
import { supportErrorTexts as wrong } from '@homecare/sdk/texts'
import { desc, eq } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { inform } from '../mail/inform.ts'
import { Refusal, refuse, refuseWrong } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { supportNotes, supportRequests } from '../tables/asking/support.ts'
import { lockRequest } from './ask.ts'
import { isWaiting, requestsToAnswer } from './rows.ts'
import { supportMailTexts as words } from './texts.ts'

/** So many are answered before the list is asked for again. */
const mostToAnswer = 50

/** Questions to our team, by those who answer them. */
export function answerSupportDesk(routes: Routes): void {
  routes.on(listSupportToAnswer, only('staff'), ({ db }) => requestsToAnswer(db, isWaiting, mostToAnswer))

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
      const current = async () => (await requestsToAnswer(tx, eq(supportRequests.id, row.id), 1))[0]
      if (last?.id !== body.seen) throw new Refusal(409, wrong.changed, { current: await current() })
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
      const [asker] = await tx.select().from(users).where(eq(users.id, row.user_id))
      if (answer && asker && asker.deleted_at === null)
        await inform(
          deps,
          asker,
          message(words.subject, { topic: say(asker.language, supportTopics.get(row.topic).label) }),
          answer,
          message(words.link, { link: pageUrl(deps.config, `/me?modal=supportMessage&request=${row.id}`) }),
        )
      const answered = await current()
      if (!answered) throw refuse.notFound()
      return answered
    }),
  )
}
