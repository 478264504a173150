import type { PaymentEvent } from '@homecare/sdk/payments'
import { keyKnownMs } from './attemptTimes.ts'
import type { Outcome } from './carryOut.ts'
import { ProviderFailure } from './failure.ts'
import type { ChargeAsked, PaymentProvider, ProviderCharge } from './provider.ts'

/** An attempt to charge somebody, as it was written down before the provider was asked. */
interface ChargeAttempt {
  readonly id: string
  readonly provider_ref: string | null
  readonly created_at: Date
}

/** The charge of an attempt: as it stands where it is known, else made by the attempt's own key. */
export async function chargeOnce(
  provider: PaymentProvider,
  { id, provider_ref, created_at }: ChargeAttempt,
  asked: () => Promise<Omit<ChargeAsked, 'attempt'>>,
  now: number,
): Promise<ProviderCharge> {
  if (provider_ref !== null) return (await provider.readCharge({ ref: provider_ref }))!
  const charge = await asked()
  // Its key may be forgotten: what was not charged until then is not charged any more.
  if (now - created_at.getTime() > keyKnownMs) {
    const found = await provider.readCharge({ customer: charge.customer, attempt: id })
    if (!found) throw new ProviderFailure('refusedByRule', 'never_charged')
    return found
  }
  return provider.charge(id, { ...charge, attempt: id })
}

/** Takes back a charge that waits for its holder's bank; how it stands, where it was decided meanwhile. */
export async function cancelOnce(
  provider: PaymentProvider,
  { id, provider_ref }: ChargeAttempt,
): Promise<ProviderCharge> {
  try {
    return await provider.cancel(`${id}:cancel`, provider_ref!)
  } catch (error) {
    if (!(error instanceof ProviderFailure) || error.isOpen) throw error
    return (await provider.readCharge({ ref: provider_ref! }))!
  }
}

/** What the provider says of a charge. */
type Standing = Pick<ProviderCharge, 'state' | 'feeCents' | 'failure'> & {
  readonly ref: string | null
  readonly event: PaymentEvent
}

/** What has come of an attempt, with the event that it is for the payment. */
export function standingOf(outcome: Outcome<ProviderCharge>): Standing {
  if ('done' in outcome) return { ...outcome.done, event: events[outcome.done.state] }
  const { kind, code, ref } = outcome.failed
  const state = kind === 'needsAction' && ref !== null ? 'asks' : 'failed'
  return { state, ref, failure: code, feeCents: null, event: events[state] }
}

const events = {
  succeeded: 'succeed',
  processing: 'process',
  asks: 'ask',
  failed: 'fail',
  cancelled: 'cancel',
} as const satisfies Record<ProviderCharge['state'], PaymentEvent>
