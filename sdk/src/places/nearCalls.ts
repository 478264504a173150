import {
  array,
  boolean,
  enums,
  number,
  object,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { latitudeField, longitudeField } from '../kit/fields/coordinateFields.js'
import { Place } from './calls.js'
import { locationSources } from '../vocabulary/places/catalogue.js'

/**
 * The place nearest to a position; `notFound` when none is near. `location_source` says how the position was found, an
 * id of `locationSources`. A position is nobody else's: it goes in the body, not in an address.
 */
export const findPlaceNear = call(
  'POST /v1/geo/near/',
  {
    in: object({
      latitude: latitudeField,
      longitude: longitudeField,
      location_source: enums(locationSources.ids),
    }),
    out: Place,
    reads: true,
    extension: true,
  },
  { body: { latitude: 37.8, longitude: -122.27, location_source: 6 } },
)

/** A street with its number, and where it is: 'Calle Luna 105' in Puerto Rico, '88 Grand Ave' elsewhere. */
export const StreetAddress = type({
  address: string(),
  city: string(),
  state: string(),
  zip_code: string(),
  latitude: number(),
  longitude: number(),
})
export type StreetAddress = Infer<typeof StreetAddress>

/**
 * Addresses that match what was typed, at most five. `provided` is false where the server has no provider of addresses,
 * or it does not answer: streets are then typed, and not verified.
 */
export const findAddresses = call(
  'POST /v1/geo/addresses/',
  {
    in: object({ address_str: size(string(), 1, 200) }),
    out: type({ provided: boolean(), addresses: array(StreetAddress) }),
    reads: true,
    extension: true,
  },
  { body: { address_str: '88 Grand' } },
)
