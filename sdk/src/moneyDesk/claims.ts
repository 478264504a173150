import { call } from '../client/call.js'
import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { pacificTimeZone } from '../kit/constants.js'
import { addDays, dayIn } from '../kit/dates/dates.js'
import { shortNoteField } from '../kit/fields/fields.js'
import { checkNote } from '../kit/fields/note.js'
import { every } from '../kit/checks.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { isRecord, textOf } from '../kit/shape.js'
import { object } from '../kit/structs/struct.js'
import { message, type BoundText, type Text } from '../kit/text.js'
import { InvoiceDetail } from '../payments/invoiceCalls.js'
import { claimDays } from '../vocabulary/payments/moneyDeeds.js'
import { claimTexts as words } from './claimTexts.js'

/**
 * Says that something is wrong with a payment that was made, with a reason: our staff look at it, and give money back or say why not.
 * Within `claimDays` days of paying, one at a time (`refusesClaim`); else a conflict in words. The same words sent twice are one.
 */
export const disputeInvoice = call(
  'POST /v1/family/0/invoices/:id/dispute/',
  { in: object({ reason: shortNoteField }), out: InvoiceDetail, extension: true, repeatable: true },
  { id: 176, body: { reason: 'Nobody came on Wednesday.' } },
)

/** What is looked at of an invoice: `paid_at` is an instant. */
interface ClaimedInvoice {
  readonly status: string
  readonly total: number
  readonly paid_at: string | null
  readonly claim: { readonly state: string } | null
}

/** The last day, in California, on which a family can say that something is wrong with what it paid at an instant. */
export const claimUntil = (paidAt: string): string =>
  addDays(dayIn(pacificTimeZone, new Date(textOf(paidAt))), claimDays)

/**
 * Why a family cannot say that something is wrong with a payment now; null where it can, which is until the end of its last day
 * (`claimUntil`). `now` in milliseconds.
 */
export function refusesClaim(invoice: ClaimedInvoice, now: number): Text | BoundText | null {
  if (!isRecord(invoice)) return words.notPaid
  const { status, total, paid_at, claim } = invoice
  if (claim?.state === 'open') return words.openAlready
  if (status === 'disputed' || status === 'charged_back') return words.withBank
  if (!['paid', 'part_refunded'].includes(status) || !(total > 0) || typeof paid_at !== 'string')
    return words.notPaid
  return dayIn(pacificTimeZone, new Date(now)) > claimUntil(paid_at)
    ? message(words.tooLate, { days: claimDays })
    : null
}

/** What is wrong with what a family says: there must be something. */
export function checkClaim(reason: unknown): Text | null {
  return textOf(reason) === '' ? words.reasonRequired : null
}

/** Saying that something is wrong with a payment (modal disputeInvoice). */
export function createClaimForm(
  care: Client,
  invoice: { readonly id: number },
  done: (claimed: InvoiceDetail) => void,
): Form<{ reason: string }> {
  return createForm<{ reason: string }>({
    fields: { reason: { initial: '', checks: [every(checkClaim, checkNote)] } },
    submit: async ({ reason }) =>
      done(await care.call(disputeInvoice, { id: invoice.id, body: { reason: reason.trim() } })),
    describe: describeFailure,
  })
}
