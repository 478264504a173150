import { createAnswering } from './service/answer.ts'
import { letBecome } from './service/becoming.ts'
import { createControls, type Controls } from './service/controls.ts'
import { createDelivery, type Deliver } from './service/delivery.ts'
import { createFaults, type Faults } from './service/faults.ts'
import type { ProviderStore } from './store/store.ts'

interface Given {
  readonly store: ProviderStore
  /** The product's clock, in milliseconds. */
  readonly now: () => number
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Takes an event: in process, or by the web. */
  readonly deliver: Deliver
  readonly log: (message: string, error?: unknown) => void
}

export interface PaymentsStandIn {
  /** Answers the provider's API, in the place of the web's own fetch. */
  readonly fetch: typeof fetch
  readonly controls: Controls
  readonly faults: Faults
  /** Lets happen what the present instant brings, and hands over what is due. */
  tick(): Promise<void>
  /** Hands events over by itself from now on, as soon as an answer has left. */
  start(): void
  /** Starts nothing more, and resolves once what is under way is through. */
  stop(): Promise<void>
}

/**
 * The payment provider's API in this process: its objects, errors, idempotency and signed events, for demonstrations and
 * tests. It knows test cards and accounts by their names, and takes no number.
 */
export function createPaymentsStandIn({
  store,
  now,
  deliver,
  log,
  webhookSecret,
  ...keys
}: Given): PaymentsStandIn {
  const faults = createFaults()
  const holding = { held: false }
  const eventsFrom = () => (holding.held ? null : now())
  const answer = createAnswering({ ...keys, store, now, faults, eventsFrom })
  const delivery = createDelivery({ store, secret: webhookSecret, now, deliver, log })
  let isStarted = false
  /** Events that leave behind an answer. */
  let leaving: Promise<void> = Promise.resolve()

  async function tick(): Promise<void> {
    await letBecome(store, now(), eventsFrom)
    await delivery.run()
  }
  const controls = createControls({ store, now, holding, eventsFrom, deliver: delivery.run })

  return {
    async fetch(input, init) {
      const request = new Request(input, init)
      const response = await answer(request)
      // An answer does not wait for what is told of it.
      if (request.method !== 'GET' && isStarted)
        leaving = delivery.run().catch((error: unknown) => log('Events could not be handed over', error))
      return response
    },
    controls,
    faults,
    tick,
    start: () => void (isStarted = true),
    async stop() {
      isStarted = false
      await leaving
    },
  }
}
