import {
  shiftMinutesAt,
  type ClockCorrection,
  type ClockMethod,
  type ClockPress,
  type PlanClock,
  type UnclockedVisit,
} from '@homecare/sdk/clock'
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../db/connect.ts'
import { clockTimesOf } from '../../people/clockTimes.ts'
import { personOf } from '../../people/person.ts'
import type { SessionUser } from '../../people/session.ts'
import { users } from '../../tables/account.ts'
import { planConnections } from '../../tables/care/careplans.ts'
import { carePlaces, connections, connectionShifts } from '../../tables/hiring.ts'
import { clockCorrections, clockRecords } from '../../tables/shifts.ts'
import type { PlanRow } from '../ground/standing.ts'
import { areHandedIn, enteredAt, isAt, type Entered, type Times } from './entered.ts'

const caregivers = alias(users, 'caregiver_user')
const families = alias(users, 'family_user')
const says = alias(users, 'says_user')
const decides = alias(users, 'decides_user')

type Row = Awaited<ReturnType<typeof visitRows>>[number]

/** The visits of a plan's connections that were not cancelled, latest first, with their clocks. */
function visitRows(db: Db | Tx, plan: PlanRow, where: SQL | undefined) {
  return db
    .select({
      visit: connectionShifts,
      record: clockRecords,
      caregiver: caregivers,
      city: sql<string>`coalesce(${carePlaces.city}, ${families.city}, '')`,
      state: sql<string>`coalesce(${carePlaces.state}, ${families.state}, '')`,
    })
    .from(planConnections)
    .innerJoin(connections, eq(connections.id, planConnections.connection_id))
    .innerJoin(connectionShifts, eq(connectionShifts.connection_id, connections.id))
    .innerJoin(caregivers, eq(caregivers.id, connections.caregiver_id))
    .innerJoin(families, eq(families.id, connections.family_id))
    .leftJoin(carePlaces, eq(carePlaces.id, connections.care_place_id))
    .leftJoin(clockRecords, eq(clockRecords.visit_id, connectionShifts.id))
    .where(and(eq(planConnections.plan_id, plan.id), eq(connectionShifts.cancelled, false), where))
    .orderBy(desc(connectionShifts.start), desc(connectionShifts.id))
}

interface Asked {
  readonly plan: PlanRow
  readonly user: SessionUser
  readonly now: number
  /** Of a caregiver only their own. */
  readonly ownOnly: boolean
  readonly where: SQL | undefined
}

/** What was clocked on a plan, and which visits that are over were not. */
export async function clocksOf(
  db: Db | Tx,
  { plan, user, now, ownOnly, where }: Asked,
): Promise<{ readonly records: PlanClock[]; readonly unclocked: UnclockedVisit[] }> {
  const rows = await visitRows(
    db,
    plan,
    and(where, ownOnly ? eq(connections.caregiver_id, user.id) : undefined),
  )
  const corrections = await correctionsOf(
    db,
    rows.map(({ visit }) => visit.id),
  )
  const typed = await linesBeside(db, rows)
  const of = (id: number) => corrections.filter(({ visit_id }) => visit_id === id)
  return {
    records: rows.flatMap((row) =>
      row.record ? [clockOf(row, row.record, { plan, user, now, corrections: of(row.visit.id), typed })] : [],
    ),
    unclocked: rows
      // Nobody can type the hours of who has left any more.
      .filter(
        ({ visit, record, caregiver }) =>
          !record && caregiver.deleted_at === null && visit.end.getTime() < now,
      )
      .map(({ visit, caregiver }) => ({
        visit_id: visit.id,
        connection_id: visit.connection_id,
        person: personOf(caregiver),
        own: caregiver.id === user.id,
        start: visit.start.toISOString(),
        end: visit.end.toISOString(),
        ...(caregiver.id === user.id && { handed_in: typed.get(visit.id)?.handed_in ?? false }),
        corrections: of(visit.id),
      })),
  }
}

interface Around {
  readonly plan: PlanRow
  readonly user: SessionUser
  readonly now: number
  readonly corrections: ClockCorrection[]
  readonly typed: ReadonlyMap<number, Beside>
}

type Record_ = typeof clockRecords.$inferSelect

function clockOf(
  { visit, caregiver, city, state }: Row,
  record: Record_,
  { plan, user, now, corrections, typed }: Around,
): PlanClock {
  const times = clockTimesOf(record)
  const span = { start: visit.start.toISOString(), end: visit.end.toISOString() }
  const own = caregiver.id === user.id
  const beside = typed.get(visit.id)
  return {
    ...{ id: record.id, plan_id: plan.id, connection_id: visit.connection_id, visit_id: visit.id },
    category: record.category_id,
    recipient_name: plan.recipient_name,
    person: personOf(caregiver),
    own,
    city: [city, state].filter(Boolean).join(', '),
    ...span,
    ...times,
    minutes: record.clock_out_at
      ? (shiftMinutesAt({ ...span, ...times }, new Date(now))?.worked ?? null)
      : null,
    pressed_in: pressOf(record, 'in', own),
    pressed_out: isSaidOut(record) ? pressOf(record, 'out', own) : null,
    note: record.note,
    typed: beside?.typed ?? null,
    ...(own && { handed_in: beside?.handed_in ?? false }),
    corrections,
  }
}

const iso = (at: Date | null) => at?.toISOString() ?? null

/** Whether somebody told when they left: with a press, which always judges its place, or typed later. */
const isSaidOut = ({ clock_out_place, typed, clock_out_at }: Record_) =>
  clock_out_place !== null || (typed && clock_out_at !== null)

/** What is known of the first or the last press; its position is for whoever pressed. */
function pressOf(record: Record_, which: 'in' | 'out', own: boolean): ClockPress {
  const place = record[`clock_${which}_place`]
  const [latitude, longitude] = [record[`${which}_latitude`], record[`${which}_longitude`]]
  return {
    method: methodOf(record, record[`${which}_late`], place, latitude),
    device_at: iso(record[`device_${which}_at`]),
    server_at: iso(record[`server_${which}_at`]),
    place: record.typed ? null : place,
    accuracy: record[`${which}_accuracy_m`],
    position: own && latitude !== null && longitude !== null ? { latitude, longitude } : null,
  }
}

/** What a position said stays, also once the position itself is gone. */
function methodOf(
  { typed }: Record_,
  late: boolean,
  place: string | null,
  latitude: number | null,
): ClockMethod {
  if (typed) return 'typed'
  if (late) return 'late'
  return place === 'unknown' && latitude === null ? 'no_position' : 'position'
}

/** The hours of its family's timesheet that stand beside a visit, and whether any that are handed in keep it from being put right. */
interface Beside {
  readonly typed: PlanClock['typed']
  readonly handed_in: boolean
}

/**
 * What caregivers entered on timesheets, by visit: the line that was taken over from its clock, else one of about that time. Hours
 * at another family are in the way of the visit as it was planned alone: a clock that ran on into them has to be put right.
 */
async function linesBeside(db: Db | Tx, rows: readonly Row[]): Promise<ReadonlyMap<number, Beside>> {
  const entered = await enteredAt(
    db,
    rows.flatMap((row) => Object.values(timesOf(row))),
  )
  return new Map(
    rows.map((row) => {
      const { planned, clocked } = timesOf(row)
      const own = entered.filter(({ connection_id }) => connection_id === row.visit.connection_id)
      const found =
        own.find(({ line }) => row.record && line.clock_record_id === row.record.id) ??
        own.find((one) => one.line.clock_record_id === null && isAt(one, clocked))
      const handed_in = areHandedIn(entered, planned) || areHandedIn(own, clocked)
      return [row.visit.id, { typed: found ? typedOf(found) : null, handed_in }] as const
    }),
  )
}

/** When a visit is by its plan and by its clock, which is the plan's where there is none. */
function timesOf({ visit, record, caregiver }: Row): Readonly<Record<'planned' | 'clocked', Times>> {
  const whose = { caregiverId: caregiver.id, recordId: record?.id }
  return {
    planned: { ...whose, from: visit.start, until: visit.end },
    clocked: {
      ...whose,
      from: record?.clock_in_at ?? visit.start,
      until: record?.clock_out_at ?? visit.end,
    },
  }
}

function typedOf({ line: { start_at, end_at, break_minutes, minutes } }: Entered): PlanClock['typed'] {
  const span = Math.round((end_at.getTime() - start_at.getTime()) / 60_000) - break_minutes
  return { start: start_at.toISOString(), end: end_at.toISOString(), minutes: minutes ?? span }
}

/** What was said of the hours of visits, the latest first. */
export async function correctionsOf(db: Db | Tx, visitIds: readonly number[]): Promise<ClockCorrection[]> {
  if (visitIds.length === 0) return []
  const rows = await db
    .select({ correction: clockCorrections, by: says, decider: decides })
    .from(clockCorrections)
    .leftJoin(says, eq(says.id, clockCorrections.by_user))
    .leftJoin(decides, eq(decides.id, clockCorrections.decided_by))
    .where(inArray(clockCorrections.visit_id, [...visitIds]))
    .orderBy(desc(clockCorrections.id))
  return rows.map(({ correction, by, decider }) => ({
    ...{ id: correction.id, visit_id: correction.visit_id },
    clock_in_at: correction.clock_in_at.toISOString(),
    clock_out_at: correction.clock_out_at.toISOString(),
    was_in_at: iso(correction.was_in_at),
    was_out_at: iso(correction.was_out_at),
    reason: correction.reason,
    note: correction.note,
    by: hereOf(by),
    at: correction.at.toISOString(),
    accepted: correction.accepted,
    decided_by: hereOf(decider),
    decided_at: iso(correction.decided_at),
    decision_note: correction.decision_note,
  }))
}

/** Who it was, while they are here. */
const hereOf = (person: SessionUser | null) =>
  person && person.deleted_at === null ? personOf(person) : null
