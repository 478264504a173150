import { isRecord, recordsIn, textOf } from '../kit/shape.js'
import type { Text } from '../kit/text.js'
import type { InvoiceStatus } from '../vocabulary/payments/invoiceCatalogue.js'
import type { PaymentState } from '../vocabulary/payments/attempts.js'
import { invoiceTexts } from './invoiceTexts.js'

/** An invoice as far as the rules look at it. */
export interface InvoiceFacts {
  readonly id: number
  readonly status: string
}

/**
 * Every move of an invoice from one status to another. One that is not here is a conflict. Rejecting and taking back are what
 * comes of its timesheet; a payment that fails leaves it pending.
 */
export const invoiceMoves = [
  { from: 'pending', event: 'pay', to: 'processing', who: 'family' },
  { from: 'pending', event: 'settle', to: 'paid', who: 'payment' },
  { from: 'processing', event: 'settle', to: 'paid', who: 'payment' },
  { from: 'processing', event: 'fail', to: 'pending', who: 'payment' },
  { from: 'pending', event: 'reject', to: 'rejected', who: 'family' },
  { from: 'pending', event: 'take_back', to: 'void', who: 'caregiver' },
  { from: 'paid', event: 'dispute', to: 'disputed', who: 'payment' },
  { from: 'disputed', event: 'win', to: 'paid', who: 'payment' },
  { from: 'disputed', event: 'lose', to: 'charged_back', who: 'payment' },
  // A bank may decide anew.
  { from: 'charged_back', event: 'win', to: 'paid', who: 'payment' },
  { from: 'paid', event: 'refund_part', to: 'part_refunded', who: 'staff' },
  { from: 'paid', event: 'refund', to: 'refunded', who: 'staff' },
  { from: 'part_refunded', event: 'refund_part', to: 'part_refunded', who: 'staff' },
  { from: 'part_refunded', event: 'refund', to: 'refunded', who: 'staff' },
  // What was given back did not arrive: a part of it, or all.
  { from: 'part_refunded', event: 'refund_fails_in_part', to: 'part_refunded', who: 'payment' },
  { from: 'part_refunded', event: 'refund_fails', to: 'paid', who: 'payment' },
  { from: 'refunded', event: 'refund_fails_in_part', to: 'part_refunded', who: 'payment' },
  { from: 'refunded', event: 'refund_fails', to: 'paid', who: 'payment' },
  { from: 'part_refunded', event: 'dispute', to: 'disputed', who: 'payment' },
  { from: 'paid', event: 'return', to: 'owed', who: 'payment' },
  // The family has then got the money twice, by us and by its bank.
  { from: 'part_refunded', event: 'return', to: 'owed', who: 'payment' },
  { from: 'refunded', event: 'return', to: 'owed', who: 'payment' },
  { from: 'owed', event: 'write_off', to: 'written_off', who: 'staff' },
  { from: 'owed', event: 'settle', to: 'paid', who: 'payment' },
] as const satisfies readonly {
  readonly from: InvoiceStatus
  readonly event: string
  readonly to: InvoiceStatus
  readonly who: 'family' | 'caregiver' | 'staff' | 'payment'
}[]
export type InvoiceEvent = (typeof invoiceMoves)[number]['event']

/** The status after an event; null where the table has no such move. */
export function invoiceAfter(
  invoice: Pick<InvoiceFacts, 'status'>,
  event: InvoiceEvent,
): InvoiceStatus | null {
  if (!isRecord(invoice)) return null
  return invoiceMoves.find((move) => move.from === invoice.status && move.event === event)?.to ?? null
}

/**
 * Every move of a payment from one state to another. One that was declined or not made stays so: who pays again makes another. A
 * bank may take back what has come.
 */
export const paymentMoves = [
  { from: 'created', event: 'ask', to: 'requires_action' },
  { from: 'created', event: 'process', to: 'processing' },
  { from: 'created', event: 'succeed', to: 'succeeded' },
  { from: 'created', event: 'fail', to: 'failed' },
  { from: 'created', event: 'cancel', to: 'cancelled' },
  { from: 'requires_action', event: 'process', to: 'processing' },
  { from: 'requires_action', event: 'succeed', to: 'succeeded' },
  { from: 'requires_action', event: 'fail', to: 'failed' },
  { from: 'requires_action', event: 'cancel', to: 'cancelled' },
  { from: 'processing', event: 'succeed', to: 'succeeded' },
  { from: 'processing', event: 'fail', to: 'failed' },
  { from: 'processing', event: 'cancel', to: 'cancelled' },
  { from: 'succeeded', event: 'return', to: 'failed' },
] as const satisfies readonly {
  readonly from: PaymentState
  readonly event: string
  readonly to: PaymentState
}[]
export type PaymentEvent = (typeof paymentMoves)[number]['event']

/** The state of a payment after an event; null where the table has no such move. */
export function paymentAfter(payment: { readonly state: string }, event: PaymentEvent): PaymentState | null {
  if (!isRecord(payment)) return null
  return paymentMoves.find((move) => move.from === payment.state && move.event === event)?.to ?? null
}

/** Of an invoice that was paid, whatever the bank said of it since: it has a receipt, and stands in reports. */
export const receiptStatuses = [
  'paid',
  'disputed',
  'part_refunded',
  'refunded',
  'charged_back',
] as const satisfies readonly InvoiceStatus[]

/** Of an invoice whose wages were paid, whatever became of the family's payment since: the caregiver keeps them. */
export const wagesPaidStatuses = [
  'paid',
  'disputed',
  'part_refunded',
  'refunded',
  'charged_back',
  'owed',
  'written_off',
] as const satisfies readonly InvoiceStatus[]

/** Of an invoice that its family has paid and not got back whole, or owes again: what a correction may give back of. */
export const familyPaidStatuses = [
  'paid',
  'disputed',
  'part_refunded',
  'owed',
] as const satisfies readonly InvoiceStatus[]

/** Whether a tip may be given with a payment: with the first one, and not where a bank took that back and it is paid again. */
export function mayTip(invoice: Pick<InvoiceFacts, 'status'>): boolean {
  return isRecord(invoice) && invoice.status === 'pending'
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

/** What a family's invoices come to, cents: to pay now, of that what a bank took back, and what is on its way from a bank. */
export function paymentsDue(invoices: readonly (InvoiceFacts & { readonly total: number })[]): {
  readonly due: number
  readonly owed: number
  readonly onItsWay: number
} {
  const sum = (...statuses: readonly InvoiceStatus[]) =>
    recordsIn(invoices)
      .filter(({ status, total }) => statuses.some((one) => one === status) && Number.isSafeInteger(total))
      .reduce((all, { total }) => all + total, 0)
  return { due: sum('pending', 'owed'), owed: sum('owed'), onItsWay: sum('processing') }
}

/** What is wrong with the reason of a rejection: there must be one. */
export function checkRejection(reason: unknown): Text | null {
  return textOf(reason) === '' ? invoiceTexts.reasonRequired : null
}
