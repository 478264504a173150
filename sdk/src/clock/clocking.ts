import { isRecord, numberOf } from '../kit/shape.js'
import { message, type BoundText, type Text } from '../kit/text.js'
import { minutesPerHour } from '../kit/constants.js'
import { clockLimits } from '../vocabulary/shifts/constants.js'
import { clockTexts } from './clockTexts.js'

/** Something that is clocked in to: a nursing shift, or a visit to a family. Instants. */
export interface Clockable {
  readonly start: string
  readonly end: string
  readonly clock_in_at: string | null
  readonly clock_out_at: string | null
}
/** What is pressed, `event` on the wire. */
export type ClockEventKind = 'clock_in' | 'clock_out'

/**
 * What the clock offers: in from half an hour before the start until the end, then out, as long as that may be said;
 * null before, after, and once it is done.
 */
export function clockAction(work: Clockable, now: Date): ClockEventKind | null {
  const span = spanOf(work)
  const at = now instanceof Date ? now.getTime() : Number.NaN
  if (!span || work.clock_out_at) return null
  if (work.clock_in_at) return at <= span.latestOut ? 'clock_out' : null
  return at >= span.earliestIn && at < span.end ? 'clock_in' : null
}

/** When a press counts, and whether it reached the server late; or why it does not. */
export type ClockVerdict =
  | { readonly at: Date; readonly reportedLate: boolean }
  | { readonly error: Text | BoundText }

/**
 * The instant that counts for a press: the server's own where they agree, the one that is told where the press came
 * late, as after hours without a connection. A clock that is ahead is not believed.
 */
export function judgeClock(work: Clockable, event: ClockEventKind, told: string, now: Date): ClockVerdict {
  const span = spanOf(work)
  const claimed = Date.parse(told)
  if (!span || Number.isNaN(claimed)) return { error: clockTexts.noTime }
  const lateBy = now.getTime() - claimed
  if (lateBy > clockLimits.latestReportHours * hour) return { error: clockTexts.tooLongAgo }
  const reportedLate = lateBy > clockLimits.skewMinutes * minute
  const at = reportedLate ? claimed : now.getTime()
  if (event === 'clock_in') {
    if (at < span.earliestIn)
      return { error: message(clockTexts.tooEarly, { minutes: clockLimits.earlyMinutes }) }
    if (at >= span.end) return { error: clockTexts.over }
  } else {
    if (!work.clock_in_at) return { error: clockTexts.notIn }
    if (at < Date.parse(work.clock_in_at)) return { error: clockTexts.outBeforeIn }
    if (at > span.latestOut) return { error: clockTexts.tooLongAgo }
  }
  return { at: new Date(at), reportedLate }
}

/**
 * Whether a clock-out comes so soon after the clock-in that it is asked about: it ends the work for good, and a second
 * press on the same place may be meant for nothing.
 */
export function clocksOutAtOnce(work: Clockable, now: Date): boolean {
  if (clockAction(work, now) !== 'clock_out') return false
  return now.getTime() - Date.parse(work.clock_in_at ?? '') < clockLimits.atOnceMinutes * minute
}

/** What a position says, `clock_in_place` on the wire; miles from where the work is, null for no position. */
export type ClockPlace = 'there' | 'away' | 'unknown'

/**
 * Judges a position by its distance, and by how many meters it may be wrong. Away is only who cannot be there; a place
 * that is known too roughly to say is unknown. It is written down and refuses nobody: receivers err indoors.
 */
export function judgePlace(miles: number | null, accuracyMeters?: number | null): ClockPlace {
  const known = numberOf(miles, 0)
  if (known === null) return 'unknown'
  if (known <= clockLimits.reachMiles) return 'there'
  const mayErr = (numberOf(accuracyMeters, 0) ?? 0) / metersPerMile
  return known - mayErr <= clockLimits.reachMiles ? 'unknown' : 'away'
}

const metersPerMile = 1609.344

const minute = 60_000
const hour = minutesPerHour * minute

function spanOf(work: Clockable) {
  if (!isRecord(work)) return null
  const start = Date.parse(work.start)
  const end = Date.parse(work.end)
  if (Number.isNaN(start) || Number.isNaN(end)) return null
  return {
    end,
    earliestIn: start - clockLimits.earlyMinutes * minute,
    latestOut: end + clockLimits.latestOutHours * hour,
  }
}
