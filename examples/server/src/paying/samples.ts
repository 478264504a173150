import { checkPayment, getInvoicePrice, payInvoice } from '@homecare/sdk/payments'
import { sample } from '../testing/samples.ts'
import { handedIn } from '../timesheets/family/samples.ts'

const members = { members: ['family'] } as const

/** Paying invoices, on one that costs nothing. */
export const payingSamples = [
  sample(
    payInvoice,
    async (server) => ({ id: (await handedIn(server)).invoiceId, body: { expected_total: 0 } }),
    members,
  ),
  sample(
    getInvoicePrice,
    async (server) => ({ id: (await handedIn(server)).invoiceId, query: { tip_cents: 500 } }),
    members,
  ),
  sample(checkPayment, async (server) => ({ id: (await handedIn(server)).invoiceId }), members),
]
