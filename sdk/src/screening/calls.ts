import {
  any,
  array,
  boolean,
  enums,
  literal,
  nullable,
  object,
  optional,
  record,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { dayField, lineField, noteField } from '../kit/fields/fields.js'
import { backgroundSteps, screeningSteps } from '../vocabulary/screening/catalogue.js'

/** The background check: a status of `backgroundStatuses`, days, and what is to be corrected where it was given back. */
export const BackgroundCheck = type({
  status: string(),
  steps_done: array(string()),
  started_on: nullable(string()),
  completed_on: nullable(string()),
  note: nullable(string()),
})
export type BackgroundCheck = Infer<typeof BackgroundCheck>
/** The caller's own background check. */
export const getBackgroundCheck = call('GET /v1/caregivers/0/bgo/', { out: BackgroundCheck })

/** Agrees to what a step shows: the disclosure, the release, the addendum. */
export const agreeToBackgroundStep = call(
  'POST /v1/caregivers/0/bgo/agreements/',
  {
    in: object({ step: enums(backgroundSteps.ids), agreed: literal(true) }),
    out: BackgroundCheck,
    extension: true,
    repeatable: true,
  },
  { body: { step: 'disclosure', agreed: true } },
)
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
/**
 * Saves who is to be checked (`background/personal`). It may be sent again, but not with an idempotency key: what
 * is kept of a body with a key would let a number of nine digits be found by trying.
 */
export const updateBackgroundPerson = call(
  'PUT /v1/caregivers/0/bgo/personal/',
  {
    in: BackgroundPerson,
    out: BackgroundCheck,
    extension: true,
  },
  {
    body: {
      first_name: 'Marisol',
      last_name: 'Reyes',
      birthday: '1988-02-29',
      ssn: '123456789',
      address: '88 Grand Ave',
      city: 'Oakland',
      state: 'CA',
      zip_code: '94612',
    },
  },
)
/** Who is to be checked, as it was saved: without the number. */
export const SavedPerson = type({
  first_name: string(),
  middle_name: optional(string()),
  last_name: string(),
  former_names: optional(string()),
  birthday: string(),
  address: string(),
  city: string(),
  state: string(),
  zip_code: string(),
})
export type SavedPerson = Infer<typeof SavedPerson>
/** What was saved of oneself, to go on with or to correct; null before. */
export const getBackgroundPerson = call('GET /v1/caregivers/0/bgo/personal/', {
  out: nullable(SavedPerson),
  extension: true,
})
/** Signs with the full name, which sends the check. */
export const signBackgroundCheck = call(
  'POST /v1/caregivers/0/bgo/signature/',
  {
    in: object({ signature: lineField }),
    out: BackgroundCheck,
    extension: true,
    repeatable: true,
  },
  { body: { signature: 'Marisol Reyes' } },
)
/** What the check found, section by section. */
export const BackgroundReport = type({
  ...BackgroundCheck.schema,
  sections: array(type({ title: string(), result: string(), details: array(string()) })),
})
export type BackgroundReport = Infer<typeof BackgroundReport>
/** The report, once the check is complete (`background/view-report`). */
export const getBackgroundReport = call('GET /v1/caregivers/0/bgo/report/', {
  out: BackgroundReport,
  extension: true,
})

/**
 * The screening of new caregivers: its questions, and the answers so far by question (`screen`). `decision` is one of
 * `screeningDecisions` once the staff have read it; of what was given back, `note` says what is to be changed.
 */
export const Screening = type({
  step: string(),
  questions: array(
    type({ id: string(), step: string(), text: string(), kind: string(), choices: array(string()) }),
  ),
  answers: record(string(), any()),
  submitted_at: nullable(string()),
  decision: optional(nullable(string())),
  note: optional(nullable(string())),
})
export type Screening = Infer<typeof Screening>
/** Reads the screening with what was answered (`screen`). */
export const getScreening = call('GET /v1/caregivers/0/screening/', { out: Screening, extension: true })
/** Saves the answers of a step; the last step hands the screening in. */
export const updateScreening = call(
  'PUT /v1/caregivers/0/screening/',
  {
    in: object({ step: enums(screeningSteps.ids), answers: record(string(), any()) }),
    out: Screening,
    extension: true,
    repeatable: true,
  },
  { body: { step: 'questionnaire', answers: { q1: 'yes' } } },
)

/**
 * Keeps what is typed in a step while it is typed: nothing is required of it, and an empty answer is taken away. The step goes on
 * with `updateScreening` alone.
 */
export const saveScreeningDraft = call(
  'PUT /v1/caregivers/0/screening/draft/',
  {
    in: object({ step: enums(screeningSteps.ids), answers: record(string(), noteField) }),
    out: type({ kept: boolean() }),
    extension: true,
    repeatable: true,
  },
  { body: { step: 'interview', answers: { why: 'My grandmother' } } },
)

/** Compares a birthday with the one that the background check was signed with. */
export const verifyBirthday = call(
  'POST /v1/caregivers/0/verify-dob/',
  {
    in: object({ birthday: dayField }),
    out: type({ verified: boolean() }),
    repeatable: true,
  },
  { body: { birthday: '1988-02-29' } },
)
