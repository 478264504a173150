import { getPayee, openPayee, type PayeeNeed } from '@homecare/sdk/payments'
import { eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { pageUrl } from '../config/pageUrl.ts'
import type { Deps } from '../deps/deps.ts'
import { ProviderFailure } from '../provider/failure.ts'
import { payees } from '../tables/money/payments.ts'
import { payeeOf } from './customers.ts'
import { said, takenBy } from './failing.ts'
import { keepPayee } from './payeeRows.ts'

type PayeeRow = Pick<typeof payees.$inferSelect, 'provider_ref' | 'payouts_enabled' | 'requirements'>

const paid = only('caregiver', 'agency_caregiver')

/** Who is paid, and what the provider still wants to know of them. */
export function answerPayees(routes: Routes): void {
  routes.on(getPayee, paid, async ({ db, deps, session: { user } }) => {
    const [row] = await db.select().from(payees).where(eq(payees.user_id, user.id))
    if (!row?.provider_ref) return { payouts_enabled: false, needs: ['bank', 'identity', 'agreement'] }
    const { payouts_enabled, requirements } = row.payouts_enabled ? row : await asked(deps, row)
    return { payouts_enabled, needs: [...new Set(requirements.map(needOf))] }
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

/**
 * Asks the provider of somebody who cannot be paid yet: they come from its page, or have just added an account, and its event
 * may still be on its way. Where it does not answer, what is known stays.
 */
async function asked({ db, provider }: Deps, row: PayeeRow): Promise<PayeeRow> {
  if (!provider || !row.provider_ref) return row
  try {
    const found = await provider.readPayee(row.provider_ref)
    await keepPayee(db, found)
    return { ...row, payouts_enabled: found.payoutsEnabled, requirements: found.requirements }
  } catch (error) {
    if (error instanceof ProviderFailure) return row
    throw error
  }
}

/** What a requirement asks for, by the provider's own name of it. */
function needOf(requirement: string): PayeeNeed {
  if (requirement.startsWith('external_account')) return 'bank'
  if (requirement.startsWith('tos_acceptance')) return 'agreement'
  return /^(?:individual|person|representative|business_profile)/.test(requirement) ? 'identity' : 'other'
}
