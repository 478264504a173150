import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import { owe } from '../chat/outbox.ts'
import type { Tx } from '../db/connect.ts'
import {
  carePlans,
  planInvites,
  planPeople,
  planSealBreaks,
  planTasks,
  taskMedia,
} from '../tables/care/careplans.ts'
import { users } from '../tables/account.ts'
import { clockCorrections } from '../tables/shifts.ts'

/**
 * Ends what somebody who leaves has to do with care plans: their own plans go with all that stands on them, and of others they are
 * off. What they wrote and did there is the family's, and stays without a name. Answers the files that nothing names any more.
 */
export async function erasePlans(tx: Tx, userId: number): Promise<string[]> {
  const files = await tx
    .select({ stored_as: taskMedia.stored_as, small_as: taskMedia.small_as })
    .from(taskMedia)
    .innerJoin(carePlans, eq(carePlans.id, taskMedia.plan_id))
    .where(and(eq(carePlans.family_id, userId), isNotNull(taskMedia.stored_as)))
  const own = await tx.select({ id: carePlans.id }).from(carePlans).where(eq(carePlans.family_id, userId))
  const others = await tx
    .select({ id: planPeople.plan_id })
    .from(planPeople)
    .where(eq(planPeople.user_id, userId))
  const told = [...new Set([...own, ...others].map(({ id }) => id))]
  // Whoever has one open is told that it, or somebody on it, is there no more; and nothing waits for who has left.
  await owe(tx, [
    ...told.map((id) => ({ about: 'plan' as const, about_id: id })),
    { about: 'tasks', about_id: userId },
  ])
  await tx.delete(carePlans).where(eq(carePlans.family_id, userId))
  await tx.delete(planPeople).where(eq(planPeople.user_id, userId))
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, userId))
  await tx
    .delete(planInvites)
    .where(or(eq(planInvites.accepted_by, userId), eq(planInvites.email, user?.email ?? '')))
  await tx.delete(planSealBreaks).where(eq(planSealBreaks.staff_id, userId))
  // That other times were said, and which, stays for those who pay for them; not in whose words.
  await tx
    .update(clockCorrections)
    .set({ note: sql`case when ${clockCorrections.note} = '' then '' else '–' end` })
    .where(eq(clockCorrections.by_user, userId))
  await tx.update(clockCorrections).set({ decision_note: '' }).where(eq(clockCorrections.decided_by, userId))
  await tx.update(planTasks).set({ assigned_to: null }).where(eq(planTasks.assigned_to, userId))
  return files.flatMap(({ stored_as, small_as }) => [stored_as, small_as].filter((name) => name !== null))
}
