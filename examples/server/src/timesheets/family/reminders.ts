import { dayMs } from '@homecare/sdk/kit'
import { invoiceReminderDays } from '@homecare/sdk/payments'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { Deps } from '../../deps/deps.ts'
import { invoices } from '../../tables/money/invoices.ts'
import { tellOfSheet } from './letters.ts'
import { sheetRows } from './rows/sheetRows.ts'
import { termsOf } from './rows/terms.ts'

/** Reminds families of invoices that have waited for three days: of each once, however often and by however many this looks. */
export async function remindOfInvoices(deps: Deps, now: number): Promise<void> {
  const { db } = deps
  const due = await db
    .select({ id: invoices.timesheet_id, connection_id: invoices.connection_id })
    .from(invoices)
    .where(
      and(
        eq(invoices.status, 'pending'),
        lte(invoices.issued_at, new Date(now - invoiceReminderDays * dayMs)),
        // Who was told some days ago is told no more.
        gt(invoices.issued_at, new Date(now - (invoiceReminderDays + 7) * dayMs)),
      ),
    )
  const sheets = await sheetRows(
    db,
    due.map(({ id }) => id),
  )
  const terms = await termsOf(db, [...new Set(due.map(({ connection_id }) => connection_id))])
  for (const sheet of sheets) {
    const own = terms.get(sheet.connection_id)!
    await tellOfSheet(db, deps, { sheet, terms: own, what: 'waits', by: own.caregiver })
  }
}
