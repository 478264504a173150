import { transferAfter } from '@homecare/sdk/deposits'
import { timesheetAfter } from '@homecare/sdk/timesheets'
import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { lockInvoice, lockInvoices } from '../paying/locking.ts'
import type { EventHandlers } from '../provider/events.ts'
import { isOwnId } from '../provider/ownIds.ts'
import type { ProviderPayout, ProviderTransfer } from '../provider/provider.ts'
import { timesheets } from '../tables/money/hours.ts'
import { payees } from '../tables/money/payments.ts'
import { payouts, transfers } from '../tables/money/transfers.ts'
import { noteSheet } from '../timesheets/family/rows/events.ts'
import { tellOfDeposit } from './letters.ts'
import { settleTransfer, type TransferRow } from './settle.ts'

/** Which transfers are in a deposit is known once it is reconciled, which may be before or after all else of it. */
const payoutEvents = [
  'payout.created',
  'payout.updated',
  'payout.reconciliation_completed',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
]

/** What the provider tells of deposits: each is read anew, with the transfers that are in it. */
export function answerDepositEvents(events: EventHandlers, deps: () => Deps): void {
  events.on(payoutEvents, {
    async read(provider, { account, object }) {
      if (account === null) return null
      const payout = await provider.readPayout(account, object.id)
      return { account, payout, made: await provider.payoutTransfers(account, object.id) }
    },
    async apply(tx, _, read, now) {
      if (read) await settlePayout(tx, deps(), read, now)
    },
  })
}

/** What was called off before it came to a bank: it goes with the next one, and nobody is to do anything. */
const calledOff = 'canceled'

interface Read {
  readonly account: string
  readonly payout: ProviderPayout
  readonly made: readonly ProviderTransfer[]
}

/**
 * Writes how a deposit stands: the hours in it are on their way, or in the account, or the bank would not take it and they go with
 * the next one. What has ended does not begin again, in whatever order it is told; a bank may send back what it had taken. Harmless
 * when it is told again, also of transfers that were not known to be in it.
 */
async function settlePayout(tx: Tx, deps: Deps, { account, payout, made }: Read, now: number): Promise<void> {
  const [payee] = await tx.select().from(payees).where(eq(payees.provider_ref, account))
  if (!payee) return
  const found = await lockTransfers(tx, deps, made, now)
  const { ref, cents, state, failure } = payout
  const at = new Date(now)
  const decided_at = state === 'on_its_way' ? null : at
  const arrives_on = new Date(payout.arrivesAt).toISOString().slice(0, 10)
  const told = { payee_id: payee.user_id, ref, arrives_on }
  await tx
    .insert(payouts)
    .values({
      ...{ provider_ref: ref, payee_id: payee.user_id, cents, state: 'on_its_way', arrives_on },
      created_at: at,
    })
    .onConflictDoNothing()
  const own = eq(payouts.provider_ref, ref)
  const [before] = await tx.select().from(payouts).where(own).for('update')
  if (state !== before!.state && (before!.state === 'failed' || state === 'on_its_way')) return
  const decided = state === before!.state ? {} : { state, failure, decided_at }
  await tx
    .update(payouts)
    .set({ arrives_on, ...decided })
    .where(own)
  for (const transfer of found) {
    if (state === 'failed') await comeBack(tx, transfer, { ref, failure, now })
    else await beIn(tx, transfer, { ref, isPaid: state === 'paid', now })
  }
  if (found.length === 0) return
  if (state === 'on_its_way') await tellOfDeposit(tx, deps, { ...told, what: 'sent' })
  if (state === 'failed' && failure !== calledOff) await tellOfDeposit(tx, deps, { ...told, what: 'failed' })
}

/** The transfers of a deposit, locked behind their invoices. One that nobody has written down yet has been sent. */
async function lockTransfers(
  tx: Tx,
  deps: Deps,
  made: readonly ProviderTransfer[],
  now: number,
): Promise<TransferRow[]> {
  if (made.length === 0) return []
  const ids = made.map(({ id }) => id).filter(isOwnId)
  const refs = made.map(({ ref }) => ref)
  const which = or(
    inArray(transfers.provider_ref, refs),
    ids.length > 0 ? inArray(transfers.id, ids) : undefined,
  )
  const found = await tx.select().from(transfers).where(which).orderBy(asc(transfers.invoice_id))
  await lockInvoices(
    tx,
    found.map(({ invoice_id }) => invoice_id),
  )
  for (const transfer of found) {
    const done = made.find(({ ref, id }) => ref === transfer.provider_ref || id === transfer.id)!
    await settleTransfer(tx, deps, transfer, { done }, now)
  }
  return tx.select().from(transfers).where(which).orderBy(asc(transfers.invoice_id)).for('update')
}

/** Pay that is in a deposit, and in the account once that is paid. */
async function beIn(
  tx: Tx,
  transfer: TransferRow,
  { ref, isPaid, now }: { readonly ref: string; readonly isPaid: boolean; readonly now: number },
): Promise<void> {
  const state = transferAfter(transfer, 'deposit')
  if (state === null) return
  await tx
    .update(transfers)
    .set({ payout_ref: ref, failure: null, ...(isPaid && { state, deposited_at: new Date(now) }) })
    .where(eq(transfers.id, transfer.id))
  if (!isPaid) return
  const { sheet } = await lockInvoice(tx, transfer.invoice_id)
  const status = timesheetAfter(sheet, 'deposit')
  if (status === null) return
  await tx.update(timesheets).set({ status }).where(eq(timesheets.id, sheet.id))
  await noteSheet(tx, sheet, { action: 'deposit', by: null, now })
}

/** Pay that a bank would not take: it is in no deposit until the next. What is in the next already stays there, and what came back is back. */
async function comeBack(
  tx: Tx,
  transfer: TransferRow,
  { ref, failure, now }: { readonly ref: string; readonly failure: string | null; readonly now: number },
): Promise<void> {
  const state = transferAfter(transfer, 'return')
  const { payout_ref } = transfer
  const isBack = payout_ref === null && transfer.failure !== null
  const isCalledOff = failure === calledOff
  if (state === null || isBack || (payout_ref !== null && payout_ref !== ref)) return
  await tx
    .update(transfers)
    .set({ state, payout_ref: null, failure: isCalledOff ? null : (failure ?? 'failed'), deposited_at: null })
    .where(eq(transfers.id, transfer.id))
  if (isCalledOff) return
  const { sheet } = await lockInvoice(tx, transfer.invoice_id)
  // A bank had taken it.
  const status = timesheetAfter(sheet, 'deposit_failed')
  if (status !== null) await tx.update(timesheets).set({ status }).where(eq(timesheets.id, sheet.id))
  await noteSheet(tx, sheet, { action: 'deposit_failed', by: null, now })
}
