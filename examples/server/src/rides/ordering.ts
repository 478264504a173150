import { randomUUID } from 'node:crypto'
import {
  cancelRide,
  mayCancelRide,
  orderRide,
  previewRide,
  rideMonth,
  type RideDraft,
} from '@homecare/sdk/rides'
import { dateWords, formatDollars, message, type Locale } from '@homecare/sdk/kit'
import { rideTexts } from '@homecare/sdk/texts'
import { and, eq, notInArray } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import type { Db, Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { RideTurnedDown } from '../driving/rideService.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { refuse } from '../refusals/refuse.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { rides } from '../tables/rides.ts'
import { approvalOf, firstDay, rideFor, usedCents, type RideRow } from './book.ts'
import { placeRide, stopRide, type RideDeps } from './outcomes.ts'
import { rider } from './policies.ts'
import { refuseRide, sceneOf, tripOf, type RideScene } from './scene.ts'

/** Each of these asks the service. */
const limit: Limit = { name: 'rides', hits: 120, seconds: 3600 }

/** The caregiver of a connection orders rides to and from their visits, and cancels them. */
export function answerRideOrders(routes: Routes): void {
  routes.on(
    previewRide,
    rider,
    async ({ deps, db, params, query: draft, now }) => {
      const scene = await orderable(db, params, draft, now)
      const { connection, approval } = scene
      const month = rideMonth(connection.tzid, new Date(draft.pickup_at))
      const used = await usedCents(db, connection.id, month)
      const estimate = await estimateOf(offered(deps), scene, draft)
      return { estimate, left: Math.max(0, approval!.cap_cents - used), month }
    },
    { limit },
  )

  routes.on(
    orderRide,
    rider,
    async ({ deps, db, session: { user }, params, body: draft, now, locale }) => {
      const own = offered(deps)
      const known = await rideThere(db, params.shiftId, draft)
      const held = known ?? (await hold(own, params, draft, now, locale))
      const ride = held.state === 'asked' && !known ? await placeRide(own, held, 'press') : held
      if (ride.state === 'failed') throw refuse.conflict(rideTexts.turnedDown)
      return { ride: rideFor(user, ride), approval: await approvalOf(db, params.id, now, true) }
    },
    // The service is asked between two transactions, and the ride itself counts once.
    { limit, ownsKey: true },
  )

  routes.on(
    cancelRide,
    rider,
    async ({ deps, db, session: { user }, params, now }) => {
      const own = offered(deps)
      const wanted = await toBeCanceled(db, params, now)
      const ride = wanted.stop_asked_at ? await stopRide(own, wanted, 'press') : wanted
      if (ride.state === 'on_the_way' || ride.state === 'done') throw refuse.conflict(rideTexts.hasStarted)
      return { ride: rideFor(user, ride), approval: await approvalOf(db, params.id, now, true) }
    },
    { limit, ownsKey: true },
  )
}

function offered(deps: Deps): RideDeps {
  if (!deps.rides) throw refuse.notSetUp(rideTexts.notOffered)
  return { ...deps, rides: deps.rides }
}

interface VisitParams {
  readonly id: number
  readonly shiftId: number
}

/** What a ride goes by, where it may be ordered as things are; else a refusal. */
async function orderable(
  db: Db | Tx,
  { id, shiftId }: VisitParams,
  draft: RideDraft,
  now: number,
): Promise<RideScene> {
  const scene = await sceneOf(db, id, shiftId)
  if (!scene) throw refuse.notFound()
  refuseRide(scene, draft, now)
  return scene
}

async function estimateOf(deps: RideDeps, scene: RideScene, draft: RideDraft): Promise<number> {
  const trip = tripOf(scene, draft.direction, new Date(draft.pickup_at))!
  try {
    return await deps.rides.estimate(trip)
  } catch (error) {
    deps.log.warn('A ride could not be estimated', { error })
    throw error instanceof RideTurnedDown
      ? refuse.conflict(rideTexts.turnedDown)
      : refuse.notSetUp(rideTexts.unreachable)
  }
}

/** The ride of a visit that way which stands; for another time it is a conflict. */
async function rideThere(
  db: Db | Tx,
  visitId: number,
  { direction, pickup_at }: RideDraft,
): Promise<RideRow | null> {
  const stands = and(
    eq(rides.visit_id, visitId),
    eq(rides.direction, direction),
    notInArray(rides.state, ['canceled', 'failed']),
  )
  const [ride] = await db.select().from(rides).where(stands)
  if (!ride) return null
  if (ride.pickup_at.getTime() !== Date.parse(pickup_at)) throw refuse.conflict(rideTexts.alreadyOrdered)
  return ride
}

/**
 * Writes an order with its estimate held of the month's limit, before the service hears of it. Orders of one connection wait
 * for each other at its row, so that all of them see what the others hold; so do the end of the work and a new limit.
 */
async function hold(
  deps: RideDeps,
  params: VisitParams,
  draft: RideDraft,
  now: number,
  locale: Locale,
): Promise<RideRow> {
  const estimate = await estimateOf(deps, await orderable(deps.db, params, draft, now), draft)
  return deps.db.transaction(async (tx) => {
    await tx
      .select({ id: connections.id })
      .from(connections)
      .where(eq(connections.id, params.id))
      .for('update')
    // Nobody moves or cancels the visit meanwhile.
    const visit = eq(connectionShifts.id, params.shiftId)
    await tx.select({ id: connectionShifts.id }).from(connectionShifts).where(visit).for('share')
    const there = await rideThere(tx, params.shiftId, draft)
    if (there) return there
    const { connection, approval, town } = await orderable(tx, params, draft, now)
    const pickup_at = new Date(draft.pickup_at)
    const month = rideMonth(connection.tzid, pickup_at)
    const left = approval!.cap_cents - (await usedCents(tx, connection.id, month))
    if (estimate > left)
      throw refuse.conflict(
        message(rideTexts.overCap, {
          cost: formatDollars(estimate),
          left: formatDollars(Math.max(0, left)),
          month: dateWords(firstDay(month), 'month', locale),
        }),
      )
    const [ride] = await tx
      .insert(rides)
      .values({
        ...{ connection_id: connection.id, visit_id: params.shiftId, direction: draft.direction },
        ...{ order_key: randomUUID(), state: 'asked', town, pickup_at, month: firstDay(month) },
        ...{ estimate_cents: estimate, ordered_at: new Date(now), looked_at: new Date(now) },
      })
      .returning()
    return ride!
  })
}

/** A ride that its rider wants canceled, as it is written down for the service to hear of; one that is over stays as it is. */
async function toBeCanceled(
  db: Db,
  { id, rideId }: { readonly id: number; readonly rideId: number },
  now: number,
): Promise<RideRow> {
  return db.transaction(async (tx) => {
    const own = and(eq(rides.id, rideId), eq(rides.connection_id, id))
    const [ride] = await tx.select().from(rides).where(own).for('update')
    if (!ride) throw refuse.notFound()
    if (!mayCancelRide({ state: ride.state, canceling: false })) return ride
    const [wanted] = await tx
      .update(rides)
      .set({ stop_asked_at: ride.stop_asked_at ?? new Date(now), stop_why: 'rider' })
      .where(own)
      .returning()
    return wanted!
  })
}
