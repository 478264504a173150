import { createPaymentsStandIn, postgresProviderStore } from '@homecare/payments'
import { beforeEach, expect, test } from 'vitest'
import { emptyWorld } from '../testing/world.ts'
import { stripeProvider } from './stripeProvider.ts'

const server = emptyWorld()
beforeEach(() => void server.change())
const keys = { secretKey: 'sk_test_1', publishableKey: 'pk_test_1', webhookSecret: 'whsec_1' }

/** Another process with the stand-in on the same tables, or the same one after it was killed. */
function process() {
  const delivered: string[] = []
  const now = () => server.clock.now()
  const standIn = createPaymentsStandIn({
    ...{ ...keys, now, store: postgresProviderStore(server.connection.pool), log: () => undefined },
    async deliver(payload) {
      delivered.push((JSON.parse(payload) as { type: string }).type)
      return true
    },
  })
  return {
    standIn,
    delivered,
    provider: stripeProvider({ ...keys, now, driver: 'embedded', fetch: standIn.fetch }),
  }
}
const person = { userId: 7, email: 'carol@example.com', name: 'Carol' }

test('what was answered is there for whoever comes after, with its keys and the events that nobody has taken', async () => {
  const before = process()
  const customer = await before.provider.customer('one', person)
  const after = process()
  expect(await after.provider.customer('one', person)).toBe(customer)
  const setup = await after.provider.beginSetup('two', { customer, kind: 'card', verify: 'deposits' })
  expect(await before.provider.readMethod(setup.ref)).toMatchObject({ customer, state: 'failed' })
  await after.standIn.tick()
  expect(after.delivered).toEqual(['customer.created', 'setup_intent.created'])
  await before.standIn.tick()
  expect(before.delivered).toEqual([])
})

test('of two processes at once by one key one does it, and both have its answer', async () => {
  const asked = [process(), process()].map(({ provider }) => provider.customer('one', person))
  expect(new Set(await Promise.all(asked)).size).toBe(1)
})
