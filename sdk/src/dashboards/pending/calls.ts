import { staffQueues } from '../../account/staff/staffHomeCalls.js'
import { call } from '../../client/call.js'
import { array, enums, integer, number, string, type, type Infer } from '../../kit/structs/struct.js'
import { Alert } from '../../vocabulary/families/entities.js'

/**
 * Something of one's own that our staff look at: how many of the kind, since when the first of them waits (an instant), and how
 * many of other people came before it.
 */
export const PendingReview = type({
  queue: enums(staffQueues.ids),
  count: integer(),
  since: string(),
  ahead: integer(),
})
export type PendingReview = Infer<typeof PendingReview>

/** An offer of the family's own that waits for its caregiver: sent at an instant, to be answered by a day. */
export const PendingOffer = type({
  connection_id: number(),
  name: string(),
  since: string(),
  until: string(),
})
export type PendingOffer = Infer<typeof PendingOffer>

/**
 * What of somebody's is waiting: at our staff, longest first; given back by them, by kind; at a caregiver. `todo` is what the
 * person can do meanwhile, as homes point it out.
 */
export const OwnPending = type({
  reviews: array(PendingReview),
  returned: array(enums(staffQueues.ids)),
  offers: array(PendingOffer),
  todo: array(Alert),
})
export type OwnPending = Infer<typeof OwnPending>

/** What waits of whoever is signed in, where others have to act: at our staff, or at a caregiver. */
export const getOwnPending = call('GET /v1/pending/', { out: OwnPending, extension: true })
