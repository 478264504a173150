import { addDays, instantIn, timeIn } from '@homecare/sdk/kit'
import { hoursFromLast, openSuggestions, type ShiftSuggestion } from '@homecare/sdk/timesheets'
import { and, desc, eq, gt, gte, inArray, lt, lte, notExists, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connect.ts'
import { connectionShifts } from '../../../tables/hiring.ts'
import { timesheetLines, timesheets } from '../../../tables/money/hours.ts'
import { clockRecords } from '../../../tables/shifts.ts'
import { hoursAt } from './clockHours.ts'
import { clockedMinutes, clocksWithin } from './clocked.ts'
import type { SheetRow } from './sheetRows.ts'
import type { ConnectionTerms } from './terms.ts'

interface Days {
  readonly start_date: string
  readonly end_date: string
}

/** What a sheet may take over, in order: nothing of it has a minute in common with what is entered. */
export async function openSuggestionsOf(
  db: Db | Tx,
  sheet: Pick<SheetRow, 'start_date' | 'end_date'>,
  terms: ConnectionTerms,
  now: number,
): Promise<ShiftSuggestion[]> {
  const { start_date, end_date } = sheet
  return suggestionsOf(db, terms, { start_date, end_date }, now)
}

/**
 * Hours of some days that are on no sheet: those of the clock, visits that were planned and not clocked, and on days without
 * either those of the last timesheet, the same days of the week later. Only what is over.
 */
export async function suggestionsOf(
  db: Db | Tx,
  terms: ConnectionTerms,
  days: Days,
  now: number,
): Promise<ShiftSuggestion[]> {
  const { connection, caregiver, pay } = terms
  const from = instantIn(pay.zone, days.start_date, '00:00')
  const until = instantIn(pay.zone, addDays(days.end_date, 1), '00:00')
  if (!from || !until) return []
  const entered = await db
    .select({ start: timesheetLines.start_at, end: timesheetLines.end_at })
    .from(timesheetLines)
    .where(
      and(
        eq(timesheetLines.caregiver_id, caregiver.id),
        eq(timesheetLines.counted, true),
        lt(timesheetLines.start_at, until),
        gt(timesheetLines.end_at, from),
      ),
    )
  const clocks = (await clocksWithin(db, terms, from, until)).filter(
    ({ record }) => record.clock_in_at >= from,
  )
  const planned = await db
    .select({ start: connectionShifts.start, end: connectionShifts.end })
    .from(connectionShifts)
    .where(
      and(
        eq(connectionShifts.connection_id, connection.id),
        eq(connectionShifts.cancelled, false),
        gte(connectionShifts.start, from),
        lt(connectionShifts.start, until),
        lte(connectionShifts.end, new Date(now)),
        notExists(
          db
            .select({ id: clockRecords.id })
            .from(clockRecords)
            .where(eq(clockRecords.visit_id, connectionShifts.id)),
        ),
      ),
    )
    .orderBy(connectionShifts.start)
  const found = [
    ...clocks.map(({ record, visit }) => ({
      ...hoursAt(pay.zone, record.clock_in_at, record.clock_out_at!),
      ...{ break_minutes: clockedMinutes(record).rest, source: 'clock', clock_id: record.id },
      planned: { start_time: timeIn(pay.zone, visit.start), end_time: timeIn(pay.zone, visit.end) },
    })),
    ...planned.map(({ start, end }) => ({ ...hoursAt(pay.zone, start, end), ...unclocked('planned') })),
  ].filter((hours) => hours.start_time !== hours.end_time)
  const known = new Set(found.map(({ date }) => date))
  const likeLast = (await lastHours(db, terms, days, now)).filter(({ date }) => !known.has(date))
  const others = entered.map(({ start, end }) => hoursAt(pay.zone, start, end))
  return openSuggestions([...found, ...likeLast], { ...days, shifts: others }).toSorted((one, other) =>
    one.date + one.start_time < other.date + other.start_time ? -1 : 1,
  )
}

const unclocked = (source: string) => ({ break_minutes: 0, source, clock_id: null, planned: null })

/** The days and times of the last sheet that stands, some weeks later; only what is over. */
async function lastHours(
  db: Db | Tx,
  { connection, pay }: ConnectionTerms,
  days: Days,
  now: number,
): Promise<ShiftSuggestion[]> {
  const [last] = await db
    .select({ id: timesheets.id, start_date: sql<string>`lower(${timesheets.days})::text` })
    .from(timesheets)
    .where(
      and(
        eq(timesheets.connection_id, connection.id),
        // Those that were sent back or declined are skipped.
        inArray(timesheets.status, [1, 2, 3, 4]),
        sql`lower(${timesheets.days}) < ${days.start_date}::date`,
      ),
    )
    .orderBy(desc(sql`lower(${timesheets.days})`))
    .limit(1)
  if (!last) return []
  const lines = await db.select().from(timesheetLines).where(eq(timesheetLines.timesheet_id, last.id))
  const shifts = lines.map(({ start_at, end_at }) => hoursAt(pay.zone, start_at, end_at))
  const isOver = ({
    date,
    start_time,
    end_time,
  }: Pick<ShiftSuggestion, 'date' | 'start_time' | 'end_time'>) => {
    const day = end_time <= start_time ? addDays(date, 1) : date
    return (instantIn(pay.zone, day, end_time)?.getTime() ?? Infinity) <= now
  }
  return hoursFromLast({ start_date: last.start_date, shifts }, days.start_date)
    .filter((hours) => hours.date <= days.end_date && isOver(hours))
    .map((hours) => ({ ...hours, ...unclocked('last') }))
}
