import { whyNoMessage, type MessageTies } from '@homecare/sdk/chat'
import { say, type Locale, type Text } from '@homecare/sdk/kit'
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { users } from '../tables/account.ts'
import { caregivers } from '../tables/caregivers.ts'
import type { Db, Tx } from '../db/connect.ts'
import { connections } from '../tables/hiring.ts'
import { applications, jobs } from '../tables/jobs.ts'
import { refuse } from '../refusals/refuse.ts'
import { hasBlocked, isBlocked, type ConversationRow } from './blocks.ts'
import { conversations, messagingFreezes } from '../tables/chat.ts'

export type Person = typeof users.$inferSelect

/** The person to be written to. Refuses with 404 one who is gone, or whose profile is not shown. */
export async function findPerson(db: Db | Tx, userId: number): Promise<Person> {
  const [row] = await db
    .select({ user: users, profile: caregivers.profile_state_name })
    .from(users)
    .leftJoin(caregivers, eq(caregivers.user_id, users.id))
    .where(and(eq(users.id, userId), isNull(users.deleted_at)))
  if (!row || (row.profile !== null && row.profile !== 'active')) throw refuse.notFound()
  return row.user
}

/** The conversation of two people, whoever began it. */
export async function conversationOf(
  db: Db | Tx,
  one: number,
  other: number,
): Promise<ConversationRow | undefined> {
  const { from_user, to_user } = conversations
  const [row] = await db
    .select()
    .from(conversations)
    .where(or(and(eq(from_user, one), eq(to_user, other)), and(eq(from_user, other), eq(to_user, one))))
    .orderBy(conversations.id)
    .limit(1)
  return row
}

/** Why the one may not write to the other, or null: the SDK's rule over what the tables know. */
export async function whyNot(
  db: Db | Tx,
  from: Person,
  to: Pick<Person, 'id' | 'role' | 'deleted_at'>,
  conversation: ConversationRow | undefined,
): Promise<Text | null> {
  const ties: MessageTies = {
    from: { user_id: from.id, user_type: from.role },
    to: { user_id: to.id, user_type: to.role },
    frozen: await isFrozen(db, from.id),
    blocked: conversation !== undefined && hasBlocked(conversation, from.id),
    closed: to.deleted_at !== null || (conversation !== undefined && isBlocked(conversation, from.id)),
    inConversation: conversation !== undefined,
  }
  const verdict = whyNoMessage(ties)
  if (verdict === null || conversation) return verdict
  return whyNoMessage({ ...ties, knowEachOther: await knowEachOther(db, from.id, to.id) })
}

/** The same as a refusal with 403. */
export async function refuseUnlessMayWrite(...args: Parameters<typeof whyNot>): Promise<void> {
  const why = await whyNot(...args)
  if (why) throw refuse.forbidden(why)
}

export async function isFrozen(db: Db | Tx, userId: number): Promise<boolean> {
  const found = await db.select().from(messagingFreezes).where(eq(messagingFreezes.user_id, userId))
  return found.length > 0
}

export const wordsOf = (why: Text | null, locale: Locale): string | null => (why ? say(locale, why) : null)

/** Whether they are connected by a hire, or the caregiver has applied to a job of the family. */
async function knowEachOther(db: Db | Tx, one: number, other: number): Promise<boolean> {
  const both = [one, other]
  const [connected] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(inArray(connections.family_id, both), inArray(connections.caregiver_id, both)))
    .limit(1)
  if (connected) return true
  const [applied] = await db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.job_id))
    .where(
      and(
        inArray(jobs.family_id, both),
        inArray(applications.caregiver_id, both),
        eq(applications.proposal_state, 'applied'),
      ),
    )
    .limit(1)
  return applied !== undefined
}
