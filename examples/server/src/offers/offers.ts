import type { Offer, OfferState } from '@homecare/sdk/hiring'
import { and, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import type { SessionUser } from '../people/session.ts'
import { unseal } from '../secrets/secret.ts'
import { carePlaces, connections, hireOffers } from '../tables/hiring.ts'

type OfferRow = typeof hireOffers.$inferSelect
export type PlaceRow = typeof carePlaces.$inferSelect
export interface PlacedOffer {
  readonly offer: OfferRow
  readonly place: PlaceRow
}

/** What the words of how to get in are sealed for. */
export const accessPurpose = 'care place access'

/** The latest offer of a connection with its place; locked, so that two answers come one after the other. */
export async function latestOffer(
  db: Db | Tx,
  connectionId: number,
  lock = false,
): Promise<PlacedOffer | null> {
  const query = db
    .select({ offer: hireOffers, place: carePlaces })
    .from(hireOffers)
    .innerJoin(carePlaces, eq(carePlaces.id, hireOffers.care_place_id))
    .where(eq(hireOffers.connection_id, connectionId))
    .orderBy(desc(hireOffers.version))
    .limit(1)
  const [found] = await (lock ? query.for('update', { of: hireOffers }) : query)
  return found ?? null
}

/** The latest offer of a family to a caregiver, with its place. */
export async function latestOfferBetween(
  db: Db,
  familyId: number,
  caregiverId: number,
): Promise<PlacedOffer | null> {
  const [found] = await db
    .select({ offer: hireOffers, place: carePlaces })
    .from(hireOffers)
    .innerJoin(carePlaces, eq(carePlaces.id, hireOffers.care_place_id))
    .innerJoin(connections, eq(connections.id, hireOffers.connection_id))
    .where(and(eq(connections.family_id, familyId), eq(connections.caregiver_id, caregiverId)))
    .orderBy(desc(hireOffers.id))
    .limit(1)
  return found ?? null
}

/**
 * An offer as one of its sides may know it. The family reads all that it wrote; the caregiver is told the town, and neither
 * the street nor how to reach the family.
 */
export function offerFor(
  secret: string,
  reader: Pick<SessionUser, 'role'>,
  { offer, place }: PlacedOffer,
): Offer {
  const isFamily = reader.role === 'family'
  const { terms } = offer
  const own = <T>(value: T): T | null => (isFamily ? value : null)
  return {
    id: offer.id,
    connection_id: offer.connection_id,
    version: offer.version,
    state: offer.state,
    terms: {
      ...terms,
      schedule: [...terms.schedule],
      contact_types: [...terms.contact_types],
      employer_name: own(terms.employer_name),
      phone: own(terms.phone),
      email: own(terms.email),
      address: own(place.address),
      address2: own(place.address2),
      zip_code: own(place.zip_code),
      access_note: own(place.access_note === '' ? '' : unseal(secret, accessPurpose, place.access_note)),
      city: place.city,
      state: place.state,
    },
    time_zone: place.time_zone,
    sent_at: offer.sent_at.toISOString(),
    seen_at: offer.seen_at?.toISOString() ?? null,
    answered_at: offer.answered_at?.toISOString() ?? null,
    expires_at: offer.expires_at.toISOString(),
    reason: offer.reason,
    answer_note: offer.answer_note,
  }
}

/** Ends the waiting of an offer. */
export async function settleOffer(
  tx: Tx,
  offer: OfferRow,
  state: Exclude<OfferState, 'sent'>,
  now: number,
  answer: { readonly reason?: string; readonly answer_note?: string } = {},
): Promise<OfferRow> {
  const [row] = await tx
    .update(hireOffers)
    .set({ state, answered_at: new Date(now), ...answer })
    .where(eq(hireOffers.id, offer.id))
    .returning()
  return row!
}
