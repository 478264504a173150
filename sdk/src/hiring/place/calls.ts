import {
  array,
  boolean,
  integer,
  literal,
  nullable,
  object,
  optional,
  size,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import { lineField, versionField } from '../../kit/fields/fields.js'
import type { Editable } from '../../kit/state/recordVersion.js'
import { Connection } from '../connectionCalls.js'
import { hireLimits } from '../offers/limits.js'

/** Where the care is given, as its family alone reads it; `access_note` says how to get in. With the IANA zone. */
export const CarePlace = type({
  address: string(),
  address2: string(),
  city: string(),
  state: string(),
  zip_code: string(),
  access_note: string(),
  time_zone: string(),
})
export type CarePlace = Infer<typeof CarePlace>

/** Another place of care, or another way in. `address_as_typed` takes a street that no provider of addresses knows. */
export const CarePlaceChange = object({
  address: lineField,
  address2: optional(size(string(), 0, hireLimits.address2)),
  address_as_typed: optional(boolean()),
  city: lineField,
  state: lineField,
  zip_code: lineField,
  access_note: optional(size(string(), 0, hireLimits.accessNote)),
  version: versionField,
})
export type CarePlaceChange = Infer<typeof CarePlaceChange>

/** What of a place a change is about: all of it, so that two tabs never mix two places. */
export const carePlaceRecord: Editable<CarePlace, CarePlaceChange> = {
  shape: CarePlace,
  parts: () => ['address', 'address2', 'city', 'state', 'zip_code', 'access_note'],
}

/**
 * What a change of place brings with it. Planned visits keep their time of day there: `moves` counts them by the minutes by
 * which they move, earlier is less than zero. `kept` are those that would then have begun already: they stay as planned.
 */
export const CarePlaceMoved = type({
  place: CarePlace,
  moves: array(type({ minutes: integer(), visits: integer() })),
  kept: integer(),
  /** As it is then; null where nothing was changed yet. */
  connection: nullable(Connection),
})
export type CarePlaceMoved = Infer<typeof CarePlaceMoved>

/** The place of care of a connection, for its family; null until somebody is hired. */
export const getCarePlace = call(
  'GET /v1/connections/:id/place/',
  { out: nullable(CarePlace), extension: true },
  { id: 81 },
)

/**
 * Changes the place of care from now on; with `dry` nothing is changed, and the answer says what would be. Refused beside
 * the city where the minimum wage there is more than what is paid. A `conflict` while an offer waits, while somebody is clocked in,
 * where the caregiver is expected elsewhere at the new time of a visit, and once the contract has ended.
 */
export const updateCarePlace = call(
  'PUT /v1/connections/:id/place/',
  {
    query: object({ dry: optional(literal(1)) }),
    in: CarePlaceChange,
    out: CarePlaceMoved,
    extension: true,
    repeatable: true,
  },
  {
    id: 81,
    query: { dry: 1 },
    body: { address: '12 Congress Ave', city: 'Austin', state: 'TX', zip_code: '78701' },
  },
)
