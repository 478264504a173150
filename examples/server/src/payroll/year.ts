import { dayIn } from '@homecare/sdk/kit'
import { getHouseholdTaxes, householdYear, taxYearsPaid, type PaidTaxes } from '@homecare/sdk/householdTaxes'
import { wagesPaidStatuses } from '@homecare/sdk/payments'
import { timeZoneOfState } from '@homecare/sdk/places'
import { eq, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import type { Db } from '../db/connect.ts'
import { isOneOf } from '../db/isOneOf.ts'
import { refuse } from '../refusals/refuse.ts'
import { taxProfiles } from '../tables/money/payroll.ts'

/** The taxes of an enrolled household for a year, of the hours that it has paid. */
export function answerHouseholdTaxes(routes: Routes): void {
  routes.on(getHouseholdTaxes, only('family'), async ({ db, session: { user }, query, now }) => {
    const today = dayIn(timeZoneOfState(user.state), new Date(now))
    const [profile] = await db
      .select({ enrolled_at: taxProfiles.enrolled_at })
      .from(taxProfiles)
      .where(eq(taxProfiles.user_id, user.id))
    const paid = await paidTaxes(db, user.id)
    const year = query.year ?? Number(today.slice(0, 4))
    const found = householdYear(paid, year)
    if (!found) throw refuse.notFound()
    return {
      ...found,
      quarters: [...found.quarters],
      statements: [...found.statements],
      enrolled_at: profile?.enrolled_at?.toISOString() ?? null,
      years: taxYearsPaid(
        paid.filter(({ enrolled }) => enrolled).map(({ day }) => day),
        today,
      ),
    }
  })
}

/** An invoice whose wages were paid, whatever became of the family's payment afterwards: the caregiver keeps them. */
const wasPaid = isOneOf(sql`i.status`, wagesPaidStatuses)

/** Every pay of a household, with the taxes that stand on its invoice. */
async function paidTaxes(db: Db, familyId: number): Promise<PaidTaxes[]> {
  const of = (kind: string) => sql`coalesce(sum(l.cents) filter (where l.kind = ${kind}), 0)::float8`
  const { rows } = await db.execute(sql`
    select i.enrolled, u.id as caregiver_id, trim(u.first_name || ' ' || u.last_name) as name, i.issued_on::text as day,
      (i.wages_cents + i.tip_cents)::float8 as wages,
      ${of('withheld_social_security')} as withheld_social_security, ${of('withheld_medicare')} as withheld_medicare,
      ${of('withheld_additional_medicare')} as withheld_additional_medicare,
      ${of('social_security')} as social_security, ${of('medicare')} as medicare, ${of('unemployment')} as unemployment
    from invoices i
    join connections k on k.id = i.connection_id
    join users u on u.id = k.caregiver_id
    left join invoice_lines l on l.invoice_id = i.id
    where i.family_id = ${familyId} and ${wasPaid}
    group by i.id, u.id
    order by i.issued_on, i.id`)
  return rows as unknown as PaidTaxes[]
}
