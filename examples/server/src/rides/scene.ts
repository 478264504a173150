import { dayIn, phoneDigits } from '@homecare/sdk/kit'
import { rideErrors, type RideDraft } from '@homecare/sdk/rides'
import { rideTexts } from '@homecare/sdk/texts'
import { and, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../db/connect.ts'
import type { Rider, Stop, Trip } from '../driving/rideService.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { carePlaces, connections, connectionShifts } from '../tables/hiring.ts'
import { rideApprovals } from '../tables/rides.ts'

const families = alias(users, 'ride_family')
const caregivers = alias(users, 'ride_caregiver')

/** All that a ride to or from a visit goes by. */
export interface RideScene {
  readonly visit: typeof connectionShifts.$inferSelect
  readonly connection: typeof connections.$inferSelect
  readonly approval: typeof rideApprovals.$inferSelect | null
  readonly rider: Rider
  /** Where the caregiver lives, and where the care takes place; null where no street is known. */
  readonly home: Stop | null
  readonly place: Stop | null
  /** Where the caregiver lives, as others may know it. */
  readonly town: string
}

/** A visit of a connection whose two people are here still, with what its rides go by; null for none. */
export async function sceneOf(db: Db | Tx, connectionId: number, visitId: number): Promise<RideScene | null> {
  const [row] = await db
    .select({
      visit: connectionShifts,
      connection: connections,
      approval: rideApprovals,
      family: families,
      caregiver: caregivers,
      place: carePlaces,
    })
    .from(connectionShifts)
    .innerJoin(connections, eq(connections.id, connectionShifts.connection_id))
    .innerJoin(families, and(eq(families.id, connections.family_id), isNull(families.deleted_at)))
    .innerJoin(caregivers, and(eq(caregivers.id, connections.caregiver_id), isNull(caregivers.deleted_at)))
    .leftJoin(carePlaces, eq(carePlaces.id, connections.care_place_id))
    .leftJoin(rideApprovals, eq(rideApprovals.connection_id, connections.id))
    .where(and(eq(connectionShifts.id, visitId), eq(connections.id, connectionId)))
  if (!row) return null
  const { visit, connection, approval, family, caregiver, place } = row
  return {
    ...{ visit, connection, approval },
    rider: { first_name: caregiver.first_name, phone: phoneDigits(caregiver.phone) ?? '' },
    home: stopOf(caregiver),
    place: stopOf(place ?? family),
    town: [caregiver.city, caregiver.state].filter(Boolean).join(', '),
  }
}

type Located = Omit<Stop, 'latitude' | 'longitude'> & {
  readonly latitude: number | null
  readonly longitude: number | null
}

function stopOf({ address, city, state, zip_code, latitude, longitude }: Located): Stop | null {
  if (!address.trim() || latitude === null || longitude === null) return null
  return { address, city, state, zip_code, latitude, longitude }
}

/** The trip of a ride; null where no street is known at one end. */
export function tripOf(
  { home, place }: RideScene,
  direction: RideDraft['direction'],
  pickup_at: Date,
): Trip | null {
  if (!home || !place) return null
  return direction === 'to'
    ? { pickup: home, dropoff: place, pickup_at }
    : { pickup: place, dropoff: home, pickup_at }
}

/** Refuses, in words, a ride that may not be ordered as things are; how much is left of the month is asked apart. */
export function refuseRide(scene: RideScene, draft: RideDraft, now: number): void {
  const { visit, connection, approval, home, place } = scene
  const { hire_stage, end_date, tzid } = connection
  if (hire_stage !== 3) throw refuse.conflict(rideTexts.notHired)
  if (end_date !== null && end_date < dayIn(tzid, visit.start)) throw refuse.conflict(rideTexts.hasEnded)
  if (!approval?.approved_at) throw refuse.conflict(rideTexts.notApproved)
  if (visit.cancelled) throw refuse.conflict(rideTexts.visitCanceled)
  refuseWrong(rideErrors(draft, visitTimes(scene), new Date(now)))
  if (!home) throw refuse.conflict(rideTexts.noHome).because('no_home')
  if (!place) throw refuse.conflict(rideTexts.noPlace)
}

/** The times of a visit as the rules read them. */
export const visitTimes = ({ visit }: Pick<RideScene, 'visit'>) => ({
  start: visit.start.toISOString(),
  end: visit.end.toISOString(),
  cancelled: visit.cancelled,
})
