import type { FamilySummary } from '@homecare/sdk/families'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { users } from '../tables/account.ts'
import type { Db } from '../db/connect.ts'
import { connections } from '../tables/hiring.ts'
import type { SessionUser } from '../people/session.ts'
import { jobReader } from '../jobs/reader.ts'
import { jobs } from '../tables/jobs.ts'
import { photoAddress } from '../people/photoAddress.ts'
import { conversationOf } from './people.ts'

/** Whether a caregiver has to do with a family: a conversation, or a connection. */
export async function isInTouch(db: Db, caregiverId: number, familyId: number): Promise<boolean> {
  if (await conversationOf(db, caregiverId, familyId)) return true
  const [connected] = await db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.family_id, familyId), eq(connections.caregiver_id, caregiverId)))
    .limit(1)
  return connected !== undefined
}

/** What a caregiver is shown of a family: a name, a city, the open jobs. Null when the account is gone. */
export async function familySummary(
  db: Db,
  familyId: number,
  reader: SessionUser,
): Promise<FamilySummary | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, familyId), eq(users.role, 'family'), isNull(users.deleted_at)))
  if (!user) return null
  const open = await db
    .select({ id: jobs.id, title: jobs.title, hours_week: jobs.hours_week })
    .from(jobs)
    .where(and(eq(jobs.family_id, familyId), eq(jobs.status, 'open')))
    .orderBy(desc(jobs.created_at))
    .limit(3)
  const whole = reader.id === familyId || jobReader(reader).whole
  return {
    id: user.id,
    first_name: user.first_name,
    last_initial: user.last_name.slice(0, 1),
    photo: photoAddress(user.id, user.portrait),
    city: user.city,
    state: user.state,
    member_since: user.created_at.toISOString().slice(0, 10),
    jobs: open.map((job) => ({ ...job, title: whole ? job.title : null })),
  }
}
