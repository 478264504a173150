import { checkoutMembership } from '@homecare/sdk/memberships'
import { and, eq, like } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { moneyWorld } from '../deposits/testing/moneyWorld.ts'
import { ledgerJournals } from '../tables/money/ledger.ts'
import { providerEvents } from '../tables/money/provider.ts'
import { someWork } from '../testing/hours.ts'
import { unconnectedWorld } from '../testing/world.ts'

const tier = { id: 'plus', name: ['Plus', 'Plus'], price_cents: 1900, interval: 'month', benefits: [] }
const server = unconnectedWorld({ MEMBERSHIP_TIERS: JSON.stringify([tier]) })
let id: number
const world = moneyWorld(server, () => id)
beforeEach(async () => {
  server.change()
  id = await someWork(server)
})
afterEach(() => vi.restoreAllMocks())

const told = (type: string) => server.db.$count(providerEvents, like(providerEvents.type, type))
const feesOf = (ref: string) =>
  server.db.$count(
    ledgerJournals,
    and(eq(ledgerJournals.kind, 'provider_fee'), like(ledgerJournals.ref, ref)),
  )

it('reads what an event tells of once, whoever waits for it', async () => {
  const read = vi.spyOn(server.deps.provider!, 'readCharge')
  const dispute = vi.spyOn(server.deps.provider!, 'readDispute')
  const seeded = await feesOf('%')
  await world.card()
  await world.pay(await world.handedIn())
  await (await world.carol()).call(checkoutMembership, { body: { tier: 'plus', expected_cents: 1900 } })
  await world.settled()
  const paid = await told('payment_intent.succeeded')
  expect(paid).toBe(2)
  expect(read).toHaveBeenCalledTimes(paid)
  // Each is written where it belongs.
  expect(await feesOf('%')).toBe(seeded + 2)

  await world.demo('dispute')
  await world.settled()
  const disputed = await told('charge.dispute.%')
  expect(disputed).toBeGreaterThan(0)
  expect(dispute).toHaveBeenCalledTimes(disputed)
  expect(read).toHaveBeenCalledTimes(paid + disputed)
  await world.expectBalanced()
})
