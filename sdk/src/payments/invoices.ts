import { recordsIn, textOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import { invoiceTexts } from './invoiceTexts.js'

/** An invoice as far as the rules look at it. */
export interface InvoiceFacts {
  readonly id: number
  readonly status: string
}

/** Whether it waits to be paid or rejected; a paid one waits no more than a rejected one. */
export function isPending(invoice: InvoiceFacts): boolean {
  return invoice?.status === 'pending'
}

/** The pending list after an answer about one of its invoices: what is no longer pending leaves it. */
export function pendingAfter<I extends InvoiceFacts>(pending: readonly I[], answered: I): I[] {
  return recordsIn(pending)
    .map((invoice) => (invoice.id === answered?.id ? answered : invoice))
    .filter(isPending)
}

/** What the pending invoices cost together, in cents. */
export function totalDue(invoices: readonly (InvoiceFacts & { readonly total: number })[]): number {
  return recordsIn(invoices)
    .filter((invoice) => isPending(invoice) && Number.isSafeInteger(invoice.total))
    .reduce((sum, { total }) => sum + total, 0)
}

/** What is wrong with the reason of a rejection: there must be one. */
export function checkRejection(reason: unknown): Text | null {
  return textOf(reason) === '' ? invoiceTexts.reasonRequired : null
}
