import type { LicenseRefusal } from '@homecare/sdk/caregivers'
import type { SavedPerson } from '@homecare/sdk/screening'

/** 0 is cg, 2 is hcp. */
export type ProviderType = 0 | 2

/** When they would work: by days, by week and by hours, a flag each. */
export interface ScheduleFlags {
  schedule_full_time: boolean
  schedule_part_time: boolean
  schedule_short_term: boolean
  schedule_overnight: boolean
  schedule_wknd_livein: boolean
  schedule_holidays: boolean
}

/** Which shifts they would take: by time of day, length and zone, a flag each. */
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
  /** The first entry is the selected one. */
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
  /** License type 1–15. */
  map_id: number
  license_name: string
  license_number: string | null
  state: string
  expires: string | null
  changed_at: string
  verified_at: string | null
  refused_at: string | null
  /** Who of the staff said either. */
  reviewed_by: number | null
  refusal: LicenseRefusal | null
  refusal_note: string
}

/** `school`: 1 a school, 0 a business. */
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
  since: string
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

/** A background check that was passed or waits for its result; the number of who is checked is not there. */
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
