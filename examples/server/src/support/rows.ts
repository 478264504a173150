import type { SupportRequest, SupportToAnswer, SupportWaiting } from '@homecare/sdk/support'
import { and, asc, desc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { fullName, shortName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import { supportNotes, supportRequests } from '../tables/asking/support.ts'

export type RequestRow = typeof supportRequests.$inferSelect
type Note = SupportRequest['notes'][number]

/** Questions with all that was written in them. */
export async function requestsOf(db: Db | Tx, rows: readonly RequestRow[]): Promise<SupportRequest[]> {
  const notes = await notesOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, topic, state, created_at, unread }) => ({
    ...{ id, topic, state, unread },
    created_at: created_at.toISOString(),
    notes: notes.get(id) ?? [],
  }))
}

export async function requestOf(db: Db | Tx, row: RequestRow): Promise<SupportRequest> {
  const [request] = await requestsOf(db, [row])
  return request!
}

async function notesOf(db: Db | Tx, ids: readonly number[]): Promise<ReadonlyMap<number, Note[]>> {
  const found = new Map<number, Note[]>(ids.map((id) => [id, []]))
  if (ids.length === 0) return found
  const rows = await db
    .select({ note: supportNotes, by: users })
    .from(supportNotes)
    .leftJoin(users, eq(users.id, supportNotes.by_user))
    .where(inArray(supportNotes.request_id, [...ids]))
    .orderBy(asc(supportNotes.id))
  for (const { note, by } of rows) {
    const name = !note.ours || by === null || by.deleted_at !== null ? null : shortName(by)
    found
      .get(note.request_id)
      ?.push({ id: note.id, body: note.body, at: note.at.toISOString(), ours: note.ours, by: name })
  }
  return found
}

/** The own questions, the one that was written in last first. */
export const ownRequests = (db: Db | Tx, userId: number, most: number) =>
  db
    .select()
    .from(supportRequests)
    .where(eq(supportRequests.user_id, userId))
    .orderBy(desc(supportRequests.written_at), desc(supportRequests.id))
    .limit(most)

const withAskers = (db: Db | Tx) =>
  db
    .select({ request: supportRequests, user: users })
    .from(supportRequests)
    .innerJoin(users, eq(users.id, supportRequests.user_id))
type Asked = Awaited<ReturnType<typeof withAskers>>[number]

const waitingOf = ({ request: { id, topic, since }, user }: Asked): SupportWaiting => ({
  ...{ id, topic, person: user.id, name: fullName(user), since: since.toISOString() },
})

const isWaiting: SQL = eq(supportRequests.state, 'waiting')

/** The questions that wait for the staff, the longest wait first. */
export async function requestsToAnswer(db: Db, most: number): Promise<SupportWaiting[]> {
  const rows = await withAskers(db)
    .where(and(isWaiting, isNull(users.deleted_at)))
    .orderBy(asc(supportRequests.since), asc(supportRequests.id))
    .limit(most)
  return rows.map(waitingOf)
}

/** A question with who asks it, and all that was written; null where there is none. */
export async function requestToAnswer(db: Db | Tx, id: number): Promise<SupportToAnswer | null> {
  const [found] = await withAskers(db).where(and(eq(supportRequests.id, id), isNull(users.deleted_at)))
  return found ? { ...(await requestOf(db, found.request)), ...waitingOf(found) } : null
}

/** The questions that wait for the staff: of whom, and since when, as part of a statement. */
export function waitingSupportRows(db: Db) {
  return db
    .select({
      id: sql<number>`${supportRequests.id}`.as('id'),
      person: sql<number>`${users.id}`.as('person'),
      since: sql<Date>`${supportRequests.since}`.as('since'),
    })
    .from(supportRequests)
    .innerJoin(users, eq(users.id, supportRequests.user_id))
    .where(and(isWaiting, isNull(users.deleted_at)))
}

/** The questions of somebody that have an answer which they have not read. */
export const isUnreadOf = (userId: number): SQL | undefined =>
  and(eq(supportRequests.user_id, userId), eq(supportRequests.unread, true))

/** How many answers somebody has not read, as part of a statement. */
export const unreadAnswers = (userId: number): SQL =>
  sql`select count(*) from ${supportRequests} where ${isUnreadOf(userId)}`
