import {
  decideMessageReport,
  getMessageReport,
  listMessageReports,
  reportConversation,
  type ReportDecision,
} from '@homecare/sdk/support'
import { message } from '@homecare/sdk/kit'
import { messageReportErrorTexts as wrong } from '@homecare/sdk/texts'
import { and, desc, eq, isNull, or } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { pageUrl } from '../config/pageUrl.ts'
import type { Tx } from '../db/connect.ts'
import { onceCommitted } from '../db/guard.ts'
import type { Deps } from '../deps/deps.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { inform } from '../mail/inform.ts'
import { refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { conversations, messageReports, messages } from '../tables/chat.ts'
import { block, freeze } from './block.ts'
import { hasBlocked, otherOf } from './blocks.ts'
import { member } from './members.ts'
import { reportOf, reportsToRead, type ReportRow } from './reportRows.ts'
import { reportMailTexts as words } from './reportTexts.ts'

/** So many are decided before the list is asked for again. */
const mostToRead = 50
/** Each is read by somebody. */
const reporting: Limit = { name: 'report', hits: 10, seconds: 3600, counts: ['person'] }

/** Reports of messages: by those who get them, and by the staff who decide. */
export function answerMessageReports(routes: Routes): void {
  routes.on(
    reportConversation,
    member,
    async ({ db, session: { user }, params, body, now, deps }) => {
      const blocked = await db.transaction(async (tx) => {
        const [row] = await tx
          .select()
          .from(conversations)
          .where(eq(conversations.id, params.id))
          .for('update')
        if (!row) throw refuse.notFound()
        const [newest] = await tx
          .select({ id: messages.message_id })
          .from(messages)
          .where(eq(messages.conversation_id, row.id))
          .orderBy(desc(messages.message_id))
          .limit(1)
        const [made] = await tx
          .insert(messageReports)
          .values({
            ...{ conversation_id: row.id, reporter_id: user.id, person_id: otherOf(row, user.id) },
            ...{ reason: body.reason, note: body.note.trim() || null, at: new Date(now) },
            until_message: newest?.id ?? null,
          })
          .onConflictDoNothing()
          .returning()
        if (!made) throw refuse.conflict(wrong.waits)
        if (body.block) await block(tx, row.id, user.id, true)
        return body.block || hasBlocked(row, user.id)
      })
      await onceCommitted(() => deps.chatCopies.settle())
      return { from_user_block: blocked }
    },
    { limit: reporting },
  )

  routes.on(listMessageReports, only('staff'), ({ db }) => reportsToRead(db, mostToRead))

  routes.on(getMessageReport, only('staff'), async ({ db, params }) => {
    const report = await reportOf(db, params.id)
    if (!report) throw refuse.notFound()
    return report
  })

  routes.on(
    decideMessageReport,
    only('staff'),
    async ({ db, deps, session: { user }, params, body, now }) => {
      const { decision } = body
      await db.transaction(async (tx) => {
        const [row] = await tx
          .update(messageReports)
          .set({ decision, decided_at: new Date(now), decided_by: user.id })
          .where(and(eq(messageReports.id, params.id), isNull(messageReports.decision)))
          .returning()
        if (!row) {
          const known = await tx.$count(messageReports, eq(messageReports.id, params.id))
          throw known > 0 ? refuse.conflict(wrong.decided) : refuse.notFound()
        }
        if (decision === 'frozen') await freeze(tx, row.person_id, true, now)
        await tell(tx, deps, row, decision)
      })
      await onceCommitted(() => deps.chatCopies.settle())
      return { decision }
    },
  )
}

/** Writes to both what was decided, whoever is still there; neither letter says who the other is. */
async function tell(tx: Tx, deps: Deps, row: ReportRow, decision: ReportDecision): Promise<void> {
  const both = await tx
    .select()
    .from(users)
    .where(and(or(eq(users.id, row.reporter_id), eq(users.id, row.person_id)), isNull(users.deleted_at)))
  const reporter = both.find(({ id }) => id === row.reporter_id)
  const person = both.find(({ id }) => id === row.person_id)
  const toMessages = message(words.toMessages, { link: pageUrl(deps.config, '/messages') })
  if (reporter) await inform(deps, reporter, words.subject, words.read, words[decision], toMessages)
  if (person && decision === 'warned')
    await inform(deps, person, words.warnedSubject, words.rules, words.again, toMessages)
  if (person && decision === 'frozen') {
    const link = pageUrl(deps.config, '/me?modal=supportMessage')
    await inform(deps, person, words.frozenSubject, message(words.stopped, { link }))
  }
}

/** Removes what somebody who leaves has reported, and what was reported of them. */
export async function eraseReports(tx: Tx, userId: number): Promise<void> {
  await tx
    .delete(messageReports)
    .where(or(eq(messageReports.reporter_id, userId), eq(messageReports.person_id, userId)))
}
