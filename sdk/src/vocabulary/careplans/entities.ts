import {
  any,
  array,
  boolean,
  enums,
  integer,
  min,
  nullable,
  number,
  object,
  optional,
  partial,
  record,
  size,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { Person } from '../account/person.js'
import { dayField, lineField, noteField } from '../../kit/fields/fields.js'
import { scheduleTypes } from './catalogue.js'

const When = nullable(string())

/** A relative or caregiver on the plan; `first_visited` is set when the introduction is skipped. */
export const Observer = type({ user: Person, first_visited: When })
export type Observer = Infer<typeof Observer>

/**
 * A care plan. `last_modified_at` is an opaque version. `can` is what the caller may do on
 * it; `clocked_in` tells that the caller is at work on it.
 */
export const CarePlan = type({
  id: number(),
  connection_id: nullable(number()),
  name: string(),
  organization: nullable(string()),
  observers: array(Observer),
  total_tasks: integer(),
  last_modified_at: string(),
  tzid: nullable(string()),
  has_used_bulk_task: boolean(),
  clocked_in: boolean(),
  can: array(string()),
  alerts: array(type({ id: number(), task_id: nullable(number()), text: string(), created: string() })),
})
export type CarePlan = Infer<typeof CarePlan>

const entryFields = {
  schedule_type: enums(scheduleTypes.ids),
  interval: min(integer(), 1),
  day_of_week: nullable(integer()),
  day_of_month: nullable(integer()),
  start_date: string(),
  end_date: When,
}

/** A photo or video of a task: an address to read it for a short while. */
export const TaskMedia = type({ id: number(), url: string(), description: string(), created: string() })
export type TaskMedia = Infer<typeof TaskMedia>

/**
 * A task. State 1 is enabled where `is_current_task` is not false. `schedule` repeats it; `date` is the day that
 * this row stands for. `lock` tells who edits it now. The `last_modified_at` are opaque versions.
 */
export const Task = type({
  id: number(),
  plan_id: number(),
  title: string(),
  instructions: string(),
  adl_map_id: nullable(integer()),
  start_date: When,
  date: When,
  schedule: array(type(entryFields)),
  assigned_to: nullable(number()),
  state: integer(),
  is_current_task: optional(boolean()),
  prompts: array(type({ id: number(), text: string(), priority: integer() })),
  template_name: nullable(string()),
  completed: When,
  created: string(),
  lock: nullable(type({ user: Person, at: string() })),
  observation_notes: string(),
  modified: string(),
  assessment_or_note_last_modified: When,
  plan_last_modified_at: string(),
  last_modified_at: string(),
})
export type Task = Infer<typeof Task>

/** What happened to a task or plan: an action of the catalogue, by whom and when. */
export const HistoryEntry = type({
  id: number(),
  action: integer(),
  task_id: nullable(number()),
  title: string(),
  user: nullable(Person),
  at: string(),
})
export type HistoryEntry = Infer<typeof HistoryEntry>

/** A task as its own screen shows it. */
export const ViewedTask = type({
  ...Task.schema,
  assessment_data: nullable(record(string(), any())),
  photos: array(TaskMedia),
  videos: array(TaskMedia),
  history: array(HistoryEntry),
})
export type ViewedTask = Infer<typeof ViewedTask>

/** A task to be added; entries as `scheduleEntries` makes them. */
export const TaskDraft = object({
  title: lineField,
  instructions: optional(noteField),
  adl_map_id: optional(nullable(integer())),
  start_date: optional(nullable(dayField)),
  schedule: optional(size(array(object(entryFields)), 0, 62)),
  assigned_to: optional(nullable(number())),
  observation_notes: optional(noteField),
  template_name: optional(nullable(string())),
})
export type TaskDraft = Infer<typeof TaskDraft>

/** What changes of a task, with the version that was read. */
export const TaskChange = object({
  last_modified_at: string(),
  ...partial(TaskDraft).schema,
  assessment_data: optional(record(string(), any())),
})
export type TaskChange = Infer<typeof TaskChange>

/** A group of tasks to choose from, with tasks that are commonly done. */
export const TaskCategory = type({
  id: number(),
  name: string(),
  adl_map_id: nullable(integer()),
  templates: array(string()),
})
export type TaskCategory = Infer<typeof TaskCategory>

/** What a caregiver may do on a plan; none of it is no access. */
export const planPermissions = [
  'view_tasks',
  'complete_tasks',
  'edit_tasks',
  'add_photos',
  'view_notes',
  'edit_notes',
] as const
export type PlanPermission = (typeof planPermissions)[number]
/** A caregiver's permissions on a plan; `no_access` where there are none. */
export const CaregiverPermissions = type({
  caregiver: Person,
  permissions: array(string()),
  no_access: boolean(),
})
export type CaregiverPermissions = Infer<typeof CaregiverPermissions>

/** A note on a plan (`notes/{noteId}`). */
export const PlanNote = type({
  id: number(),
  author: Person,
  text: string(),
  created: string(),
  modified: string(),
})
export type PlanNote = Infer<typeof PlanNote>
