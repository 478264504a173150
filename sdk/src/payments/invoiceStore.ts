import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { checkLine } from '../kit/fields/note.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { action, type Action } from '../kit/state/action.js'
import { sayFailure } from '../kit/forms/sayFailure.js'
import { resource, type Resource } from '../kit/state/resource.js'
import type { Toasts } from '../kit/state/toasts.js'
import { pendingInvoicesQuery } from '../vocabulary/payments/constants.js'
import { listInvoices, payInvoice, rejectInvoice, type Invoice } from './invoiceCalls.js'
import { checkRejection, pendingAfter } from './invoices.js'
import { paymentTexts } from './texts.js'

/** The pending invoices of a family, with what pays and rejects them. */
export interface InvoiceStore {
  /** The invoices that wait; a paid or rejected one leaves the list. */
  readonly pending: Resource<readonly Invoice[]>
  /** Pays one as it is listed, by its total. */
  readonly pay: Action<[id: number, cardId?: number], Invoice>
  readonly reject: Action<[id: number, reason: string, note?: string, lines?: readonly number[]], Invoice>
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
    pay: action((id: number, card_id?: number) => {
      const expected_total = pending.data.peek()?.find((invoice) => invoice.id === id)?.total ?? 0
      return care.call(payInvoice, {
        id,
        body: { expected_total, ...(card_id !== undefined && { card_id }) },
      })
    }, outcomes(paymentTexts.invoicePaid)),
    reject: action(
      (id: number, reason: string, note?: string, lines: readonly number[] = []) =>
        care.call(rejectInvoice, { id, body: rejectionOf(reason, note, lines) }),
      outcomes(paymentTexts.invoiceRejected),
    ),
  }
}

/** A rejection as it is sent: without a note or lines where there are none. */
function rejectionOf(reason: string, note = '', lines: readonly number[] = []) {
  return {
    reason: reason.trim(),
    ...(note.trim() && { note: note.trim() }),
    ...(lines.length > 0 && { lines: [...lines] }),
  }
}

/** What is asked of whoever sends hours back: what is wrong, and the lines that are. */
export interface RejectForm {
  readonly lines: readonly number[]
  readonly reason: string
}

/** Rejects an invoice (modal rejectInvoice): the words are read by its caregiver. */
export function createRejectForm(
  care: Client,
  invoice: Pick<Invoice, 'id'>,
  done: (rejected: Invoice) => void,
): Form<RejectForm> {
  return createForm<RejectForm>({
    fields: { lines: { initial: [] }, reason: { initial: '', checks: [checkRejection, checkLine] } },
    submit: async ({ reason, lines }) =>
      done(await care.call(rejectInvoice, { id: invoice.id, body: rejectionOf(reason, '', lines) })),
    describe: describeFailure,
  })
}
