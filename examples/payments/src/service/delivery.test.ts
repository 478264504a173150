import { Stripe } from 'stripe'
import { expect, test } from 'vitest'
import { day, openStandIn, testKeys, typesOf } from '../testing/openStandIn.ts'
import { signatureOf } from './delivery.ts'

const hour = 3_600_000

test('an event is signed as the client checks it, and no other payload fits its signature', async () => {
  const { stripe, standIn, events, clock } = openStandIn()
  await stripe.customers.create({ email: 'carol@example.com' })
  await standIn.tick()
  const { payload, signature } = events[0]!
  const at = clock.at / 1000
  const read = (text: string, now = at) =>
    stripe.webhooks.constructEvent(text, signature, testKeys.webhookSecret, 300, undefined, now * 1000)
  expect(read(payload)).toMatchObject({
    type: 'customer.created',
    data: { object: { email: 'carol@example.com' } },
  })
  expect(() => read(payload.replace('carol', 'mallory'))).toThrow(
    Stripe.errors.StripeSignatureVerificationError,
  )
  expect(signatureOf(testKeys.webhookSecret, payload, clock.at)).toBe(
    Stripe.webhooks.generateTestHeaderString({ payload, secret: testKeys.webhookSecret, timestamp: at }),
  )
})

test('what was not taken is handed over again, less and less often, and given up after days', async () => {
  const { stripe, standIn, events, clock, listener } = openStandIn()
  listener.takes = false
  await stripe.customers.create({})
  await standIn.tick()
  await standIn.tick()
  expect(events).toHaveLength(1)
  clock.at += hour
  await standIn.tick()
  expect(events).toHaveLength(2)
  for (let hours = 0; hours < 24 * 5; hours++) {
    clock.at += hour
    await standIn.tick()
  }
  const tries = events.length
  expect(tries).toBeGreaterThan(6)
  listener.takes = true
  clock.at += 5 * day
  await standIn.tick()
  expect(events).toHaveLength(tries)
})

test('what was taken is not handed over again, unless it is to be', async () => {
  const { stripe, standIn, events, clock } = openStandIn()
  await stripe.customers.create({})
  await standIn.tick()
  clock.at += day
  await standIn.tick()
  expect(events).toHaveLength(1)
  await standIn.controls.duplicate()
  expect(events).toHaveLength(2)
  expect(events[1]!.payload).toBe(events[0]!.payload)
})

test('held events come when they are asked for, the newest first, and the next ones in their order again', async () => {
  const { stripe, standIn, events } = openStandIn()
  standIn.controls.reorder()
  const { id } = await stripe.customers.create({})
  await stripe.customers.update(id, { name: 'Carol' })
  await standIn.tick()
  expect(events).toEqual([])
  expect(await standIn.controls.look()).toMatchObject({ waiting: 2, holding: true })
  await standIn.controls.deliverEvents()
  expect(typesOf(events)).toEqual(['customer.updated', 'customer.created'])
  await stripe.customers.update(id, { name: 'Carol May' })
  await stripe.customers.del(id)
  await standIn.tick()
  expect(typesOf(events).slice(2)).toEqual(['customer.updated', 'customer.deleted'])
})
