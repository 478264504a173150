import { payOf } from '@homecare/sdk/deposits'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { invoices } from '../tables/money/invoices.ts'
import { transfers } from '../tables/money/transfers.ts'

/**
 * Writes down what a caregiver gets of an invoice that has just been paid, tip and all, to be sent as soon as it can be. Of an
 * invoice that is paid a second time, since a bank took the first payment back, they have had it.
 */
export async function owePay(tx: Tx, invoiceId: number, payeeId: number, now: number): Promise<void> {
  const [paid] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId))
  const { wages_cents, tip_cents, withheld_cents, expenses_cents } = paid!
  const cents = payOf({
    ...{ wages: wages_cents, tip: tip_cents, withheld: withheld_cents, expenses: expenses_cents },
  })
  if (cents === 0) return
  const at = new Date(now)
  await tx
    .insert(transfers)
    .values({
      ...{ invoice_id: invoiceId, payee_id: payeeId, cents, expenses_cents },
      ...{ next_at: at, created_at: at },
    })
    .onConflictDoNothing({ target: transfers.invoice_id })
}
