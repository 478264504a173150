import type { PaymentSetup } from '@homecare/sdk/payments'
import type { Sayable } from '@homecare/sdk/kit'
import { invoiceTexts as words } from '@homecare/sdk/texts'
import type { Deps } from '../deps/deps.ts'
import { said, takenBy } from './failing.ts'

/** What the provider's field needs to have a payment confirmed; null where that is over. */
export async function nextActionOf(
  deps: Pick<Deps, 'provider'>,
  { provider_ref }: { readonly provider_ref: string | null },
): Promise<PaymentSetup | null> {
  const provider = takenBy(deps.provider)
  const charge = await said(provider.readCharge({ ref: provider_ref! }))
  if (!charge?.clientSecret) return null
  const { driver, publishableKey: publishable_key } = provider
  return { driver, publishable_key, client_secret: charge.clientSecret }
}

const reasons: Readonly<Record<string, Sayable>> = {
  insufficient_funds: words.noFunds,
  expired_card: words.expired,
  payment_intent_authentication_failure: words.notConfirmed,
}
/** Why a payment was declined, in words, and never by the provider's own. */
export const whyDeclined = ({ failure }: { readonly failure: string | null }): Sayable =>
  reasons[failure ?? ''] ?? words.declined
