import type { Invoice, InvoiceDetail, InvoiceLine } from './invoiceCalls.js'

/** Whether a benefit pays all wages of an invoice. */
const isCovered = ({ wages, benefit }: Pick<Invoice, 'wages' | 'benefit'>): boolean => benefit >= wages

/**
 * An invoice as a partner's family is told it: where its benefit pays all the hours, those and no wage of them; what is left to be
 * paid stays. Where it pays a part of the wages itself, all of the invoice.
 */
export function invoiceWithoutPay<I extends Invoice | InvoiceDetail>(invoice: I): I {
  if (!isCovered(invoice)) return invoice
  const told = { ...invoice, wages: 0, benefit: 0 }
  return 'lines' in told ? { ...told, lines: told.lines.flatMap(lineWithoutPay) } : told
}

function lineWithoutPay(line: InvoiceLine): InvoiceLine[] {
  if (['overtime', 'minimum', 'correction'].includes(line.kind)) return []
  return ['regular', 'special', 'benefit'].includes(line.kind)
    ? [{ ...line, cents: 0, rate: null, unit: null }]
    : [line]
}
