import {
  any,
  array,
  boolean,
  enums,
  literal,
  nullable,
  number,
  object,
  optional,
  record,
  size,
  string,
  type,
  type Infer,
} from 'superstruct'
import { call } from '../client/call.js'
import { dayField, lineField } from '../client/fields.js'
import { backgroundSteps, screeningSteps } from './catalogue.js'

/** The background check: `status` is `none`, `started`, `running`, `passed` or `failed`; days. */
export const BackgroundCheck = type({
  status: string(),
  steps_done: array(string()),
  started_on: nullable(string()),
  completed_on: nullable(string()),
})
export type BackgroundCheck = Infer<typeof BackgroundCheck>
/** The caller's own background check (D2 §7). */
export const getBackgroundCheck = call('GET /v1/caregivers/0/bgo/', { out: BackgroundCheck })

/** Agrees to what a step shows: the disclosure, the release, the addendum (D3 §2). */
export const agreeToBackgroundStep = call('POST /v1/caregivers/0/bgo/agreements/', {
  in: object({ step: enums(backgroundSteps.ids), agreed: literal(true) }),
  out: BackgroundCheck,
  extension: true,
  repeatable: true,
})
/** Who is to be checked, judged by `backgroundPersonErrors`. The number is kept apart, and never comes back to them. */
export const BackgroundPerson = object({
  first_name: lineField,
  middle_name: optional(size(string(), 0, 200)),
  last_name: lineField,
  former_names: optional(size(string(), 0, 200)),
  birthday: dayField,
  ssn: size(string(), 0, 11),
  address: lineField,
  city: lineField,
  state: lineField,
  zip_code: lineField,
})
export type BackgroundPerson = Infer<typeof BackgroundPerson>
/** Saves who is to be checked (D3 §2 `background/personal`). */
export const saveBackgroundPerson = call('PUT /v1/caregivers/0/bgo/personal/', {
  in: BackgroundPerson,
  out: BackgroundCheck,
  extension: true,
  repeatable: true,
})
/** Signs with the full name, which sends the check. */
export const signBackgroundCheck = call('POST /v1/caregivers/0/bgo/signature/', {
  in: object({ signature: lineField }),
  out: BackgroundCheck,
  extension: true,
  repeatable: true,
})
/** What the check found, section by section. */
export const BackgroundReport = type({
  ...BackgroundCheck.schema,
  sections: array(type({ title: string(), result: string(), details: array(string()) })),
})
export type BackgroundReport = Infer<typeof BackgroundReport>
/** The report, once the check is complete (D3 §2 `background/view-report`). */
export const getBackgroundReport = call('GET /v1/caregivers/0/bgo/report/', {
  out: BackgroundReport,
  extension: true,
})

/** A check that waits for its result, for the staff: an instant, and whose it is. */
export const BackgroundOrder = type({ caregiver_id: number(), name: string(), signed_at: string() })
export type BackgroundOrder = Infer<typeof BackgroundOrder>
/** The checks that wait for their result, the oldest first: for the staff. */
export const listBackgroundOrders = call('GET /v1/bgo/orders/', {
  out: array(BackgroundOrder),
  extension: true,
})
/** Whom the staff are to check, with the number: while the check waits for its result, and no longer. */
export const getBackgroundOrder = call('GET /v1/caregivers/:id/bgo/order/', {
  out: type({ ...BackgroundOrder.schema, person: type({ ...BackgroundPerson.schema }) }),
  extension: true,
})
/** Records what the check found, once; the number is erased with it. */
export const recordBackgroundResult = call('POST /v1/caregivers/:id/bgo/result/', {
  in: object({
    passed: boolean(),
    sections: size(
      array(object({ title: lineField, result: lineField, details: size(array(lineField), 0, 50) })),
      0,
      50,
    ),
  }),
  out: BackgroundCheck,
  extension: true,
  repeatable: true,
})

/** The screening of new caregivers: its questions, and the answers so far by question (D3 §2 `screen`). */
export const Screening = type({
  step: string(),
  questions: array(
    type({ id: string(), step: string(), text: string(), kind: string(), choices: array(string()) }),
  ),
  answers: record(string(), any()),
  submitted_at: nullable(string()),
})
export type Screening = Infer<typeof Screening>
/** Reads the screening with what was answered (D3 §2 `screen`). */
export const getScreening = call('GET /v1/caregivers/0/screening/', { out: Screening, extension: true })
/** Saves the answers of a step; the last step hands the screening in. */
export const saveScreening = call('PUT /v1/caregivers/0/screening/', {
  in: object({ step: enums(screeningSteps.ids), answers: record(string(), any()) }),
  out: Screening,
  extension: true,
  repeatable: true,
})
