import { instantIn } from '../kit/dates/zoneTime.js'
import type { Task } from '../vocabulary/careplans/entities.js'
import type { PlanVisit } from '../vocabulary/careplans/planEntities.js'
import { shownDay } from './standing.js'

/** A stretch of a day: a visit with the tasks that fall in it, or the tasks between two visits. */
export interface DayPart<T> {
  readonly visit: PlanVisit | null
  readonly tasks: readonly T[]
}

/** A task as a day's timeline looks at it. */
type DayTask = Pick<Task, 'id' | 'date' | 'moved_to' | 'due_time' | 'assigned_to' | 'nurse_only'>

/**
 * A day as one line of time: its visits in their order, each with its tasks, and what lies between them. A task with a time
 * is in the visit at that time; of several it is whose it is assigned to, or the nurse's where only a nurse does it. One
 * without a time is in the first visit of who it is assigned to, or of a nurse; what is nobody's is for any time of the day,
 * and comes last.
 */
export function dayParts<T extends DayTask>(
  tasks: readonly T[],
  visits: readonly PlanVisit[],
  zone: string,
): DayPart<T>[] {
  const ordered = [...visits].sort((one, other) => Date.parse(one.start) - Date.parse(other.start))
  const held = new Map<PlanVisit, T[]>(ordered.map((visit) => [visit, []]))
  const between = new Map<PlanVisit | null, T[]>()
  const anyTime: T[] = []
  for (const task of tasks) {
    const due = task.due_time === null ? null : instantIn(zone, shownDay(task), task.due_time)
    const visit = visitOf(task, due, ordered)
    if (visit) held.get(visit)!.push(task)
    else if (!due) anyTime.push(task)
    else {
      const next = ordered.find(({ start }) => Date.parse(start) > due.getTime()) ?? null
      between.set(next, [...(between.get(next) ?? []), task])
    }
  }
  const parts: DayPart<T>[] = []
  for (const visit of ordered) {
    const before = between.get(visit)
    if (before) parts.push({ visit: null, tasks: before })
    parts.push({ visit, tasks: held.get(visit)! })
  }
  const after = between.get(null)
  if (after) parts.push({ visit: null, tasks: after })
  if (anyTime.length > 0) parts.push({ visit: null, tasks: anyTime })
  return parts
}

function visitOf(task: DayTask, due: Date | null, visits: readonly PlanVisit[]): PlanVisit | null {
  const meant = visits.filter(
    ({ person, nurse }) =>
      (task.assigned_to !== null && person.id === task.assigned_to) || (task.nurse_only && nurse),
  )
  if (!due) return meant[0] ?? null
  const then = (all: readonly PlanVisit[]) =>
    all.find(({ start, end }) => Date.parse(start) <= due.getTime() && due.getTime() < Date.parse(end))
  const own = then(meant)
  if (own) return own
  // What is a nurse's to do is in nobody else's visit.
  const others = visits.filter(({ nurse }) => nurse || !task.nurse_only)
  return then(others) ?? null
}
