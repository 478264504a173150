import {
  any,
  array,
  boolean,
  enums,
  nullable,
  number,
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
import { researchSteps } from '../vocabulary/research/catalogue.js'

/** A patient found for a study: enough to tell two apart. */
export const Patient = type({
  id: number(),
  first_name: string(),
  last_initial: string(),
  birth_year: number(),
})
export type Patient = Infer<typeof Patient>
/** Finds patients of a study, for its staff (`search-patient`). */
export const searchPatients = call(
  'POST /v1/research/:study/patients/',
  {
    in: object({ last_name: lineField, first_name: optional(string()), birthday: optional(dayField) }),
    out: array(Patient),
    extension: true,
    reads: true,
  },
  { study: 'trinitybb', body: { last_name: 'Ito' } },
)
/** Notes that a patient was seen, which begins the enrollment (`log-encounter-info`). */
export const logEncounter = call(
  'POST /v1/research/:study/encounters/',
  {
    in: object({ patient_id: number(), date: dayField, provider: lineField, note: optional(noteField) }),
    out: type({ id: number(), patient_id: number() }),
    extension: true,
    repeatable: true,
  },
  {
    study: 'trinitybb',
    body: { patient_id: 4, date: '2026-11-20', provider: 'Dr. Lee' },
  },
)

/** Where somebody stands in a study: steps agreed to, answers by question, instants. */
export const ResearchEnrollment = type({
  study: string(),
  step: string(),
  agreed: array(string()),
  answers: record(string(), any()),
  shares_data: nullable(boolean()),
  enrolled_at: nullable(string()),
  withdrawn_at: nullable(string()),
})
export type ResearchEnrollment = Infer<typeof ResearchEnrollment>

/** The caller's enrollment in a study; null before it. */
export const getResearchEnrollment = call(
  'GET /v1/research/:study/enrollment/',
  {
    out: nullable(ResearchEnrollment),
    extension: true,
  },
  { study: 'trinitybb' },
)
/** Registers a participant (`register`). */
export const enrollInResearch = call(
  'POST /v1/research/:study/enrollment/',
  {
    in: object({
      first_name: lineField,
      last_name: lineField,
      birthday: dayField,
      email: size(string(), 3, 254),
      phone: optional(size(string(), 10, 11)),
      encounter_id: optional(number()),
    }),
    out: ResearchEnrollment,
    extension: true,
    repeatable: true,
  },
  {
    study: 'trinitybb',
    body: { first_name: 'Carol', last_name: 'Ito', email: 'carol.ito@example.com', birthday: '1950-02-28' },
  },
)
/** Saves a step: that it was agreed to, its answers, or whether data are shared. */
export const updateResearchStep = call(
  'PATCH /v1/research/:study/enrollment/',
  {
    in: object({
      step: enums(researchSteps.ids),
      agreed: optional(boolean()),
      answers: optional(record(string(), any())),
      shares_data: optional(boolean()),
    }),
    out: ResearchEnrollment,
    extension: true,
    repeatable: true,
  },
  { study: 'trinitybb', body: { step: 'data-use', agreed: true } },
)
/** Withdraws from a study: nothing more is gathered. */
export const withdrawFromResearch = call(
  'DELETE /v1/research/:study/enrollment/',
  {
    out: ResearchEnrollment,
    extension: true,
    repeatable: true,
  },
  { study: 'trinitybb' },
)

/** Tells that the care after an operation took place, by a mailed link (`postop/confirm-care/{token}`). */
export const confirmPostopCare = call(
  'POST /v1/postop/confirm-care/:token/',
  {
    in: object({ received: boolean(), note: optional(noteField) }),
    out: type({ confirmed: boolean() }),
    extension: true,
    repeatable: true,
  },
  { token: 'a-b', body: { received: true } },
)
