/** Time cards on one page of the payment list. */
export const paymentTimecardsPageSize = 8

/** The query for invoices that wait for payment. */
export const pendingInvoicesQuery = { needs_paid: 1 } as const

/** Days from the day on which hours are handed in until their invoice is to be paid. */
export const invoiceDueDays = 7
/** Days after which a family is reminded of an invoice that waits. */
export const invoiceReminderDays = 3
