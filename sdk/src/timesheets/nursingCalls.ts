import { exampleFile } from '../client/exampleFile.js'
import {
  array,
  integer,
  nullable,
  number,
  object,
  optional,
  partial,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { fileField, noteField, numberField, versionField } from '../kit/fields/fields.js'
import type { Editable } from '../kit/state/recordVersion.js'

/** The timesheet of one nursing shift: instants and minutes; its photos are the signed paper. */
export const NursingTimesheet = type({
  id: number(),
  shift_id: number(),
  status: integer(),
  start: string(),
  end: string(),
  break_minutes: integer(),
  minutes: integer(),
  note: string(),
  supervisor: string(),
  photos: array(type({ id: number(), photo: string() })),
  submitted: nullable(string()),
  /** What the facility wrote when it sent the timesheet back. */
  decision_note: string(),
})
export type NursingTimesheet = Infer<typeof NursingTimesheet>

/** The times that were worked, as instants, and who signed. */
export const NursingTimesheetDraft = object({
  shift_id: number(),
  start: string(),
  end: string(),
  break_minutes: optional(integer()),
  supervisor: optional(string()),
  note: optional(noteField),
})
export type NursingTimesheetDraft = Infer<typeof NursingTimesheetDraft>

/** What its nurse edits of a nursing timesheet; each photo has calls of its own. */
export const nursingTimesheetRecord: Editable<NursingTimesheet> = {
  shape: NursingTimesheet,
  parts: () => ['start', 'end', 'break_minutes', 'supervisor', 'note'],
}

/** Begins the timesheet of a nursing shift; answers the one there is, if there is one. */
export const startNursingTimesheet = call(
  'POST /v1/connections/nod-timesheets/',
  {
    in: NursingTimesheetDraft,
    out: NursingTimesheet,
    repeatable: true,
  },
  { body: { shift_id: 142, start: '2026-11-16T15:00:00.000Z', end: '2026-11-16T23:00:00.000Z' } },
)
/** One nursing timesheet. */
export const getNursingTimesheet = call(
  'GET /v1/connections/nod-timesheets/:id/',
  { out: NursingTimesheet },
  { id: 175 },
)
/**
 * Changes the given fields while it is a draft. With the version of what was seen of it, a `conflict` with
 * the timesheet as it is now where it was changed meanwhile.
 */
export const updateNursingTimesheet = call(
  'PATCH /v1/connections/nod-timesheets/:id/',
  {
    in: partial(object({ ...NursingTimesheetDraft.schema, version: versionField })),
    out: NursingTimesheet,
    repeatable: true,
  },
  { id: 175, body: { break_minutes: 30 } },
)
/** Adds a photo, or takes the one out that `remove_id` names. */
export const updateNursingPhotos = call(
  'POST /v1/connections/nod-timesheets/:id/photos_update/',
  {
    in: object({ photo: optional(fileField), remove_id: optional(numberField) }),
    out: NursingTimesheet,
    bodyKind: 'multipart',
    repeatable: true,
  },
  { id: 175, body: { photo: exampleFile('sheet.png'), remove_id: 3 } },
)
/** Hands it in; handed in twice is once. */
export const submitNursingTimesheet = call(
  'POST /v1/connections/nod-timesheets/:id/submit/',
  {
    out: NursingTimesheet,
    repeatable: true,
  },
  { id: 175 },
)
