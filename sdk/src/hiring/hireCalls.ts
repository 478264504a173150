import {
  array,
  boolean,
  integer,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { centsField, dayField, lineField, noteField } from '../kit/fields/fields.js'
import { JobDraft } from '../vocabulary/jobs/entities.js'

/** What the steps of the hire flow gather: for whom, where, when, for how much, and what comes with it. */
export const HireDraft = object({
  job_id: optional(nullable(number())),
  care_for: integer(),
  address: lineField,
  address2: optional(string()),
  city: lineField,
  state: lineField,
  zip_code: lineField,
  start_date: dayField,
  schedule: JobDraft.schema.schedule,
  hours_week: optional(nullable(number())),
  hourly_rate: centsField,
  daily_rate: optional(nullable(centsField)),
  phone: size(string(), 10, 11),
  email: size(string(), 3, 254),
  note: optional(noteField),
  wants_advisor: optional(boolean()),
  wants_taxes: optional(boolean()),
  wants_careplan: optional(boolean()),
  wants_fingerprinting: optional(boolean()),
})
export type HireDraft = Infer<typeof HireDraft>

/** What came of a hire: the connection, now hired, and what was begun with it. */
export const Hired = type({
  connection_id: number(),
  hire_stage: integer(),
  plan_id: nullable(number()),
  conversation_id: nullable(number()),
  next_steps: array(string()),
})
export type Hired = Infer<typeof Hired>

/** Hires a caregiver (`hire/{providerId}`): once, however often it is pressed. */
export const hireCaregiver = call(
  'POST /v1/caregivers/:id/hire/',
  {
    in: HireDraft,
    out: Hired,
    extension: true,
    repeatable: true,
  },
  {
    id: 51,
    body: {
      care_for: 2,
      address: '88 Grand Ave',
      city: 'Oakland',
      state: 'CA',
      zip_code: '94612',
      start_date: '2026-12-01',
      schedule: [],
      hourly_rate: 2450,
      phone: '5105550142',
      email: 'carol.ito@example.com',
      wants_taxes: true,
    },
  },
)
