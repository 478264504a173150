import type { TrailPage } from '@homecare/sdk/trail'
import { desc, eq, sql } from 'drizzle-orm'
import { users } from '../tables/account.ts'
import type { Db } from '../db/connect.ts'
import { facilities } from '../tables/shifts.ts'
import { trailEntries } from '../tables/trail.ts'

/** Entries of a page that asks for no number. */
const usualPage = 20

interface Asked {
  readonly limit?: number | undefined
  readonly offset?: number | undefined
}

/**
 * A person's trail, latest first. The person learns a facility by its name, and everybody else by their kind: who
 * looks at a shown profile is somebody with a privacy of their own. Staff learn the names.
 */
export async function trailOf(
  db: Db,
  userId: number,
  reader: 'person' | 'staff',
  { limit = usualPage, offset = 0 }: Asked,
): Promise<TrailPage> {
  const about = eq(trailEntries.about_user, userId)
  const facility = sql<
    string | null
  >`(select f.name from ${facilities} f where f.user_id = ${users.id} limit 1)`
  const person = sql<string>`trim(${users.first_name} || ' ' || ${users.last_name})`
  const rows = await db
    .select({ entry: trailEntries, facility, person })
    .from(trailEntries)
    .leftJoin(users, eq(users.id, trailEntries.actor_user))
    .where(about)
    .orderBy(desc(trailEntries.id))
    .limit(limit)
    .offset(offset)
  return {
    entries: rows.map((row) => {
      const { id, at, action, subject, subject_id, actor_kind, actor_user, reason } = row.entry
      const name = row.facility ?? (reader === 'staff' ? row.person : null)
      return {
        ...{ id, at: at.toISOString(), action, subject, subject_id, actor_kind, reason },
        own: actor_user === userId,
        actor_name: name || null,
      }
    }),
    total: await db.$count(trailEntries, about),
  }
}
