import type { ScheduleEntry, Task, TaskQuestion } from '@homecare/sdk/careplans'
import type { planTasks, TaskWords } from '../../tables/care/careplans.ts'

/** The words of a task, as its row has them. */
export const wordsOf = (
  row: Omit<typeof planTasks.$inferSelect, 'due_time'> & { due_time: string | null },
): TaskWords => ({
  title: row.title,
  instructions: row.instructions,
  adl_map_id: row.adl_map_id,
  due_time: row.due_time?.slice(0, 5) ?? null,
  assigned_to: row.assigned_to,
  nurse_only: row.nurse_only,
  questions: row.questions,
  prompts: row.prompts,
})

/** The columns of a task that hold its words. */
export const columnsOf = (words: TaskWords) => ({
  ...words,
  questions: [...words.questions] as TaskQuestion[],
  priority: words.prompts.reduce((least, { priority }) => Math.min(least, priority), lastPriority),
})

/** By which a task without prompts is sorted. */
const lastPriority = 9

/** The version of a task on a day, opaque: a change of its words makes another, and so does one of the day. */
export const taskVersion = (task: number, day: number): string => `t${task.toString(36)}d${day.toString(36)}`

/** What a version says; null for what is none. */
export function readVersion(version: string): { readonly task: number; readonly day: number } | null {
  const [, task, day] = /^t([0-9a-z]{1,7})d([0-9a-z]{1,7})$/.exec(version) ?? []
  return task && day ? { task: Number.parseInt(task, 36), day: Number.parseInt(day, 36) } : null
}

/** A rule as the database keeps it and the wire has it. */
export const entryOf = ({
  schedule_type,
  interval,
  day_of_week,
  day_of_month,
  start_date,
  end_date,
}: ScheduleEntry): Task['schedule'][number] => ({
  ...{ schedule_type, interval, day_of_week, day_of_month, start_date, end_date },
})

/** Whether a task comes on one day alone: which of its days is meant need not be said. */
export const isOnce = (schedule: readonly ScheduleEntry[]): boolean =>
  schedule.length === 1 && schedule[0]!.start_date === schedule[0]!.end_date
