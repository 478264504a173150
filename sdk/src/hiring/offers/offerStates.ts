import { partsOf, textOf } from '../../kit/shape.js'
import type { HireStageId } from '../../vocabulary/hiring/catalogue.js'
import type { OfferState } from '../../vocabulary/hiring/offers.js'

/** Who does something with an offer: one of the two it is between, or the server by its clock. */
export type OfferActor = 'family' | 'caregiver' | 'server'
export type OfferEvent = 'accept' | 'decline' | 'withdraw' | 'revise' | 'lapse'

/** What an event makes of an offer, and of the connection that it is about. */
interface OfferTransition {
  readonly event: OfferEvent
  readonly from: OfferState
  readonly to: OfferState
  readonly who: OfferActor
  /** The hire stage of the connection afterwards. */
  readonly stage: HireStageId
}

/** Everything that can happen to an offer that was sent. What is not in the table cannot. */
export const offerTransitions: readonly OfferTransition[] = [
  { event: 'accept', from: 'sent', to: 'accepted', who: 'caregiver', stage: 3 },
  { event: 'decline', from: 'sent', to: 'declined', who: 'caregiver', stage: 1 },
  { event: 'withdraw', from: 'sent', to: 'withdrawn', who: 'family', stage: 1 },
  { event: 'revise', from: 'sent', to: 'replaced', who: 'family', stage: 2 },
  { event: 'lapse', from: 'sent', to: 'lapsed', who: 'server', stage: 1 },
]

/** The transition of an event from a state, or null where there is none. */
export function offerTransition(state: OfferState, event: OfferEvent): OfferTransition | null {
  return offerTransitions.find((row) => row.from === state && row.event === event) ?? null
}

/** What somebody can do with an offer in a state. */
export function offerDeeds(state: OfferState, who: OfferActor): OfferEvent[] {
  return offerTransitions.filter((row) => row.from === state && row.who === who).map(({ event }) => event)
}

/** Whether an offer waits for its caregiver at an instant: it was sent, and has not lapsed. */
export function awaitsCaregiver(
  offer: { readonly state: OfferState; readonly expires_at: string } | null | undefined,
  now: Date,
): boolean {
  const { state, expires_at } = partsOf(offer ?? null)
  return state === 'sent' && Date.parse(textOf(expires_at)) > now.getTime()
}
