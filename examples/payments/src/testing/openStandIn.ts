import { Stripe } from 'stripe'
import { apiVersion } from '../context/context.ts'
import { createPaymentsStandIn, type PaymentsStandIn } from '../standIn.ts'
import { memoryProviderStore } from '../store/memory.ts'
import type { ProviderStore } from '../store/store.ts'

export const testKeys = {
  secretKey: 'sk_test_standin',
  publishableKey: 'pk_test_standin',
  webhookSecret: 'whsec_standin',
} as const

interface Opened {
  readonly standIn: PaymentsStandIn
  /** The real client over it. */
  readonly stripe: Stripe
  /** The same as a page has it: with the key that is no secret. */
  readonly page: Stripe
  /** What was handed over, in its order. */
  readonly events: { readonly payload: string; readonly signature: string }[]
  readonly clock: { at: number }
  /** Whether the one who listens takes what is handed over. */
  readonly listener: { takes: boolean }
}

const noon = Date.parse('2026-11-23T12:00:00Z')
export const day = 86_400_000

/** A stand-in of its own, on a clock that stands still. */
export function openStandIn(store: ProviderStore = memoryProviderStore()): Opened {
  const clock = { at: noon }
  const events: Opened['events'] = []
  const listener = { takes: true }
  const standIn = createPaymentsStandIn({
    ...testKeys,
    store,
    now: () => clock.at,
    async deliver(payload, signature) {
      events.push({ payload, signature })
      return listener.takes
    },
    log: (message, error) => console.error(message, error),
  })
  const client = (key: string) =>
    new Stripe(key, {
      apiVersion,
      httpClient: Stripe.createFetchHttpClient(standIn.fetch),
      maxNetworkRetries: 0,
      telemetry: false,
    })
  return {
    ...{ standIn, events, clock, listener },
    stripe: client(testKeys.secretKey),
    page: client(testKeys.publishableKey),
  }
}

export const typesOf = (events: Opened['events']): string[] =>
  events.map(({ payload }) => (JSON.parse(payload) as { type: string }).type)
