import { moneyDeedAfter } from '@homecare/sdk/moneyDesk'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { disputeCharge } from '../paying/disputing.ts'
import { atItMs } from '../provider/attemptTimes.ts'
import { finish, type Outcome } from '../provider/carryOut.ts'
import { askFor, seeToEach } from '../provider/charges.ts'
import { ProviderFailure } from '../provider/failure.ts'
import type { PaymentProvider, ProviderDispute } from '../provider/provider.ts'
import { moneyDeeds } from '../tables/money/desk.ts'
import type { DeedRow } from './facts.ts'
import { refundOnce, settleRefund } from './refunding.ts'

/** As the log names what is asked for. */
const what = 'deed of staff'

/**
 * Asks the provider for what was written down, and writes what came of it. Where nobody knows, it stays as it is: it is asked again
 * by the same key, which does it once.
 */
export async function askForDeed(
  deps: Deps,
  provider: PaymentProvider,
  deed: DeedRow,
  now: number,
): Promise<void> {
  if (deed.state !== 'asked') return
  await askFor(deps.log, what, deed, () =>
    deed.kind === 'refund'
      ? finish(deps.db, deed, {
          ask: (asked) => refundOnce(deps.db, provider, asked, now),
          settle: (tx, asked, outcome) => settleRefund(tx, deps, asked, outcome, now),
        })
      : finish(deps.db, deed, {
          ask: (asked) => answerOnce(provider, asked),
          settle: (tx, asked, outcome) => settleAnswer(tx, deps, asked, outcome, now),
        }),
  )
}

/**
 * What is said to a bank, once. A dispute that is not open any more was answered; one that was decided and that nobody answered was
 * decided before it.
 */
async function answerOnce(
  provider: PaymentProvider,
  { id, dispute_ref, words }: DeedRow,
): Promise<ProviderDispute> {
  const stands = await provider.readDispute(dispute_ref!)
  if (stands.state === 'open') return provider.answerDispute(id, dispute_ref!, words)
  if (!stands.isAnswered) throw new ProviderFailure('refusedByRule', 'decided_before')
  return stands
}

async function settleAnswer(
  tx: Tx,
  deps: Deps,
  { id }: DeedRow,
  outcome: Outcome<ProviderDispute>,
  now: number,
): Promise<void> {
  if ('done' in outcome) await disputeCharge(tx, deps, outcome.done, now)
  const own = eq(moneyDeeds.id, id)
  const [deed] = await tx.select().from(moneyDeeds).where(own).for('update')
  const state = moneyDeedAfter(deed!, 'done' in outcome ? 'do' : 'fail')
  if (state === null || deed!.state !== 'asked') return
  await tx
    .update(moneyDeeds)
    .set({ state, settled_at: new Date(now), failure: 'failed' in outcome ? outcome.failed.code : null })
    .where(own)
}

/** Sees to what was asked and left: what came of it is asked of the provider by its own key. */
export async function finishMoneyDeeds(deps: Deps, now: number): Promise<void> {
  const { db, provider, log } = deps
  if (!provider) return
  await seeToEach(log, what, await leftIn(db, now), (deed) => askForDeed(deps, provider, deed, now))
}

const leftIn = (db: Db, now: number): Promise<DeedRow[]> =>
  db
    .select()
    .from(moneyDeeds)
    .where(
      and(
        inArray(moneyDeeds.kind, ['refund', 'answer_dispute']),
        eq(moneyDeeds.state, 'asked'),
        lte(moneyDeeds.asked_at, new Date(now - atItMs)),
      ),
    )
    .orderBy(asc(moneyDeeds.asked_at))
    .limit(100)
