import type { ExpenseKind, LineSource, TimecardStatus } from '@homecare/sdk/timesheets'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { users } from '../account.ts'
import { flag, id, instant } from '../columns.ts'
import { connections, wageRates } from '../hiring.ts'
import { clockRecords } from '../shifts.ts'

/** Days from one on and until another, which is out of it. */
const days = customType<{ data: string }>({ dataType: () => 'daterange' })
const cents = (name: string) => bigint(name, { mode: 'number' })

/** A line, and an expense, as they were handed in: instants as texts. */
export interface HandedInHours {
  readonly lines: readonly {
    readonly id: number
    readonly start: string
    readonly end: string
    readonly break_minutes: number
    readonly pay_type: 'regular' | 'special'
    readonly note: string
    readonly source: LineSource
    readonly clock_record_id: number | null
    readonly minutes: number
    readonly overtime_minutes: number
    readonly rate_cents: number | null
    readonly rate_unit: 'hour' | 'day' | null
    readonly cents: number
    readonly marked: boolean
  }[]
  readonly expenses: readonly number[]
  readonly tasks: readonly string[]
  readonly note: string
  readonly minutes: number
  readonly wages_cents: number
  readonly withheld_cents: number
  readonly expenses_cents: number
  readonly net_cents: number
}

/**
 * The hours of some days of a connection, 1 to 14, in the zone of the place of care. Of two sheets of a connection none has a
 * day in common, but for one that corrects another (an exclusion of the migration). What it comes to is null until it is
 * handed in. Hours are owed: nothing that they hang on can be deleted.
 */
export const timesheets = pgTable(
  'timesheets',
  {
    id: id(),
    connection_id: integer('connection_id')
      .notNull()
      .references(() => connections.id, { onDelete: 'restrict' }),
    days: days('days').notNull(),
    tzid: text('tzid').notNull(),
    /** A timecard status. */
    status: smallint('status').$type<TimecardStatus>().notNull().default(-1),
    /** Counts up with each time it is handed in again. */
    revision: integer('revision').notNull().default(1),
    /** The paid sheet that it corrects, and why. */
    corrects_id: integer('corrects_id').references((): AnyPgColumn => timesheets.id, {
      onDelete: 'restrict',
    }),
    correction_reason: text('correction_reason').notNull().default(''),
    note: text('note').notNull().default(''),
    minutes: integer('minutes'),
    wages_cents: cents('wages_cents'),
    withheld_cents: cents('withheld_cents'),
    expenses_cents: cents('expenses_cents'),
    net_cents: cents('net_cents'),
    created_at: instant('created_at').notNull(),
    submitted_at: instant('submitted_at'),
    decided_at: instant('decided_at'),
    /** What the family wrote when it sent the hours back. */
    decision_reason: text('decision_reason').notNull().default(''),
    decision_note: text('decision_note').notNull().default(''),
    /** What was handed in, while it is being corrected: until that is handed in too, the family sees this. */
    handed_in: jsonb('handed_in').$type<HandedInHours>(),
  },
  (t) => [
    index('timesheets_connection').on(t.connection_id),
    index('timesheets_corrects').on(t.corrects_id),
    check('timesheets_status', sql`${t.status} between -1 and 6`),
    check('timesheets_revision', sql`${t.revision} >= 1`),
    check(
      'timesheets_days',
      sql`not isempty(${t.days}) and not lower_inf(${t.days}) and not upper_inf(${t.days}) and upper(${t.days}) - lower(${t.days}) between 1 and 14`,
    ),
    check('timesheets_corrects_other', sql`${t.corrects_id} <> ${t.id}`),
    check(
      'timesheets_handed_in',
      sql`${t.status} not in (1, 2, 3, 4, 6) or (${t.submitted_at} is not null and ${t.minutes} is not null and ${t.wages_cents} is not null)`,
    ),
    check(
      'timesheets_net',
      sql`${t.net_cents} is null or ${t.net_cents} = ${t.wages_cents} - ${t.withheld_cents} + ${t.expenses_cents}`,
    ),
  ],
)

/**
 * Time that was worked. It begins on a day of its sheet, and no minute of it is on another counted line of the same caregiver,
 * of whatever family (a trigger and an exclusion of the migration). What it pays is written when the sheet is handed in; while
 * that is so, the database refuses to change it.
 */
export const timesheetLines = pgTable(
  'timesheet_lines',
  {
    id: id(),
    timesheet_id: integer('timesheet_id')
      .notNull()
      .references(() => timesheets.id, { onDelete: 'restrict' }),
    caregiver_id: integer('caregiver_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    start_at: instant('start_at').notNull(),
    end_at: instant('end_at').notNull(),
    break_minutes: integer('break_minutes').notNull().default(0),
    pay_type: text('pay_type').$type<'regular' | 'special'>().notNull().default('regular'),
    source: text('source').$type<LineSource>().notNull().default('typed'),
    clock_record_id: integer('clock_record_id').references(() => clockRecords.id, { onDelete: 'restrict' }),
    note: text('note').notNull().default(''),
    /** Not of a correction that nobody has agreed to, nor of what a correction has taken the place of. */
    counted: boolean('counted').notNull().default(true),
    /** What the family found wrong, and what is not as it was handed in before. */
    marked: flag('marked'),
    changed: flag('changed'),
    minutes: integer('minutes'),
    overtime_minutes: integer('overtime_minutes'),
    double_minutes: integer('double_minutes'),
    base_cents: cents('base_cents'),
    premium_cents: cents('premium_cents'),
    topup_cents: cents('topup_cents'),
    rate_id: integer('rate_id').references(() => wageRates.id, { onDelete: 'restrict' }),
    rate_cents: integer('rate_cents'),
    rate_unit: text('rate_unit').$type<'hour' | 'day'>(),
    /** The rule of overtime by which it was judged, with its first day. */
    rule: text('rule'),
  },
  (t) => [
    index('timesheet_lines_timesheet').on(t.timesheet_id),
    uniqueIndex('timesheet_lines_clock')
      .on(t.clock_record_id)
      .where(sql`${t.counted}`),
    check(
      'timesheet_lines_span',
      sql`${t.end_at} > ${t.start_at} and ${t.end_at} <= ${t.start_at} + interval '24 hours'`,
    ),
    check(
      'timesheet_lines_break',
      sql`${t.break_minutes} >= 0 and ${t.break_minutes} * interval '1 minute' < ${t.end_at} - ${t.start_at}`,
    ),
    check(
      'timesheet_lines_minute',
      sql`date_trunc('minute', ${t.start_at}) = ${t.start_at} and date_trunc('minute', ${t.end_at}) = ${t.end_at}`,
    ),
    check('timesheet_lines_pay_type', sql`${t.pay_type} in ('regular', 'special')`),
    check('timesheet_lines_source', sql`${t.source} in ('clock', 'planned', 'last', 'typed')`),
    check(
      'timesheet_lines_paid',
      sql`num_nonnulls(${t.minutes}, ${t.overtime_minutes}, ${t.double_minutes}, ${t.base_cents}, ${t.premium_cents}, ${t.topup_cents}) in (0, 6)`,
    ),
    check(
      'timesheet_lines_cents',
      sql`${t.base_cents} >= 0 and ${t.premium_cents} >= 0 and ${t.topup_cents} >= 0`,
    ),
  ],
)

/** What the family refunds. One that was handed in and then taken off stays to be read on the invoice of then. */
export const timesheetExpenses = pgTable(
  'timesheet_expenses',
  {
    id: id(),
    timesheet_id: integer('timesheet_id')
      .notNull()
      .references(() => timesheets.id, { onDelete: 'restrict' }),
    kind: text('kind').$type<ExpenseKind>().notNull(),
    day: date('day').notNull(),
    cents: cents('cents').notNull(),
    miles_tenths: integer('miles_tenths'),
    rate_tenths_of_cent: integer('rate_tenths_of_cent'),
    note: text('note').notNull().default(''),
    /** The receipt's name in the file store, and what it is. */
    stored_as: text('stored_as'),
    media_type: text('media_type'),
    removed_at: instant('removed_at'),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    index('timesheet_expenses_timesheet').on(t.timesheet_id),
    check(
      'timesheet_expenses_kind',
      sql`${t.kind} in ('groceries', 'supplies', 'transport', 'mileage', 'other')`,
    ),
    check('timesheet_expenses_cents', sql`${t.cents} > 0`),
    check(
      'timesheet_expenses_miles',
      sql`(${t.kind} = 'mileage') = (${t.miles_tenths} is not null) and (${t.miles_tenths} is null) = (${t.rate_tenths_of_cent} is null) and (${t.miles_tenths} is null or ${t.miles_tenths} > 0)`,
    ),
    check('timesheet_expenses_receipt', sql`(${t.stored_as} is null) = (${t.media_type} is null)`),
  ],
)

/** What was done in the days of a sheet, in the words of its caregiver, in their order. */
export const timesheetTasks = pgTable(
  'timesheet_tasks',
  {
    timesheet_id: integer('timesheet_id')
      .notNull()
      .references(() => timesheets.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.timesheet_id, t.position] }),
    check('timesheet_tasks_title', sql`${t.title} <> ''`),
  ],
)

/** What happened to a timesheet: numbers and times in `before` and `after`, and never words. */
export type SheetAction =
  | 'start'
  | 'submit'
  | 'take_back'
  | 'send_back'
  | 'edit'
  | 'discard'
  | 'correct'
  | 'agree'
  | 'settle'
  | 'decline'
  | 'transfer'
  | 'deposit'
  | 'deposit_failed'

/**
 * The history of timesheets. The database refuses to remove a row or to change one, but that a reason goes when its writer is
 * erased (triggers of the migration). Sheets and users are named by number and without a reference: rows outlive them.
 */
export const timesheetEvents = pgTable(
  'timesheet_events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    timesheet_id: integer('timesheet_id').notNull(),
    revision: integer('revision').notNull(),
    action: text('action').$type<SheetAction>().notNull(),
    /** Null for what the server did by itself. */
    by_user: integer('by_user'),
    at: instant('at').notNull(),
    reason: text('reason').notNull().default(''),
    before: jsonb('before').$type<Readonly<Record<string, unknown>>>(),
    after: jsonb('after').$type<Readonly<Record<string, unknown>>>(),
  },
  (t) => [index('timesheet_events_timesheet').on(t.timesheet_id, t.id)],
)
