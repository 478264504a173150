import {
  array,
  boolean,
  enums,
  nullable,
  object,
  optional,
  size,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import { dayField } from '../../kit/fields/fields.js'
import { endReasons } from '../../vocabulary/hiring/endReasons.js'
import { Connection, Visit } from '../connectionCalls.js'

/**
 * What the end of a contract brings with it: the visits after the last day, which are canceled by it, and whether somebody
 * is on the clock now. `earliest` is the first day that can be the last one, `today` where the care is given.
 */
export const EndPreview = type({
  earliest: string(),
  visits: array(Visit),
  on_clock: boolean(),
  end_date: nullable(string()),
})
export type EndPreview = Infer<typeof EndPreview>

/** What ending a contract after a last day would bring with it. */
export const previewEnd = call(
  'GET /v1/connections/:id/terminate/',
  { query: object({ last_day: dayField }), out: EndPreview, extension: true },
  { id: 81, query: { last_day: '2026-12-31' } },
)

/**
 * Ends the contract after a last day, today or later at the place of care, with a reason that the other side reads and a note
 * that our staff alone reads. Visits after that day are canceled; hours that were worked stay payable. Ended once, an earlier
 * last day may still be set; a later one is a new offer.
 */
export const terminateConnection = call(
  'POST /v1/connections/:id/terminate/',
  {
    in: object({
      last_day: dayField,
      reason: enums(endReasons.ids),
      note: optional(size(string(), 0, 1000)),
    }),
    out: Connection,
    extension: true,
    repeatable: true,
  },
  { id: 81, body: { last_day: '2026-12-31', reason: 'moved' } },
)

/** Takes the end of a contract back before its last day is over. Visits that it canceled are not planned again by it, nor does the
 * weekly schedule go on beyond that day. */
export const resumeConnection = call(
  'DELETE /v1/connections/:id/terminate/',
  { out: Connection, extension: true, repeatable: true },
  { id: 81 },
)
