import {
  any,
  array,
  boolean,
  enums,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  record,
  size,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import { dayField, lineField } from '../../kit/fields/fields.js'
import { CaregiverSummary } from '../../vocabulary/caregivers/entities.js'
import { relationships } from '../../vocabulary/families/relationships.js'
import { contactTypes, hireSteps } from '../../vocabulary/hiring/catalogue.js'
import { offerDeclineReasons, offerStates } from '../../vocabulary/hiring/offers.js'
import { Job, JobDraft, WeeklyHours } from '../../vocabulary/jobs/entities.js'
import { jobScheduleTypes } from '../../vocabulary/jobs/catalogue.js'
import { hireLimits } from './limits.js'

const wage = max(min(integer(), 500), 10_000)
const dailyWage = max(min(integer(), hireLimits.dailyCents.min), hireLimits.dailyCents.max)

/**
 * What a family offers: for whom, where, when and for how much. One of `hourly_rate` and `daily_rate`, in cents; neither
 * where a partner pays. With `schedule_type` 2 the days of the week, with 1 the hours and the days a week. `access_note`
 * says how to get in. `revises` is the version of the offer that this one takes the place of.
 */
export const HireTerms = object({
  job_id: optional(nullable(integer())),
  care_for: enums(relationships.ids),
  recipient_name: size(string(), 1, hireLimits.recipientName),
  recipient_desc: optional(size(string(), 0, hireLimits.recipientDesc)),
  address: lineField,
  address2: optional(size(string(), 0, hireLimits.address2)),
  address_as_typed: optional(boolean()),
  city: lineField,
  state: lineField,
  zip_code: lineField,
  access_note: optional(size(string(), 0, hireLimits.accessNote)),
  start_date: dayField,
  end_date: optional(nullable(dayField)),
  schedule_type: enums(jobScheduleTypes.ids),
  schedule: JobDraft.schema.schedule,
  hours_week: nullable(number()),
  num_days: optional(nullable(integer())),
  live_in: optional(boolean()),
  hourly_rate: optional(nullable(wage)),
  daily_rate: optional(nullable(dailyWage)),
  employer_name: lineField,
  phone: size(string(), 10, 11),
  email: size(string(), 3, 254),
  contact_types: array(enums(contactTypes.ids)),
  note: optional(size(string(), 0, hireLimits.message)),
  revises: optional(integer()),
})
export type HireTerms = Infer<typeof HireTerms>

/**
 * The terms of an offer as its reader may know them. The street, how to get in and how to reach the family are null for
 * the caregiver; `hours_week` counts the schedule where there is one.
 */
export const OfferTerms = type({
  job_id: nullable(integer()),
  care_for: integer(),
  recipient_name: string(),
  recipient_desc: string(),
  address: nullable(string()),
  address2: nullable(string()),
  access_note: nullable(string()),
  city: string(),
  state: string(),
  zip_code: nullable(string()),
  start_date: string(),
  end_date: nullable(string()),
  schedule_type: integer(),
  schedule: array(WeeklyHours),
  hours_week: nullable(number()),
  num_days: nullable(integer()),
  live_in: boolean(),
  hourly_rate: nullable(integer()),
  daily_rate: nullable(integer()),
  /** The partner who pays, so that no rate is agreed; absent where the family does. */
  paid_by: optional(string()),
  employer_name: nullable(string()),
  phone: nullable(string()),
  email: nullable(string()),
  contact_types: array(string()),
  note: string(),
})
export type OfferTerms = Infer<typeof OfferTerms>

/**
 * An offer of work: instants. `version` counts the offers of its connection from 1; `seen_at` is when its caregiver first
 * opened it. Where it was declined, `reason` is one of `offerDeclineReasons`, and `answer_note` what they wrote with it.
 */
export const Offer = type({
  id: number(),
  connection_id: number(),
  version: integer(),
  state: enums(offerStates.ids),
  terms: OfferTerms,
  time_zone: string(),
  sent_at: string(),
  seen_at: nullable(string()),
  answered_at: nullable(string()),
  expires_at: string(),
  reason: nullable(string()),
  answer_note: nullable(string()),
})
export type Offer = Infer<typeof Offer>

/** What is put aside of a hire: the step reached, what was entered, and how often it was put aside (0: never). */
export const HireDraft = type({
  step: enums(hireSteps.ids),
  answers: record(string(), any()),
  version: integer(),
  saved_at: nullable(string()),
})
export type HireDraft = Infer<typeof HireDraft>

/** What the server knows of a family that hires, so that it is not asked for twice; empty where it knows nothing. */
export const HireKnown = type({
  care_for: nullable(integer()),
  recipient_desc: string(),
  recipient_name: string(),
  address: string(),
  address2: string(),
  city: string(),
  state: string(),
  zip_code: string(),
  employer_name: string(),
  phone: string(),
  email: string(),
  concierge_eligible: boolean(),
  /** Whether a call of its advisor is still to be made, or was not wanted with this hire. */
  advisor_decided: boolean(),
  enrolled_in_taxes: boolean(),
  has_tax_id: boolean(),
  has_plan: boolean(),
  /** Whether the place of care offers it: that of the offer, else the family's own. */
  offers_fingerprinting: boolean(),
  /** Whether this caregiver was asked for it, or the family has skipped it. */
  fingerprinting_decided: boolean(),
  /** Whether the family has finished its own sign-up, without which it hires nobody. */
  signed_up: boolean(),
})
export type HireKnown = Infer<typeof HireKnown>

/**
 * Where a family stands with hiring a caregiver. Not `allowed` comes with the reason in words. `connection` and `offer` are
 * those of the two that go on, where there are any; `jobs` are the family's open ones.
 */
export const Hiring = type({
  caregiver: CaregiverSummary,
  allowed: boolean(),
  reason: nullable(string()),
  connection: nullable(type({ id: number(), hire_stage: integer() })),
  offer: nullable(Offer),
  draft: nullable(HireDraft),
  known: HireKnown,
  jobs: array(Job),
})
export type Hiring = Infer<typeof Hiring>

/** Where the family stands with hiring a caregiver, with what it has put aside. */
export const getHiring = call(
  'GET /v1/caregivers/:id/hire/draft/',
  { out: Hiring, extension: true },
  { id: 51 },
)

/**
 * Puts aside what was entered, for thirty days and for any of the family's devices. `version` is that of the draft that was
 * read, 0 for none: a `conflict` with the draft as it is now where another tab has put one aside meanwhile.
 */
export const updateHireDraft = call(
  'PUT /v1/caregivers/:id/hire/draft/',
  {
    in: object({ step: enums(hireSteps.ids), answers: record(string(), any()), version: min(integer(), 0) }),
    out: HireDraft,
    extension: true,
    repeatable: true,
  },
  { id: 51, body: { step: 'care-for', answers: { care_for: 2 }, version: 0 } },
)

/** Throws away what was put aside. */
export const discardHireDraft = call(
  'DELETE /v1/caregivers/:id/hire/draft/',
  { extension: true, repeatable: true },
  { id: 51 },
)

/** What came of a hire: the connection, now at stage 2, and the offer that waits for the caregiver. */
export const Hired = type({ connection_id: number(), hire_stage: integer(), offer: Offer })
export type Hired = Infer<typeof Hired>

/**
 * Offers a caregiver work (`hire/{providerId}`), once, however often it is pressed: the same terms again are the same
 * offer. Nobody is hired before the caregiver has accepted. With `revises` it takes the place of the offer of that version;
 * a `conflict` where there is another one that waits.
 */
export const hireCaregiver = call(
  'POST /v1/caregivers/:id/hire/',
  { in: HireTerms, out: Hired, extension: true, repeatable: true },
  {
    id: 51,
    body: {
      care_for: 2,
      recipient_name: 'Kenji',
      address: '88 Grand Ave',
      city: 'Oakland',
      state: 'CA',
      zip_code: '94612',
      start_date: '2026-12-01',
      schedule_type: 2,
      schedule: [{ day_of_week: 2, start_time: '09:00', end_time: '13:00' }],
      hours_week: 4,
      hourly_rate: 2450,
      employer_name: 'Carol Ito',
      phone: '5105550142',
      email: 'carol.ito@example.com',
      contact_types: ['message'],
    },
  },
)

/** The latest offer of a connection; null where there never was one. Its caregiver has seen it by this. */
export const getOffer = call(
  'GET /v1/connections/:id/offer/',
  { out: nullable(Offer), extension: true },
  { id: 81 },
)

/**
 * The latest offer between the caller and somebody else, a family and a caregiver; null where there never was one. Nobody has
 * seen it by this.
 */
export const getOfferWith = call(
  'GET /v1/users/:id/offer/',
  { out: nullable(Offer), extension: true },
  { id: 51 },
)

/**
 * Accepts an offer by signing the agreement: both versions are those that were read, the signature is the full name as in
 * the account. The connection is hired by it (stage 3). A `conflict` where either has changed, or the offer no longer waits.
 */
export const acceptOffer = call(
  'POST /v1/connections/:id/offer/accept/',
  {
    in: object({ version: integer(), agreement_version: size(string(), 1, 60), full_name: lineField }),
    out: Offer,
    extension: true,
    repeatable: true,
  },
  { id: 81, body: { version: 1, agreement_version: '2026-11-01', full_name: 'Marisol Rivera' } },
)

/** Declines an offer, with a reason and a few words that the family reads. */
export const declineOffer = call(
  'POST /v1/connections/:id/offer/decline/',
  {
    in: object({
      version: integer(),
      reason: enums(offerDeclineReasons.ids),
      note: optional(size(string(), 0, hireLimits.message)),
    }),
    out: Offer,
    extension: true,
    repeatable: true,
  },
  { id: 81, body: { version: 1, reason: 'hours' } },
)

/** Takes an offer back that waits for its caregiver. */
export const withdrawOffer = call(
  'POST /v1/connections/:id/offer/withdraw/',
  { in: object({ version: integer() }), out: Offer, extension: true, repeatable: true },
  { id: 81, body: { version: 1 } },
)
