import { mayOnPlan, type PlanStanding, type TaskMedia } from '@homecare/sdk/careplans'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '../../db/connect.ts'
import { personOf } from '../../people/person.ts'
import type { SessionUser } from '../../people/session.ts'
import { users } from '../../tables/account.ts'
import { taskMedia } from '../../tables/care/careplans.ts'

export type MediaRow = typeof taskMedia.$inferSelect

/** Where a photo or video of a plan is read: by whoever may see the plan, judged each time. */
const addressOf = (id: number) => `/files/plans/${id}`

/** A photo or video as its reader sees it. */
export function mediaSeen(
  row: MediaRow,
  author: SessionUser | null,
  { user, standing }: { readonly user: SessionUser; readonly standing: PlanStanding },
): TaskMedia {
  const isOwn = row.by_user === user.id && mayOnPlan(standing, 'add_photos')
  return {
    id: row.id,
    url: addressOf(row.id),
    small_url: row.small_as === null ? null : `${addressOf(row.id)}?small`,
    description: row.description,
    created: row.at.toISOString(),
    user: author && personOf(author),
    own: isOwn || mayOnPlan(standing, 'manage_people'),
  }
}

/** The photos and videos of a day of a task, in the order in which they were added. */
export async function mediaOf(
  db: Db | Tx,
  { planId, taskId, day }: { readonly planId: number; readonly taskId: number; readonly day: string },
  reader: { readonly user: SessionUser; readonly standing: PlanStanding },
): Promise<{ readonly kind: MediaRow['kind']; readonly seen: TaskMedia }[]> {
  const rows = await db
    .select({ media: taskMedia, author: users })
    .from(taskMedia)
    .leftJoin(users, eq(users.id, taskMedia.by_user))
    .where(
      and(
        eq(taskMedia.plan_id, planId),
        eq(taskMedia.task_id, taskId),
        eq(taskMedia.day, day),
        isNull(taskMedia.removed_at),
      ),
    )
    .orderBy(asc(taskMedia.id))
  return rows.map(({ media, author }) => ({ kind: media.kind, seen: mediaSeen(media, author, reader) }))
}
