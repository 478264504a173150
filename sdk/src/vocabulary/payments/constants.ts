/** Time cards on one page of the payment list. */
export const paymentTimecardsPageSize = 8

/** The query for invoices that wait for payment. */
export const pendingInvoicesQuery = { needs_paid: 1 } as const
