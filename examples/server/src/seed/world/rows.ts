import type { SavedPerson } from '@homecare/sdk'
import type { PortraitTraits } from '../../demo/traits.ts'

/**
 * The rows of the demo world, one interface a table. Names are spelled as the documents spell them (D2 §3,
 * D3 §3). Money is integer cents, days are 'YYYY-MM-DD', instants are ISO strings in UTC.
 * One person has one number: a caregiver's, a family's and their user's id are the same.
 */

export type Role = 'family' | 'caregiver' | 'agency_caregiver' | 'facility' | 'staff' | 'care_manager'

/** Enum of D2 §1: 0 is cg, 2 is hcp. */
export type ProviderType = 0 | 2

export interface PlaceRow {
  id: number
  city: string
  county: string
  state: string
  zip_codes: string[]
  latitude: number
  longitude: number
  population: number
}

export interface UserRow {
  id: number
  role: Role
  email: string
  first_name: string
  last_name: string
  /** Ten digits. */
  phone: string
  phone_verified: boolean
  address: string
  address2: string
  city: string
  county: string
  state: string
  zip_code: string
  latitude: number
  longitude: number
  language: 'en' | 'es'
  /** A business-to-business family may visit only its partner's views (D3 §2). */
  is_b2b: boolean
  partner_code: string | null
  /** What the drawn photo shows; null where the person has put up none. */
  portrait: PortraitTraits | null
  created_at: string
  last_active_at: string
}

/** D2 §3 "Schedule flags". */
export interface ScheduleFlags {
  schedule_full_time: boolean
  schedule_part_time: boolean
  schedule_short_term: boolean
  schedule_overnight: boolean
  schedule_wknd_livein: boolean
  schedule_holidays: boolean
}

/** D2 §3 "Shift preference flags". */
export interface ShiftPreferenceFlags {
  shift_preferences_availability_mornings: boolean
  shift_preferences_availability_afternoons: boolean
  shift_preferences_availability_nights: boolean
  shift_preferences_availability_weekdays: boolean
  shift_preferences_availability_weekends: boolean
  shift_preferences_availability_holidays: boolean
  shift_preferences_duration_8hr: boolean
  shift_preferences_duration_12hr: boolean
  shift_preferences_assignment_red_zone: boolean
  shift_preferences_assignment_yellow_zone: boolean
  shift_preferences_assignment_green_zone: boolean
  shift_preferences_assignment_sub_acute: boolean
}

export interface CaregiverRow extends ScheduleFlags, ShiftPreferenceFlags {
  id: number
  user_id: number
  birthday: string
  gender: 'female' | 'male'
  about: string
  /** The first entry is the selected one (D2 §1). */
  provider_types: ProviderType[]
  /** 0 live-in, 1 live-out, 2 either. */
  housing: 0 | 1 | 2
  /** Conditions 1–28 (no 19) and clinical skills 29–42, ascending. */
  conditions: number[]
  /** Assistance ids 1–14, ascending. */
  home_support: number[]
  /** Cents an hour. */
  desired_wage: number
  /** Mean of the approved reviews to two decimals, null without any. */
  avg_rating: number | null
  reviews_count: number
  years_experience: number
  /** Language ids 1–24, ascending. */
  spoken_languages: number[]
  background_checked: boolean
  background_checked_on: string | null
  background_photo_id: number
  certifications_initials: string[]
  covid_vaccinated_tag: boolean
  /** At least one badge, and all of them completed. */
  vetted: boolean
  /** Miles, 10 to 70 in tens. */
  max_job_distance_preference: number
  state_of_caregiver: number
  profile_state_name: 'draft' | 'pending' | 'active'
  cg_profile_score: number
  cg_profile_state: string
  created_at: string
  last_active_at: string
}

export interface LicenseRow {
  id: number
  caregiver_id: number
  /** Licence type 1–15. */
  map_id: number
  license_name: string
  license_number: string | null
  state: string
  expires: string | null
}

/** `school` as D2 §7 asks for it: 1 a school, 0 a business. */
export interface OrgRow {
  id: number
  school: 0 | 1
  name: string
  code: string
  address: string
  city: string
  state: string
  country: string
  logo_url: string | null
  source: string
}

export interface EducationRow {
  id: number
  caregiver_id: number
  school_id: number
  college: string
  city: string
  state: string
  location: string
  country: string
  country_name: string
  major: string | null
  /** January 1st of the chosen year. */
  start_date: string
  end_date: string | null
}

export interface ExperienceRow {
  id: number
  caregiver_id: number
  business_id: number | null
  company_name: string
  position: string
  description: string
  city: string
  state: string
  location: string
  country: string
  start_date: string
  /** null while still working there. */
  end_date: string | null
}

export interface ReviewRow {
  id: number
  caregiver_id: number
  /** The family's user id where the reviewer has an account here. */
  reviewer_id: number | null
  /** Shown name: first name and an initial. */
  reviewer: string
  review_text: string
  rating: 1 | 2 | 3 | 4 | 5
  approved: boolean
  created: string
}

export interface BadgeRow {
  id: number
  code: string
  name: string
  short_description: string
  /** Name of a drawn icon. */
  logo: string
}

export interface CaregiverBadgeRow {
  caregiver_id: number
  badge_id: number
  status: 'completed' | 'in_progress'
  completed_at: string | null
}

export interface AvailabilityRow {
  id: number
  /** A caregiver's or an agency caregiver's user. */
  user_id: number
  /** First day; weekly from there when `repeats_weekly`. */
  start_date: string
  end_date: string | null
  start_time: string
  /** At or before `start_time` means the next morning. */
  end_time: string
  repeats_weekly: boolean
}

/** When somebody last said when they can work. */
export interface AvailabilityUpdateRow {
  user_id: number
  updated_at: string
}

export interface ReferenceRow {
  id: number
  caregiver_id: number
  name: string
  relationship: string
  phone: string
  email: string | null
  note: string
  status: 'added' | 'asked' | 'answered'
  created_at: string
}

/** A background check that was passed; the number of who was checked is gone. */
export interface BackgroundCheckRow {
  caregiver_id: number
  status: 'passed' | 'ordered' | 'running'
  /** The instant of each step. */
  steps: Record<string, string>
  person: SavedPerson | null
  sealed_ssn: null
  signature: string
  started_on: string
  completed_on: string | null
  sections: { title: string; result: string; details: string[] }[]
}

export interface FamilyRow {
  id: number
  user_id: number
  email: string
  first_name: string
  last_name: string
  /** Relationship id 1–20 (no 13). */
  care_for: number
  care_recipient_desc: string
  how_soon: string
  onboarding_completed: boolean
  onboarding_saved_step: string | null
  partner_code: string | null
  member_id: string | null
}

export interface WeeklyHours {
  /** 0 Sunday … 6 Saturday. */
  day_of_week: number
  start_time: string
  end_time: string
}

export interface JobRow {
  id: number
  family_id: number
  status: 'open' | 'filled' | 'closed'
  title: string
  description: string
  care_for: number
  provider_type: ProviderType
  conditions: number[]
  /** Assistance ids. */
  assistance: number[]
  /** 1 flexible, 2 set weekly. */
  schedule_type: 1 | 2
  schedule: WeeklyHours[]
  hours_week: number
  housing: 0 | 1 | 2
  /** 0 none, 1 female, 2 male. */
  preferred_gender: 0 | 1 | 2
  preferred_languages: number[]
  /** Cents an hour. */
  wage_min: number
  wage_max: number
  start_date: string
  city: string
  county: string
  state: string
  zip_code: string
  latitude: number
  longitude: number
  created_at: string
}

export interface ApplicationRow {
  id: number
  job_id: number
  caregiver_id: number
  proposal_state: 'applied' | 'withdrawn' | 'not_interested'
  note: string
  applied_date: string | null
  note_withdrawing: string | null
  withdrawn_date: string | null
  provider_not_interested_date: string | null
  note_not_interested: string | null
  declined: boolean
  declined_date: string | null
  family_note: string | null
}

export interface ConversationRow {
  id: number
  /** Key of the conversation in the realtime tree. */
  cid: string
  from_user: number
  to_user: number
  /** The receiving user has blocked the other: not counted as unread (D3 §4). */
  from_user_block: boolean
  blocked_by: number | null
  job_id: number | null
  created_at: string
  last_message_at: string
}

export interface MessageRow {
  message_id: number
  conversation_id: number
  key: string
  /** User id of the writer. */
  uid: number
  /** Milliseconds since 1970. */
  timestamp: number
  content: string
  readBy: number[]
  synced: boolean
}

export interface ConnectionRow {
  id: number
  family_id: number
  caregiver_id: number
  job_id: number | null
  /** 1 contact, 2 hire, 3 hired. */
  hire_stage: 1 | 2 | 3
  /** Cents. */
  provider_hourly_rate: number
  provider_daily_rate: number | null
  start_date: string | null
  end_date: string | null
  created_at: string
}

export interface FavoriteRow {
  family_id: number
  caregiver_id: number
  created_at: string
}

export interface FacilityRow {
  id: number
  user_id: number | null
  name: string
  address: string
  city: string
  county: string
  state: string
  zip_code: string
  latitude: number
  longitude: number
  time_zone: string
  phone: string
  beds: number
  about: string
}

/** A shift at a facility; those ahead are promised or still open. */
export interface ShiftRow {
  id: number
  facility_id: number
  user_id: number | null
  /** The day on which it begins, where the facility is. */
  day: string
  start: string
  end: string
  shift_block_type: 1 | 2 | 3
  iso_type: number | null
  license_types: number[]
  /** Cents an hour. */
  rate: number
  status: 'open' | 'assigned' | 'confirmed' | 'done'
  note: string
}

/** When a shift was worked. */
export interface ClockRow {
  id: number
  user_id: number
  /** A nursing shift, or a visit to a family: the other one is null. */
  shift_id: number | null
  visit_id: number | null
  clock_in_at: string
  clock_out_at: string
  clock_in_place: 'there'
  clock_out_place: 'there'
}

/** The timesheet of a shift that was worked; `status` is a timecard status. */
export interface SheetRow {
  id: number
  shift_id: number
  user_id: number
  status: 1 | 4 | 5
  start: string
  end: string
  break_minutes: number
  supervisor: string
  submitted_at: string
  decided_at: string | null
  decision_note: string
}

/** A photo of a signed timesheet, in the file store. */
export interface SheetPhotoRow {
  id: number
  timesheet_id: number
  stored_as: string
  created_at: string
}

/** A visit that is planned between a family and a caregiver. */
export interface VisitRow {
  id: number
  connection_id: number
  start: string
  end: string
  note: string
}

/** What somebody answered to the agreement of a connection. */
export interface AgreementAnswerRow {
  id: number
  user_id: number
  agreement: 'connection'
  connection_id: number
  version: string
  consented: boolean
  full_name: string
  answered_at: string
}

export interface ArticleRow {
  id: number
  /** 1 press, 2 market insights. */
  type: 1 | 2
  slug: string
  title: string
  summary: string
  /** Paragraphs, plain text. */
  body: string[]
  published_on: string
}
