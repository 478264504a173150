import type { CancelReason, ContactType, OfferState } from '@homecare/sdk/hiring'
import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  time,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { flag, id, instant } from './columns.ts'
import { ofCaregiver } from './caregivers.ts'
import { ofFamily } from './families.ts'
import { jobs } from './jobs.ts'

/**
 * A family and a caregiver who have to do with each other: 1 contact, 2 hire, 3 hired. Each time they begin anew after an end is
 * a row of its own; of the same two, no two rows go on at once (an exclusion constraint of the migration: from the UTC day on
 * which one began until its last day, and of one that ended before it began, never).
 */
export const connections = pgTable(
  'connections',
  {
    id: id(),
    family_id: ofFamily(),
    caregiver_id: ofCaregiver(),
    job_id: integer('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    /** Where the care is given, as the offer that was accepted says; the family's own place where there was none. */
    care_place_id: integer('care_place_id').references((): AnyPgColumn => carePlaces.id),
    hire_stage: integer('hire_stage').$type<1 | 2 | 3>().notNull().default(1),
    /** What was spoken of before the hire, stages 1 and 2 alone: what is paid from then on stands in `wage_rates`. */
    provider_hourly_rate: integer('provider_hourly_rate').notNull().default(0),
    provider_daily_rate: integer('provider_daily_rate'),
    start_date: date('start_date'),
    /** How the two reach each other; null until one of them says so, and then as the offer that was accepted has it. */
    contact_types: text('contact_types').array().$type<ContactType[]>(),
    end_date: date('end_date'),
    /** Who ended it before the day that was agreed, why, and what they wrote to the staff. */
    ended_by: integer('ended_by'),
    end_reason: text('end_reason'),
    end_note: text('end_note'),
    ended_at: instant('ended_at'),
    /**
     * The IANA zone of the place of care. What begins a connection says it (`placeZone`); by itself, for the version
     * before, which does not, that of the product: as a word, since tables are read where no SDK is built.
     */
    tzid: text('tzid').notNull().default('America/Los_Angeles'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('connections_family').on(t.family_id),
    index('connections_caregiver').on(t.caregiver_id),
    // So that what names both a connection and its family can say that they belong together.
    unique('connections_of_family').on(t.id, t.family_id),
    check('connections_stages', sql`${t.hire_stage} in (1, 2, 3)`),
    check(
      'connections_contact_types',
      sql`${t.contact_types} <@ array['message', 'phone', 'email'] and cardinality(${t.contact_types}) > 0`,
    ),
  ],
)

/** Visits of one day of every week, by the clock of the place of care; an end at or before the start is the next morning. */
export const visitSeries = pgTable(
  'visit_series',
  {
    id: id(),
    connection_id: integer('connection_id')
      .notNull()
      .references(() => connections.id, { onDelete: 'restrict' }),
    /** 0 is Sunday. */
    day_of_week: integer('day_of_week').notNull(),
    start_time: time('start_time').notNull(),
    end_time: time('end_time').notNull(),
    from_day: date('from_day').notNull(),
    /** The last day that may have a visit, which may lie before the first: then none is left. Null goes on. */
    to_day: date('to_day'),
    note: text('note').notNull().default(''),
    /** Its visits up to this day are planned. */
    planned_to: date('planned_to').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    index('visit_series_connection').on(t.connection_id),
    // What is planned next, by the clock.
    index('visit_series_planned').on(t.planned_to),
    check('visit_series_weekday', sql`${t.day_of_week} between 0 and 6`),
  ],
)

/**
 * A visit that is planned between the two of a connection; a cancelled one stays to be seen (`next-shift`). One of a series
 * bears the day that the rule gives it, also where it was moved: of each day a series has one visit at most.
 */
export const connectionShifts = pgTable(
  'connection_shifts',
  {
    id: id(),
    // Hours that were planned or worked go with nobody.
    connection_id: integer('connection_id')
      .notNull()
      .references(() => connections.id, { onDelete: 'restrict' }),
    start: instant('start').notNull(),
    end: instant('end').notNull(),
    note: text('note').notNull().default(''),
    cancelled: flag('cancelled'),
    series_id: integer('series_id').references(() => visitSeries.id, { onDelete: 'restrict' }),
    series_day: date('series_day'),
    /** Who cancelled it; nobody where the server did, since its caregiver was not available. */
    cancelled_by: integer('cancelled_by').references(() => users.id, { onDelete: 'set null' }),
    cancelled_at: instant('cancelled_at'),
    cancel_reason: text('cancel_reason').$type<CancelReason | 'not_available'>(),
    /** Less than a day before its start. */
    late_cancel: flag('late_cancel'),
    /** Counted up by the database whenever its times change or it is cancelled: calendars take no change without it. */
    sequence: integer('sequence').notNull().default(0),
  },
  (t) => [
    index('connection_shifts_connection').on(t.connection_id, t.start),
    unique('connection_shifts_series_day').on(t.series_id, t.series_day),
    check('connection_shifts_order', sql`${t.end} > ${t.start}`),
    check('connection_shifts_in_series', sql`(${t.series_id} is null) = (${t.series_day} is null)`),
    check(
      'connection_shifts_cancelled',
      sql`${t.cancelled} or (${t.cancelled_at} is null and ${t.cancel_reason} is null and not ${t.late_cancel})`,
    ),
  ],
)

/** Places where care is given, as a family wrote them in an offer. How to get in is sealed. */
export const carePlaces = pgTable(
  'care_places',
  {
    id: id(),
    family_id: ofFamily(),
    address: text('address').notNull(),
    address2: text('address2').notNull().default(''),
    /** Whether a provider of addresses knew this very street when it was written. */
    address_verified: flag('address_verified'),
    city: text('city').notNull(),
    county: text('county').notNull().default(''),
    state: text('state').notNull(),
    zip_code: text('zip_code').notNull(),
    latitude: doublePrecision('latitude').notNull(),
    longitude: doublePrecision('longitude').notNull(),
    /** The IANA zone. */
    time_zone: text('time_zone').notNull(),
    access_note: text('access_note').notNull().default(''),
    created_at: instant('created_at').notNull(),
  },
  (t) => [index('care_places_family').on(t.family_id)],
)

/** What a family has put aside of a hire: one for each caregiver, for thirty days. */
export const hireDrafts = pgTable(
  'hire_drafts',
  {
    id: id(),
    family_id: ofFamily(),
    caregiver_id: ofCaregiver(),
    step: text('step').notNull(),
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull(),
    version: integer('version').notNull(),
    updated_at: instant('updated_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [
    unique('hire_drafts_one').on(t.family_id, t.caregiver_id),
    index('hire_drafts_expiry').on(t.expires_at),
  ],
)

/** The terms of an offer that are no place: how to reach the family among them. */
export interface KeptTerms {
  readonly job_id: number | null
  readonly care_for: number
  readonly recipient_name: string
  readonly recipient_desc: string
  readonly start_date: string
  readonly end_date: string | null
  readonly schedule_type: number
  readonly schedule: readonly { day_of_week: number; start_time: string; end_time: string }[]
  readonly hours_week: number | null
  readonly num_days: number | null
  readonly live_in: boolean
  readonly hourly_rate: number | null
  readonly daily_rate: number | null
  /** The partner who pays, by name, where one does. */
  readonly paid_by?: string
  readonly employer_name: string
  readonly phone: string
  readonly email: string
  readonly contact_types: readonly string[]
  readonly note: string
}

/** Offers of work, of a connection in their order; at most one of them waits for its caregiver. */
export const hireOffers = pgTable(
  'hire_offers',
  {
    id: id(),
    connection_id: integer('connection_id')
      .notNull()
      .references(() => connections.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    state: text('state').$type<OfferState>().notNull().default('sent'),
    care_place_id: integer('care_place_id')
      .notNull()
      .references(() => carePlaces.id),
    terms: jsonb('terms').$type<KeptTerms>().notNull(),
    sent_at: instant('sent_at').notNull(),
    seen_at: instant('seen_at'),
    expires_at: instant('expires_at').notNull(),
    answered_at: instant('answered_at'),
    reason: text('reason'),
    answer_note: text('answer_note'),
  },
  (t) => [
    unique('hire_offers_version').on(t.connection_id, t.version),
    uniqueIndex('hire_offers_one_waits')
      .on(t.connection_id)
      .where(sql`state = 'sent'`),
    index('hire_offers_waiting')
      .on(t.expires_at)
      .where(sql`state = 'sent'`),
    check(
      'hire_offers_states',
      sql`${t.state} in ('sent', 'accepted', 'declined', 'withdrawn', 'lapsed', 'replaced')`,
    ),
    check('hire_offers_answered', sql`(${t.state} = 'sent') = (${t.answered_at} is null)`),
    check('hire_offers_expiry', sql`${t.expires_at} > ${t.sent_at}`),
  ],
)

/** Days from one on and until another, which is out of it; without an end they go on. */
const days = customType<{ data: string }>({ dataType: () => 'daterange' })

/**
 * What is paid from a day on: `pay_type` 1 regular or 2 special, `unit` 1 an hour or 2 a day of `day_hours` paid hours.
 * Rates of one pay type of a connection never overlap, judged at the end of a transaction (an exclusion constraint of the
 * migration), and each goes on until the next begins. They outlive what a connection may be removed for: pay is kept.
 */
export const wageRates = pgTable(
  'wage_rates',
  {
    id: id(),
    connection_id: integer('connection_id')
      .notNull()
      .references(() => connections.id, { onDelete: 'restrict' }),
    pay_type: smallint('pay_type').$type<1 | 2>().notNull(),
    unit: smallint('unit').$type<1 | 2>().notNull(),
    name: text('name').notNull().default(''),
    amount_cents: integer('amount_cents').notNull(),
    day_hours: smallint('day_hours'),
    valid: days('valid').notNull(),
    /** The user who set it; null for what came with the connection. */
    created_by: integer('created_by'),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    index('wage_rates_connection').on(t.connection_id),
    check('wage_rates_pay_type', sql`${t.pay_type} in (1, 2)`),
    check('wage_rates_unit', sql`${t.unit} in (1, 2)`),
    check(
      'wage_rates_amount',
      sql`${t.amount_cents} between 500 and 10000 or (${t.unit} = 2 and ${t.amount_cents} between 500 and 240000)`,
    ),
    check(
      'wage_rates_day_hours',
      sql`${t.day_hours} is null or (${t.unit} = 2 and ${t.day_hours} between 1 and 24)`,
    ),
    check('wage_rates_name', sql`${t.pay_type} = 1 or ${t.name} <> ''`),
    check('wage_rates_valid', sql`not isempty(${t.valid}) and lower(${t.valid}) is not null`),
  ],
)
