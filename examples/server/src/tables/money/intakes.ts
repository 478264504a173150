import type { FilingStatus, IntakeState } from '@homecare/sdk/intake'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users } from '../account.ts'

const line = (name: string) => text(name).notNull().default('')
const cents = (name: string) => integer(name).notNull().default(0)

/**
 * What payroll has to know of a caregiver who is an employee, and where their form stands. Their Social Security number is
 * sealed in their row of `tax_profiles`. Amounts are cents.
 */
export const payrollIntakes = pgTable(
  'payroll_intakes',
  {
    user_id: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'restrict' }),
    legal_name: line('legal_name'),
    address: line('address'),
    address2: line('address2'),
    city: line('city'),
    state: line('state'),
    zip_code: line('zip_code'),
    work_state: line('work_state'),
    filing_status: text('filing_status').$type<FilingStatus>(),
    multiple_jobs: boolean('multiple_jobs'),
    dependents_cents: cents('dependents_cents'),
    other_income_cents: cents('other_income_cents'),
    deductions_cents: cents('deductions_cents'),
    extra_cents: cents('extra_cents'),
    emergency_name: line('emergency_name'),
    emergency_phone: line('emergency_phone'),
    emergency_relation: line('emergency_relation'),
    status: text('status').$type<IntakeState>().notNull().default('draft'),
    /** What was signed, by whom and when. */
    statement_version: text('statement_version'),
    signed_name: text('signed_name'),
    handed_in_at: instant('handed_in_at'),
    /** What the staff ask to have changed. */
    note: text('note'),
    decided_at: instant('decided_at'),
    updated_at: instant('updated_at').notNull(),
  },
  (t) => [
    index('payroll_intakes_open')
      .on(t.handed_in_at)
      .where(sql`${t.status} = 'handed_in'`),
    check('payroll_intakes_status', sql`${t.status} in ('draft', 'handed_in', 'returned', 'sent')`),
    check('payroll_intakes_filing', sql`${t.filing_status} in ('single', 'joint', 'head')`),
    check(
      'payroll_intakes_amounts',
      sql`least(${t.dependents_cents}, ${t.other_income_cents}, ${t.deductions_cents}, ${t.extra_cents}) >= 0`,
    ),
    check(
      'payroll_intakes_signed',
      sql`${t.status} not in ('handed_in', 'sent') or (${t.handed_in_at} is not null and ${t.signed_name} is not null and ${t.statement_version} is not null)`,
    ),
    check('payroll_intakes_note', sql`(${t.status} = 'returned') = (${t.note} is not null)`),
    check(
      'payroll_intakes_decided',
      sql`(${t.status} in ('returned', 'sent')) = (${t.decided_at} is not null)`,
    ),
  ],
)
