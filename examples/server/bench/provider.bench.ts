import { createPaymentsStandIn, postgresProviderStore } from '@homecare/payments'
import { holdsAccountNumber } from '@homecare/sdk/kit'
import { fileURLToPath } from 'node:url'
import { median } from '../../../scripts/measure.mjs'
import { stripeProvider } from '../src/provider/stripeProvider.ts'
import { openPrepared } from '../src/seed/prepare.ts'
import type { Row } from './row.ts'

const cache = fileURLToPath(new URL('../../../.data/cache', import.meta.url))
const calls = 400
const keys = { secretKey: 'sk_test_bench', publishableKey: 'pk_test_bench', webhookSecret: 'whsec_bench' }

/** What a call that thousands of others also make costs: a session, a telephone, some words. */
const body = JSON.stringify({
  email: 'carol@example.com',
  phone: '5105550100',
  note: 'Morning pills. '.repeat(16),
})

/**
 * The provider's stand-in by the real client in this process, persisted in the embedded database; and what looking for the
 * numbers of cards costs a request, beside reading its JSON.
 */
export default async function provider(): Promise<Row[]> {
  const connection = await openPrepared({}, null, cache)
  try {
    const standIn = createPaymentsStandIn({
      ...{ ...keys, now: Date.now, store: postgresProviderStore(connection.pool) },
      ...{ deliver: () => Promise.resolve(true), log: console.error },
    })
    const own = stripeProvider({ ...keys, now: Date.now, driver: 'embedded', fetch: standIn.fetch })
    const customer = await own.customer('warm', { userId: 1, email: 'a@example.com', name: '' })
    const change = await p50((at) =>
      own.beginSetup(`bench-${at}`, { customer, kind: 'card', verify: 'deposits' }),
    )
    const { ref } = await own.beginSetup('read', { customer, kind: 'card', verify: 'deposits' })
    const read = await p50(() => own.readMethod(ref))
    return [
      { name: 'payment stand-in: a setup is begun, persisted (p50)', unit: 'ms', ours: change },
      { name: 'payment stand-in: a setup is read (p50)', unit: 'ms', ours: read, budget: 1.5 },
      tripwire(),
    ]
  } finally {
    await connection.close()
  }
}

async function p50(run: (at: number) => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let at = 0; at < calls; at++) {
    const began = performance.now()
    await run(at)
    times.push(performance.now() - began)
  }
  return median(times.slice(calls / 4))
}

function tripwire(): Row {
  const microseconds = (run: () => unknown) => {
    for (let at = 0; at < 20_000; at++) run()
    const began = performance.now()
    for (let at = 0; at < 50_000; at++) run()
    return ((performance.now() - began) / 50_000) * 1000
  }
  const ours = microseconds(() => holdsAccountNumber(body))
  const peer = microseconds(() => JSON.parse(body) as unknown)
  return {
    ...{ name: 'looking for card numbers in a body of 320 bytes', unit: 'µs', ours, peer },
    ...{ peerName: 'reading its JSON', ratio: ours / peer },
  }
}
