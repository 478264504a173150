import type { Client } from '../client/client.js'
import { action, type Action } from '../kit/state/action.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { resource, type Resource } from '../kit/state/resource.js'
import type { Toasts } from '../kit/state/toasts.js'
import { pendingInvoicesQuery } from '../vocabulary/payments/constants.js'
import { listInvoices, payInvoice, rejectInvoice, type Invoice } from './invoiceCalls.js'
import { pendingAfter } from './invoices.js'
import { paymentTexts } from './texts.js'

/** The pending invoices of a family, with what pays and rejects them. */
export interface InvoiceStore {
  /** The invoices that wait; a paid or rejected one leaves the list. */
  readonly pending: Resource<readonly Invoice[]>
  readonly pay: Action<[id: number, cardId?: number], Invoice>
  readonly reject: Action<[id: number, reason: string, note?: string], Invoice>
}

/** The pending invoices: one paid or rejected leaves the list, and paying twice charges once. */
export function createInvoices(care: Client, toasts: Toasts): InvoiceStore {
  const pending = resource<readonly Invoice[]>((signal) =>
    care.call(listInvoices, { query: pendingInvoicesQuery }, { signal }),
  )
  const outcomes = (text: (typeof paymentTexts)['invoicePaid' | 'invoiceRejected']) => ({
    done(invoice: Invoice) {
      pending.set((invoices) => invoices && pendingAfter(invoices, invoice))
      toasts.success(text)
    },
    failed: sayFailure(toasts),
  })
  return {
    pending,
    pay: action(
      (id: number, card_id?: number) =>
        care.call(payInvoice, { id, body: card_id === undefined ? {} : { card_id } }),
      outcomes(paymentTexts.invoicePaid),
    ),
    reject: action(
      (id: number, reason: string, note?: string) =>
        care.call(rejectInvoice, {
          id,
          body: { reason: reason.trim(), ...(note?.trim() && { note: note.trim() }) },
        }),
      outcomes(paymentTexts.invoiceRejected),
    ),
  }
}
