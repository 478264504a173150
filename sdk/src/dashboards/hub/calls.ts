import { array, nullable, optional, string, type, type Infer } from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import { Agreement } from '../../documents/agreementCalls.js'
import { Connection, Visit } from '../../hiring/connectionCalls.js'
import { Fingerprinting } from '../../hiring/fingerprinting/calls.js'
import { Offer } from '../../hiring/offers/calls.js'
import { VisitSeries } from '../../hiring/seriesCalls.js'
import { WageRate } from '../../hiring/wages/wageRateCalls.js'
import { FamilyReviewing } from '../../reviews/calls.js'
import { RideBook } from '../../rides/calls.js'

/**
 * All that the page of a connection shows, as the reader may know it. Null is what does not stand on it: `phone` of whoever is
 * hired, for the family alone; the `agreement` before anything is offered, and for a partner's family; the latest `offer` once the
 * two have hired; the `rates` before that, and where an agency or a partner pays; what is `planned`, the visits that go on or lie
 * ahead and the weekly ones, where an agency plans, a partner is asked, or nobody works; the `rides`, the latest five, and where
 * `fingerprinting` stands, where an agency or a partner sees to either, and before it can be spoken of.
 * `reviewing` is what the family wrote about whom it has hired; null for the caregiver.
 */
export const ConnectionHub = type({
  connection: Connection,
  phone: nullable(string()),
  agreement: nullable(Agreement),
  offer: nullable(Offer),
  rates: nullable(array(WageRate)),
  planned: nullable(type({ visits: array(Visit), series: array(VisitSeries) })),
  rides: nullable(RideBook),
  fingerprinting: nullable(Fingerprinting),
  reviewing: optional(nullable(FamilyReviewing)),
})
export type ConnectionHub = Infer<typeof ConnectionHub>

/** All of a connection's page at once (`manage-connection/{connectionId}`). A caregiver who reads an offer by it has seen it. */
export const getConnectionHub = call(
  'GET /v1/connections/:id/hub/',
  { out: ConnectionHub, extension: true },
  { id: 81 },
)
