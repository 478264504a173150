import { getHealthWageSavings, updateHealthWageSavings, type HealthWageSavings } from '@homecare/sdk/payments'
import { householdTaxTexts as words } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import type { Db } from '../db/connect.ts'
import { refuse } from '../refusals/refuse.ts'
import { taxProfiles } from '../tables/money/payroll.ts'
import { audit } from './audit.ts'

const family = only('family')

/** Whether a household lets its caregivers save wages for health costs: what it has said, and changes of it. */
export function answerHealthSavings(routes: Routes): void {
  routes.on(getHealthWageSavings, family, ({ db, session: { user } }) => savingsOf(db, user.id))

  routes.on(updateHealthWageSavings, family, ({ db, session: { user }, body, now }) =>
    db.transaction(async (tx) => {
      const own = eq(taxProfiles.user_id, user.id)
      const [row] = await tx.select(columns).from(taxProfiles).where(own).for('update')
      // Sent twice is once.
      if (body.opted_in === wireOf(row).opted_in) return wireOf(row)
      if (body.opted_in && !wireOf(row).eligible)
        throw refuse.conflict(words.notEligible).because('not_enrolled')
      const at = new Date(now)
      const [changed] = await tx
        .update(taxProfiles)
        .set({ health_savings_at: body.opted_in ? at : null, updated_at: at })
        .where(own)
        .returning(columns)
      const action = body.opted_in ? 'opt_in' : 'opt_out'
      await audit(tx, user.id, user, { action, subject: 'health_savings' }, now)
      return wireOf(changed)
    }),
  )
}

const columns = {
  enrolled_at: taxProfiles.enrolled_at,
  health_savings_at: taxProfiles.health_savings_at,
}

/** What a household has said of it. */
export async function savingsOf(db: Db, familyId: number): Promise<HealthWageSavings> {
  const [row] = await db.select(columns).from(taxProfiles).where(eq(taxProfiles.user_id, familyId))
  return wireOf(row)
}

const wireOf = (
  row: { readonly enrolled_at: Date | null; readonly health_savings_at: Date | null } | undefined,
): HealthWageSavings => ({
  eligible: (row?.enrolled_at ?? null) !== null,
  opted_in: (row?.health_savings_at ?? null) !== null,
  opted_in_at: row?.health_savings_at?.toISOString() ?? null,
})
