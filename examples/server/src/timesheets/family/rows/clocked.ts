import { shiftMinutesAt } from '@homecare/sdk/clock'
import type { ClockedTime } from '@homecare/sdk/timesheets'
import { and, eq, gt, isNotNull, lt } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connect.ts'
import { clockTimesOf } from '../../../people/clockTimes.ts'
import { connectionShifts } from '../../../tables/hiring.ts'
import { clockRecords } from '../../../tables/shifts.ts'
import type { ConnectionTerms } from './terms.ts'

export type ClockedLine = ClockedTime

/** A clock of a visit that is over, with the visit. */
interface VisitClock {
  readonly record: typeof clockRecords.$inferSelect
  readonly visit: typeof connectionShifts.$inferSelect
}

/** The clocks of a connection's visits that were stopped and have a minute within a span. */
export async function clocksWithin(
  db: Db | Tx,
  { connection, caregiver }: Pick<ConnectionTerms, 'connection' | 'caregiver'>,
  from: Date,
  until: Date,
): Promise<VisitClock[]> {
  return db
    .select({ record: clockRecords, visit: connectionShifts })
    .from(clockRecords)
    .innerJoin(connectionShifts, eq(connectionShifts.id, clockRecords.visit_id))
    .where(
      and(
        eq(connectionShifts.connection_id, connection.id),
        eq(clockRecords.user_id, caregiver.id),
        isNotNull(clockRecords.clock_out_at),
        lt(clockRecords.clock_in_at, until),
        gt(clockRecords.clock_out_at, from),
      ),
    )
    .orderBy(clockRecords.clock_in_at)
}

interface Line {
  readonly id: number
  readonly start: string
  readonly end: string
  readonly clock_record_id: number | null
}

/** What the clock says of lines: the record that each was taken over from, else the one that was clocked about that time. */
export async function clocksBeside(
  db: Db | Tx,
  terms: ConnectionTerms,
  lines: readonly Line[],
): Promise<Map<number, ClockedLine>> {
  const [first, last] = [lines[0], lines.at(-1)]
  if (!first || !last) return new Map()
  const reach = 12 * 3_600_000
  const clocks = await clocksWithin(
    db,
    terms,
    new Date(Date.parse(first.start) - reach),
    new Date(Date.parse(last.end) + reach),
  )
  return new Map(
    lines.flatMap((line) => {
      const found =
        clocks.find(({ record }) => record.id === line.clock_record_id) ??
        clocks.find(
          ({ record }) =>
            record.clock_in_at.getTime() < Date.parse(line.end) &&
            record.clock_out_at!.getTime() > Date.parse(line.start),
        )
      return found ? [[line.id, clockedOf(found)] as const] : []
    }),
  )
}

function clockedOf({ record }: VisitClock): ClockedLine {
  const { worked } = clockedMinutes(record)
  return {
    start: record.clock_in_at.toISOString(),
    end: record.clock_out_at!.toISOString(),
    minutes: worked,
    ...{ in_place: record.clock_in_place, out_place: record.clock_out_place },
  }
}

/** The minutes between clocking in and out, and those of the breaks. */
export function clockedMinutes(record: VisitClock['record']): {
  readonly worked: number
  readonly rest: number
} {
  const times = clockTimesOf(record)
  const span = { start: times.clock_in_at ?? '', end: times.clock_out_at ?? '' }
  const found = shiftMinutesAt({ ...span, ...times }, record.clock_in_at)
  return { worked: found?.worked ?? 0, rest: found?.rest ?? 0 }
}
