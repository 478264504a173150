import { createPaymentsStandIn, postgresProviderStore, type PaymentsStandIn } from '@homecare/payments'
import type { Config } from '../config/config.ts'
import type { Connection } from '../db/connect.ts'
import type { Log } from '../log/log.ts'
import type { Deps } from '../deps/deps.ts'
import { answerDepositEvents } from '../deposits/events.ts'
import { sendPay } from '../deposits/sending.ts'
import { membershipCharges } from '../memberships/charges.ts'
import { writeMembershipRefund } from '../memberships/refunds.ts'
import { writeRefund } from '../moneyDesk/made.ts'
import { invoiceCharges } from '../paying/charges.ts'
import { answerMethodEvents } from '../payments/methodEvents.ts'
import { answerChargeEvents } from '../provider/charges.ts'
import { createEventHandlers, createProviderEvents, type ProviderEvents } from '../provider/events.ts'
import type { PaymentProvider } from '../provider/provider.ts'
import { answerRefundEvents } from '../provider/refunds.ts'
import { stripeProvider } from '../provider/stripeProvider.ts'
import { answerWebhook } from '../provider/webhook.ts'
import { keyedHash } from '../secrets/secret.ts'

interface Parts {
  readonly config: Config
  readonly connection: Connection
  readonly now: () => number
  readonly log: Log
  /** What there is once the server has started. */
  readonly deps: () => Deps
}

/** Who moves money, and what they have told. */
interface Paying {
  readonly provider: PaymentProvider | null
  readonly providerEvents: ProviderEvents | null
  readonly standIn: PaymentsStandIn | null
  /** Lets happen what is due, handles all that was told, and sends the pay that is ready. */
  settle(): Promise<void>
  /** Does so by itself from now on. */
  start(): void
  stop(): Promise<void>
}

/** Milliseconds between two looks at what waits; events are handled as soon as they have come besides. */
const everyMs = 10_000

export function openPayments({ config, connection, now, log, deps }: Parts): Paying {
  const { payments } = config
  if (payments === null)
    return {
      ...{ provider: null, providerEvents: null, standIn: null },
      settle: async () => undefined,
      start: () => undefined,
      stop: async () => undefined,
    }
  const isEmbedded = payments === 'embedded'
  const keys = isEmbedded ? embeddedKeys(config.secret ?? '') : payments
  const standIn = isEmbedded
    ? createPaymentsStandIn({
        ...keys,
        store: postgresProviderStore(connection.pool),
        now,
        deliver: async (payload, signature) => {
          const request = new Request('http://localhost/', {
            method: 'POST',
            headers: { 'Stripe-Signature': signature },
            body: payload,
          })
          return (await answerWebhook(request, 'stripe', { provider, providerEvents, log })).ok
        },
        log: (message, error) => log.error(message, { error }),
      })
    : null
  const provider = stripeProvider({
    ...keys,
    now,
    driver: isEmbedded ? 'embedded' : 'stripe',
    ...(standIn && { fetch: standIn.fetch }),
  })
  const handlers = createEventHandlers()
  answerMethodEvents(handlers)
  const charges = () => [invoiceCharges(deps()), membershipCharges(deps())]
  answerChargeEvents(handlers, charges)
  answerDepositEvents(handlers, deps)
  answerRefundEvents(handlers, () => ({
    ...{ charges: charges(), log },
    writes: [
      (tx, refund, at) => writeRefund(tx, deps(), refund, at),
      (tx, refund, at) => writeMembershipRefund(tx, deps(), refund, at),
    ],
  }))
  const providerEvents = createProviderEvents({ db: connection.db, provider, handlers, now, log })

  let timer: ReturnType<typeof setInterval> | undefined
  let round: Promise<void> | null = null
  async function settle(): Promise<void> {
    await standIn?.tick()
    await providerEvents.settle()
    await sendPay(deps(), now())
  }
  return {
    ...{ provider, providerEvents, standIn, settle },
    start() {
      standIn?.start()
      timer = setInterval(() => {
        round ??= settle()
          .catch((error: unknown) => log.warn('What the payment provider has told waits', { error }))
          .finally(() => (round = null))
      }, everyMs).unref()
    },
    async stop() {
      clearInterval(timer)
      await round
      await standIn?.stop()
      await providerEvents.settle().catch(() => undefined)
    },
  }
}

/** Keys that nobody has to choose, and that every process on one database agrees on. */
const embeddedKeys = (secret: string) => ({
  secretKey: `sk_test_${keyedHash(secret, 'embedded payments', 'secret')}`,
  publishableKey: `pk_test_${keyedHash(secret, 'embedded payments', 'publishable').slice(0, 24)}`,
  webhookSecret: `whsec_${keyedHash(secret, 'embedded payments', 'webhook')}`,
})
