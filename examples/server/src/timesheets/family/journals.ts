import { eq, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { benefitApplied, creditUsed, invoiceIssued } from '../../ledger/postings.ts'
import { post, reverse } from '../../ledger/post.ts'
import { users } from '../../tables/account.ts'
import { connections } from '../../tables/hiring.ts'
import { invoices } from '../../tables/money/invoices.ts'
import { partners } from '../../tables/partners.ts'

/** Of a plan whose partner is not known by a number. */
const unknownPartner = -1

/** Writes an invoice into the ledger as it was issued: once, however often it is asked. */
export async function journalInvoice(tx: Tx, id: number, now: number): Promise<void> {
  const [found] = await tx
    .select({
      invoice: invoices,
      caregiverId: connections.caregiver_id,
      partnerId: partners.id,
      unemployment: sql<string>`(
        select coalesce(sum(l.cents), 0) from invoice_lines l
        where l.invoice_id = ${invoices.id} and l.kind = 'unemployment')`,
    })
    .from(invoices)
    .innerJoin(connections, eq(connections.id, invoices.connection_id))
    .innerJoin(users, eq(users.id, invoices.family_id))
    .leftJoin(partners, eq(partners.code, users.partner_code))
    .where(eq(invoices.id, id))
  const { invoice, caregiverId, partnerId } = found!
  const unemployment = Number(found!.unemployment)
  const facts = {
    ...{ id, familyId: invoice.family_id, caregiverId, unemployment },
    ...{ wages: invoice.wages_cents, withheld: invoice.withheld_cents, fees: invoice.fee_cents },
    ...{ expenses: invoice.expenses_cents, employerTaxes: invoice.employer_tax_cents - unemployment },
  }
  await post(tx, invoiceIssued(facts), now)
  await post(tx, benefitApplied(facts, partnerId ?? unknownPartner, invoice.benefit_cents), now)
  await post(tx, creditUsed(facts, invoice.credit_cents), now)
}

/** Takes an invoice out of the ledger that is not owed any more: what it took of a benefit or a credit with it. */
export async function voidJournals(tx: Tx, id: number, now: number): Promise<void> {
  await journalInvoice(tx, id, now)
  const ref = String(id)
  await reverse(tx, { kind: 'invoice_issued', ref }, 'invoice_voided', now)
  await reverse(tx, { kind: 'benefit_applied', ref }, 'benefit_returned', now)
  await reverse(tx, { kind: 'credit_used', ref }, 'credit_returned', now)
}
