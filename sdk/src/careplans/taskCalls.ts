import { exampleFile } from '../client/exampleFile.js'
import {
  any,
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  partial,
  record,
  size,
  string,
  type,
  union,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { dayField, fileField, noteField, pageFields } from '../kit/fields/fields.js'
import { Person } from '../vocabulary/account/person.js'
import { skipReasons, taskScopes } from '../vocabulary/careplans/catalogue.js'
import { tasksAtOnce } from '../vocabulary/careplans/constants.js'
import { Task, TaskAnswers, TaskDraft, TaskMedia, ViewedTask } from '../vocabulary/careplans/entities.js'
import { CarePlan, PlanNote, PlanVisit } from '../vocabulary/careplans/planEntities.js'

/**
 * The tasks of some days, of one person, of one category, done or not. Without days it is the seven from today on, where
 * the plan is; 92 at most.
 */
export const TaskQuery = object({
  ...pageFields,
  start_date: optional(dayField),
  end_date: optional(dayField),
  assigned_to: optional(number()),
  category: optional(number()),
  completed: optional(boolean()),
})
export type TaskQuery = Infer<typeof TaskQuery>

/**
 * A page of tasks, one for each day that they come. `total_tasks` counts those of all the days that were asked for, `dates`
 * each of these days; `limit` and `offset` are as served.
 */
export const TaskPage = type({
  data: array(Task),
  total_tasks: integer(),
  dates: record(string(), integer()),
  limit: optional(integer()),
  offset: optional(integer()),
})
export type TaskPage = Infer<typeof TaskPage>

/** A day of a plan: its visits, all of its tasks in their order, and its notes, latest first. */
export const PlanDay = type({
  plan: CarePlan,
  date: string(),
  tasks: array(Task),
  visits: array(PlanVisit),
  notes: array(PlanNote),
})
export type PlanDay = Infer<typeof PlanDay>

/** All that is shown of one day of a plan; today where none is named. */
export const getPlanDay = call(
  'GET /v1/plan/:id/day/',
  { query: object({ date: optional(dayField) }), out: PlanDay, extension: true },
  { id: 191, query: { date: '2026-11-23' } },
)

/** A page of the tasks of a plan, by day. */
export const listTasks = call(
  'GET /v1/plan/:id/tasks/',
  {
    query: TaskQuery,
    out: TaskPage,
    envelope: 'whole',
  },
  { id: 191, query: { start_date: '2026-11-23', limit: 30, offset: 30 } },
)
/** Adds a task, or with `many: 1` a list of them; answers what was added, as a list. */
export const addTasks = call(
  'POST /v1/plan/:id/tasks/',
  {
    query: object({ many: optional(enums([1])) }),
    in: union([TaskDraft, size(array(TaskDraft), 1, tasksAtOnce)]),
    out: array(Task),
    repeatable: true,
  },
  {
    id: 191,
    query: { many: 1 },
    body: [
      { title: 'Morning pills', instructions: 'With food.' },
      { title: 'Evening pills', instructions: 'With food.' },
    ],
  },
)
/** Which of its days a task is asked for, `YYYY-MM-DD` by its rule; its next one where none is named. */
const onDay = object({ date: optional(dayField) })
/** One task on one of its days, with the photos, videos and history of the task. */
export const getTask = call(
  'GET /v1/plan/:id/tasks/:taskId/',
  { query: onDay, out: ViewedTask },
  { id: 191, taskId: 192, query: { date: '2026-11-23' } },
)

/**
 * What changes of a task, with the version that was read. A task that repeats wants `date` and `scope`: this day alone, this
 * and those that follow, or all that are not done. Of one day alone `moved_to` is the day to which it goes, and the answers
 * and the note of what was done may be put right.
 */
export const TaskChange = object({
  last_modified_at: string(),
  date: optional(dayField),
  scope: optional(enums(taskScopes.ids)),
  moved_to: optional(dayField),
  ...partial(TaskDraft).schema,
  assessment_data: optional(TaskAnswers),
})
export type TaskChange = Infer<typeof TaskChange>

/**
 * The changed task on its day, and others that changed with it: where a task was parted, the earlier part and the one that
 * goes on in its place.
 */
export const ChangedTask = type({ ...Task.schema, affected_tasks: array(Task) })
export type ChangedTask = Infer<typeof ChangedTask>
/** Changes a task, if it is still at the version given: a `conflict` with the task as it is now otherwise. */
export const updateTask = call(
  'PATCH /v1/plan/:id/tasks/:taskId/',
  {
    in: TaskChange,
    out: ChangedTask,
    repeatable: true,
  },
  {
    ...{ id: 191, taskId: 192 },
    body: { last_modified_at: 'v-1', date: '2026-11-23', scope: 'following', title: 'Pills' },
  },
)
/** One task under its other address. */
export const getTaskByAlias = call(
  'GET /v1/careplan/:planId/tasks/:taskId',
  { query: onDay, out: ViewedTask },
  { planId: 191, taskId: 192, query: { date: '2026-11-23' } },
)
/** Changes a task under its other address. */
export const updateTaskByAlias = call(
  'PATCH /v1/careplan/:planId/tasks/:taskId/',
  {
    in: TaskChange,
    out: ChangedTask,
    repeatable: true,
  },
  { planId: 191, taskId: 192, body: { last_modified_at: 'v-1', date: '2026-11-23', scope: 'all' } },
)

/** The version that was read, and of a task that repeats the day by its rule. */
const Version = object({ last_modified_at: string(), date: optional(dayField) })
/** When it was done, where the answer comes later: an instant of the last 72 hours. */
const madeAt = optional(string())
/**
 * Completes a task on a day; `data` is what was asked. Up to seven days later it is marked as late. A `conflict` with the
 * task as it is now where it has changed.
 */
export const completeTask = call(
  'POST /v1/plan/:id/tasks/:taskId/complete/',
  {
    in: object({
      ...Version.schema,
      data: optional(TaskAnswers),
      observation_notes: optional(noteField),
      made_at: madeAt,
    }),
    out: ChangedTask,
    repeatable: true,
  },
  { id: 191, taskId: 192, body: { last_modified_at: 'v-1', date: '2026-11-23', data: { pain: 2 } } },
)
/** Skips a task on a day, with a reason; `other` wants a note. A `conflict` where it has changed. */
export const skipTask = call(
  'POST /v1/plan/:id/tasks/:taskId/skip/',
  {
    in: object({
      ...Version.schema,
      reason: enums(skipReasons.ids),
      observation_notes: optional(noteField),
      made_at: madeAt,
    }),
    out: ChangedTask,
    extension: true,
    repeatable: true,
  },
  { id: 191, taskId: 192, body: { last_modified_at: 'v-1', date: '2026-11-23', reason: 'tired' } },
)
/** Takes back that a task was done or skipped. A `conflict` where it has changed. */
export const uncompleteTask = call(
  'POST /v1/plan/:id/tasks/:taskId/uncomplete/',
  {
    in: Version,
    out: ChangedTask,
    repeatable: true,
  },
  { id: 191, taskId: 192, body: { last_modified_at: 'v-1', date: '2026-11-23' } },
)
/**
 * Takes a task off the plan: one day of it, that and those that follow, or all. What was done stays. A `conflict` where it
 * has changed.
 */
export const removeTask = call(
  'POST /v1/plan/:id/tasks/:taskId/remove/',
  {
    in: object({ ...Version.schema, scope: optional(enums(taskScopes.ids)) }),
    out: type({ plan_last_modified_at: string() }),
    repeatable: true,
  },
  { id: 191, taskId: 192, body: { last_modified_at: 'v-1', date: '2026-11-23', scope: 'one' } },
)
/**
 * Holds a task for two minutes while it is edited, so that others see who does; sent again it is held for two more. A
 * `conflict` where another holds it. Whether a change is saved it does not decide.
 */
export const lockTask = call(
  'POST /v1/plan/:id/tasks/:taskId/lock/',
  {
    out: Task,
    extension: true,
    repeatable: true,
  },
  { id: 191, taskId: 192 },
)
/** Lets others edit the task again. */
export const unlockTask = call(
  'POST /v1/plan/:id/tasks/:taskId/unlock/',
  {
    out: Task,
    extension: true,
    repeatable: true,
  },
  { id: 191, taskId: 192 },
)

/** What changed in a task between two versions, field by field, for who meets a conflict; a text, a number, a list. */
export const TaskDifference = type({
  field: string(),
  before: any(),
  after: any(),
  at: string(),
  user: nullable(Person),
})
export type TaskDifference = Infer<typeof TaskDifference>
/**
 * The differences between the version that the caller read, its `last_modified_at`, and now: of the task's words, and of what
 * became of the day. A version that is kept no more is a `conflict` that says so.
 */
export const getTaskDiff = call(
  'GET /v1/plan/:id/tasks/:taskId/diff/',
  {
    query: object({ since: optional(string()), date: optional(dayField) }),
    out: array(TaskDifference),
  },
  { id: 191, taskId: 192, query: { since: 'v-1', date: '2026-11-23' } },
)

/** What a photo or video is of: the day by the task's rule, and a few words. */
const ofDay = { date: optional(dayField), description: optional(noteField) }
/** Adds a photo or a video to a day of a task; photos are .jpg or .png, videos .mp4 or .mov. */
export const addTaskPhoto = call(
  'POST /v1/plan/:id/tasks/:taskId/photos/',
  {
    in: object({ ...ofDay, photo: optional(fileField), video: optional(fileField) }),
    out: TaskMedia,
    bodyKind: 'multipart',
    repeatable: true,
  },
  {
    ...{ id: 191, taskId: 192 },
    body: { date: '2026-11-23', description: 'The box', photo: exampleFile('box.png') },
  },
)
/** Takes a photo of a task away. */
export const removeTaskPhoto = call(
  'DELETE /v1/plan/:id/tasks/:taskId/photos/:photoId/',
  {
    repeatable: true,
  },
  { id: 191, taskId: 192, photoId: 6 },
)
/** Adds a video to a day of a task. */
export const addTaskVideo = call(
  'POST /v1/plan/:id/tasks/:taskId/videos/upload/',
  {
    in: object({ ...ofDay, video: fileField }),
    out: TaskMedia,
    bodyKind: 'multipart',
    repeatable: true,
  },
  { id: 191, taskId: 192, body: { date: '2026-11-23', video: exampleFile('walk.mp4') } },
)
/** Takes a video of a task away. */
export const removeTaskVideo = call(
  'DELETE /v1/plan/:id/tasks/:taskId/videos/:videoId/',
  {
    repeatable: true,
  },
  { id: 191, taskId: 192, videoId: 6 },
)
