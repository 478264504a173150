/** Addresses of parts that are not built, each with those that lead there. No page is there, and nothing links there. */
export const unbuiltAddresses: Readonly<Record<string, readonly string[]>> = {
  '/payments/report': ['/paymentreport'],
}
