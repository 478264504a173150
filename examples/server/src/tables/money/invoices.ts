import type { InvoiceLineKind, InvoiceStatus } from '@homecare/sdk/payments'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { flag, id, instant } from '../columns.ts'
import { families } from '../families.ts'
import { connections } from '../hiring.ts'
import { timesheets } from './hours.ts'

const cents = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/**
 * What a timesheet costs its family: one for each time that it was handed in, of which at most one stands. Its lines add up to
 * the total, judged at the end of a transaction (a trigger of the migration). Money that is owed hangs on nothing that can be
 * deleted.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    timesheet_id: integer('timesheet_id')
      .notNull()
      .references(() => timesheets.id, { onDelete: 'restrict' }),
    revision: integer('revision').notNull(),
    family_id: integer('family_id')
      .notNull()
      .references(() => families.id, { onDelete: 'restrict' }),
    connection_id: integer('connection_id')
      .notNull()
      .references(() => connections.id, { onDelete: 'restrict' }),
    /** As it is named to people: the year, and a number of its own. */
    number: text('number').notNull().unique('invoices_number'),
    status: text('status').$type<InvoiceStatus>().notNull().default('pending'),
    currency: text('currency').notNull().default('usd'),
    minutes: integer('minutes').notNull(),
    wages_cents: cents('wages_cents'),
    employer_tax_cents: cents('employer_tax_cents'),
    withheld_cents: cents('withheld_cents'),
    fee_cents: cents('fee_cents'),
    expenses_cents: cents('expenses_cents'),
    tip_cents: cents('tip_cents'),
    benefit_cents: cents('benefit_cents'),
    credit_cents: cents('credit_cents'),
    total_cents: cents('total_cents'),
    /** Whether the family was enrolled in taxes then, and the state whose taxes are not on it. */
    enrolled: flag('enrolled'),
    state: text('state').notNull().default(''),
    issued_at: instant('issued_at').notNull(),
    /** The day of it where the care is given: taxes are of its year. */
    issued_on: date('issued_on').notNull(),
    due_on: date('due_on').notNull(),
    decided_at: instant('decided_at'),
    reason: text('reason').notNull().default(''),
    paid_at: instant('paid_at'),
  },
  (t) => [
    unique('invoices_revision').on(t.timesheet_id, t.revision),
    uniqueIndex('invoices_one_stands')
      .on(t.timesheet_id)
      .where(sql`${t.status} not in ('rejected', 'void')`),
    index('invoices_family').on(t.family_id, t.issued_at),
    index('invoices_connection').on(t.connection_id),
    // What waits for three days.
    index('invoices_pending')
      .on(t.issued_at)
      .where(sql`${t.status} = 'pending'`),
    check(
      'invoices_status',
      sql`${t.status} in ('pending', 'processing', 'paid', 'rejected', 'void', 'disputed', 'part_refunded', 'refunded', 'charged_back', 'owed', 'written_off')`,
    ),
    check('invoices_currency', sql`${t.currency} = 'usd'`),
    check(
      'invoices_total',
      sql`${t.total_cents} = ${t.wages_cents} + ${t.employer_tax_cents} + ${t.fee_cents} + ${t.expenses_cents} + ${t.tip_cents} - ${t.benefit_cents} - ${t.credit_cents} and ${t.total_cents} >= 0`,
    ),
    check(
      'invoices_cents',
      // Only a correction takes off what was spent, and only where its wages make up for that.
      sql`least(${t.employer_tax_cents}, ${t.withheld_cents}, ${t.fee_cents}, ${t.tip_cents}, ${t.benefit_cents}, ${t.credit_cents}, ${t.expenses_cents} + greatest(${t.wages_cents}, 0)) >= 0 and ${t.benefit_cents} <= greatest(${t.wages_cents}, 0)`,
    ),
  ],
)

/** What a line of an invoice says besides its cents. */
export interface LineParams {
  readonly line_id?: number
  readonly day?: string
  readonly start_time?: string
  readonly end_time?: string
  readonly unit?: 'hour' | 'day'
  readonly words?: string
  readonly expense_kind?: string
  readonly expense_id?: number
  readonly miles_tenths?: number
}

/** The lines of an invoice, in their order. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    invoice_id: integer('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    position: integer('position').notNull(),
    kind: text('kind').$type<InvoiceLineKind>().notNull(),
    params: jsonb('params').$type<LineParams>().notNull().default({}),
    quantity_minutes: integer('quantity_minutes'),
    rate_cents: integer('rate_cents'),
    cents: bigint('cents', { mode: 'number' }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.invoice_id, t.position] })],
)

/** The hours of a benefit that an invoice takes, by their days. Those of an invoice that stands are used. */
export const benefitUses = pgTable(
  'benefit_uses',
  {
    invoice_id: integer('invoice_id')
      .notNull()
      .references(() => invoices.id, { onDelete: 'restrict' }),
    day: date('day').notNull(),
    minutes: integer('minutes').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.invoice_id, t.day] }),
    check('benefit_uses_minutes', sql`${t.minutes} > 0 and ${t.cents} >= 0`),
  ],
)
