import { eq, sql } from 'drizzle-orm'
import { owe } from '../../chat/outbox.ts'
import type { Tx } from '../../db/connect.ts'
import { onceCommitted } from '../../db/guard.ts'
import type { Deps } from '../../deps/deps.ts'
import { carePlans, planHistory } from '../../tables/care/careplans.ts'
import { planVersion } from './standing.ts'

/** What happened to a task or plan, by the numbers of the catalogue. */
export const acts = {
  created: 1,
  completed: 2,
  undone: 3,
  deleted: 4,
  assigned: 5,
  alertAdded: 6,
  alertSeen: 7,
  alertOff: 8,
  alertDeleted: 9,
  skipped: 10,
} as const

interface Touch {
  readonly by: number
  /** The task that it is about, where it is about one. */
  readonly task?: number | null
}

/**
 * Notes that something on a plan has changed: its version, who it was and which task, for those who have it open; and that the
 * tasks of today that wait for its people are to be counted anew. Answers the version.
 */
export async function touchPlan(
  tx: Tx,
  { chatCopies }: Pick<Deps, 'chatCopies'>,
  planId: number,
  { by, task = null }: Touch,
): Promise<string> {
  const [row] = await tx
    .update(carePlans)
    .set({ version: sql`${carePlans.version} + 1`, changed_by: by, changed_task: task })
    .where(eq(carePlans.id, planId))
    .returning({ version: carePlans.version })
  const { rows } = await tx.execute(
    sql`select user_id from plan_people where plan_id = ${planId} order by user_id`,
  )
  await owe(tx, [
    { about: 'plan', about_id: planId },
    ...(rows as { user_id: number }[]).map(({ user_id }) => ({ about: 'tasks' as const, about_id: user_id })),
  ])
  await onceCommitted(() => chatCopies.settle())
  return planVersion(row!.version)
}

interface Happened {
  readonly planId: number
  readonly action: number
  readonly by: number
  readonly now: number
  readonly task?: number | null
  readonly day?: string | null
}

/** Writes to the history of a plan what happened. */
export async function remember(tx: Tx, happened: readonly Happened[]): Promise<void> {
  if (happened.length === 0) return
  await tx.insert(planHistory).values(
    happened.map(({ planId, action, by, now, task = null, day = null }) => ({
      ...{ plan_id: planId, task_id: task, day, action, by_user: by, at: new Date(now) },
    })),
  )
}
