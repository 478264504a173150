import { exampleFile } from '../client/exampleFile.js'
import {
  any,
  array,
  boolean,
  enums,
  integer,
  number,
  object,
  optional,
  record,
  size,
  string,
  type,
  union,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { dayField, fileField, noteField, pageFields } from '../kit/fields/fields.js'
import { Task, TaskChange, TaskDraft, TaskMedia, ViewedTask } from '../vocabulary/careplans/entities.js'

/** The tasks of some days, of one person, done or not. */
export const TaskQuery = object({
  ...pageFields,
  start_date: optional(dayField),
  end_date: optional(dayField),
  assigned_to: optional(number()),
  completed: optional(boolean()),
})
export type TaskQuery = Infer<typeof TaskQuery>

/** A page of tasks. `dates` counts the tasks of each day of the whole list; `limit` and `offset` are as served. */
export const TaskPage = type({
  data: array(Task),
  total_tasks: integer(),
  dates: record(string(), integer()),
  limit: optional(integer()),
  offset: optional(integer()),
})
export type TaskPage = Infer<typeof TaskPage>

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
    in: union([TaskDraft, size(array(TaskDraft), 1, 100)]),
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
/** One task with its photos, videos and history. */
export const getTask = call('GET /v1/plan/:id/tasks/:taskId/', { out: ViewedTask }, { id: 191, taskId: 192 })

/** The changed task, and others that changed with it. */
export const ChangedTask = type({ ...Task.schema, affected_tasks: array(Task) })
export type ChangedTask = Infer<typeof ChangedTask>
/** Changes a task, if it is still at the version given: a `conflict` otherwise. */
export const updateTask = call(
  'PATCH /v1/plan/:id/tasks/:taskId/',
  {
    in: TaskChange,
    out: ChangedTask,
    repeatable: true,
  },
  { id: 191, taskId: 192, body: { last_modified_at: 'v-1', title: 'Pills' } },
)
/** One task under its other address. */
export const getTaskByAlias = call(
  'GET /v1/careplan/:planId/tasks/:taskId',
  { out: ViewedTask },
  { planId: 191, taskId: 192 },
)
/** Changes a task under its other address. */
export const updateTaskByAlias = call(
  'PATCH /v1/careplan/:planId/tasks/:taskId/',
  {
    in: TaskChange,
    out: ChangedTask,
    repeatable: true,
  },
  { planId: 191, taskId: 192, body: { last_modified_at: 'v-1' } },
)

const Version = object({ last_modified_at: string() })
/** Completes a task; `data` is what was asked, as an assessment. A `conflict` where it has changed. */
export const completeTask = call(
  'POST /v1/plan/:id/tasks/:taskId/complete/',
  {
    in: object({
      ...Version.schema,
      data: optional(record(string(), any())),
      observation_notes: optional(noteField),
    }),
    out: ChangedTask,
    repeatable: true,
  },
  { id: 191, taskId: 192, body: { last_modified_at: 'v-1', data: { pain: 2 } } },
)
/** Takes a completion back. A `conflict` where the task has changed. */
export const uncompleteTask = call(
  'POST /v1/plan/:id/tasks/:taskId/uncomplete/',
  {
    in: Version,
    out: ChangedTask,
    repeatable: true,
  },
  { id: 191, taskId: 192, body: { last_modified_at: 'v-1' } },
)
/** Removes a task from the plan. A `conflict` where it has changed. */
export const removeTask = call(
  'POST /v1/plan/:id/tasks/:taskId/remove/',
  {
    in: Version,
    out: type({ plan_last_modified_at: string() }),
    repeatable: true,
  },
  { id: 191, taskId: 192, body: { last_modified_at: 'v-1' } },
)
/** Locks a task while it is edited, so that others see who does; a `conflict` where another has it. */
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

/** What changed in a task between two versions, field by field, for who meets a conflict. */
export const TaskDifference = type({ field: string(), before: any(), after: any(), at: string() })
export type TaskDifference = Infer<typeof TaskDifference>
/** The differences between the version that the caller read, its `last_modified_at`, and now. */
export const getTaskDiff = call(
  'GET /v1/plan/:id/tasks/:taskId/diff/',
  {
    query: object({ since: optional(string()) }),
    out: array(TaskDifference),
  },
  { id: 191, taskId: 192, query: { since: 'v-1' } },
)

/** Adds a photo or a video; photos are .jpg or .png. */
export const addTaskPhoto = call(
  'POST /v1/plan/:id/tasks/:taskId/photos/',
  {
    in: object({ description: optional(noteField), photo: optional(fileField), video: optional(fileField) }),
    out: TaskMedia,
    bodyKind: 'multipart',
    repeatable: true,
  },
  { id: 191, taskId: 192, body: { description: 'The box', photo: exampleFile('box.png') } },
)
/** Deletes a photo of a task. */
export const removeTaskPhoto = call(
  'DELETE /v1/plan/:id/tasks/:taskId/photos/:photoId/',
  {
    repeatable: true,
  },
  { id: 191, taskId: 192, photoId: 6 },
)
/** Adds a video to a task. */
export const addTaskVideo = call(
  'POST /v1/plan/:id/tasks/:taskId/videos/upload/',
  {
    in: object({ description: optional(noteField), video: fileField }),
    out: TaskMedia,
    bodyKind: 'multipart',
    repeatable: true,
  },
  { id: 191, taskId: 192, body: { video: exampleFile('walk.mp4') } },
)
/** Deletes a video of a task. */
export const removeTaskVideo = call(
  'DELETE /v1/plan/:id/tasks/:taskId/videos/:videoId/',
  {
    repeatable: true,
  },
  { id: 191, taskId: 192, videoId: 6 },
)
