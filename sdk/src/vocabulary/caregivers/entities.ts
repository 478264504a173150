import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  optional,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { LicenseVerified } from './licenseEntities.js'

/**
 * What a search shows of a caregiver: nothing private. Money is cents, distances miles. `licensed` is said of a skilled
 * nursing professional on a license that our staff verified and that has not ended (`isLicensed`); `certifications_initials` are of such licenses.
 */
export const CaregiverSummary = type({
  id: number(),
  first_name: string(),
  last_initial: string(),
  photo: nullable(string()),
  provider_types: array(number()),
  licensed: boolean(),
  about: string(),
  city: string(),
  state: string(),
  distance: nullable(number()),
  desired_wage: integer(),
  avg_rating: nullable(number()),
  reviews_count: integer(),
  years_experience: integer(),
  spoken_languages: array(number()),
  conditions: array(number()),
  home_support: array(number()),
  certifications_initials: array(string()),
  schedule: array(string()),
  vetted: boolean(),
  background_checked: boolean(),
  covid_vaccinated_tag: boolean(),
  has_favorited: boolean(),
})
export type CaregiverSummary = Infer<typeof CaregiverSummary>

/**
 * When somebody is free in the seven days from tomorrow on (`FreeWeek`): seven numbers, Sunday first, in which bit `h` says
 * that the hour from `h` o'clock is free, by the clock of the place that is looked at. Nothing says why the others are
 * not. Null where the caregiver has not said when they can work, or only of times that are over.
 */
export const FreeHours = nullable(array(integer()))

/** One of the product's badges with its state, and the day since which that is so; none is begun before its day. */
export const Badge = type({
  name: string(),
  logo_url: string(),
  short_description: string(),
  status: enums(['completed', 'in_progress', 'not_begun']),
  since: nullable(string()),
})
export type Badge = Infer<typeof Badge>

/** A caregiver as families and visitors see them: nothing private. */
export const PublicCaregiver = type({
  ...CaregiverSummary.schema,
  gender: enums(['female', 'male']),
  housing: number(),
  county: string(),
  /** Shift preference flags that are set: when they work. */
  availability: array(string()),
  free: FreeHours,
  badges: array(Badge),
  licenses: array(
    type({
      map_id: number(),
      license_name: string(),
      /** Its number is still to come. */
      pending: boolean(),
      expires: nullable(string()),
      /** Who of our staff verified it, and when; null while nobody has. */
      verified: nullable(LicenseVerified),
    }),
  ),
  /** Hours within which they answer families who write first (`replyHours`); null where that is not known, or of too few. */
  reply_hours: nullable(integer()),
  /** How many families hired them again (`familiesReturned`); null where they are too few. */
  families_returned: nullable(integer()),
  member_since: string(),
  /** The day on which they were here last: never the time of it. */
  last_active: string(),
  background_photo_url: nullable(string()),
})
export type PublicCaregiver = Infer<typeof PublicCaregiver>

/**
 * What a caregiver answered to a review. Everybody but they themselves sees it alone where it is `shown`; `note` says what to change
 * of one that was given back.
 */
export const ReviewAnswer = type({
  text: string(),
  state: enums(['waits', 'shown', 'returned']),
  note: nullable(string()),
})
export type ReviewAnswer = Infer<typeof ReviewAnswer>

/**
 * A review. `created` is a day; the rating is 1–5. `reported` is told to the caregiver alone: they have told us about it, and
 * our team is looking at it.
 */
export const Review = type({
  id: number(),
  reviewer: string(),
  review_text: string(),
  created: string(),
  rating: integer(),
  approved: boolean(),
  answer: optional(nullable(ReviewAnswer)),
  reported: optional(boolean()),
})
export type Review = Infer<typeof Review>

/** An education record. Years are kept as January 1st; `location` is 'city, state' as shown. */
export const Education = type({
  id: number(),
  school_id: nullable(number()),
  college: string(),
  city: string(),
  state: string(),
  location: string(),
  country: string(),
  major: nullable(string()),
  start_date: string(),
  end_date: nullable(string()),
})
export type Education = Infer<typeof Education>

/** An experience record; no `end_date` while still working there, no `start_date` where it was not told. */
export const Experience = type({
  id: number(),
  business_id: nullable(number()),
  company_name: string(),
  position: string(),
  description: string(),
  city: string(),
  state: string(),
  location: string(),
  country: string(),
  start_date: nullable(string()),
  end_date: nullable(string()),
})
export type Experience = Infer<typeof Experience>

/** A family's view of a caregiver's application to one of its jobs. Days. */
export const LatestApplication = type({
  id: number(),
  job_id: number(),
  job_title: string(),
  proposal_state: enums(['applied', 'withdrawn', 'not_interested']),
  applied_date: nullable(string()),
  withdrawn_date: nullable(string()),
})
export type LatestApplication = Infer<typeof LatestApplication>

/** An application note. */
export const ApplicationNote = type({
  note_message: string(),
  note_type: enums(['apply', 'withdraw']),
  date: nullable(string()),
})
export type ApplicationNote = Infer<typeof ApplicationNote>
