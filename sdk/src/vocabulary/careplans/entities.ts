import {
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  partial,
  refine,
  size,
  string,
  tuple,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { dayField, lineField, noteField, timeField } from '../../kit/fields/fields.js'
import { Person } from '../account/person.js'
import { alertLevels, scheduleTypes } from './catalogue.js'
import { ateAnswers, taskQuestions, tookAnswers } from './questions.js'

const When = nullable(string())

/** One rule of a schedule on the wire. */
const entryFields = {
  schedule_type: enums(scheduleTypes.ids),
  interval: min(integer(), 1),
  day_of_week: nullable(integer()),
  day_of_month: nullable(integer()),
  start_date: string(),
  end_date: When,
}

/** A number of a range of `taskQuestions`; whether it is one of its steps `answerErrors` says. */
const measured = refine(number(), 'measured', Number.isFinite)

/**
 * What was answered when a task was done, by question; what was not answered is left out. A blood pressure is its upper and
 * its lower number.
 */
export const TaskAnswers = partial(
  object({
    pain: measured,
    blood_pressure: tuple([measured, measured]),
    pulse: measured,
    temperature: measured,
    blood_sugar: measured,
    weight: measured,
    ate: enums(ateAnswers.ids),
    took: enums(tookAnswers.ids),
  }),
)
export type TaskAnswers = Infer<typeof TaskAnswers>

/** A photo or video of a task: an address that answers whoever may see the plan. */
export const TaskMedia = type({
  id: number(),
  url: string(),
  /** A smaller one of a photo; null of a video. */
  small_url: nullable(string()),
  description: string(),
  created: string(),
  user: nullable(Person),
  /** Whether the reader may take it away. */
  own: boolean(),
})
export type TaskMedia = Infer<typeof TaskMedia>

/**
 * What became of a task on its day: done or skipped, by whom and when. `late` is later than its day. `answers` says in a few
 * words what was measured.
 */
export const TaskOutcome = type({
  kind: enums(['done', 'skipped']),
  user: nullable(Person),
  at: string(),
  reason: nullable(string()),
  note: string(),
  late: boolean(),
  data: nullable(TaskAnswers),
})
export type TaskOutcome = Infer<typeof TaskOutcome>

/**
 * A task on one day: `id` and `date` together name it. State 1 is enabled where `is_current_task` is not false. `schedule`
 * repeats it; `date` is the day by that rule, also where it was moved to `moved_to`. `due_time` is HH:MM of the plan's zone.
 * `lock` tells who edits it now. The `last_modified_at` are opaque versions.
 */
export const Task = type({
  id: number(),
  plan_id: number(),
  title: string(),
  instructions: string(),
  adl_map_id: nullable(integer()),
  start_date: When,
  date: When,
  moved_to: When,
  due_time: nullable(string()),
  schedule: array(type(entryFields)),
  assigned_to: nullable(number()),
  /** Of who it is assigned to. */
  assignee: nullable(Person),
  /** Only a nurse, or the family, does it. */
  nurse_only: boolean(),
  /** What is asked when it is done. */
  questions: array(string()),
  state: integer(),
  is_current_task: optional(boolean()),
  prompts: array(type({ id: number(), text: string(), priority: integer() })),
  template_name: nullable(string()),
  completed: When,
  outcome: nullable(TaskOutcome),
  created: string(),
  lock: nullable(type({ user: Person, at: string() })),
  observation_notes: string(),
  modified: string(),
  assessment_or_note_last_modified: When,
  /** How many photos and videos its day has. */
  media: integer(),
  plan_last_modified_at: string(),
  last_modified_at: string(),
})
export type Task = Infer<typeof Task>

/** What happened to a task or plan: an action of the catalogue, by whom and when. */
export const HistoryEntry = type({
  id: number(),
  action: integer(),
  task_id: nullable(number()),
  date: When,
  title: string(),
  user: nullable(Person),
  at: string(),
})
export type HistoryEntry = Infer<typeof HistoryEntry>

/**
 * Something that all on a plan are to know: written by somebody, or told by a value out of its range. `seen` is the
 * reader's own, `seen_by` are all who have.
 */
export const PlanAlert = type({
  id: number(),
  task_id: nullable(number()),
  date: When,
  level: enums(alertLevels.ids),
  text: string(),
  created: string(),
  user: nullable(Person),
  own: boolean(),
  seen: boolean(),
  seen_by: array(Person),
})
export type PlanAlert = Infer<typeof PlanAlert>

/** A task as its own screen shows it. */
export const ViewedTask = type({
  ...Task.schema,
  assessment_data: nullable(TaskAnswers),
  photos: array(TaskMedia),
  videos: array(TaskMedia),
  history: array(HistoryEntry),
  alerts: array(PlanAlert),
  /** Who changed its words last, where that was not who wrote it. */
  modified_by: nullable(Person),
})
export type ViewedTask = Infer<typeof ViewedTask>

/** Something to keep in mind at a task; those of priority 1 come first. */
const Prompt = object({ text: lineField, priority: max(min(integer(), 1), 3) })

/** A task to be added; entries as `scheduleEntries` makes them. */
export const TaskDraft = object({
  title: lineField,
  instructions: optional(noteField),
  adl_map_id: optional(nullable(integer())),
  start_date: optional(nullable(dayField)),
  due_time: optional(nullable(timeField)),
  schedule: optional(size(array(object(entryFields)), 0, 62)),
  assigned_to: optional(nullable(number())),
  nurse_only: optional(boolean()),
  questions: optional(size(array(enums(taskQuestions.ids)), 0, taskQuestions.ids.length)),
  prompts: optional(size(array(Prompt), 0, 10)),
  observation_notes: optional(noteField),
  template_name: optional(nullable(string())),
})
export type TaskDraft = Infer<typeof TaskDraft>

/** A group of tasks to choose from, with tasks that are commonly done. */
export const TaskCategory = type({
  id: number(),
  name: string(),
  adl_map_id: nullable(integer()),
  /** Hours that a day of it usually takes. */
  hours: number(),
  templates: array(
    type({
      name: string(),
      title: string(),
      instructions: string(),
      due_time: nullable(string()),
      questions: array(string()),
      schedule_type: enums(scheduleTypes.ids),
    }),
  ),
})
export type TaskCategory = Infer<typeof TaskCategory>
