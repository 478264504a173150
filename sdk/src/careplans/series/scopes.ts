import { addDays, civil, toEpochDay, weekdayOf } from '../../kit/dates/dates.js'
import type { TaskDayState, TaskScope } from '../../vocabulary/careplans/catalogue.js'
import { compileSchedule, type ScheduleEntry } from '../recurrence.js'

/** What one day of a series has of its own: it stands in the place of what the rule says of its day. */
export interface SeriesDay<F extends object> {
  readonly state: TaskDayState
  /** The day on which it is shown instead; null for its own. */
  readonly moved_to: string | null
  /** The fields that differ on this day. */
  readonly changes: Partial<F>
  /** What it said when it was done or skipped, which it says for ever; null while it is open. */
  readonly kept: F | null
}

/** A task as a series of days: what it says, when it comes, and what single days have of their own, by their day of the rule. */
export interface TaskSeries<F extends object> {
  readonly fields: F
  readonly schedule: readonly ScheduleEntry[]
  readonly days: ReadonlyMap<string, SeriesDay<F>>
  /** Taken off the plan: only what was done or skipped is left of it. */
  readonly removed: boolean
}

/** One occurrence of a series. */
export interface SeriesOccurrence<F extends object> {
  /** The day of the rule, by which it is known. */
  readonly day: string
  readonly shown: string
  readonly state: TaskDayState
  readonly fields: F
}

/** What is changed: fields, and the days on which it comes; of one day only, the day to which it is moved. */
export interface SeriesChange<F extends object> {
  readonly fields?: Partial<F>
  readonly schedule?: readonly ScheduleEntry[]
  readonly moved_to?: string
}

/** A series after a change, and the one that goes on in its place from a day on, where it was parted. */
export interface ChangedSeries<F extends object> {
  readonly series: TaskSeries<F>
  readonly successor: TaskSeries<F> | null
}

/** The occurrences of a series from one day to another, both included, in order. */
export function occurrencesOf<F extends object>(
  series: TaskSeries<F>,
  { from, to }: { readonly from: string; readonly to: string },
): SeriesOccurrence<F>[] {
  const found: SeriesOccurrence<F>[] = []
  if (!series.removed)
    for (const day of compileSchedule(series.schedule).between(from, to))
      if (!series.days.has(day)) found.push({ day, shown: day, state: 'open', fields: series.fields })
  for (const [day, own] of series.days) {
    const shown = own.moved_to ?? day
    if (shown < from || shown > to || own.state === 'removed') continue
    if (series.removed && own.state === 'open') continue
    found.push({ day, shown, state: own.state, fields: own.kept ?? { ...series.fields, ...own.changes } })
  }
  return found.sort((one, other) => compare(one.shown, other.shown) || compare(one.day, other.day))
}

/** The occurrence of a day of the rule; null where there is none. */
export function occurrenceOn<F extends object>(
  series: TaskSeries<F>,
  day: string,
): SeriesOccurrence<F> | null {
  const shown = series.days.get(day)?.moved_to ?? day
  return occurrencesOf(series, { from: shown, to: shown }).find((one) => one.day === day) ?? null
}

/**
 * A series after a change of this day, of this and those that follow, or of all that are not done; unchanged where the
 * day has no occurrence, where only it is to change and it is done, and once the task was taken off the plan. What was done
 * or skipped keeps its words.
 *
 * Which days follow is told by where they are shown. A changed field is the same on all of them afterwards, also where a
 * day had its own. New days take the place of the old: of what single days have of their own, that stays whose day the new
 * rule hits, and so does what was done. Where nothing comes before the day, the whole series changes and is not parted.
 */
export function changeSeries<F extends object>(
  series: TaskSeries<F>,
  scope: TaskScope,
  day: string,
  change: SeriesChange<F>,
): ChangedSeries<F> {
  const chosen = series.removed ? null : occurrenceOn(series, day)
  if (!chosen) return unchanged(series)
  if (scope === 'one')
    return chosen.state === 'open' ? alone(withDay(series, day, change)) : unchanged(series)
  if (scope === 'all') return alone(wholeChanged(series, change))
  const schedule = change.schedule && beginAt(change.schedule, chosen.shown)
  const since = { ...change, ...(schedule && { schedule }) }
  return hasBefore(series, chosen.shown) ? parted(series, chosen, since) : alone(wholeChanged(series, since))
}

/**
 * A series without this day, without this and those that follow, or taken off the plan; unchanged where the day has no
 * occurrence, or only it is to go and it is done. What was done or skipped stays.
 */
export function removeFromSeries<F extends object>(
  series: TaskSeries<F>,
  scope: TaskScope,
  day: string,
): TaskSeries<F> {
  const chosen = series.removed ? null : occurrenceOn(series, day)
  if (!chosen) return series
  if (scope === 'one')
    return chosen.state === 'open' ? { ...series, days: setDay(series.days, day, gone) } : series
  if (scope === 'all') return { ...series, removed: true }
  const schedule = endBefore(series.schedule, chosen.shown)
  const days = new Map<string, SeriesDay<F>>()
  for (const [own, one] of series.days) {
    const stays = one.state !== 'open' || shownOn(own, one) < chosen.shown
    if (stays) days.set(own, one)
    // Moved behind the end and gone with it: its own day does not come back in its place.
    else if (own < chosen.shown) days.set(own, gone)
  }
  return { ...series, schedule, days, removed: schedule.length === 0 && !hasOpen(days) }
}

/** The entries of a schedule up to a day, which is out of it; those that would not occur before it are left out. */
function endBefore(schedule: readonly ScheduleEntry[], day: string): ScheduleEntry[] {
  const last = addDays(day, -1)
  return schedule
    .filter(({ start_date }) => start_date <= last)
    .map((entry) => ({
      ...entry,
      end_date: entry.end_date === null || entry.end_date > last ? last : entry.end_date,
    }))
    .filter((entry) => compileSchedule([entry]).next(addDays(entry.start_date, -1)) !== null)
}

/**
 * The entries of a schedule from a day on. Each begins at its own first day from then on, so that every second week stays
 * the same second week; one that has no such day is left out.
 */
function beginAt(schedule: readonly ScheduleEntry[], day: string): ScheduleEntry[] {
  return schedule.flatMap((entry) => {
    const start_date = compileSchedule([entry]).next(addDays(day, -1))
    return start_date === null ? [] : [{ ...withDays(entry), start_date }]
  })
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)
const unchanged = <F extends object>(series: TaskSeries<F>): ChangedSeries<F> => alone(series)
const alone = <F extends object>(series: TaskSeries<F>): ChangedSeries<F> => ({ series, successor: null })
const gone = { state: 'removed', moved_to: null, changes: {}, kept: null } as const
const shownOn = (day: string, own: { readonly moved_to: string | null }) => own.moved_to ?? day

const hasOpen = (days: ReadonlyMap<string, { readonly state: TaskDayState }>) =>
  [...days.values()].some(({ state }) => state === 'open')

function setDay<F extends object>(
  days: ReadonlyMap<string, SeriesDay<F>>,
  day: string,
  own: SeriesDay<F>,
): ReadonlyMap<string, SeriesDay<F>> {
  return new Map(days).set(day, own)
}

/** The series with one day that has something of its own. */
function withDay<F extends object>(
  series: TaskSeries<F>,
  day: string,
  { fields = {}, moved_to }: SeriesChange<F>,
): TaskSeries<F> {
  const own = series.days.get(day)
  const to = moved_to ?? own?.moved_to ?? null
  return {
    ...series,
    days: setDay(series.days, day, {
      state: 'open',
      moved_to: to === day ? null : to,
      changes: { ...own?.changes, ...fields },
      kept: null,
    }),
  }
}

/** Whether anything of a series is shown before a day. */
function hasBefore<F extends object>(series: TaskSeries<F>, day: string): boolean {
  for (const [own, one] of series.days) if (one.state !== 'removed' && shownOn(own, one) < day) return true
  const rule = compileSchedule(series.schedule)
  const starts = series.schedule.map(({ start_date }) => addDays(start_date, -1))
  let last: string | null = starts.reduce((least, one) => (one < least ? one : least), day)
  // Only a day that has something of its own is passed over.
  while ((last = rule.next(last)) !== null && last < day) if (!series.days.has(last)) return true
  return false
}

/** What a day keeps of its own once some fields are the same on all days. */
function without<F extends object>(own: SeriesDay<F>, fields: Partial<F>): SeriesDay<F> {
  const left = Object.entries(own.changes).filter(([name]) => !Object.hasOwn(fields, name))
  return { ...own, changes: Object.fromEntries(left) as Partial<F> }
}

function wholeChanged<F extends object>(
  series: TaskSeries<F>,
  { fields = {}, schedule }: SeriesChange<F>,
): TaskSeries<F> {
  const rule = schedule && compileSchedule(schedule)
  const days = new Map<string, SeriesDay<F>>()
  for (const [day, own] of series.days)
    if (!rule || own.state !== 'open' || rule.on(day)) days.set(day, without(own, fields))
  return {
    ...series,
    fields: { ...series.fields, ...fields },
    schedule: schedule ?? series.schedule,
    days,
  }
}

function parted<F extends object>(
  series: TaskSeries<F>,
  { shown: from }: SeriesOccurrence<F>,
  { fields = {}, schedule }: SeriesChange<F>,
): ChangedSeries<F> {
  const earlier = endBefore(series.schedule, from)
  const later = beginAt(schedule ?? series.schedule, from)
  const laterRule = compileSchedule(later)
  const kept = new Map<string, SeriesDay<F>>()
  const moved = new Map<string, SeriesDay<F>>()
  for (const [day, own] of series.days) {
    if (own.state === 'removed') {
      const part = day < from ? kept : moved
      part.set(day, own)
    } else if (shownOn(day, own) < from) {
      kept.set(day, own)
      // It is there already, on an earlier day.
      if (day >= from) moved.set(day, gone)
    } else {
      if (own.state !== 'open' || !schedule || laterRule.on(day)) moved.set(day, without(own, fields))
      // It is there, on a later day, or gone with the old days: the earlier part gets no other.
      if (day < from) kept.set(day, gone)
    }
  }
  return {
    series: { ...series, schedule: earlier, days: kept },
    successor: {
      fields: { ...series.fields, ...fields },
      schedule: later,
      days: moved,
      removed: false,
    },
  }
}

/** An entry that names its day, so that it may begin at another one. */
function withDays(entry: ScheduleEntry): ScheduleEntry {
  const start = toEpochDay(entry.start_date)
  if (start === null) return entry
  if (entry.schedule_type === 'weekly')
    return { ...entry, day_of_week: entry.day_of_week ?? weekdayOf(entry.start_date) }
  if (entry.schedule_type === 'monthly')
    return { ...entry, day_of_month: entry.day_of_month ?? civil(start).dayOfMonth }
  return entry
}
