import { call } from '../client/call.js'
import {
  array,
  integer,
  max,
  min,
  nullable,
  object,
  optional,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { CaregiverQuery } from './calls.js'
import { highestAreaLevel } from './mapAreas.js'

/** A function, since what is taken apart on its own would come into every bundle. */
function searched() {
  const { area: _, limit: __, offset: ___, ...asked } = CaregiverQuery.schema
  return asked
}

/** A search as `searchCaregivers` takes it, without its page and without the area that narrows its list. */
export const AreaQuery = object({
  ...searched(),
  /** Of the areas, 0 to 8 (`areaLevel`). */
  level: optional(max(min(integer(), 0), highestAreaLevel)),
})
export type AreaQuery = Infer<typeof AreaQuery>

/** An area (`readArea`), how many of those whom a search finds live in it, and the least that one of them asks for an hour. */
export const FoundArea = type({
  area: string(),
  caregivers: integer(),
  /** Cents an hour; null for a family that is told no rates. */
  rate_low: nullable(integer()),
  /** The town in its middle. */
  city: string(),
  state: string(),
  zip: string(),
})
export type FoundArea = Infer<typeof FoundArea>

/**
 * Where those live whom a search finds, by areas, most people first: those who fulfil all that was asked or, where nobody does,
 * those who fulfil it in part. The areas are of `level`, which is higher than what was asked for where they would be more than
 * `mostAreas`. `bounds` are where the search looks (`readBox`), null for a whole state, county or country. `tiles` is the
 * address of the ground's tiles, `{z}`, `{x}` and `{y}` to be filled in, and `credit` names whose they are.
 */
export const FoundAreas = type({
  level: integer(),
  bounds: nullable(string()),
  areas: array(FoundArea),
  tiles: string(),
  credit: string(),
})
export type FoundAreas = Infer<typeof FoundAreas>

/** How many of those whom a search finds live in which area of a map: never where in it. */
export const countAreas = call(
  'GET /v1/caregivers/areas/',
  { query: AreaQuery, out: FoundAreas, extension: true },
  { query: { city: 'Oakland', state: 'CA', level: 1 } },
)
