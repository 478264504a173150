import { isRecord, numberOf } from '../kit/shape.js'
import { message, type BoundText, type Text } from '../kit/text.js'
import { minutesPerHour } from '../kit/constants.js'
import { clockLimits } from '../vocabulary/shifts/constants.js'
import type { ClockBreak } from '../vocabulary/shifts/clocked.js'
import { clockTexts } from './clockTexts.js'

/** Something that is clocked in to: a nursing shift, or a visit to a family. Instants. */
export interface Clockable {
  readonly start: string
  readonly end: string
  readonly clock_in_at: string | null
  readonly clock_out_at: string | null
  /** In their order; the last one goes on where it has no end. */
  readonly clock_breaks?: readonly ClockBreak[]
  /** When the server closed a clock that was forgotten. */
  readonly clock_closed_at?: string | null
}
/** What is pressed, `event` on the wire. Undoing takes the last press in or out back. */
export const clockEventKinds = [
  'clock_in',
  'clock_out',
  'break_begin',
  'break_end',
  'undo_clock_in',
  'undo_clock_out',
] as const
export type ClockEventKind = (typeof clockEventKinds)[number]

/**
 * What the clock offers: in from half an hour before the start until the end, then out, as long as that may be said;
 * null before, after, and once it is done.
 */
export function clockAction(work: Clockable, now: Date): 'clock_in' | 'clock_out' | null {
  const span = spanOf(work)
  const at = timeOf(now)
  if (!span || work.clock_out_at) return null
  if (work.clock_in_at) return at <= span.latestOut ? 'clock_out' : null
  return at >= span.earliestIn && at < span.end ? 'clock_in' : null
}

/** What the clock offers beside it: a break begun, or the one that goes on ended. Null while nobody is at work. */
export function breakAction(work: Clockable, now: Date): 'break_begin' | 'break_end' | null {
  if (clockAction(work, now) !== 'clock_out') return null
  return openBreak(work) ? 'break_end' : 'break_begin'
}

/**
 * Which press may be taken back: clocking out, or clocking in where nothing came after it, for five minutes. Not what
 * the server has closed.
 */
export function undoAction(work: Clockable, now: Date): 'undo_clock_in' | 'undo_clock_out' | null {
  if (!spanOf(work) || !work.clock_in_at || work.clock_closed_at) return null
  const isFresh = (press: string) => timeOf(now) - Date.parse(press) <= clockLimits.undoMinutes * minute
  if (work.clock_out_at) return isFresh(work.clock_out_at) ? 'undo_clock_out' : null
  return isFresh(work.clock_in_at) && breaksOf(work).length === 0 ? 'undo_clock_in' : null
}

/** The instant from which one may clock in; null for a start that is none. */
export function clockOpensAt(work: Pick<Clockable, 'start' | 'end'>): Date | null {
  const span = spanOf(work)
  return span && new Date(span.earliestIn)
}

/** When a press counts, and whether it reached the server late; or why it does not. */
export type ClockVerdict =
  | { readonly at: Date; readonly reportedLate: boolean }
  | { readonly error: Text | BoundText }

/**
 * The instant that counts for a press: the server's own where they agree, the one that is told where the press came
 * late, as after hours without a connection. A clock that is ahead is not believed, and nothing older than a day. Who
 * clocks out of what the server has closed says when they really left.
 */
export function judgeClock(work: Clockable, event: ClockEventKind, told: string, now: Date): ClockVerdict {
  const span = spanOf(work)
  const claimed = Date.parse(told)
  if (!span || Number.isNaN(claimed)) return { error: clockTexts.noTime }
  const lateBy = timeOf(now) - claimed
  if (lateBy > clockLimits.latestReportHours * hour) return { error: clockTexts.tooLongAgo }
  const reportedLate = lateBy > clockLimits.skewMinutes * minute
  const counts = reportedLate ? claimed : timeOf(now)
  if (event === 'clock_in') {
    if (counts < span.earliestIn)
      return { error: message(clockTexts.tooEarly, { minutes: clockLimits.earlyMinutes }) }
    if (counts >= span.end) return { error: clockTexts.over }
    return { at: new Date(counts), reportedLate }
  }
  if (!work.clock_in_at) return { error: clockTexts.notIn }
  if (isBreak(event) && work.clock_out_at) return { error: clockTexts.isOut }
  const at = notBefore(lastInstant(work, event), counts)
  if (at === null) return { error: event === 'clock_out' ? clockTexts.outBeforeIn : clockTexts.beforeTheLast }
  if (event === 'undo_clock_in' || event === 'undo_clock_out') {
    const mayBe = undoAction(work, new Date(at)) === event
    return mayBe
      ? { at: new Date(at), reportedLate }
      : { error: message(clockTexts.noUndo, { minutes: clockLimits.undoMinutes }) }
  }
  if (at > span.latestOut) return { error: clockTexts.tooLongAgo }
  return { at: new Date(at), reportedLate }
}

/** Whether a press says what is so already: it was sent before, or pressed in another tab. */
export function isClockedAlready(work: Clockable, event: ClockEventKind): boolean {
  if (!isRecord(work)) return false
  const { clock_in_at, clock_out_at, clock_closed_at } = work
  if (event === 'clock_in') return Boolean(clock_in_at)
  if (event === 'clock_out') return Boolean(clock_out_at && !clock_closed_at)
  if (event === 'undo_clock_out') return Boolean(clock_in_at && !clock_out_at)
  if (!clock_in_at || event === 'undo_clock_in') return false
  return event === 'break_begin' ? openBreak(work) !== null : openBreak(work) === null
}

/**
 * The work after a press at an instant, as the server writes it down and as a page shows a press that waits. Clocking
 * out ends the break that goes on.
 */
export function afterPress<W extends Clockable>(work: W, event: ClockEventKind, at: Date): W {
  if (!isRecord(work) || Number.isNaN(timeOf(at)) || isClockedAlready(work, event)) return work
  if (event !== 'clock_in' && !work.clock_in_at) return work
  if (isBreak(event) && work.clock_out_at) return work
  const instant = at.toISOString()
  switch (event) {
    case 'clock_in':
      return { ...work, clock_in_at: instant, clock_out_at: null, clock_breaks: [], clock_closed_at: null }
    case 'clock_out':
      return {
        ...work,
        clock_out_at: instant,
        clock_breaks: endedBreaks(work, instant),
        clock_closed_at: null,
      }
    case 'break_begin':
      return { ...work, clock_breaks: [...breaksOf(work), { begin: instant, end: null }] }
    case 'break_end':
      return { ...work, clock_breaks: endedBreaks(work, instant) }
    case 'undo_clock_in':
      return { ...work, clock_in_at: null, clock_out_at: null, clock_breaks: [], clock_closed_at: null }
    case 'undo_clock_out':
      return { ...work, clock_out_at: null, clock_closed_at: null }
  }
  return work
}

/**
 * The work once the server has closed a clock that nobody stopped: some hours after the planned end, with the planned
 * end as its end, and with no break beyond it. Null while that may not be.
 */
export function closedAsForgotten<W extends Clockable>(work: W, now: Date): W | null {
  const span = spanOf(work)
  if (!span || !work.clock_in_at || work.clock_out_at) return null
  if (!(timeOf(now) >= span.end + clockLimits.forgottenHours * hour)) return null
  const end = new Date(span.end).toISOString()
  const within = breaksOf(work).filter(({ begin }) => Date.parse(begin) < span.end)
  const clock_breaks = endedBreaks({ ...work, clock_breaks: within }, end)
  return { ...work, clock_out_at: end, clock_breaks, clock_closed_at: now.toISOString() }
}

/** Why a clock-out is asked about before it counts: `minutes` since the clock-in, or before or after the planned end. */
export interface ClockOutQuestion {
  readonly why: 'at_once' | 'early' | 'late'
  readonly minutes: number
}

/**
 * Whether a clock-out is asked about: within ten minutes of the clock-in, and more than half an hour before or after the
 * planned end. Null where it is not.
 */
export function clockOutQuestion(work: Clockable, now: Date): ClockOutQuestion | null {
  const span = spanOf(work)
  if (!span || clockAction(work, now) !== 'clock_out') return null
  const since = timeOf(now) - Date.parse(work.clock_in_at ?? '')
  if (since < clockLimits.atOnceMinutes * minute)
    return { why: 'at_once', minutes: Math.max(0, Math.floor(since / minute)) }
  const left = span.end - timeOf(now)
  if (Math.abs(left) <= clockLimits.farFromEndMinutes * minute) return null
  return { why: left > 0 ? 'early' : 'late', minutes: Math.round(Math.abs(left) / minute) }
}

/** Whole minutes: worked without breaks, the breaks, and to the planned end; below zero beyond it. */
export interface ShiftMinutes {
  readonly worked: number
  readonly rest: number
  readonly left: number
  /** Of the break that goes on; null at work. */
  readonly resting: number | null
  /** Whether the planned end is so near, or past, that clocking out is what comes next. */
  readonly isLast: boolean
}

/** How long somebody has been at work, who is; to the clock-out once there is one. Null before they have clocked in. */
export function shiftMinutesAt(work: Clockable, now: Date): ShiftMinutes | null {
  const span = spanOf(work)
  const from = Date.parse(work?.clock_in_at ?? '')
  const until = work?.clock_out_at ? Date.parse(work.clock_out_at) : timeOf(now)
  if (!span || Number.isNaN(from) || Number.isNaN(until)) return null
  const rest = breaksOf(work).reduce((sum, { begin, end }) => {
    const last = Math.min(end === null ? until : Date.parse(end), until)
    return sum + Math.max(0, last - Math.max(Date.parse(begin), from) || 0)
  }, 0)
  const open = work.clock_out_at ? null : openBreak(work)
  const left = Math.ceil((span.end - until) / minute)
  return {
    worked: Math.floor(Math.max(0, until - from - rest) / minute),
    rest: Math.floor(rest / minute),
    left,
    resting: open && Math.max(0, Math.floor((until - Date.parse(open.begin)) / minute)),
    isLast: left <= clockLimits.lastMinutes,
  }
}

/** What a position says, `clock_in_place` on the wire; miles from where the work is, null for no position. */
export const clockPlaces = ['there', 'away', 'unknown'] as const
export type ClockPlace = (typeof clockPlaces)[number]

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

const isBreak = (event: ClockEventKind) => event === 'break_begin' || event === 'break_end'
const timeOf = (at: Date) => (at instanceof Date ? at.getTime() : Number.NaN)

function spanOf(work: Pick<Clockable, 'start' | 'end'>) {
  if (!isRecord(work)) return null
  const start = Date.parse(work.start as string)
  const end = Date.parse(work.end as string)
  if (Number.isNaN(start) || Number.isNaN(end)) return null
  return {
    end,
    earliestIn: start - clockLimits.earlyMinutes * minute,
    latestOut: end + clockLimits.latestOutHours * hour,
  }
}

const breaksOf = ({ clock_breaks }: Clockable): readonly ClockBreak[] =>
  Array.isArray(clock_breaks) ? (clock_breaks.filter(isRecord) as unknown as ClockBreak[]) : []

const openBreak = (work: Clockable): ClockBreak | null =>
  breaksOf(work).find(({ end }) => end === null) ?? null

/** The breaks of work that ends at an instant, or whose break does. */
const endedBreaks = (work: Clockable, end: string): ClockBreak[] =>
  breaksOf(work).map((rest) =>
    rest.end === null || Date.parse(rest.end) > Date.parse(end) ? { ...rest, end } : rest,
  )

/** The last instant that stands in the record, before which no later press lies. */
function lastInstant(work: Clockable, event: ClockEventKind): number {
  // Who says when they really left is not held to the ends that the server has supposed.
  const isSupposed = Boolean(work.clock_closed_at)
  const breaks = breaksOf(work).flatMap(({ begin, end }) => (isSupposed ? [begin] : [begin, end]))
  const known = [work.clock_in_at, ...breaks, event === 'clock_out' ? null : work.clock_out_at]
  return Math.max(...known.map((instant) => Date.parse(instant ?? '')).filter((at) => !Number.isNaN(at)))
}

/** An instant that lies a little before another, as two clocks differ, counts as that one; null where it lies further. */
function notBefore(earliest: number, at: number): number | null {
  if (at >= earliest) return at
  return earliest - at <= clockLimits.skewMinutes * minute ? earliest : null
}
