import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { atItMs } from '../provider/attemptTimes.ts'
import { finish } from '../provider/carryOut.ts'
import { oweMissing } from '../paying/owePay.ts'
import type { PaymentProvider, ProviderTransfer } from '../provider/provider.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { payees } from '../tables/money/payments.ts'
import { transfers } from '../tables/money/transfers.ts'
import { settleTransfer, type TransferRow } from './settle.ts'

/** What is sent, and to whom. */
interface Sending {
  readonly transfer: TransferRow
  readonly payee: string
}

/**
 * Sends the pay of hours that were paid to whoever can be paid; what waits for somebody's account is left. Any number of processes may: each
 * takes what no other has, and what was taken and not settled is taken up again.
 */
export async function sendPay(deps: Deps, now: number): Promise<void> {
  const { db, provider, log } = deps
  if (!provider) return
  await oweMissing(deps, now)
  for (const sending of await takeReady(db, now))
    await send(deps, provider, sending, now).catch((error: unknown) =>
      log.warn('Nobody knows yet whether pay was sent', { transfer: sending.transfer.id, error }),
    )
}

/** What is ready, as it was before it was taken up. Why an earlier try was refused is not said while it leaves. */
function takeReady(db: Db, now: number): Promise<Sending[]> {
  return db.transaction(async (tx) => {
    const taken = await tx
      .select({ transfer: transfers, payee: payees.provider_ref })
      .from(transfers)
      .innerJoin(payees, eq(payees.user_id, transfers.payee_id))
      .where(
        and(
          eq(transfers.state, 'ready'),
          lte(transfers.next_at, new Date(now)),
          isNull(transfers.held_at),
          eq(payees.payouts_enabled, true),
        ),
      )
      .orderBy(asc(transfers.created_at), asc(transfers.id))
      .limit(100)
      .for('update', { of: transfers, skipLocked: true })
    for (const { transfer } of taken)
      await tx
        .update(transfers)
        .set({
          ...{ asked_at: transfer.asked_at ?? new Date(now), failure: null },
          next_at: new Date(now + atItMs),
        })
        .where(eq(transfers.id, transfer.id))
    return taken.flatMap(({ transfer, payee }) => (payee === null ? [] : [{ transfer, payee }]))
  })
}

const send = (deps: Deps, provider: PaymentProvider, sending: Sending, now: number): Promise<void> =>
  finish(deps.db, sending, {
    ask: (asked) => made(deps.db, provider, asked),
    settle: (tx, { transfer }, outcome) => settleTransfer(tx, deps, transfer, outcome, now),
  })

/**
 * A transfer, made by its own key. One that was asked for before is looked for first, since its key may be forgotten. It is taken
 * of the payment that it came with; where that was refused once, of all that there is.
 */
async function made(
  db: Db,
  provider: PaymentProvider,
  { transfer: { id, invoice_id, cents, tries, asked_at }, payee }: Sending,
): Promise<ProviderTransfer> {
  const group = `invoice-${invoice_id}`
  const known = asked_at === null ? null : await provider.findTransfer({ group, id })
  if (known) return known
  const [paid] = await db
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.invoice_id, invoice_id), eq(paymentAttempts.state, 'succeeded')))
  const charge = tries === 0 && paid && paid.cents >= cents ? paid.provider_ref : null
  return provider.transfer(tries === 0 ? id : `${id}:${tries}`, {
    ...{ payee, cents, group, id },
    ...(charge !== null && { charge }),
  })
}
