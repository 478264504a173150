import { dayIn } from '@homecare/sdk/kit'
import {
  getHouseholdTaxes,
  householdDueDates,
  householdYear,
  knowsStateDues,
  taxYearsPaid,
} from '@homecare/sdk/householdTaxes'
import { timeZoneOfState } from '@homecare/sdk/places'
import { eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { taxProfiles } from '../tables/money/payroll.ts'
import { paidTaxes } from './paidTaxes.ts'

/** The taxes of an enrolled household for a year, of the hours that it has paid. */
export function answerHouseholdTaxes(routes: Routes): void {
  routes.on(getHouseholdTaxes, only('family'), async ({ db, session: { user }, query, now }) => {
    const today = dayIn(timeZoneOfState(user.state), new Date(now))
    const [profile] = await db
      .select({ enrolled_at: taxProfiles.enrolled_at, state: taxProfiles.state })
      .from(taxProfiles)
      .where(eq(taxProfiles.user_id, user.id))
    const paid = await paidTaxes(db, user.id)
    const year = query.year ?? Number(today.slice(0, 4))
    const found = householdYear(paid, year)
    if (!found) throw refuse.notFound()
    // Where the household employs: as it said for its taxes, else as its account says.
    const state = profile?.state || (user.state ?? '')
    return {
      ...found,
      quarters: [...found.quarters],
      statements: [...found.statements],
      ...{ state, state_known: knowsStateDues(state) },
      due: householdDueDates(year, state).map((one) => ({ ...one, is_past: one.by < today })),
      enrolled_at: profile?.enrolled_at?.toISOString() ?? null,
      years: taxYearsPaid(
        paid.filter(({ enrolled }) => enrolled).map(({ day }) => day),
        today,
      ),
    }
  })
}
