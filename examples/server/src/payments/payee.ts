import { getPayee, openPayee, type PayeeNeed } from '@homecare/sdk/payments'
import { eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { pageUrl } from '../config/pageUrl.ts'
import { payees } from '../tables/money/payments.ts'
import { payeeOf } from './customers.ts'
import { said, takenBy } from './failing.ts'

const paid = only('caregiver', 'agency_caregiver')

/** Who is paid, and what the provider still wants to know of them. */
export function answerPayees(routes: Routes): void {
  routes.on(getPayee, paid, async ({ db, session: { user } }) => {
    const [row] = await db.select().from(payees).where(eq(payees.user_id, user.id))
    if (!row?.provider_ref) return { payouts_enabled: false, needs: ['bank', 'identity', 'agreement'] }
    return {
      payouts_enabled: row.payouts_enabled,
      needs: [...new Set(row.requirements.map(needOf))],
    }
  })
  routes.on(
    openPayee,
    paid,
    async ({ db, deps, session: { user }, now }) => {
      const provider = takenBy(deps.provider)
      const payee = await payeeOf(db, provider, user, now)
      return { url: await said(provider.payeePage(payee, pageUrl(deps.config, '/payments/bank'))) }
    },
    { ownsKey: true, limit: { name: 'payee', hits: 30, seconds: 3600 } },
  )
}

/** What a requirement asks for, by the provider's own name of it. */
function needOf(requirement: string): PayeeNeed {
  if (requirement.startsWith('external_account')) return 'bank'
  if (requirement.startsWith('tos_acceptance')) return 'agreement'
  return /^(?:individual|person|representative|business_profile)/.test(requirement) ? 'identity' : 'other'
}
