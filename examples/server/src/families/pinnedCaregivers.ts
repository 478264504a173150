import { listPinnedCaregivers, pinCaregiver, type PinnedCaregiver } from '@homecare/sdk/visitors'
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only, owner } from '../calls/policy.ts'
import type { Db } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import type { SessionUser } from '../people/session.ts'
import { Refusal, refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { conversations } from '../tables/chat.ts'
import { firstWords } from '../tables/families.ts'
import { invite } from './caregiverInvites.ts'
import { familyServerTexts } from './texts.ts'

/** Those whom a family wrote to before it had a job: listed, and pinned for the first job that it posts. */
export function answerPinnedCaregivers(routes: Routes): void {
  const own = owner('first message', ['family'], async ({ db, params, session }) => {
    const theirs = and(eq(firstWords.id, Number(params['id'])), eq(firstWords.family_id, session.user.id))
    return (await db.$count(firstWords, theirs)) > 0
  })

  routes.on(listPinnedCaregivers, only('family'), ({ db, session }) =>
    pinnedOf(db, eq(firstWords.family_id, session.user.id)),
  )

  routes.on(pinCaregiver, own, async ({ db, params, body }) => {
    const changed = await db
      .update(firstWords)
      .set({ pinned: body.pinned })
      .where(and(eq(firstWords.id, params.id), isNull(firstWords.job_id)))
      .returning({ id: firstWords.id })
    if (changed.length === 0) throw refuse.conflict(familyServerTexts.invitedAlready)
    const [pinned] = await pinnedOf(db, eq(firstWords.id, params.id))
    if (!pinned) throw refuse.notFound()
    return pinned
  })
}

/**
 * Invites to a job that was posted those who are pinned for it, each once. Whoever is not shown any more, or has ended the
 * conversation, as either side may, is left out.
 */
export async function invitePinned(
  deps: Deps,
  family: SessionUser,
  jobId: number,
  now: number,
): Promise<void> {
  const { db } = deps
  const pinned = and(
    eq(firstWords.family_id, family.id),
    eq(firstWords.pinned, true),
    isNull(firstWords.job_id),
  )
  const rows = await db
    .select({ id: firstWords.id, caregiver: firstWords.caregiver_id })
    .from(firstWords)
    .innerJoin(conversations, eq(conversations.id, firstWords.conversation_id))
    .where(and(pinned, eq(conversations.from_user_block, false)))
  for (const { id, caregiver } of rows) {
    try {
      await invite(deps, family, caregiver, { job_id: jobId }, now)
    } catch (error) {
      if (error instanceof Refusal) continue
      throw error
    }
    await db.update(firstWords).set({ job_id: jobId }).where(eq(firstWords.id, id))
  }
}

function pinnedOf(db: Db, whose: SQL): Promise<PinnedCaregiver[]> {
  return db
    .select({
      id: firstWords.id,
      caregiver_id: firstWords.caregiver_id,
      first_name: users.first_name,
      conversation_id: firstWords.conversation_id,
      pinned: firstWords.pinned,
      job_id: firstWords.job_id,
    })
    .from(firstWords)
    .innerJoin(users, eq(users.id, firstWords.caregiver_id))
    .where(and(whose, isNull(users.deleted_at)))
    .orderBy(desc(firstWords.sent_at), desc(firstWords.id))
}
