/** Time cards on one page of the payment list (D3 §7, §9). */
export const paymentTimecardsPageSize = 8

/** The query for invoices that wait for payment (D3 §7). */
export const pendingInvoicesQuery = { needs_paid: 1 } as const
