import type { InvoiceDetail } from '@homecare/sdk/payments'
import { scopeKey } from '../frame/scope'

/** The invoice that a page shows, for the dialogs over it that pay it or send it back. */
export interface OpenInvoice {
  readonly invoice: InvoiceDetail
  /** The caregiver's name. */
  readonly name: string
  /** After it was paid, or sent back, or tried to. */
  readonly changed: () => void
}
export const openInvoice = scopeKey<OpenInvoice>()
