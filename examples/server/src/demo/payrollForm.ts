import { PAYROLL_FORM_ID } from '@homecare/demo-world/office/newcomers'
import { intakeStatementVersion } from '@homecare/sdk/intake'
import { and, eq, isNull } from 'drizzle-orm'
import type { Deps } from '../deps/deps.ts'
import { placeOf } from '../payroll/taxNumbers.ts'
import { fullName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import { payrollIntakes } from '../tables/money/intakes.ts'
import { taxProfiles } from '../tables/money/payroll.ts'

/** A number that was never anybody's: it was printed in wallets as a sample. */
const sampleNumber = '219099999'

/**
 * One caregiver of the demo has handed in the payroll form, once: a world is written without the key that closes numbers, so
 * this is done where there is one.
 */
export async function handInPayrollForm({
  db,
  keyRing,
  now,
}: Pick<Deps, 'db' | 'keyRing' | 'now'>): Promise<void> {
  if (!keyRing) return
  await db.transaction(async (tx) => {
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, PAYROLL_FORM_ID), isNull(users.deleted_at)))
      .for('no key update')
    if (!user || (await tx.$count(payrollIntakes, eq(payrollIntakes.user_id, user.id))) > 0) return
    const at = new Date(now())
    const legal_name = fullName(user)
    const { address, address2, city, state, zip_code } = user
    await tx
      .insert(taxProfiles)
      .values({
        ...{
          user_id: user.id,
          legal_name,
          updated_at: at,
          ssn_last4: sampleNumber.slice(-4),
          ssn_version: 1,
        },
        ssn_sealed: keyRing.seal(placeOf('ssn', user.id, 1), sampleNumber),
      })
      .onConflictDoNothing()
    await tx.insert(payrollIntakes).values({
      ...{ user_id: user.id, legal_name, address, address2, city, state, zip_code, work_state: state },
      ...{ filing_status: 'single', multiple_jobs: false, dependents_cents: 200_000 },
      ...{ emergency_name: 'Robin Castle', emergency_phone: '5105550166', emergency_relation: 'Neighbor' },
      ...{ status: 'handed_in', handed_in_at: at, updated_at: at },
      ...{ signed_name: legal_name, statement_version: intakeStatementVersion },
    })
  })
}
