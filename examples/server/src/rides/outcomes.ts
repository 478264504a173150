import { isOpenRide, type RideState } from '@homecare/sdk/rides'
import { eq } from 'drizzle-orm'
import type { Deps } from '../deps/deps.ts'
import { RideHasStarted, RideTurnedDown, type DrivenRide, type RideService } from '../driving/rideService.ts'
import { rides } from '../tables/rides.ts'
import type { RideRow } from './book.ts'
import { tellOfLostRide, tellOfNearCap } from './letters.ts'
import { sceneOf, tripOf } from './scene.ts'

/** What the handlers and the clock ask of the ride service. */
export interface RideDeps extends Deps {
  readonly rides: RideService
}

/** A ride only ever gets further. */
const order: readonly RideState[] = ['asked', 'ordered', 'on_the_way', 'done', 'canceled', 'failed']
const nothingCameOfIt: DrivenRide = {
  ...{ state: 'failed', cost_cents: 0, started_at: null, ended_at: null, car: '' },
}

/** Whether somebody waits for the answer, or the clock has asked: then a ride that will not come is told. */
type By = 'press' | 'clock'

/**
 * Hands an order to the service, by its key, and writes what came of it. Where nobody knows, the ride stays `asked` with its
 * estimate held, and the clock asks again. Never within a transaction.
 */
export async function placeRide(deps: RideDeps, ride: RideRow, by: By): Promise<RideRow> {
  const scene = await sceneOf(deps.db, ride.connection_id, ride.visit_id)
  const trip = scene && tripOf(scene, ride.direction, ride.pickup_at)
  if (!trip) return writeOutcome(deps, ride, nothingCameOfIt, by)
  try {
    return await writeOutcome(deps, ride, await deps.rides.order(ride.order_key, trip, scene.rider), by)
  } catch (error) {
    deps.log.warn('A ride could not be ordered', { ride: ride.id, error })
    if (error instanceof RideTurnedDown) return writeOutcome(deps, ride, nothingCameOfIt, by)
    return ride
  }
}

/**
 * Has the service cancel a ride that is to be, and writes what came of it: one that has started goes on, and of one that
 * nobody knows about the clock asks again. Never within a transaction.
 */
export async function stopRide(deps: RideDeps, ride: RideRow, by: By): Promise<RideRow> {
  try {
    // What the service does not know was never ordered.
    const canceled = (await deps.rides.cancel(ride.order_key)) ?? { ...nothingCameOfIt, state: 'canceled' }
    return await writeOutcome(deps, ride, canceled, by)
  } catch (error) {
    if (!(error instanceof RideHasStarted)) {
      deps.log.warn('A ride could not be canceled', { ride: ride.id, error })
      return ride
    }
    const [goesOn] = await deps.db
      .update(rides)
      .set({ stop_asked_at: null, stop_why: null })
      .where(eq(rides.id, ride.id))
      .returning()
    return lookAtRide(deps, goesOn!, by)
  }
}

/** Asks the service what became of a ride, and writes it. Never within a transaction. */
export async function lookAtRide(deps: RideDeps, ride: RideRow, by: By): Promise<RideRow> {
  try {
    const driven = await deps.rides.read(ride.order_key)
    if (driven) return await writeOutcome(deps, ride, driven, by)
    // An order that did not arrive may go out again, and one whose time is over is none.
    if (ride.pickup_at.getTime() <= deps.now()) return await writeOutcome(deps, ride, nothingCameOfIt, by)
  } catch (error) {
    deps.log.warn('A ride could not be asked for', { ride: ride.id, error })
    return ride
  }
  return ride.state === 'asked' ? placeRide(deps, ride, by) : ride
}

/** Writes what the service has said of a ride; what it says late, of an earlier state, changes nothing. */
async function writeOutcome(deps: RideDeps, { id }: RideRow, driven: DrivenRide, by: By): Promise<RideRow> {
  return deps.db.transaction(async (tx) => {
    const [ride] = await tx.select().from(rides).where(eq(rides.id, id)).for('update')
    if (!isOpenRide(ride!) || order.indexOf(driven.state) < order.indexOf(ride!.state)) return ride!
    const { state, started_at, ended_at, car } = driven
    const isOver = !isOpenRide({ state })
    const [written] = await tx
      .update(rides)
      .set({
        ...{ state, started_at, car: isOver ? '' : car },
        ended_at: ended_at && started_at && ended_at < started_at ? started_at : ended_at,
        cost_cents: isOver ? (driven.cost_cents ?? ride!.estimate_cents) : null,
      })
      .where(eq(rides.id, id))
      .returning()
    const isLost = state === 'canceled' || state === 'failed'
    if (isLost && by === 'clock' && ride!.stop_why !== 'rider') await tellOfLostRide(tx, deps, written!)
    if (!isLost) await tellOfNearCap(tx, deps, written!)
    return written!
  })
}
