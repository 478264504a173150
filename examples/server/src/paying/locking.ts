import { asc, inArray } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { lockUser } from '../people/lockUser.ts'
import { invoices } from '../tables/money/invoices.ts'
import { lockedSheet, type SheetRow } from '../timesheets/family/rows/sheetRows.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** An invoice with its timesheet, both locked, behind whatever else is done about its family's money. */
export interface Locked {
  readonly invoice: InvoiceRow
  readonly sheet: SheetRow
}

/**
 * Locks invoices for what is done about their payments, in the one order in which that is done everywhere: all timesheets, then all
 * families, then the invoices, each by their numbers. Whoever locked one invoice whole before the next would hold a family that
 * somebody wants who has the next timesheet already.
 */
export async function lockInvoices(tx: Tx, ids: readonly number[]): Promise<Locked[]> {
  if (ids.length === 0) return []
  const own = inArray(invoices.id, [...new Set(ids)])
  const found = await tx.select().from(invoices).where(own)
  const sheets = new Map<number, SheetRow>()
  for (const { connection_id, timesheet_id } of inOrder(found, ({ timesheet_id: id }) => id))
    sheets.set(timesheet_id, await lockedSheet(tx, connection_id, timesheet_id))
  for (const { family_id } of inOrder(found, ({ family_id: id }) => id)) await lockUser(tx, family_id)
  const rows = await tx.select().from(invoices).where(own).orderBy(asc(invoices.id)).for('update')
  return rows.map((invoice) => ({ invoice, sheet: sheets.get(invoice.timesheet_id)! }))
}

/** Locks an invoice for what is done about its payment. */
export async function lockInvoice(tx: Tx, id: number): Promise<Locked> {
  const [locked] = await lockInvoices(tx, [id])
  return locked!
}

/** One of each number, by the number. */
const inOrder = <R>(rows: readonly R[], numberOf: (row: R) => number): R[] =>
  [...new Map(rows.map((row) => [numberOf(row), row])).values()].toSorted(
    (one, other) => numberOf(one) - numberOf(other),
  )
