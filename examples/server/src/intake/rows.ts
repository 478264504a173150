import type { Intake } from '@homecare/sdk/intake'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { fullName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'
import { paymentMethods } from '../tables/money/payments.ts'
import { payrollIntakes } from '../tables/money/intakes.ts'
import { taxProfiles } from '../tables/money/payroll.ts'

export type IntakeRecord = typeof payrollIntakes.$inferSelect
type Person = Pick<
  SessionUser,
  'id' | 'first_name' | 'last_name' | 'address' | 'address2' | 'city' | 'state' | 'zip_code'
>

/** The payroll form of somebody, with what their account says where it was never saved. */
export async function intakeOf(db: Db | Tx, user: Person): Promise<Intake> {
  const [row] = await db.select().from(payrollIntakes).where(eq(payrollIntakes.user_id, user.id))
  return wireOf(db, row ?? beginning(user))
}

/** What the account says of whoever begins. */
export const beginning = (user: Person) => ({
  user_id: user.id,
  legal_name: fullName(user),
  address: user.address ?? '',
  address2: user.address2 ?? '',
  city: user.city ?? '',
  state: user.state ?? '',
  zip_code: user.zip_code ?? '',
})

/** The form as it travels. */
export async function wireOf(
  db: Db | Tx,
  row: Partial<IntakeRecord> & Pick<IntakeRecord, 'user_id'>,
): Promise<Intake> {
  const [profile] = await db
    .select({ ssn_last4: taxProfiles.ssn_last4 })
    .from(taxProfiles)
    .where(eq(taxProfiles.user_id, row.user_id))
  const accounts = await db.$count(
    paymentMethods,
    and(
      eq(paymentMethods.user_id, row.user_id),
      eq(paymentMethods.purpose, 'payout'),
      eq(paymentMethods.is_default, true),
    ),
  )
  return {
    legal_name: row.legal_name ?? '',
    address: row.address ?? '',
    address2: row.address2 ?? '',
    city: row.city ?? '',
    state: row.state ?? '',
    zip_code: row.zip_code ?? '',
    work_state: row.work_state || (row.state ?? ''),
    filing_status: row.filing_status ?? null,
    multiple_jobs: row.multiple_jobs ?? null,
    dependents_cents: row.dependents_cents ?? 0,
    other_income_cents: row.other_income_cents ?? 0,
    deductions_cents: row.deductions_cents ?? 0,
    extra_cents: row.extra_cents ?? 0,
    emergency_name: row.emergency_name ?? '',
    emergency_phone: row.emergency_phone ?? '',
    emergency_relation: row.emergency_relation ?? '',
    ssn_last4: profile?.ssn_last4 ?? null,
    pay_account: accounts > 0,
    status: row.status ?? 'draft',
    note: row.note ?? null,
    handed_in_at: row.handed_in_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
  }
}
