import { decideMoneyDeed, declineClaim, disputeInvoice, doMoneyDeed, getMoney } from '@homecare/sdk/moneyDesk'
import { sample } from '../testing/samples.ts'
import { handedIn } from '../timesheets/family/samples.ts'

/** Payments of an invoice that nothing was paid of: what is asked of it is a conflict. */
export const moneyDeskSamples = [
  sample(getMoney, async (server) => ({ id: (await handedIn(server)).invoiceId })),
  sample(
    disputeInvoice,
    async (server) => ({
      id: (await handedIn(server)).invoiceId,
      body: { reason: 'Nobody came on Wednesday.' },
    }),
    { members: ['family'] },
  ),
  sample(doMoneyDeed, async (server) => ({
    id: (await handedIn(server)).invoiceId,
    body: { kind: 'refund' as const, cents: 100, reason: 'An hour too much.', words: 'We give it back.' },
  })),
  sample(decideMoneyDeed, async (server) => ({
    ...{ id: (await handedIn(server)).invoiceId, deed: '5b0f6f0e-0000-4000-8000-000000000001' },
    body: { decision: 'confirm' as const },
  })),
  sample(declineClaim, async (server) => ({
    id: (await handedIn(server)).invoiceId,
    body: { words: 'The hours match what was clocked.' },
  })),
]
