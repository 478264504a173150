import { mayTip, type InvoicePrice } from '@homecare/sdk/payments'
import type { PayTaxes } from '@homecare/sdk/payroll'
import { invoiceTexts as words } from '@homecare/sdk/texts'
import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { tipGiven } from '../ledger/postings.ts'
import { post } from '../ledger/post.ts'
import { refuse } from '../refusals/refuse.ts'
import { invoiceLines, invoices } from '../tables/money/invoices.ts'
import { taxesOf } from '../timesheets/family/rows/invoiceTaxes.ts'
import { oneTerms } from '../timesheets/family/rows/terms.ts'
import type { InvoiceRow } from './locking.ts'
import type { AttemptRow } from './settle.ts'

/** Refuses a tip with a payment that may have none. */
export function refuseTip(invoice: Pick<InvoiceRow, 'status'>, tip: number): void {
  if (tip > 0 && !mayTip(invoice)) throw refuse.invalid({ tip_cents: [words.tipOnce] })
}

/** What an invoice costs with a tip, and the taxes of it: a tip is wages, and the family pays its part of those where it is enrolled. */
export async function priceWithTip(
  db: Db | Tx,
  invoice: InvoiceRow,
  tip: number,
  now: number,
): Promise<{ readonly price: InvoicePrice; readonly tipTaxes: PayTaxes | null }> {
  const tipTaxes =
    tip > 0 && invoice.enrolled
      ? await taxesOf(db, await oneTerms(db, invoice.connection_id), tip, now)
      : null
  const taxes = tipTaxes ? sumOf(tipTaxes.employer) : 0
  return { price: { tip, taxes, total: invoice.total_cents + tip + taxes }, tipTaxes }
}

const sumOf = (taxes: PayTaxes['employer'] | PayTaxes['withheld']): number =>
  Object.values(taxes).reduce((sum, cents) => sum + cents, 0)

/** Puts the tip of a payment that has come on its invoice, with the taxes that it was given by. */
export async function addTip(
  tx: Tx,
  facts: Parameters<typeof tipGiven>[0],
  { id, tip_cents: tip, tip_taxes: taxes }: AttemptRow,
  now: number,
): Promise<void> {
  if (tip === 0) return
  const lines = [
    ['tip', tip],
    ['social_security', taxes?.employer.social_security],
    ['medicare', taxes?.employer.medicare],
    ['unemployment', taxes?.employer.unemployment],
    ['withheld_social_security', taxes?.withheld.social_security],
    ['withheld_medicare', taxes?.withheld.medicare],
    ['withheld_additional_medicare', taxes?.withheld.additional_medicare],
  ] as const
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${invoiceLines.position}), -1)::int` })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoice_id, facts.id))
  await tx.insert(invoiceLines).values(
    lines
      .filter(([, cents]) => cents)
      .map(([kind, cents], at) => ({
        ...{ invoice_id: facts.id, position: last!.position + 1 + at, kind, cents: cents! },
      })),
  )
  const employer = taxes ? sumOf(taxes.employer) : 0
  await tx
    .update(invoices)
    .set({
      tip_cents: sql`${invoices.tip_cents} + ${tip}`,
      employer_tax_cents: sql`${invoices.employer_tax_cents} + ${employer}`,
      withheld_cents: sql`${invoices.withheld_cents} + ${taxes ? sumOf(taxes.withheld) : 0}`,
      total_cents: sql`${invoices.total_cents} + ${tip + employer}`,
    })
    .where(eq(invoices.id, facts.id))
  await post(tx, tipGiven(facts, id, { tip, taxes }), now)
}
