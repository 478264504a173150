import { payOf } from '@homecare/sdk/deposits'
import { wagesPaidStatuses } from '@homecare/sdk/payments'
import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { connections } from '../tables/hiring.ts'
import { timesheets } from '../tables/money/hours.ts'
import { invoices } from '../tables/money/invoices.ts'
import { transfers } from '../tables/money/transfers.ts'

interface Owed {
  readonly invoiceId: number
  readonly payeeId: number
}

/**
 * Writes down what a caregiver gets of an invoice that has been paid, tip and all, to be sent as soon as it can be. Of an invoice
 * that is paid a second time, since a bank took the first payment back, they have had it.
 */
export async function owePay(db: Db | Tx, { invoiceId, payeeId }: Owed, since: number): Promise<void> {
  const [paid] = await db.select().from(invoices).where(eq(invoices.id, invoiceId))
  const { wages_cents, tip_cents, withheld_cents, expenses_cents } = paid!
  const cents = payOf({
    ...{ wages: wages_cents, tip: tip_cents, withheld: withheld_cents, expenses: expenses_cents },
  })
  if (cents === 0) return
  const at = new Date(since)
  await db
    .insert(transfers)
    .values({
      ...{ invoice_id: invoiceId, payee_id: payeeId, cents, expenses_cents },
      ...{ next_at: at, created_at: at },
    })
    .onConflictDoNothing({ target: transfers.invoice_id })
}

/**
 * Writes down the pay of hours that were paid before it was sent by itself. Any number of processes may: each is written once. One
 * that cannot be written is passed over, and stops none behind it.
 */
export async function oweMissing({ db, log }: Pick<Deps, 'db' | 'log'>, now: number): Promise<void> {
  for (let after = 0; ;) {
    const missing = await missingBehind(db, after)
    for (const { paid_at, ...owed } of missing)
      await owePay(db, owed, paid_at?.getTime() ?? now).catch((error: unknown) =>
        log.warn('The pay of hours could not be written down', { invoice: owed.invoiceId, error }),
      )
    if (missing.length < atOnce) return
    after = missing.at(-1)!.invoiceId
  }
}

const atOnce = 100

/** Hours that were paid and whose pay is not written down, by the number of their invoice: those behind one. */
function missingBehind(db: Db, after: number) {
  const { wages_cents, tip_cents, withheld_cents, expenses_cents } = invoices
  return db
    .select({ invoiceId: invoices.id, payeeId: connections.caregiver_id, paid_at: invoices.paid_at })
    .from(invoices)
    .innerJoin(timesheets, and(eq(timesheets.id, invoices.timesheet_id), eq(timesheets.status, 2)))
    .innerJoin(connections, eq(connections.id, invoices.connection_id))
    .leftJoin(transfers, eq(transfers.invoice_id, invoices.id))
    .where(
      and(
        inArray(invoices.status, [...wagesPaidStatuses]),
        isNull(transfers.id),
        gt(invoices.id, after),
        sql`${wages_cents} + ${tip_cents} - ${withheld_cents} + ${expenses_cents} > 0`,
      ),
    )
    .orderBy(asc(invoices.id))
    .limit(atOnce)
}
