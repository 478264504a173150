import { addDays, dayIn, daysBetween } from '../kit/dates/dates.js'
import { instantIn } from '../kit/dates/zoneTime.js'
import { isRecord } from '../kit/shape.js'
import type { Sayable } from '../kit/text.js'
import { enabledTaskState, lateTaskDays, overdueMinutes } from '../vocabulary/careplans/constants.js'
import type { Task } from '../vocabulary/careplans/entities.js'
import { carePlanTexts } from './texts.js'

/** A task on a day, as far as its standing goes. */
export type StandingTask = Pick<
  Task,
  'date' | 'moved_to' | 'due_time' | 'outcome' | 'state' | 'is_current_task'
>

/** The day on which a task is shown. */
export const shownDay = (task: Pick<StandingTask, 'date' | 'moved_to'>): string =>
  task?.moved_to ?? task?.date ?? ''

/** The instant from which an open task is overdue: an hour after it is due, else the end of its day; null for none. */
export function overdueFrom(task: StandingTask, zone: string): Date | null {
  const day = shownDay(task)
  if (!isRecord(task) || day === '') return null
  if (task.due_time === null) return instantIn(zone, addDays(day, 1), '00:00')
  const due = instantIn(zone, day, task.due_time)
  return due && new Date(due.getTime() + overdueMinutes * 60_000)
}

/** Whether a task waits longer than it should: an hour past its time, or past its day. */
export function isOverdue(task: StandingTask, now: Date, zone: string): boolean {
  const from = overdueFrom(task, zone)
  return from !== null && task.outcome === null && now instanceof Date && now >= from
}

/** Why a task can be neither done nor skipped on a day; null where it can. Later than its day it still can, for a week. */
export function whyNotSettled(task: StandingTask, today: string): Sayable | null {
  if (!isRecord(task) || task.state !== enabledTaskState || task.is_current_task === false)
    return carePlanTexts.taskDisabled
  if (task.outcome) return carePlanTexts.alreadySettled
  const late = daysBetween(shownDay(task as StandingTask), today)
  if (late === null) return carePlanTexts.taskDisabled
  if (late < 0) return carePlanTexts.tooEarly
  return late > lateTaskDays ? carePlanTexts.tooLate : null
}

/**
 * Whether what became of a task may be taken back: on the same day by whoever said it, and for a week by who may change the
 * tasks.
 */
export function mayUndo(
  task: StandingTask,
  who: { readonly id: number; readonly edits: boolean },
  today: string,
  zone: string,
): boolean {
  if (!isRecord(task) || !task.outcome || task.state !== enabledTaskState) return false
  const { user, at } = task.outcome as NonNullable<StandingTask['outcome']>
  const since = daysBetween(dayIn(zone, new Date(at)), today)
  if (since === null) return false
  return who.edits ? since <= lateTaskDays : user?.id === who.id && since === 0
}

/** Minutes before its time in which a task is the one to do now. */
const soonMinutes = 30

/**
 * The task that is to be done now, of the tasks of today: the first open one whose time has come or comes within half an
 * hour; null where nothing presses.
 */
export function taskToDo<T extends StandingTask>(tasks: readonly T[], now: Date, zone: string): T | null {
  return (
    tasks.find((task) => {
      if (task.outcome || task.due_time === null || task.state !== enabledTaskState) return false
      const due = instantIn(zone, shownDay(task), task.due_time)
      return due !== null && due.getTime() - now.getTime() <= soonMinutes * 60_000
    }) ?? null
  )
}

/** How many of some tasks are done or skipped. */
export const settledOf = (tasks: readonly Pick<Task, 'outcome'>[]): number =>
  tasks.filter(({ outcome }) => outcome !== null).length
