import { nextTry, transferAfter } from '@homecare/sdk/deposits'
import { timesheetAfter } from '@homecare/sdk/timesheets'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { transferSent } from '../ledger/postings.ts'
import { post } from '../ledger/post.ts'
import { lockInvoice } from '../paying/locking.ts'
import type { Outcome } from '../provider/carryOut.ts'
import type { ProviderTransfer } from '../provider/provider.ts'
import { timesheets } from '../tables/money/hours.ts'
import { transfers } from '../tables/money/transfers.ts'
import { noteSheet } from '../timesheets/family/rows/events.ts'

export type TransferRow = typeof transfers.$inferSelect

/**
 * Writes what came of sending pay: it has left, and its hours are on their way to the account; or the provider would not, and it is
 * tried again later. Harmless when it is done again.
 */
export async function settleTransfer(
  tx: Tx,
  deps: Pick<Deps, 'log'>,
  { id, invoice_id, tries }: Pick<TransferRow, 'id' | 'invoice_id' | 'tries'>,
  outcome: Outcome<ProviderTransfer>,
  now: number,
): Promise<void> {
  const { sheet } = await lockInvoice(tx, invoice_id)
  const own = eq(transfers.id, id)
  const [row] = await tx.select().from(transfers).where(own).for('update')
  if ('failed' in outcome) {
    if (transferAfter(row!, 'refuse') === null || row!.tries !== tries) return
    deps.log.warn('Pay could not be sent', { transfer: id, code: outcome.failed.code })
    const next_at = new Date(nextTry(tries + 1, now))
    await tx
      .update(transfers)
      .set({ tries: tries + 1, failure: outcome.failed.code, next_at })
      .where(own)
    return
  }
  const state = transferAfter(row!, 'send')
  if (state === null) return
  const at = new Date(now)
  await tx
    .update(transfers)
    .set({ state, provider_ref: outcome.done.ref, sent_at: at, failure: null, held_at: null })
    .where(own)
  const { payee_id, cents, expenses_cents: expenses } = row!
  await post(tx, transferSent(invoice_id, payee_id, id, { cents, expenses }), now)
  const status = timesheetAfter(sheet, 'transfer')
  if (status === null) return
  await tx.update(timesheets).set({ status }).where(eq(timesheets.id, sheet.id))
  await noteSheet(tx, sheet, { action: 'transfer', by: null, now })
}
