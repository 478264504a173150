import type { RideState } from '@homecare/sdk/rides'
import type { Point } from '../geo/distance.ts'

/** Where somebody is picked up or brought to: a street with its number. */
export interface Stop extends Point {
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zip_code: string
}

export interface Trip {
  readonly pickup: Stop
  readonly dropoff: Stop
  readonly pickup_at: Date
}

/** Who is driven, so that the driver knows and reaches them. */
export interface Rider {
  readonly first_name: string
  /** Ten digits. */
  readonly phone: string
}

/** What the service knows of a ride. Its cost is known once it is final. */
export interface DrivenRide {
  readonly state: Exclude<RideState, 'asked'>
  readonly cost_cents: number | null
  readonly started_at: Date | null
  readonly ended_at: Date | null
  /** What to look for in the street; empty while nobody knows. */
  readonly car: string
}

/** The service turns a ride down for good: it has none there, or takes nobody to that place. */
export class RideTurnedDown extends Error {
  override readonly name = 'RideTurnedDown'
}

/** The ride has started, and is canceled no more. */
export class RideHasStarted extends Error {
  override readonly name = 'RideHasStarted'
}

/**
 * A service that drives people. An order is known by the key that it is given: the same key again is the same ride. Each
 * rejects when the service could not be asked or was not heard, and then nobody knows what came of it. None may be asked
 * within a transaction.
 */
export interface RideService {
  /** What a trip would cost, in cents. Rejects with RideTurnedDown where it is none for this service. */
  estimate(trip: Trip): Promise<number>
  /** Rejects with RideTurnedDown where nothing was ordered. */
  order(key: string, trip: Trip, rider: Rider): Promise<DrivenRide>
  /** Null for a key that the service does not know. */
  read(key: string): Promise<DrivenRide | null>
  /** Again is once. Null for a key that the service does not know; rejects with RideHasStarted once it is too late. */
  cancel(key: string): Promise<DrivenRide | null>
}
