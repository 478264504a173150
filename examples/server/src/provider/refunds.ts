import type { Tx } from '../db/connect.ts'
import type { Log } from '../log/log.ts'
import { keyKnownMs } from './attemptTimes.ts'
import { settleByCharge, type Charges } from './charges.ts'
import type { ChargeAttempt } from './charging.ts'
import type { EventHandlers } from './events.ts'
import { ProviderFailure } from './failure.ts'
import type { PaymentProvider, ProviderRefund } from './provider.ts'

/**
 * Writes a refund as it stands now, where what it gives back of is a payment of one kind: harmless when it is told again, and in
 * whatever order. False where it is not.
 */
type WritesRefund = (tx: Tx, refund: ProviderRefund, now: number) => Promise<boolean>

/** What our rows say of a refund, by what the provider says of it. */
export const refundStates = {
  succeeded: 'done',
  pending: 'pending',
  failed: 'failed',
} as const satisfies Record<ProviderRefund['state'], string>

interface RefundAsked {
  /** Our own number of it, which is its key. */
  readonly id: string
  readonly charge: string
  readonly cents: number
  /** Since when the provider may know of it. */
  readonly asked_at: Date
}

/** Gives money of a charge back, once by our own key, whoever asks again and however late. */
export async function refundByKey(
  provider: PaymentProvider,
  { id, charge, cents, asked_at }: RefundAsked,
  now: number,
): Promise<ProviderRefund> {
  // Its key may be forgotten: what was not given back until then is not given back any more.
  if (now - asked_at.getTime() > keyKnownMs) {
    const found = await provider.findRefund({ charge, id })
    if (!found) throw new ProviderFailure('refusedByRule', 'never_refunded')
    return found
  }
  return provider.refund(id, { charge, cents, id })
}

interface Parts {
  /** The attempts of which one may be behind what is given back. */
  readonly charges: readonly Charges<ChargeAttempt>[]
  readonly writes: readonly WritesRefund[]
  readonly log: Log
}

/**
 * What the provider tells of refunds, ours and those that somebody made at its own desk: each is read anew with its charge, and
 * written by whichever kind of payments is behind it.
 */
export function answerRefundEvents(events: EventHandlers, parts: () => Parts): void {
  events.on(['refund.created', 'refund.updated', 'refund.failed'], {
    async read(provider, { object }) {
      const refund = await provider.readRefund(object.id)
      return { refund, charge: refund.charge && (await provider.readCharge({ ref: refund.charge })) }
    },
    async apply(tx, _, { refund, charge }, now) {
      const { charges, writes, log } = parts()
      // It may be told of before the payment itself.
      await settleByCharge(tx, charges, charge || null, now)
      for (const write of writes) if (await write(tx, refund, now)) return
      log.warn('A refund was made of what is no payment here', { refund: refund.ref })
    },
  })
}
