import type { InvoiceDetail } from '@homecare/sdk/payments'
import { scopeKey } from '../frame/scope'

/** The invoice that a page shows, for the dialog over it that sends it back. */
export interface OpenInvoice {
  readonly invoice: InvoiceDetail
  /** The caregiver's name. */
  readonly name: string
  /** After it was sent back. */
  readonly sentBack: () => void
}
export const openInvoice = scopeKey<OpenInvoice>()
