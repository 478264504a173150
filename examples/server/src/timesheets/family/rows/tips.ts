import { and, eq, gt, inArray, or } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connect.ts'
import { paymentAttempts } from '../../../tables/money/attempts.ts'
import { invoices } from '../../../tables/money/invoices.ts'

/** A tip that was given with hours, and what was withheld of it: cents. */
interface Tip {
  readonly tip: number
  readonly withheld: number
}

/** The tips of timesheets, by their number: also of a payment that a bank took back later. */
export async function tipsOf(db: Db | Tx, ids: readonly number[]): Promise<Map<number, Tip>> {
  const found = new Map<number, Tip>()
  if (ids.length === 0) return found
  const rows = await db
    .select({ id: invoices.timesheet_id, tip: paymentAttempts.tip_cents, taxes: paymentAttempts.tip_taxes })
    .from(paymentAttempts)
    .innerJoin(invoices, eq(invoices.id, paymentAttempts.invoice_id))
    .where(
      and(
        inArray(invoices.timesheet_id, [...ids]),
        gt(paymentAttempts.tip_cents, 0),
        or(eq(paymentAttempts.state, 'succeeded'), eq(paymentAttempts.failure, 'returned')),
      ),
    )
  for (const { id, tip, taxes } of rows) {
    const withheld = Object.values(taxes?.withheld ?? {}).reduce((sum, cents) => sum + cents, 0)
    const known = found.get(id)
    found.set(id, { tip: tip + (known?.tip ?? 0), withheld: withheld + (known?.withheld ?? 0) })
  }
  return found
}
