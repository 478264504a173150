import { call } from '../client/call.js'
import {
  array,
  boolean,
  enums,
  integer,
  object,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { areaAudiences } from './areas.js'

const whoAndWhere = { zip_code: size(string(), 5, 10), who: enums(areaAudiences.ids) }

/** An area by its ZIP code: how many of what somebody looks for are `nearby`, and whether that is enough (`isAreaServed`). */
export const ServedArea = type({
  zip_code: string(),
  city: string(),
  state: string(),
  who: string(),
  nearby: integer(),
  served: boolean(),
})
export type ServedArea = Infer<typeof ServedArea>
/** Whether there are caregivers, or work, near a ZIP code: before somebody signs up in an app. */
export const getServedArea = call(
  'GET /v1/app/area/',
  { query: object(whoAndWhere), out: ServedArea, extension: true },
  { query: { zip_code: '94601', who: 'family' } },
)

/**
 * Asks for one letter once an area is served. The answer is the same for an address that waits already; it is forgotten with
 * the letter, or after a year.
 */
export const waitForArea = call(
  'POST /v1/app/waiting-list/',
  {
    in: object({ ...whoAndWhere, email: size(string(), 3, 254) }),
    out: type({ waiting: boolean() }),
    extension: true,
    repeatable: true,
  },
  { body: { zip_code: '99950', who: 'family', email: 'ana@example.com' } },
)

/** An area for which people wait: how many, since when, and what is there now. */
export const WaitingArea = type({ ...ServedArea.schema, waiting: integer(), since: string() })
export type WaitingArea = Infer<typeof WaitingArea>
/** For staff: the areas for which people wait, those with most people first. Addresses are not told. */
export const listWaitingAreas = call('GET /v1/staff/waiting-areas/', {
  out: array(WaitingArea),
  extension: true,
})
