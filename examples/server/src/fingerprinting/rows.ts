import {
  askAgainFrom,
  fingerprintProgram,
  fingerprintingTransition,
  isFingerprintingOpen,
  type Fingerprinting,
  type FingerprintingActor,
  type FingerprintingEvent,
  type FingerprintProgramId,
  type FingerprintRequest,
} from '@homecare/sdk/hiring'
import { dayIn } from '@homecare/sdk/kit'
import { fingerprintingErrorTexts as wrong } from '@homecare/sdk/texts'
import { desc, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { goesOn } from '../hiring/goesOn.ts'
import { Refusal, refuse } from '../refusals/refuse.ts'
import type { Role } from '../tables/account.ts'
import { fingerprintEvents, fingerprintRequests } from '../tables/fingerprinting.ts'

export type RequestRow = typeof fingerprintRequests.$inferSelect

/** What of a connection says whether fingerprints may be asked for. */
interface Between {
  readonly family_id: number
  readonly caregiver_id: number
  /** The IANA zone of the place of care. */
  readonly tzid: string
  /** What the place of care offers on this day, to two who are about to work together, or do. */
  readonly program: FingerprintProgramId | null
  /** Whether an offer waits, or they work together. */
  readonly isBegun: boolean
}

/**
 * The state and the city of a connection's place of care, in SQL: that of its hire, else of its last offer, else the
 * family's own.
 */
export const careStateOf = (connection: SQLWrapper) => placePart(connection, 'state')
export const careCityOf = (connection: SQLWrapper) => placePart(connection, 'city')

const placePart = (connection: SQLWrapper, part: 'state' | 'city') => sql<string>`(
  select coalesce(
    (select p.${sql.identifier(part)} from care_places p where p.id = c.care_place_id),
    (select p.${sql.identifier(part)} from hire_offers o join care_places p on p.id = o.care_place_id
      where o.connection_id = c.id order by o.version desc limit 1),
    f.${sql.identifier(part)})
  from connections c join users f on f.id = c.family_id where c.id = ${connection})`

/** Two who have to do with each other; locked, so that two presses come one after the other. */
export async function betweenOf(db: Db | Tx, id: number, now: number, lock = false): Promise<Between> {
  const { rows } = await db.execute<{
    family_id: number
    caregiver_id: number
    tzid: string
    begun: boolean
    role: Role
    state: string
  }>(sql`
    select k.family_id, k.caregiver_id, k.tzid, u.role, ${careStateOf(sql`k.id`)} as state,
      (k.hire_stage > 1 and ${goesOn(sql`k.end_date`, now)}) as begun
    from connections k join users u on u.id = k.caregiver_id
    where k.id = ${id} ${lock ? sql`for update of k` : sql``}`)
  const [row] = rows
  if (!row) throw refuse.notFound()
  const { family_id, caregiver_id, tzid, begun, role, state } = row
  // An agency has its caregivers checked itself.
  const program = begun && role === 'caregiver' ? fingerprintProgram(state, dayIn(tzid, new Date(now))) : null
  return { family_id, caregiver_id, tzid, program: program?.id ?? null, isBegun: begun }
}

/** The last request of a connection. */
export async function lastRequest(db: Db | Tx, connectionId: number): Promise<RequestRow | null> {
  const [row] = await db
    .select()
    .from(fingerprintRequests)
    .where(eq(fingerprintRequests.connection_id, connectionId))
    .orderBy(desc(fingerprintRequests.id))
    .limit(1)
  return row ?? null
}

/** The first day on which a family may ask, where it may at all. */
export function askFrom({ program, tzid }: Between, last: RequestRow | null, now: number): string | null {
  if (program === null) return null
  const { state, result } = last ?? {}
  const closed_on = dayIn(tzid, last?.closed_at ?? new Date(now))
  return askAgainFrom(
    last && { state: state!, result: result ?? null, closed_on },
    dayIn(tzid, new Date(now)),
  )
}

/** Where fingerprinting stands, as one side of the connection may know it. */
export async function standingFor(
  db: Db | Tx,
  role: Role,
  connectionId: number,
  now: number,
): Promise<Fingerprinting> {
  const between = await betweenOf(db, connectionId, now)
  const last = await lastRequest(db, connectionId)
  return {
    program: between.program,
    request: last && requestFor(role, last),
    ask_from: askFrom(between, last, now),
    time_zone: between.tzid,
  }
}

/** A request as its reader may know it: a family is told the day of the appointment, and neither when nor where. */
export function requestFor(role: Role, row: RequestRow): FingerprintRequest {
  const { id, connection_id, program, state, paid_by, result, done_on, version } = row
  const { appointment_day: day, appointment_time: time, appointment_place: place } = row
  const own = <T>(value: T): T | null => (role === 'family' ? null : value)
  return {
    ...{ id, connection_id, program, state, paid_by, result, done_on, version },
    requested_at: row.requested_at.toISOString(),
    answered_at: (row.answered_at ?? row.closed_at)?.toISOString() ?? null,
    appointment: day === null ? null : { day, time: own(time && time.slice(0, 5)), place: own(place) },
  }
}

/** What somebody does with a request, and what is written of it. */
interface Step {
  readonly event: FingerprintingEvent
  readonly who: FingerprintingActor
  /** Nobody where the server does it. */
  readonly by: number | null
  readonly now: number
  readonly set?: Partial<RequestRow>
  readonly day?: string
  readonly note?: string
}

/** Does what the table of transitions lets somebody do with a request, and notes it; null where it does not. */
export async function takeStep(tx: Tx, row: RequestRow, step: Step): Promise<RequestRow | null> {
  const { event, who, by, now, set, day = null, note = '' } = step
  const transition = fingerprintingTransition(row.state, event)
  if (transition?.who !== who) return null
  const { to, result } = transition
  const at = new Date(now)
  const [changed] = await tx
    .update(fingerprintRequests)
    .set({
      ...set,
      state: to,
      version: row.version + 1,
      ...(result && { result }),
      ...(!isFingerprintingOpen(to) && { closed_at: at }),
    })
    .where(eq(fingerprintRequests.id, row.id))
    .returning()
  await tx.insert(fingerprintEvents).values({ request_id: row.id, event, by_user: by, at, day, note })
  return changed!
}

/** A request that is another by now than the one that was read: with how it stands. */
export async function refuseChanged(current: Promise<unknown>): Promise<never> {
  throw new Refusal(409, wrong.changed, { current: await current })
}
