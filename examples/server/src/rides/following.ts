import { openRideStates, pickupSpan } from '@homecare/sdk/rides'
import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm'
import type { Deps } from '../deps/deps.ts'
import { rides } from '../tables/rides.ts'
import type { RideRow } from './book.ts'
import { lookAtRide, stopRide, type RideDeps } from './outcomes.ts'
import { sceneOf, visitTimes } from './scene.ts'

/** How many are taken at once. */
const atOnce = 20
/** Milliseconds after which the service is asked again of a ride that somebody waits for, and of one that is far ahead. */
const soon = 45_000
const later = 1_800_000
/** Milliseconds before its pick-up from which on somebody waits for a ride. */
const near = 3_600_000

/**
 * Follows the rides that are open, by the clock of any process: asks the service what became of them, and again where it
 * was not heard, and cancels those whose visit was canceled or moved away from them. Each is taken by one process at a
 * time, and the service is asked outside of any transaction.
 */
export async function followRides(deps: Deps, now: number): Promise<void> {
  if (!deps.rides) return
  const own: RideDeps = { ...deps, rides: deps.rides }
  for (;;) {
    const due = await takeDue(deps, now)
    for (const ride of due) await followRide(own, ride, now)
    if (due.length < atOnce) return
  }
}

/** Takes rides that are due, and says by their last look that they are taken: what another process has is left to it. */
function takeDue({ db }: Deps, now: number): Promise<RideRow[]> {
  const isWaitedFor = or(
    isNotNull(rides.stop_asked_at),
    ne(rides.state, 'ordered'),
    lt(rides.pickup_at, new Date(now + near)),
  )
  const due = db
    .select({ id: rides.id })
    .from(rides)
    .where(
      and(
        inArray(rides.state, openRideStates),
        or(
          lte(rides.looked_at, new Date(now - later)),
          and(lte(rides.looked_at, new Date(now - soon)), isWaitedFor),
        ),
      ),
    )
    .orderBy(asc(rides.looked_at))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  return db
    .update(rides)
    .set({ looked_at: new Date(now) })
    .where(inArray(rides.id, due))
    .returning()
}

async function followRide(deps: RideDeps, ride: RideRow, now: number): Promise<void> {
  if (ride.stop_asked_at) return void (await stopRide(deps, ride, 'clock'))
  if (ride.state === 'on_the_way' || (await isWanted(deps, ride)))
    return void (await lookAtRide(deps, ride, 'clock'))
  const [unwanted] = await deps.db
    .update(rides)
    .set({ stop_asked_at: new Date(now), stop_why: 'visit' })
    .where(and(eq(rides.id, ride.id), isNull(rides.stop_asked_at)))
    .returning()
  if (unwanted) await stopRide(deps, unwanted, 'clock')
}

/** Whether its visit stands, about the time of the pick-up, and both people are here. */
async function isWanted({ db }: Deps, ride: RideRow): Promise<boolean> {
  const scene = await sceneOf(db, ride.connection_id, ride.visit_id)
  if (!scene || scene.visit.cancelled) return false
  const span = pickupSpan(visitTimes(scene), ride.direction)
  return span !== null && ride.pickup_at >= span.from && ride.pickup_at <= span.until
}
