import { randomUUID } from 'node:crypto'
import {
  decideMoneyDeed,
  decideRefundDeed,
  declineClaim,
  disputeInvoice,
  doMoneyDeed,
  doRefundDeed,
  getMembershipRefund,
  getMoney,
} from '@homecare/sdk/moneyDesk'
import { moneyDeeds } from '../tables/money/desk.ts'
import { membershipRefundDeeds } from '../tables/money/membershipRefunds.ts'
import { actors } from '../testing/actors.ts'
import { sample } from '../testing/samples.ts'
import type { TestServer } from '../testing/testServer.ts'
import { lostRefund } from './testing/lostRefund.ts'
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

/** Money of a membership of Carol's that did not arrive. */
const lost = async (server: TestServer): Promise<number> =>
  (await lostRefund(server.db, actors.family)).number

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
  sample(getMembershipRefund, async (server) => ({ id: await lost(server) })),
  sample(doRefundDeed, async (server) => ({
    id: await lost(server),
    body: { kind: 'settled' as const, reason: 'The card is closed.', words: 'We sent you a check.' },
  })),
  sample(decideRefundDeed, async (server) => {
    const refund = await lostRefund(server.db, actors.family)
    const [deed] = await server.db
      .insert(membershipRefundDeeds)
      .values({
        ...{ kind: 'again', state: 'proposed', refund_ref: refund.provider_ref, cents: 100 },
        ...{ reason: 'A sample.', proposed_by: actors.staff, client_key: randomUUID() },
        proposed_at: new Date(server.clock.now()),
      })
      .returning()
    return { id: refund.number, deed: deed!.id, body: { decision: 'refuse' as const } }
  }),
  sample(declineClaim, async (server) => ({
    id: (await handedIn(server)).invoiceId,
    body: { words: 'The hours match what was clocked.' },
  })),
]
