import type { Client } from '../client/client.js'
import { isApiError } from '../kit/error.js'
import { locationSource, type Device } from '../native/device.js'
import { roundCoordinate } from './address.js'
import { locateByIp, type Place } from './calls.js'
import type { LocationSourceId } from '../vocabulary/places/catalogue.js'
import { findPlaceNear } from './nearCalls.js'
import type { PositionAnswer, PositionFailure } from './position.js'

/** Where somebody is: by their device, or where that fails about where their connection comes from. */
export interface NearMe {
  /** Null where no known place is near, or the connection's is not known. */
  readonly place: Place | null
  /** Why the device did not say it: the place is then the connection's, and approximate. Null where the device did. */
  readonly failure: PositionFailure | null
}

/** A kilometre is enough to find a city: no more of a position leaves the device. */
const askedDecimals = 2

/**
 * Finds the place where somebody is. `whereAmI` asks their device, as `askPosition` does; with each position goes how
 * it was found, as `location_source`. Rejects where the device answered and its place could not be asked for.
 */
export async function findNearMe(
  care: Client,
  whereAmI: () => Promise<PositionAnswer>,
  device: Device | null,
): Promise<NearMe> {
  const answer = await whereAmI()
  return answer.status === 'success'
    ? { place: await placeNear(care, answer.position, locationSource(device)), failure: null }
    : { place: await connectionPlace(care).catch(noneOf()), failure: answer.reason }
}

async function connectionPlace(care: Client): Promise<Place | null> {
  const { latitude, longitude } = await care.call(locateByIp)
  return latitude === null || longitude === null
    ? null
    : placeNear(care, { latitude, longitude }, locationSource(null, true))
}

function placeNear(
  care: Client,
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  location_source: LocationSourceId,
): Promise<Place | null> {
  const body = {
    latitude: roundCoordinate(latitude, askedDecimals) ?? 0,
    longitude: roundCoordinate(longitude, askedDecimals) ?? 0,
    location_source,
  }
  return care.call(findPlaceNear, { body }).catch(noneOf('notFound'))
}

/** Null in the place of a failure: of this kind, or of any. What is no failure of a call is thrown on. */
const noneOf = (kind?: string) => (error: unknown) => {
  if (isApiError(error) && (kind === undefined || error.kind === kind)) return null
  throw error
}
