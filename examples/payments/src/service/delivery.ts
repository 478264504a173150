import { createHmac } from 'node:crypto'
import type { ProviderStore } from '../store/store.ts'
import { seconds } from '../context/context.ts'

const minute = 60_000
/** While one is handed over nobody else has it; it is tried again for three days, ever less often. */
const claimMs = minute
const givenUpAfter = 60 * 24 * 3
const pauses = [1, 5, 15, 60, 180, 360, 720]

/** Hands an event over; true where it was taken. */
export type Deliver = (payload: string, signature: string) => Promise<boolean>

interface Parts {
  readonly store: ProviderStore
  readonly secret: string
  readonly now: () => number
  readonly deliver: Deliver
  readonly log: (message: string, error?: unknown) => void
}

/** A signature as the provider makes it, of this instant in milliseconds. */
export function signatureOf(secret: string, payload: string, now: number): string {
  const t = seconds(now)
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${payload}`).digest('hex')}`
}

interface Delivery {
  /** Hands over what is due, in turn, and resolves once nothing is. */
  run(): Promise<void>
}

/** Hands events over, at least once each: signed, in their order as a rule, and again until they are taken. */
export function createDelivery({ store, secret, now, deliver, log }: Parts): Delivery {
  let last: Promise<void> = Promise.resolve()

  async function once(): Promise<void> {
    for (;;) {
      const due = await store.take(now(), now() + claimMs, 20)
      if (due.length === 0) return
      for (const { number, payload, tries } of due) {
        const taken = await deliver(payload, signatureOf(secret, payload, now())).catch((error: unknown) => {
          log('An event could not be handed over', error)
          return false
        })
        if (taken) await store.delivered(number, now())
        else await store.putOff(number, againAt(tries))
      }
    }
  }

  function againAt(tries: number): number | null {
    const spent = Array.from({ length: tries }, (_, at) => pauseOf(at)).reduce((sum, one) => sum + one, 0)
    return spent > givenUpAfter ? null : now() + pauseOf(tries - 1) * minute
  }
  const pauseOf = (at: number) => pauses[Math.min(at, pauses.length - 1)]!

  return {
    run: () => (last = last.catch(() => undefined).then(once)),
  }
}
