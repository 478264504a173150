import { and, eq, lte, or, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import type { Log } from '../log/log.ts'
import { atItMs, confirmMs } from './attemptTimes.ts'
import { finish, type Outcome } from './carryOut.ts'
import { cancelOnce, chargeOnce, type ChargeAttempt } from './charging.ts'
import type { EventHandlers } from './events.ts'
import { ProviderFailure } from './failure.ts'
import type { ChargeAsked, PaymentProvider, ProviderCharge, ProviderDispute } from './provider.ts'

/** A kind of attempts to charge somebody: where they are written down, what each asks for, and what follows from what comes of it. */
export interface Charges<A extends ChargeAttempt> {
  /** As the log names one, such as `payment of a membership`. */
  readonly what: string
  find(db: Db | Tx, id: string): Promise<A | null>
  /** Those that somebody has to see to (`isLeft`), the oldest first. */
  left(db: Db, now: number): Promise<readonly A[]>
  /** What the provider is asked to charge. */
  asked(db: Db, attempt: A): Promise<Omit<ChargeAsked, 'attempt'>>
  /** Writes what has come of one, with all that follows from it: harmless when it is done again. Answers it as it is then. */
  settle(tx: Tx, attempt: A, outcome: Outcome<ProviderCharge>, now: number): Promise<A>
  /** Writes how a dispute of a charge stands, where one of these is behind it: harmless when it is done again. */
  dispute(tx: Tx, dispute: ProviderDispute, now: number): Promise<void>
}

interface Parts {
  readonly db: Db
  readonly provider: PaymentProvider
  readonly log: Log
}

/**
 * Asks the provider what comes of an attempt, and writes it. Where nobody knows, the attempt stays as it is: it is asked again by
 * the same key, which charges once.
 */
export async function askAgain<A extends ChargeAttempt>(
  { db, provider, log }: Parts,
  charges: Charges<A>,
  attempt: A,
  now: number,
): Promise<A> {
  const asked = askFor(log, charges.what, attempt, () =>
    finish(db, attempt, {
      ask: (begun) => chargeOnce(provider, begun, () => charges.asked(db, begun), now),
      settle: (tx, begun, outcome) => charges.settle(tx, begun, outcome, now),
    }),
  )
  return (await asked) ?? (await charges.find(db, attempt.id))!
}

/** Asks the provider for what was written down; null where nobody knows yet what came of it, which the log says. */
export async function askFor<R>(
  log: Log,
  what: string,
  { id }: { readonly id: string },
  ask: () => Promise<R>,
): Promise<R | null> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error
    log.warn(`Nobody knows yet what came of a ${what}`, { attempt: id, code: error.code })
    return null
  }
}

/** Sees to what was left, one after the other. One that cannot be seen to keeps no other waiting. */
export async function seeToEach<A extends { readonly id: string }>(
  log: Log,
  what: string,
  left: readonly A[],
  see: (one: A) => Promise<unknown>,
): Promise<void> {
  for (const one of left)
    await see(one).catch((error: unknown) =>
      log.warn(`A ${what} that was left could not be seen to`, { attempt: one.id, error }),
    )
}

/** Gives up an attempt that waits for its holder's bank: it is not charged any more, unless it has been meanwhile. */
export const giveUp = <A extends ChargeAttempt>(
  { db, provider }: Pick<Parts, 'db' | 'provider'>,
  charges: Charges<A>,
  attempt: A,
  now: number,
): Promise<A> =>
  finish(db, attempt, {
    ask: (begun) => cancelOnce(provider, begun),
    settle: (tx, begun, outcome) => charges.settle(tx, begun, outcome, now),
  })

/** Attempts that were left: of which nobody knows what became, and those that nobody confirmed in time. */
export const isLeft = (
  { state, created_at }: { readonly state: AnyColumn; readonly created_at: AnyColumn },
  now: number,
): SQL | undefined =>
  or(
    and(eq(state, 'created'), lte(created_at, new Date(now - atItMs))),
    and(eq(state, 'requires_action'), lte(created_at, new Date(now - confirmMs))),
  )

/**
 * Sees to attempts that were left: what came of them is asked of the provider by their own key, and those that nobody confirmed are
 * given up.
 */
export async function seeToLeft<A extends ChargeAttempt>(
  { db, provider, log }: Omit<Parts, 'provider'> & { readonly provider: PaymentProvider | null },
  charges: Charges<A>,
  now: number,
): Promise<void> {
  if (!provider) return
  await seeToEach(log, charges.what, await charges.left(db, now), (attempt) =>
    (attempt.state === 'created' ? askAgain : giveUp)({ db, provider, log }, charges, attempt, now),
  )
}

/** What a bank charges for a dispute is known once it has taken the money. */
const disputeEvents = [
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.dispute.closed',
]

/**
 * What the provider tells of charges: each is read anew, once, and written as one who pressed would by whichever kind of attempts is
 * behind it.
 */
export function answerChargeEvents(
  events: EventHandlers,
  kinds: () => readonly Charges<ChargeAttempt>[],
): void {
  events.on(
    [
      'payment_intent.succeeded',
      'payment_intent.processing',
      'payment_intent.payment_failed',
      'payment_intent.requires_action',
      'payment_intent.canceled',
    ],
    {
      read: (provider, { object }) => provider.readCharge({ ref: object.id }),
      apply: (tx, _, charge, now) => settleByCharge(tx, kinds(), charge, now),
    },
  )
  events.on(disputeEvents, {
    async read(provider, { object }) {
      const dispute = await provider.readDispute(object.id)
      return { dispute, charge: dispute.charge && (await provider.readCharge({ ref: dispute.charge })) }
    },
    async apply(tx, _, { dispute, charge }, now) {
      // It may be told of before the payment itself.
      await settleByCharge(tx, kinds(), charge || null, now)
      for (const kind of kinds()) await kind.dispute(tx, dispute, now)
    },
  })
}

/** Writes how a charge stands, where an attempt of ours is behind it. */
export async function settleByCharge(
  tx: Tx,
  kinds: readonly Charges<ChargeAttempt>[],
  charge: ProviderCharge | null,
  now: number,
): Promise<void> {
  if (!charge?.attempt) return
  for (const kind of kinds) {
    const attempt = await kind.find(tx, charge.attempt)
    if (attempt) await kind.settle(tx, attempt, { done: charge }, now)
  }
}
