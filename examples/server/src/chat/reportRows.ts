import type { MessageReport, ReportedMessage, ReportWaiting } from '@homecare/sdk/support'
import { and, asc, desc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../db/connect.ts'
import { fullName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import { messageReports, messages } from '../tables/chat.ts'
import { isFrozen } from './people.ts'

export type ReportRow = typeof messageReports.$inferSelect

/** So many of the last messages are read to judge a report. */
const mostRead = 20

const reporters = alias(users, 'reporters')
const isWaiting = isNull(messageReports.decision)

const withPeople = (db: Db | Tx) =>
  db
    .select({ report: messageReports, person: users, reporter: reporters })
    .from(messageReports)
    .innerJoin(users, eq(users.id, messageReports.person_id))
    .innerJoin(reporters, eq(reporters.id, messageReports.reporter_id))
type Reported = Awaited<ReturnType<typeof withPeople>>[number]

const waitingOf = ({ report: { id, reason, at }, person, reporter }: Reported): ReportWaiting => ({
  ...{ id, reason, person: person.id, name: fullName(person), reporter: fullName(reporter) },
  since: at.toISOString(),
})

/** The reports that wait for the staff, the longest wait first. */
export async function reportsToRead(db: Db, most: number): Promise<ReportWaiting[]> {
  const rows = await withPeople(db)
    .where(isWaiting)
    .orderBy(asc(messageReports.at), asc(messageReports.id))
    .limit(most)
  return rows.map(waitingOf)
}

/** A report that waits, with what was written until it was made; null where none does. */
export async function reportOf(db: Db | Tx, id: number): Promise<MessageReport | null> {
  const [found] = await withPeople(db).where(and(eq(messageReports.id, id), isWaiting))
  if (!found) return null
  const { report } = found
  const ledToSomething = and(
    eq(messageReports.person_id, report.person_id),
    inArray(messageReports.decision, ['warned', 'frozen']),
  )
  return {
    ...waitingOf(found),
    note: report.note,
    frozen: await isFrozen(db, report.person_id),
    before: await db.$count(messageReports, ledToSomething),
    messages: await lastMessages(db, report),
  }
}

async function lastMessages(db: Db | Tx, report: ReportRow): Promise<ReportedMessage[]> {
  if (report.until_message === null) return []
  const rows = await db
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.conversation_id, report.conversation_id),
        lte(messages.message_id, report.until_message),
      ),
    )
    .orderBy(desc(messages.timestamp), desc(messages.message_id))
    .limit(mostRead)
  return rows.toReversed().map(({ message_id, uid, content, timestamp }) => ({
    ...{ id: message_id, content, reported: uid === report.person_id },
    at: new Date(timestamp).toISOString(),
  }))
}

/** The reports that wait for the staff: by whom, and since when, as part of a statement. */
export function waitingReportRows(db: Db) {
  return db
    .select({
      id: sql<number>`${messageReports.id}`.as('id'),
      person: sql<number>`${messageReports.reporter_id}`.as('person'),
      since: sql<Date>`${messageReports.at}`.as('since'),
    })
    .from(messageReports)
    .where(isWaiting)
}
