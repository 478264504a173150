import { isRecord, numberOf } from '../kit/shape.js'
import type { Deposits } from './calls.js'

/** What somebody is told of pay that is not in their account. */
export interface DepositStanding {
  /** Pay that a bank did not take, cents: it goes with the next deposit, or waits for another account. */
  readonly returned: { readonly cents: number; readonly needsAccount: boolean } | null
  /** What is theirs to give before they can be paid, and the cents that wait for it. */
  readonly missing: { readonly what: 'account' | 'identity'; readonly cents: number } | null
  /** Pay that leaves by itself, cents. */
  readonly leaves: number
  /** Pay that our staff look at before it leaves, cents. */
  readonly held: number
}

/**
 * What is said of pay that waits or has come back. Each thing is asked for once: where a bank did not take a deposit, the account
 * is asked for with that. An identity is asked for whatever waits for it; with an account it has nothing to do.
 */
export function depositStanding(
  deposits: Pick<Deposits, 'waiting' | 'waits_for' | 'held' | 'returned'>,
): DepositStanding {
  const { waits_for, ...sums } = isRecord(deposits) ? deposits : ({} as Partial<Deposits>)
  const waiting = Math.max(0, numberOf(sums.waiting) ?? 0)
  const returned = Math.max(0, numberOf(sums.returned) ?? 0)
  const held = Math.max(0, numberOf(sums.held) ?? 0)
  const asks = waits_for === 'account' || waits_for === 'identity' ? waits_for : null
  const isAskedWithReturn = asks === 'account' && returned > 0
  return {
    returned: returned > 0 ? { cents: returned, needsAccount: isAskedWithReturn } : null,
    missing:
      asks !== null && !isAskedWithReturn && waiting + returned > 0
        ? { what: asks, cents: waiting + returned }
        : null,
    leaves: asks === null ? Math.max(0, waiting - held) : 0,
    held: asks === null ? Math.min(held, waiting) : 0,
  }
}
