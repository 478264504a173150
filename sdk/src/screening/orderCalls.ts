import {
  array,
  boolean,
  enums,
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
import { lineField } from '../kit/fields/fields.js'
import { noteMaxLength } from '../kit/fields/note.js'
import { BackgroundReport, SavedPerson } from './calls.js'

/** A check that was sent, for the staff: where it stands, whose it is, an instant, and the day of its result. */
export const BackgroundOrder = type({
  caregiver_id: number(),
  name: string(),
  status: string(),
  signed_at: nullable(string()),
  completed_on: nullable(string()),
})
export type BackgroundOrder = Infer<typeof BackgroundOrder>

/** Which of the checks: `open` those that wait for their result, the oldest first; `done` the others, the newest first. */
export const orderLists = ['open', 'done'] as const
export type OrderList = (typeof orderLists)[number]
/** The checks that were sent: for the staff. */
export const listBackgroundOrders = call(
  'GET /v1/bgo/orders/',
  {
    query: object({ show: optional(enums(orderLists)) }),
    out: array(BackgroundOrder),
    extension: true,
  },
  { query: { show: 'open' } },
)

/** Whom the staff are to check, and the name that was signed with; no number. */
export const BackgroundOrderDetail = type({
  ...BackgroundOrder.schema,
  person: nullable(SavedPerson),
  /** Whether the person's address is the one of their profile, and a provider of addresses knows it. */
  address_verified: boolean(),
  signature: nullable(string()),
  note: nullable(string()),
})
export type BackgroundOrderDetail = Infer<typeof BackgroundOrderDetail>
/** One check that was sent: for the staff. */
export const getBackgroundOrder = call(
  'GET /v1/caregivers/:id/bgo/order/',
  {
    out: BackgroundOrderDetail,
    extension: true,
  },
  { id: 51 },
)
/**
 * The Social Security number of whom the staff check: while the check waits for its result, and no longer. Each look is
 * put on record, so it is a change, and never part of a page.
 */
export const revealBackgroundNumber = call(
  'POST /v1/caregivers/:id/bgo/order/number/',
  {
    out: type({ ssn: string() }),
    extension: true,
  },
  { id: 51 },
)

/** Says that a check is being made. A `conflict` where it is no longer waiting. */
export const beginBackgroundCheck = call(
  'POST /v1/caregivers/:id/bgo/begin/',
  {
    out: BackgroundOrderDetail,
    extension: true,
    repeatable: true,
  },
  { id: 51 },
)
/** Gives a check back to be corrected and signed again; the number is erased. A `conflict` where it has its result. */
export const returnBackgroundCheck = call(
  'POST /v1/caregivers/:id/bgo/return/',
  {
    in: object({ note: size(string(), 1, noteMaxLength) }),
    out: BackgroundOrderDetail,
    extension: true,
    repeatable: true,
  },
  { id: 51, body: { note: 'Which is your street?' } },
)
/** Records what the check found, once; the number is erased with it. */
export const recordBackgroundResult = call(
  'POST /v1/caregivers/:id/bgo/result/',
  {
    in: object({
      passed: boolean(),
      sections: size(
        array(object({ title: lineField, result: lineField, details: size(array(lineField), 0, 50) })),
        1,
        50,
      ),
    }),
    out: BackgroundOrderDetail,
    extension: true,
    repeatable: true,
  },
  {
    id: 51,
    body: { passed: true, sections: [{ title: 'County records', result: 'Clear', details: [] }] },
  },
)
/** A caregiver's report, once the check is complete: for the staff. */
export const getCaregiverReport = call(
  'GET /v1/caregivers/:id/bgo/report/',
  {
    out: BackgroundReport,
    extension: true,
  },
  { id: 51 },
)
