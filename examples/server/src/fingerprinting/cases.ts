import type { FingerprintCase, FingerprintCaseDetail, FingerprintList } from '@homecare/sdk/hiring'
import { aliasedTable, and, desc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { fullName, shortName } from '../people/person.ts'
import { refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { fingerprintEvents, fingerprintRequests as requests } from '../tables/fingerprinting.ts'
import { connections } from '../tables/hiring.ts'
import { careCityOf, careStateOf, requestFor } from './rows.ts'

const caregiver = aliasedTable(users, 'caregiver')
const family = aliasedTable(users, 'family')
/** What a list shows at most. */
const mostCases = 200

/** Since when a request waits for the staff: since the yes, or since the end of the day of the appointment. */
const since = sql<string | null>`case ${requests.state}
  when 'agreed' then ${requests.consented_at}
  when 'sent' then ((${requests.appointment_day} + 1)::timestamp at time zone ${connections.tzid}) end`

const isDue = (now: number): SQL => sql`${since} <= ${new Date(now).toISOString()}::timestamptz`
/** Of people who are both still here, and to which the caregiver has agreed. */
const isCase = and(isNotNull(requests.consented_at), isNull(caregiver.deleted_at), isNull(family.deleted_at))

const lists: Readonly<Record<FingerprintList, (now: number) => readonly [where: SQL, order: SQL]>> = {
  open: (now) => [isDue(now), sql`${since}`],
  ahead: (now) => [sql`${since} > ${new Date(now).toISOString()}::timestamptz`, sql`${since}`],
  done: () => [sql`${requests.closed_at} is not null`, sql`${requests.closed_at} desc`],
}

/** Requests as the staff work on them, of one of their lists. */
export async function casesOf(db: Db | Tx, list: FingerprintList, now: number): Promise<FingerprintCase[]> {
  const [where, order] = lists[list](now)
  const rows = await selectCases(db).where(and(isCase, where)).orderBy(order, requests.id).limit(mostCases)
  return rows.map((row) => caseOf(row, now))
}

/** One of them with what was done; not found where its caregiver never agreed. */
export async function caseDetail(db: Db | Tx, id: number, now: number): Promise<FingerprintCaseDetail> {
  const [row] = await selectCases(db).where(and(isCase, eq(requests.id, id)))
  if (!row) throw refuse.notFound()
  const events = await db
    .select({ event: fingerprintEvents, by: users })
    .from(fingerprintEvents)
    .leftJoin(users, eq(users.id, fingerprintEvents.by_user))
    .where(eq(fingerprintEvents.request_id, id))
    .orderBy(desc(fingerprintEvents.id))
  return {
    ...caseOf(row, now),
    history: events.map(({ event: { at, event, day, note }, by }) => ({
      ...{ event, day, note },
      at: at.toISOString(),
      by: by === null || by.deleted_at !== null ? null : shortName(by),
    })),
  }
}

/** The requests that wait for the staff: whose fingerprints, and since when, as part of a statement. */
export function waitingFingerprintRows(db: Db, now: number) {
  return db
    .select({
      id: sql<number>`${requests.id}`.as('id'),
      person: sql<number>`${caregiver.id}`.as('person'),
      since: sql<Date>`${since}`.as('since'),
    })
    .from(requests)
    .innerJoin(connections, eq(connections.id, requests.connection_id))
    .innerJoin(caregiver, eq(caregiver.id, connections.caregiver_id))
    .innerJoin(family, eq(family.id, connections.family_id))
    .where(and(isCase, isDue(now)))
}

const selectCases = (db: Db | Tx) =>
  db
    .select({
      request: requests,
      since,
      caregiver,
      family,
      tzid: connections.tzid,
      state: careStateOf(sql`${connections.id}`),
      city: careCityOf(sql`${connections.id}`),
    })
    .from(requests)
    .innerJoin(connections, eq(connections.id, requests.connection_id))
    .innerJoin(caregiver, eq(caregiver.id, connections.caregiver_id))
    .innerJoin(family, eq(family.id, connections.family_id))

type CaseRow = Awaited<ReturnType<typeof selectCases>>[number]

function caseOf({ request, since: at, tzid, state, city, ...people }: CaseRow, now: number): FingerprintCase {
  const named = (who: (typeof people)['family']) => ({ id: who.id, name: fullName(who) })
  const waits = at === null ? null : new Date(at)
  return {
    ...requestFor('staff', request),
    ...{ caregiver: named(people.caregiver), family: named(people.family) },
    ...{ city, state_code: state, time_zone: tzid },
    since: waits !== null && waits.getTime() <= now ? waits.toISOString() : null,
  }
}
