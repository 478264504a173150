/** The page of the invoice that somebody was about to pay, by `?invoice=` with its connection and timesheet; null without one. */
export function invoiceHref(query: URLSearchParams): `/invoices/${number}/${number}` | null {
  const [, connection, timesheet] = /^(\d{1,12})\/(\d{1,12})$/.exec(query.get('invoice') ?? '') ?? []
  return connection && timesheet ? `/invoices/${Number(connection)}/${Number(timesheet)}` : null
}
