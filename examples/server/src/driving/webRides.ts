import type { Config } from '../config/config.ts'
import {
  RideHasStarted,
  RideTurnedDown,
  type DrivenRide,
  type RideService,
  type Trip,
} from './rideService.ts'

/**
 * A ride service by HTTP and JSON, or what stands before one that speaks otherwise; the README of the server says its four
 * requests. Each may take `answerMs` to answer.
 */
export function webRides(
  { url, key }: NonNullable<Config['rides']>,
  { answerMs = 10_000 } = {},
): RideService {
  const base = url.replace(/\/+$/, '')
  async function ask(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(base + path, {
      method,
      headers: {
        Accept: 'application/json',
        ...(key && { Authorization: `Bearer ${key}` }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(answerMs),
    })
    if (response.ok) return { status: response.status, said: await response.json() }
    await response.body?.cancel()
    return { status: response.status, said: null }
  }
  const ridePath = (order: string) => `/rides/${encodeURIComponent(order)}`

  return {
    async estimate(trip) {
      const answer = await ask('POST', '/estimates', wireTrip(trip))
      const { cents } = (heard(answer, turnsDown) ?? {}) as { readonly cents?: unknown }
      if (isCents(cents)) return cents
      throw new Error('The ride service did not answer with cents')
    },
    async order(order, trip, rider) {
      const answer = await ask('PUT', ridePath(order), { ...wireTrip(trip), rider })
      return rideIn(heard(answer, turnsDown))
    },
    async read(order) {
      const answer = await ask('GET', ridePath(order))
      return answer.status === 404 ? null : rideIn(heard(answer))
    },
    async cancel(order) {
      const answer = await ask('DELETE', ridePath(order))
      if (answer.status === 404) return null
      if (answer.status === 409) throw new RideHasStarted()
      return rideIn(heard(answer))
    },
  }
}

interface Answer {
  readonly status: number
  readonly said: unknown
}

/** It was heard, and the answer is no: whatever the reason, nothing came of it. */
const turnsDown = (status: number) => status >= 400 && status < 500 && status !== 408

function heard({ status, said }: Answer, isNo: (status: number) => boolean = () => false): unknown {
  if (status >= 200 && status < 300) return said
  const words = `The ride service refused (${status})`
  throw isNo(status) ? new RideTurnedDown(words) : new Error(words)
}

const wireTrip = ({ pickup, dropoff, pickup_at }: Trip) => ({
  pickup,
  dropoff,
  pickup_at: pickup_at.toISOString(),
})

/** No ride costs more: a thousand dollars. */
const mostCents = 100_000
const isCents = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= mostCents

const states: readonly unknown[] = [
  'ordered',
  'on_the_way',
  'done',
  'canceled',
  'failed',
] satisfies DrivenRide['state'][]
/** Letters of a car's description that are kept. */
const carMaxLength = 120

/** Throws for what is no ride. */
function rideIn(said: unknown): DrivenRide {
  const ride = (said ?? {}) as Readonly<Record<string, unknown>>
  const { state, cost_cents = null, car } = ride
  if (!states.includes(state) || (cost_cents !== null && !isCents(cost_cents)))
    throw new Error('The ride service did not answer with a ride')
  const known = state as DrivenRide['state']
  return {
    // Until its cost is known, a ride that is over is on its way still.
    state: known === 'done' && cost_cents === null ? 'on_the_way' : known,
    cost_cents: known === 'canceled' || known === 'failed' ? (cost_cents ?? 0) : cost_cents,
    started_at: instantOf(ride['started_at']),
    ended_at: instantOf(ride['ended_at']),
    car: typeof car === 'string' ? car.trim().slice(0, carMaxLength) : '',
  }
}

function instantOf(value: unknown): Date | null {
  const date = new Date(typeof value === 'string' ? value : Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date
}
