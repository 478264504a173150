import type { ProviderType } from './caregiverRows.ts'
import type { LocatedRow } from './locatedRow.ts'

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

export interface JobRow extends LocatedRow {
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
  /** The receiving user has blocked the other: not counted as unread. */
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

/** Visits of one day of every week. */
export interface VisitSeriesRow {
  id: number
  connection_id: number
  /** 0 is Sunday. */
  day_of_week: number
  start_time: string
  end_time: string
  from_day: string
  to_day: string | null
  note: string
  planned_to: string
  created_at: string
}

/** What is paid from a day on, `valid` as Postgres writes a range of days. */
export interface WageRateRow {
  connection_id: number
  /** 1 regular, 2 special. */
  pay_type: 1 | 2
  /** 1 an hour, 2 a day. */
  unit: 1 | 2
  name: string
  amount_cents: number
  valid: string
  created_by: number
  created_at: string
}

/** A visit that is planned between a family and a caregiver. */
export interface VisitRow {
  id: number
  connection_id: number
  start: string
  end: string
  note: string
  series_id: number
  series_day: string
}

/** That a family pays for rides, up to so much a month. */
export interface RideApprovalRow {
  connection_id: number
  approved_at: string
  /** Cents. */
  cap_cents: number
  changed_by: number
  changed_at: string
}

/** A ride to or from a visit that is over. */
export interface RideRow {
  id: number
  connection_id: number
  visit_id: number
  direction: 'to' | 'from'
  order_key: string
  state: 'done' | 'canceled'
  town: string
  pickup_at: string
  /** The first day of a month. */
  month: string
  /** Cents. */
  estimate_cents: number
  cost_cents: number
  started_at: string | null
  ended_at: string | null
  car: string
  ordered_at: string
  looked_at: string
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

export interface FavoriteRow {
  family_id: number
  caregiver_id: number
  created_at: string
}

/** A call that a family asked its advisor for. */
export interface AdvisorCallRow {
  id: number
  family_id: number
  kind: 'hire' | 'onboarding'
  state: 'asked'
  times: readonly { day: string; part: string }[]
  time_zone: string
  phone: string
  note: string
  asked_at: string
  version: number
}

/** A search that a family keeps. */
export interface SavedSearchRow {
  id: number
  family_id: number
  address: string
  created_at: string
  looked_at: string
  due_at: string
}

/** A request that a caregiver has their fingerprints taken, to which they have agreed. */
export interface FingerprintRequestRow {
  id: number
  connection_id: number
  program: string
  state: 'agreed'
  paid_by: 'family' | 'caregiver'
  requested_at: string
  consented_at: string
  consent_version: string
  answered_at: string
  version: number
}

/** What was done with it, by whom. */
export interface FingerprintEventRow {
  id: number
  request_id: number
  event: 'request' | 'agree'
  by_user: number
  at: string
  note: string
}

/** Where care is given, as an offer says it. */
export interface CarePlaceRow {
  id: number
  family_id: number
  address: string
  city: string
  county: string
  state: string
  zip_code: string
  latitude: number
  longitude: number
  time_zone: string
  created_at: string
}

/** An offer of work; its terms are as the server keeps them. */
export interface OfferRow {
  id: number
  connection_id: number
  version: number
  state: 'sent' | 'declined' | 'lapsed' | 'withdrawn'
  care_place_id: number
  terms: Readonly<Record<string, unknown>>
  sent_at: string
  seen_at: string | null
  expires_at: string
  answered_at: string | null
  reason: string | null
  answer_note: string | null
}
