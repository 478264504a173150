import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { milesBetween } from '../geo/distance.ts'
import { demoRides as rows } from '../tables/rides.ts'
import { RideHasStarted, type DrivenRide, type RideService, type Trip } from './rideService.ts'

const minute = 60_000
/** Streets are longer than a line. */
const detour = 1.3
const minutesAMile = 3
const baseCents = 400
const centsAMile = 190

/**
 * The ride service of the demonstration: it lives in the database and answers by the clock. Ordered until the pick-up, on
 * the way from then on, and done when the miles are driven, which it is paid for. It has a car for everybody.
 */
export function demoRideService(db: Db, now: () => number): RideService {
  async function read(key: string): Promise<DrivenRide | null> {
    const [row] = await db.select().from(rows).where(eq(rows.order_key, key))
    return row ? byTheClock(row, now()) : null
  }
  return {
    estimate: (trip) => Promise.resolve(estimateOf(milesOf(trip))),
    async order(key, trip) {
      const row = { order_key: key, pickup_at: trip.pickup_at, miles: milesOf(trip) }
      await db.insert(rows).values(row).onConflictDoNothing()
      return (await read(key))!
    },
    read,
    async cancel(key) {
      const inTime = and(
        eq(rows.order_key, key),
        isNull(rows.canceled_at),
        gt(rows.pickup_at, new Date(now())),
      )
      await db
        .update(rows)
        .set({ canceled_at: new Date(now()) })
        .where(inTime)
      const ride = await read(key)
      if (ride !== null && ride.state !== 'canceled') throw new RideHasStarted()
      return ride
    },
  }
}

const milesOf = ({ pickup, dropoff }: Trip) => milesBetween(pickup, dropoff) * detour
const costOf = (miles: number) => Math.round(baseCents + miles * centsAMile)
/** To the next dollar: what is held is a little more than what it comes to. */
const estimateOf = (miles: number) => Math.ceil(costOf(miles) / 100) * 100

function byTheClock({ pickup_at, miles, canceled_at }: typeof rows.$inferSelect, now: number): DrivenRide {
  const ended_at = new Date(pickup_at.getTime() + Math.ceil(miles * minutesAMile + 5) * minute)
  const none = { started_at: null, ended_at: null, cost_cents: null, car: 'Gray Toyota Prius, 8ABC123' }
  if (canceled_at) return { ...none, state: 'canceled', cost_cents: 0 }
  if (now < pickup_at.getTime()) return { ...none, state: 'ordered' }
  const started = { ...none, started_at: pickup_at }
  if (now < ended_at.getTime()) return { ...started, state: 'on_the_way' }
  return { ...started, state: 'done', ended_at, cost_cents: costOf(miles) }
}
