import {
  array,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { latitudeField, longitudeField } from '../kit/fields/coordinateFields.js'

/** A place as suggested and searched by. `state` is the two-letter code. */
export const Place = type({
  city: string(),
  state: string(),
  county: string(),
  zip_code: string(),
  latitude: number(),
  longitude: number(),
})
export type Place = Infer<typeof Place>
/** A place that was picked from suggestions, or that a record has. */
export type PickedPlace = Pick<Place, 'city' | 'state' | 'zip_code'> & Partial<Place>

/** Places that match what was typed: a city, 'city, state', a county or a ZIP code. */
export const findLocations = call(
  'POST /v1/geo/locations/',
  {
    in: object({
      location_str: size(string(), 1, 100),
      limit: optional(max(min(integer(), 1), 50)),
      countries: optional(array(string())),
    }),
    out: array(Place),
    reads: true,
  },
  { body: { location_str: 'Oak', limit: 15 } },
)

/** A city, and how many caregivers are there. */
export const CityCount = type({ city: string(), state: string(), county: string(), caregivers: number() })
/** Cities with the most caregivers, of one state or county or of the whole country. */
export const listTopCities = call(
  'POST /v1/geo/cities/top/',
  {
    in: object({
      state: optional(string()),
      county: optional(string()),
      limit: optional(max(min(integer(), 1), 1000)),
    }),
    out: array(CityCount),
    reads: true,
  },
  { body: { state: 'CA' } },
)
export type CityCount = Infer<typeof CityCount>

/** A specialty, and how many caregivers offer it. */
export const SpecialtyCount = type({ id: number(), slug: string(), caregivers: number() })
/** Specialties offered around a place, most frequent first. */
export const listTopSpecialties = call(
  'POST /v1/geo/specialties/',
  {
    in: object({ city: optional(string()), state: optional(string()) }),
    out: array(SpecialtyCount),
    reads: true,
  },
  { body: { city: 'Oakland', state: 'CA' } },
)
export type SpecialtyCount = Infer<typeof SpecialtyCount>

/** One place by its names, or the one nearest to coordinates; `notFound` when there is none, or none near. */
export const findLocation = call(
  'GET /v1/geo/location/',
  {
    query: object({
      city: optional(string()),
      state: optional(string()),
      zip_code: optional(string()),
      latitude: optional(latitudeField),
      longitude: optional(longitudeField),
    }),
    out: Place,
  },
  { query: { zip_code: '94601' } },
)

/** Where the caller's address is; only staff may pass another address. */
export const locateByIp = call('GET /v1/location_from_ip/', {
  query: object({ ip_address: optional(string()) }),
  out: type({ latitude: nullable(number()), longitude: nullable(number()) }),
})
