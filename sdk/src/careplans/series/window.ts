import { fromEpochDay, toEpochDay } from '../../kit/dates/dates.js'
import { minutesPerDay } from '../../kit/constants.js'
import { isRecord, numberOf } from '../../kit/shape.js'
import { planWindowMaxDays, tasksPageSize } from '../../vocabulary/careplans/constants.js'
import type { TaskDayState } from '../../vocabulary/careplans/catalogue.js'
import type { CompiledSchedule } from '../recurrence.js'

/** A task as a window of days looks at it. */
export interface WindowTask {
  readonly id: number
  readonly schedule: CompiledSchedule
  /** Minutes after midnight by which it is due; null for some time of the day. */
  readonly due: number | null
  /** The smaller comes first. */
  readonly priority: number
  readonly assigned_to: number | null
  readonly category: number | null
  /** Taken off the plan: of such a task only what was done or skipped is left. */
  readonly removed: boolean
}

/** What a day of a task has of its own; days in whole days since 1970. */
export interface WindowDay {
  readonly task: number
  /** The day by the rule, by which the occurrence is known. */
  readonly day: number
  /** The day on which it is shown: another one where it was moved. */
  readonly shown: number
  readonly state: TaskDayState
  /** Where they differ on this day; undefined where they are the task's. */
  readonly due?: number | null | undefined
  readonly assigned_to?: number | null | undefined
}

/** The days that are asked for, the first and the last included, which of them, and which part of the list. */
export interface TaskWindow {
  readonly from: string
  readonly to: string
  /** Whose they are; nobody's where it is null. */
  readonly assigned_to?: number | null | undefined
  readonly category?: number | undefined
  /** Done or skipped, or still open; both by itself. */
  readonly completed?: boolean | undefined
  readonly offset?: number | undefined
  readonly limit?: number | undefined
}

/** One occurrence: its task, its day by the rule, and the day on which it is shown. */
export interface WindowRow {
  readonly task: number
  readonly day: string
  readonly shown: string
}

/** A page of the occurrences of a window; `dates` counts every day of it that has any. */
export interface WindowPage {
  readonly total: number
  readonly dates: Readonly<Record<string, number>>
  readonly rows: readonly WindowRow[]
}

/**
 * The occurrences of tasks in a window of at most 92 days: those of the rules, and in their place what single days have of
 * their own, which stands also where no rule hits. In order of the day, the time it is due (what has none comes last), the
 * priority, the task and its day; counted for every day, written for one page. Tasks and days come in the order of their
 * tasks' numbers. A window that is none, or longer, has nothing.
 */
export function expandWindow(
  tasks: readonly WindowTask[],
  days: readonly WindowDay[],
  window: TaskWindow,
): WindowPage {
  const span = spanOf(window)
  if (!span) return { total: 0, dates: {}, rows: [] }
  const { first, length } = span
  const counts = new Int32Array(length)
  const marks = new Uint8Array(tasks.length * length)
  const isFiltered = window.completed !== undefined || window.assigned_to !== undefined
  let at = 0
  for (let index = 0; index < tasks.length; index++) {
    const task = tasks[index]!
    const place = index * length
    const isAsked = hasCategory(task, window)
    const byRule =
      isAsked && window.completed !== true && !task.removed && isAssigned(task.assigned_to, window)
    if (byRule) task.schedule.mark(first, marks.subarray(place, place + length))
    const isPlain = !isFiltered && !task.removed
    // What a day has of its own takes the place of what the rule says of it.
    for (; at < days.length && days[at]!.task <= task.id; at++) {
      const day = days[at]!
      if (day.task !== task.id) continue
      const own = day.day - first
      if (own >= 0 && own < length) marks[place + own] = 0
      const shown = day.shown - first
      if (!isAsked || shown < 0 || shown >= length) continue
      if (isPlain ? day.state !== 'removed' : isShown(task, day, window)) counts[shown]!++
    }
    if (byRule) for (let day = 0; day < length; day++) counts[day]! += marks[place + day]!
  }
  const dates: Record<string, number> = {}
  let total = 0
  for (let day = 0; day < length; day++) {
    if (counts[day]! > 0) dates[fromEpochDay(first + day)] = counts[day]!
    total += counts[day]!
  }
  return { total, dates, rows: pageOf({ tasks, days, marks, counts, first }, window) }
}

interface Expanded {
  readonly tasks: readonly WindowTask[]
  readonly days: readonly WindowDay[]
  /** Of each task a mark for each day that its rule alone hits. */
  readonly marks: Uint8Array
  readonly counts: Int32Array
  readonly first: number
}

/** Only the days that the page reaches into are written and sorted. */
function pageOf(expanded: Expanded, window: TaskWindow): WindowRow[] {
  const { counts, first } = expanded
  const offset = numberOf(window.offset, 0) ?? 0
  const limit = numberOf(window.limit, 1) ?? tasksPageSize
  const rows: WindowRow[] = []
  let before = 0
  for (let place = 0; place < counts.length && rows.length < limit; place++) {
    const count = counts[place]!
    const skipped = Math.max(offset - before, 0)
    before += count
    if (count === 0 || skipped >= count) continue
    const found = shownOn(expanded, place, window).sort(inOrder)
    const end = Math.min(skipped + limit - rows.length, found.length)
    for (let index = skipped; index < end; index++) {
      const { task, day } = found[index]!
      rows.push({ task: task.id, day: fromEpochDay(day.day), shown: fromEpochDay(first + place) })
    }
  }
  return rows
}

interface Found {
  readonly task: WindowTask
  readonly day: WindowDay
}

/** All that is shown on one day of the window. */
function shownOn(
  { tasks, days, marks, counts, first }: Expanded,
  place: number,
  window: TaskWindow,
): Found[] {
  const shown = first + place
  const found: Found[] = []
  for (let index = 0; index < tasks.length; index++) {
    const task = tasks[index]!
    if (marks[index * counts.length + place] === 1)
      found.push({ task, day: { task: task.id, day: shown, shown, state: 'open' } })
  }
  let of = 0
  for (let at = 0; at < days.length; at++) {
    const day = days[at]!
    if (day.shown !== shown) continue
    while (of < tasks.length && tasks[of]!.id < day.task) of++
    const task = tasks[of]
    if (task?.id === day.task && hasCategory(task, window) && isShown(task, day, window))
      found.push({ task, day })
  }
  return found
}

const dueOf = ({ task, day }: Found) => (day.due === undefined ? task.due : day.due) ?? minutesPerDay

const inOrder = (one: Found, other: Found) =>
  dueOf(one) - dueOf(other) ||
  one.task.priority - other.task.priority ||
  one.task.id - other.task.id ||
  one.day.day - other.day.day

const hasCategory = (task: WindowTask, { category }: TaskWindow) =>
  category === undefined || task.category === category

const isAssigned = (to: number | null, { assigned_to }: TaskWindow) =>
  assigned_to === undefined || to === assigned_to

function isShown(task: WindowTask, day: WindowDay, window: TaskWindow): boolean {
  if (day.state === 'removed') return false
  const isSettled = day.state !== 'open'
  if (task.removed && !isSettled) return false
  if (window.completed !== undefined && window.completed !== isSettled) return false
  return isAssigned(day.assigned_to === undefined ? task.assigned_to : day.assigned_to, window)
}

/** The first day of a window and how many days it has; null for one that is none or too long. */
function spanOf(window: TaskWindow): { first: number; length: number } | null {
  const [first, last] = isRecord(window) ? [toEpochDay(window.from), toEpochDay(window.to)] : [null, null]
  if (first === null || last === null) return null
  const length = last - first + 1
  return length < 1 || length > planWindowMaxDays ? null : { first, length }
}
