import { call } from '../client/call.js'
import { lineField, shortNoteField } from '../kit/fields/fields.js'
import {
  array,
  boolean,
  enums,
  nullable,
  number,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { intakeDecisions, intakeStates } from '../vocabulary/intake/catalogue.js'
import { Intake } from './calls.js'

/** Which payroll forms: `open` those that were handed in, the oldest first; `done` those passed on, the newest first. */
export const intakeLists = ['open', 'done'] as const
export type IntakeList = (typeof intakeLists)[number]

/** A payroll form in a list of the staff: whose it is, and where it stands (instants). */
export const IntakeRow = type({
  user_id: number(),
  name: string(),
  is_agency: boolean(),
  status: enums(intakeStates.ids),
  handed_in_at: nullable(string()),
  decided_at: nullable(string()),
})
export type IntakeRow = Infer<typeof IntakeRow>

/** Payroll forms that were handed in, two hundred at most: for the staff. */
export const listIntakes = call(
  'GET /v1/payroll/intakes/',
  { query: object({ show: optional(enums(intakeLists)) }), out: array(IntakeRow), extension: true },
  { query: { show: 'open' } },
)

/** One payroll form, for the staff: all of it but the Social Security number, of which the last four digits. */
export const StaffIntake = type({
  ...Intake.schema,
  ...IntakeRow.schema,
  email: string(),
  signed_name: nullable(string()),
})
export type StaffIntake = Infer<typeof StaffIntake>

/** One payroll form that was handed in or passed on: for the staff. Nobody reads one that is still being filled in. */
export const getStaffIntake = call(
  'GET /v1/payroll/intakes/:id/',
  { out: StaffIntake, extension: true },
  { id: 51 },
)

/**
 * What the staff decide on the payroll form that was handed in at `handed_in_at`: `sent`, that it was passed on to payroll, or
 * `returned` with a note. The caregiver is written to. A conflict where it was changed, or decided, meanwhile.
 */
export const decideIntake = call(
  'POST /v1/payroll/intakes/:id/decision/',
  {
    in: object({
      decision: enums(intakeDecisions.ids),
      note: optional(shortNoteField),
      handed_in_at: lineField,
    }),
    out: StaffIntake,
    extension: true,
    repeatable: true,
  },
  { id: 51, body: { decision: 'sent', handed_in_at: '2026-11-20T17:00:00.000Z' } },
)

/**
 * The whole Social Security number of a form that waits to be passed on: ten times a day at most. Each look is put on record
 * with its reason, and the person is written to; so it is a change, and its answer is kept nowhere.
 */
export const revealIntakeNumber = call(
  'POST /v1/payroll/intakes/:id/number/',
  { in: object({ reason: shortNoteField }), out: type({ ssn: string() }), extension: true },
  { id: 51, body: { reason: 'Entering it for payroll' } },
)
