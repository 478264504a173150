import { array, boolean, enums, number, object, optional } from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { noteField, pageFields } from '../kit/fields/fields.js'
import {
  CaregiverPermissions,
  CarePlan,
  HistoryEntry,
  planPermissions,
  PlanNote,
  TaskCategory,
} from '../vocabulary/careplans/entities.js'

/** The care plans that the caller is on. */
export const listPlans = call('GET /v1/plan/', { out: array(CarePlan) })
/** The plan of a connection, which is begun where there is none. */
export const openPlan = call(
  'POST /v1/plan/',
  {
    in: object({ connection_id: number() }),
    out: CarePlan,
    repeatable: true,
  },
  { body: { connection_id: 81 } },
)
/** Categories of tasks; `default_for_plan` for those that a new plan offers. */
export const listTaskCategories = call(
  'GET /v1/plan/:id/categories/',
  {
    query: object({ default_for_plan: optional(boolean()) }),
    out: array(TaskCategory),
  },
  { id: 191, query: { default_for_plan: true } },
)
/** Turns an alert of a plan off, for everybody on it. */
export const turnOffPlanAlert = call(
  'POST /v1/plan/:id/alerts/:alertId/turnoff/',
  {
    out: CarePlan,
    repeatable: true,
  },
  { id: 191, alertId: 5 },
)
/** The caller skipped the introduction of a plan: sets the own `first_visited`. */
export const visitPlan = call(
  'POST /v1/plan/:id/observers/visited/',
  {
    out: CarePlan,
    extension: true,
    repeatable: true,
  },
  { id: 191 },
)
/** What happened on a plan, latest first. */
export const listPlanHistory = call(
  'GET /v1/plan/:id/history/',
  {
    query: object(pageFields),
    out: array(HistoryEntry),
    extension: true,
  },
  { id: 191, query: { limit: 20 } },
)

/** Each caregiver's permissions on a plan: fetched, set as a whole, updated in part, reset to the default. */
export const listPlanPermissions = call(
  'GET /v1/plan/:id/permissions/',
  {
    out: array(CaregiverPermissions),
    extension: true,
  },
  { id: 191 },
)
const PermissionNames = array(enums(planPermissions))
/** Sets a caregiver's permissions as a whole; an empty list is no access. */
export const replacePlanPermissions = call(
  'PUT /v1/plan/:id/permissions/:caregiverId/',
  {
    in: object({ permissions: PermissionNames }),
    out: CaregiverPermissions,
    extension: true,
    repeatable: true,
  },
  { id: 191, caregiverId: 51, body: { permissions: ['view_tasks'] } },
)
/** Adds some and takes some away; the others stay. */
export const updatePlanPermissions = call(
  'PATCH /v1/plan/:id/permissions/:caregiverId/',
  {
    in: object({ add: optional(PermissionNames), remove: optional(PermissionNames) }),
    out: CaregiverPermissions,
    extension: true,
    repeatable: true,
  },
  { id: 191, caregiverId: 51, body: { add: ['add_photos'] } },
)
/** Gives a caregiver the permissions that a new one gets. */
export const resetPlanPermissions = call(
  'DELETE /v1/plan/:id/permissions/:caregiverId/',
  {
    out: CaregiverPermissions,
    extension: true,
    repeatable: true,
  },
  { id: 191, caregiverId: 51 },
)

const NoteText = object({ text: noteField })
/** The notes on a plan, latest first. */
export const listPlanNotes = call(
  'GET /v1/plan/:id/notes/',
  { out: array(PlanNote), extension: true },
  { id: 191 },
)
/** One note (`notes/{noteId}`). */
export const getPlanNote = call(
  'GET /v1/plan/:id/notes/:noteId/',
  { out: PlanNote, extension: true },
  { id: 191, noteId: 195 },
)
/** Writes a note on a plan. */
export const addPlanNote = call(
  'POST /v1/plan/:id/notes/',
  {
    in: NoteText,
    out: PlanNote,
    extension: true,
    repeatable: true,
  },
  { id: 191, body: { text: 'He slept well.' } },
)
/** Rewrites one's own note. */
export const updatePlanNote = call(
  'PATCH /v1/plan/:id/notes/:noteId/',
  {
    in: NoteText,
    out: PlanNote,
    extension: true,
    repeatable: true,
  },
  { id: 191, noteId: 195, body: { text: 'He slept until six.' } },
)
/** Deletes one's own note. */
export const removePlanNote = call(
  'DELETE /v1/plan/:id/notes/:noteId/',
  {
    extension: true,
    repeatable: true,
  },
  { id: 191, noteId: 195 },
)
