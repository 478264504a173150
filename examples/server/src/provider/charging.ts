import { paymentAfter, type PaymentEvent, type PaymentState } from '@homecare/sdk/payments'
import { atItMs, keyKnownMs } from './attemptTimes.ts'
import type { Outcome } from './carryOut.ts'
import { ProviderFailure } from './failure.ts'
import type { ChargeAsked, PaymentProvider, ProviderCharge } from './provider.ts'

/** An attempt to charge somebody, as it was written down before the provider was asked. */
export interface ChargeAttempt {
  readonly id: string
  readonly provider_ref: string | null
  readonly state: PaymentState
  readonly created_at: Date
}

/** Whether the provider is to be asked what comes of it, or its holder has to answer their bank. */
export const isOpen = ({ state }: ChargeAttempt): boolean =>
  state === 'created' || state === 'requires_action'

/** Whether the press that began it is likely to be at it still: others that come meanwhile leave it to that. */
export const isAtIt = ({ state, created_at }: ChargeAttempt, now: number): boolean =>
  state === 'created' && now - created_at.getTime() < atItMs

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

/** How an attempt stands when something has come of it, and what the provider keeps of it where that is known. */
interface Standing {
  readonly feeCents: number | null
  readonly columns: {
    readonly state: PaymentState
    readonly provider_ref: string | null
    readonly failure: string | null
    readonly decided_at: Date | null
  }
}

/** What is to be written of an attempt, whose row is locked, by what has come of it: null where its table has no such move. */
export function standingAfter(
  attempt: Pick<ChargeAttempt, 'state' | 'provider_ref'>,
  outcome: Outcome<ProviderCharge>,
  now: number,
): Standing | null {
  const { state: told, ref, failure, feeCents } = toldBy(outcome)
  const state = paymentAfter(attempt, events[told])
  if (state === null) return null
  return {
    feeCents,
    columns: {
      ...{ state, provider_ref: attempt.provider_ref ?? ref },
      failure: state === 'failed' ? failure : null,
      decided_at: ['succeeded', 'failed', 'cancelled'].includes(state) ? new Date(now) : null,
    },
  }
}

type Told = Pick<ProviderCharge, 'state' | 'feeCents' | 'failure'> & { readonly ref: string | null }

function toldBy(outcome: Outcome<ProviderCharge>): Told {
  if ('done' in outcome) return outcome.done
  const { kind, code: failure, ref } = outcome.failed
  return { state: kind === 'needsAction' && ref !== null ? 'asks' : 'failed', ref, failure, feeCents: null }
}

const events = {
  succeeded: 'succeed',
  processing: 'process',
  asks: 'ask',
  failed: 'fail',
  cancelled: 'cancel',
} as const satisfies Record<ProviderCharge['state'], PaymentEvent>
