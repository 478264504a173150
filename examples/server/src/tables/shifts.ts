import type { ClockPlace, ClockReason } from '@homecare/sdk/clock'
import type { FacilityStanding } from '@homecare/sdk/facilities'
import type { ClockBreak } from '@homecare/sdk/shifts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { flag, id, ids, instant } from './columns.ts'
import { ofUser, users } from './account.ts'
import { connectionShifts } from './hiring.ts'

export const facilities = pgTable('facilities', {
  id: id(),
  user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
  name: text('name').notNull(),
  address: text('address').notNull(),
  city: text('city').notNull(),
  county: text('county').notNull(),
  state: text('state').notNull(),
  zip_code: text('zip_code').notNull(),
  latitude: doublePrecision('latitude').notNull(),
  longitude: doublePrecision('longitude').notNull(),
  /** The IANA zone of its clocks: by itself `pacificTimeZone`, as a word, since tables are read where no SDK is built. */
  time_zone: text('time_zone').notNull().default('America/Los_Angeles'),
  phone: text('phone').notNull(),
  beds: integer('beds').notNull(),
  about: text('about').notNull().default(''),
})

/** A shift that a facility staffs. */
export const shifts = pgTable(
  'shifts',
  {
    id: id(),
    facility_id: integer('facility_id')
      .notNull()
      .references(() => facilities.id, { onDelete: 'cascade' }),
    /** Whose it is; nobody's while it is open. */
    user_id: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The day on which it begins, where the facility is. */
    day: date('day').notNull(),
    start: instant('start').notNull(),
    end: instant('end').notNull(),
    shift_block_type: integer('shift_block_type').notNull(),
    iso_type: integer('iso_type'),
    license_types: ids('license_types'),
    /** Cents an hour. */
    rate: integer('rate').notNull(),
    status: text('status')
      .$type<'open' | 'assigned' | 'confirmed' | 'cancelled' | 'done'>()
      .notNull()
      .default('open'),
    note: text('note').notNull().default(''),
  },
  (t) => [
    index('shifts_user').on(t.user_id, t.start),
    index('shifts_open').on(t.status, t.start),
    index('shifts_facility').on(t.facility_id, t.start),
  ],
)

/**
 * How somebody stands to a shift: they would like to take it, took that back, had it and gave it back, were asked by the
 * facility, said no to that, or were declined by it.
 */
export type ShiftApplicationState =
  | 'applied'
  | 'withdrawn'
  | 'given_back'
  | 'invited'
  | 'refused'
  | 'declined'

/** Who would like to take a shift, and who else has stood to it in some way: one row for each. */
export const shiftApplications = pgTable(
  'shift_applications',
  {
    shift_id: integer('shift_id')
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    user_id: ofUser(),
    state: text('state').$type<ShiftApplicationState>().notNull(),
    note: text('note').notNull().default(''),
    created_at: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.shift_id, t.user_id] }), index('shift_applications_user').on(t.user_id)],
)

/** Whom a facility likes to have, and whom it has blocked: one row for each. */
export const facilityPeople = pgTable(
  'facility_people',
  {
    /** The account of the facility: one for all houses that it staffs. */
    facility_user_id: integer('facility_user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    user_id: ofUser(),
    standing: text('standing').$type<FacilityStanding>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.facility_user_id, t.user_id] }),
    index('facility_people_user').on(t.user_id),
  ],
)

/** A span of time, as the database writes it: from an instant to another, without the latter. */
const span = customType<{ data: string }>({ dataType: () => 'tstzrange' })

/**
 * Where somebody is expected: one row for each visit that is not cancelled, and for each shift of a facility that its
 * caregiver has confirmed or worked. The database writes it, by triggers on both tables, with whatever plans, moves, cancels,
 * confirms or drops one, and refuses two that overlap (`bookings_apart`, in a migration by hand).
 */
export const bookings = pgTable(
  'bookings',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    during: span('during').notNull(),
    visit_id: integer('visit_id')
      .unique('bookings_visit')
      .references(() => connectionShifts.id, { onDelete: 'cascade' }),
    shift_id: integer('shift_id')
      .unique('bookings_shift')
      .references(() => shifts.id, { onDelete: 'cascade' }),
  },
  (t) => [check('bookings_of_one', sql`num_nonnulls(${t.visit_id}, ${t.shift_id}) = 1`)],
)

/** When and where somebody clocked in to a nursing shift or to a visit, and out of it. */
export const clockRecords = pgTable(
  'clock_records',
  {
    id: id(),
    // Hours that were worked are owed: nothing that they hang on can be deleted. Erasing a person empties rows.
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    shift_id: integer('shift_id').references(() => shifts.id, { onDelete: 'restrict' }),
    visit_id: integer('visit_id').references(() => connectionShifts.id, { onDelete: 'restrict' }),
    clock_in_at: instant('clock_in_at').notNull(),
    clock_out_at: instant('clock_out_at'),
    in_latitude: doublePrecision('in_latitude'),
    in_longitude: doublePrecision('in_longitude'),
    out_latitude: doublePrecision('out_latitude'),
    out_longitude: doublePrecision('out_longitude'),
    clock_in_place: text('clock_in_place').$type<ClockPlace>().notNull().default('unknown'),
    clock_out_place: text('clock_out_place').$type<ClockPlace>(),
    /** A press reached the server long after it was made. */
    reported_late: flag('reported_late'),
    note: text('note').notNull().default(''),
    /** In their order; the last one goes on where it has no end. */
    breaks: jsonb('breaks').$type<readonly ClockBreak[]>().notNull().default([]),
    /** When the server closed a clock that was forgotten, and when its person said that they have read so. */
    closed_at: instant('closed_at'),
    closed_read_at: instant('closed_read_at'),
    /** When a clock that nobody can stop any more stopped being in the way of the next one, until it is closed. */
    abandoned_at: instant('abandoned_at'),
    /** Of the first and the last press: the device's own instant, the server's, and by how many meters its place may be wrong. */
    device_in_at: instant('device_in_at'),
    device_out_at: instant('device_out_at'),
    server_in_at: instant('server_in_at'),
    server_out_at: instant('server_out_at'),
    in_accuracy_m: doublePrecision('in_accuracy_m'),
    out_accuracy_m: doublePrecision('out_accuracy_m'),
    /** Which press reached the server late. */
    in_late: flag('in_late'),
    out_late: flag('out_late'),
    /** The kind of help that was given. */
    category_id: integer('category_id'),
    /** Nobody pressed: the hours were typed later, and accepted. */
    typed: flag('typed'),
  },
  (t) => [
    // Who is at work, and what is to be closed.
    index('clock_records_open')
      .on(t.user_id)
      .where(sql`${t.clock_out_at} is null`),
    // Nobody is at work in two places.
    uniqueIndex('clock_records_one_open')
      .on(t.user_id)
      .where(sql`${t.clock_out_at} is null and ${t.abandoned_at} is null`),
    index('clock_records_closed')
      .on(t.user_id)
      .where(sql`${t.closed_at} is not null and ${t.closed_read_at} is null`),
    // Pressed twice is once.
    uniqueIndex('clock_records_shift').on(t.user_id, t.shift_id),
    uniqueIndex('clock_records_visit').on(t.user_id, t.visit_id),
    check('clock_records_of_one', sql`num_nonnulls(${t.shift_id}, ${t.visit_id}) = 1`),
  ],
)

/**
 * Other times that the caregiver of a visit says: each a row of its own, with what was clocked before. It is decided once; what
 * it says is never changed, and no row is deleted (a trigger of the migration). Of who leaves, their words are taken off.
 */
export const clockCorrections = pgTable(
  'clock_corrections',
  {
    id: id(),
    visit_id: integer('visit_id')
      .notNull()
      .references(() => connectionShifts.id, { onDelete: 'restrict' }),
    clock_in_at: instant('clock_in_at').notNull(),
    clock_out_at: instant('clock_out_at').notNull(),
    was_in_at: instant('was_in_at'),
    was_out_at: instant('was_out_at'),
    reason: text('reason').$type<ClockReason>().notNull(),
    note: text('note').notNull().default(''),
    by_user: integer('by_user').references(() => users.id, { onDelete: 'set null' }),
    at: instant('at').notNull(),
    accepted: boolean('accepted'),
    decided_by: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decided_at: instant('decided_at'),
    decision_note: text('decision_note').notNull().default(''),
  },
  (t) => [
    index('clock_corrections_visit').on(t.visit_id, t.id),
    uniqueIndex('clock_corrections_one_waits')
      .on(t.visit_id)
      .where(sql`accepted is null`),
    check(
      'clock_corrections_times',
      sql`${t.clock_out_at} > ${t.clock_in_at} and ${t.clock_out_at} <= ${t.clock_in_at} + interval '24 hours'`,
    ),
    check('clock_corrections_decided', sql`(${t.accepted} is null) = (${t.decided_at} is null)`),
    check('clock_corrections_other', sql`${t.reason} <> 'other' or ${t.note} <> ''`),
  ],
)
