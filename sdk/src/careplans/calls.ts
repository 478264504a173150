import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  optional,
  partial,
  size,
  string,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { dayField, lineField, noteField, pageFields, versionField } from '../kit/fields/fields.js'
import { namedParts, type Editable } from '../kit/state/recordVersion.js'
import { alertLevels } from '../vocabulary/careplans/catalogue.js'
import { HistoryEntry, PlanAlert, TaskCategory } from '../vocabulary/careplans/entities.js'
import { CarePlan, PlanNote } from '../vocabulary/careplans/planEntities.js'

/** The care plans that the caller is on. */
export const listPlans = call('GET /v1/plan/', { out: array(CarePlan) })
/**
 * The plan of a connection; else the only one of its family; else one is begun, with the first name of who is cared for where
 * it is said. A caregiver who is hired may open it, as far as the family has not taken them off it.
 */
export const openPlan = call(
  'POST /v1/plan/',
  {
    in: object({ connection_id: number(), recipient_name: optional(lineField) }),
    out: CarePlan,
    repeatable: true,
  },
  { body: { connection_id: 81 } },
)
/** One plan. */
export const getPlan = call('GET /v1/plan/:id/', { out: CarePlan, extension: true }, { id: 191 })
/** Begins a plan of a family that has hired nobody yet, or cares for one more person. */
export const addPlan = call(
  'POST /v1/plan/new/',
  {
    in: object({ recipient_name: lineField, tzid: optional(string()) }),
    out: CarePlan,
    extension: true,
    repeatable: true,
  },
  { body: { recipient_name: 'Kenji' } },
)
/** What may be changed of a plan itself. `careful` is what everybody must know, as an allergy. */
export const PlanChange = partial(
  object({
    name: size(string(), 0, 200),
    recipient_name: lineField,
    careful: size(string(), 0, 200),
    tzid: string(),
    version: versionField,
  }),
)
export type PlanChange = Infer<typeof PlanChange>
/** What the family says of its plan; what changes on the plan besides is known by itself. */
export const planRecord: Editable<CarePlan, PlanChange> = { shape: CarePlan, parts: namedParts }
/** Changes a plan: of what somebody has changed meanwhile a `conflict` with the plan as it is now. */
export const updatePlan = call(
  'PATCH /v1/plan/:id/',
  { in: PlanChange, out: CarePlan, extension: true, repeatable: true },
  { id: 191, body: { careful: 'Allergic to penicillin.' } },
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
/** Something that all on a plan are to know; of a task, where one is named, and of a day of it. */
export const AlertDraft = object({
  text: lineField,
  level: optional(enums(alertLevels.ids)),
  task_id: optional(nullable(number())),
  date: optional(nullable(dayField)),
})
/** Tells everybody on a plan something, until it is turned off. */
export const addPlanAlert = call(
  'POST /v1/plan/:id/alerts/',
  { in: AlertDraft, out: PlanAlert, extension: true, repeatable: true },
  { id: 191, body: { text: 'He slept badly. Please keep the walk short.' } },
)
/** The caller has seen an alert. */
export const seePlanAlert = call(
  'POST /v1/plan/:id/alerts/:alertId/seen/',
  { out: PlanAlert, extension: true, repeatable: true },
  { id: 191, alertId: 5 },
)
/** Deletes an alert that one has written. */
export const removePlanAlert = call(
  'DELETE /v1/plan/:id/alerts/:alertId/',
  { extension: true, repeatable: true },
  { id: 191, alertId: 5 },
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

const NoteText = object({ text: size(noteField, 1, 4000) })
/** The notes on a plan, latest first. */
export const listPlanNotes = call(
  'GET /v1/plan/:id/notes/',
  { query: object(pageFields), out: array(PlanNote), extension: true },
  { id: 191, query: { limit: 20 } },
)
/** One note, with how it read before (`notes/{noteId}`). */
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
/**
 * Rewrites one's own note, if it is still at the version given: a `conflict` with the note as it is now otherwise. How it read
 * before is kept.
 */
export const updatePlanNote = call(
  'PATCH /v1/plan/:id/notes/:noteId/',
  {
    in: object({ ...NoteText.schema, version: optional(integer()) }),
    out: PlanNote,
    extension: true,
    repeatable: true,
  },
  { id: 191, noteId: 195, body: { text: 'He slept until six.', version: 1 } },
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
