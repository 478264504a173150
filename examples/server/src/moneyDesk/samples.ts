import { randomUUID } from 'node:crypto'
import { decideMoneyDeed, declineClaim, disputeInvoice, doMoneyDeed, getMoney } from '@homecare/sdk/moneyDesk'
import { moneyDeeds } from '../tables/money/desk.ts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { handedIn } from '../timesheets/family/samples.ts'

/** Something that waits for a second person, which whoever proposed it takes back. */
async function proposed(server: TestServer): Promise<{ id: number; deed: string }> {
  const { invoiceId } = await handedIn(server)
  const [deed] = await server.db
    .insert(moneyDeeds)
    .values({
      ...{ kind: 'write_off', state: 'proposed', invoice_id: invoiceId, cents: 100, reason: 'A sample.' },
      ...{ proposed_by: actors.staff, proposed_at: new Date(server.clock.now()), client_key: randomUUID() },
    })
    .returning()
  return { id: invoiceId, deed: deed!.id }
}

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
    ...(await proposed(server)),
    body: { decision: 'refuse' as const },
  })),
  sample(declineClaim, async (server) => ({
    id: (await handedIn(server)).invoiceId,
    body: { words: 'The hours match what was clocked.' },
  })),
]
