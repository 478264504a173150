import {
  awaitsCaregiver,
  acceptOffer,
  declineOffer,
  getOffer,
  getOfferWith,
  offerTransition,
  paidDayHours,
  withdrawOffer,
  type Offer,
  type OfferEvent,
} from '@homecare/sdk/hiring'
import { eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { joinPlanOnHire } from '../careplans/begin.ts'
import { inViews, memberOf, only } from '../calls/policy.ts'
import { caregiverRoles } from '../caregivers/policies.ts'
import type { Db, Tx } from '../db/connect.ts'
import { signAgreement } from '../documents/agreements.ts'
import { bothSides, sidesOf } from '../hiring/policies.ts'
import { beginRates } from '../hiring/beginRates.ts'
import { beginSeries } from '../hiring/series.ts'
import { Refusal, refuse } from '../refusals/refuse.ts'
import { connections, hireOffers } from '../tables/hiring.ts'
import type { SessionUser } from '../people/session.ts'
import { tellOfOffer } from './letters.ts'
import { latestOffer, latestOfferBetween, offerFor, settleOffer, type PlacedOffer } from './offers.ts'
import { offerServerTexts as words } from './texts.ts'

const itsCaregiver = memberOf('connection', sidesOf, caregiverRoles)
const itsFamily = inViews(memberOf('connection', sidesOf, ['family']), 'family-dashboard', '/hire-b2b')

/** Who reads the offer of a connection. */
export const offerReaders = inViews(bothSides, 'family-dashboard', '/hire-b2b')

/** What the two sides do with an offer: read it, accept it by signing, decline it, take it back. */
export function answerOffers(routes: Routes): void {
  routes.on(getOffer, offerReaders, ({ db, deps, session: { user }, params, now }) =>
    readOffer(db, deps.config.secret!, user, params.id, now),
  )

  routes.on(getOfferWith, only('family', ...caregiverRoles), async ({ db, deps, session, params }) => {
    const { user } = session
    const [familyId, caregiverId] = user.role === 'family' ? [user.id, params.id] : [params.id, user.id]
    const last = await latestOfferBetween(db, familyId, caregiverId)
    return last && offerFor(deps.config.secret!, user, last)
  })

  routes.on(acceptOffer, itsCaregiver, async (attempt) => {
    const { db, deps, session, params, body, readsIn, now } = attempt
    const { user } = session
    return db.transaction(async (tx) => {
      const found = await waitingOffer(tx, deps.config.secret!, user, params.id, body.version, 'accept', now)
      if (found.offer.state === 'accepted') return offerFor(deps.config.secret!, user, found)
      const signed = { version: body.agreement_version, consents: true, full_name: body.full_name }
      await signAgreement(tx, params.id, user, signed, readsIn, now)
      const offer = await settleOffer(tx, found.offer, 'accepted', now)
      const { terms } = offer
      const [hired] = await tx
        .update(connections)
        .set({
          hire_stage: 3,
          start_date: terms.start_date,
          end_date: terms.end_date,
          job_id: terms.job_id ?? undefined,
          care_place_id: offer.care_place_id,
          tzid: found.place.time_zone,
          provider_hourly_rate: terms.hourly_rate ?? 0,
          provider_daily_rate: terms.daily_rate,
        })
        .where(eq(connections.id, params.id))
        .returning({ family: connections.family_id })
      const { family } = hired!
      // Where a partner pays, no wage was agreed.
      if (terms.hourly_rate !== null || terms.daily_rate !== null)
        await beginRates(tx, {
          ...{ connectionId: params.id, from: terms.start_date, by: family, now },
          ...{ hourlyCents: terms.hourly_rate, dailyCents: terms.daily_rate },
          dayHours: paidDayHours(terms),
        })
      await joinPlanOnHire(tx, deps, params.id, now)
      if (terms.schedule.length > 0)
        await beginSeries(tx, {
          ...{ connectionId: params.id, schedule: terms.schedule, now, says: words.booked },
          ...{ from: terms.start_date, until: terms.end_date },
        })
      await tellOfOffer(deps, tx, { ...found, offer }, 'accepted')
      return offerFor(deps.config.secret!, user, { ...found, offer })
    })
  })

  routes.on(declineOffer, itsCaregiver, ({ db, deps, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const { reason, note = '', version } = body
      const found = await waitingOffer(tx, deps.config.secret!, user, params.id, version, 'decline', now)
      if (found.offer.state === 'declined') return offerFor(deps.config.secret!, user, found)
      const answer = { reason, answer_note: note.trim() }
      const offer = await settleOffer(tx, found.offer, 'declined', now, answer)
      await backToContact(tx, params.id)
      await tellOfOffer(deps, tx, { ...found, offer }, 'declined')
      return offerFor(deps.config.secret!, user, { ...found, offer })
    }),
  )

  routes.on(withdrawOffer, itsFamily, ({ db, deps, session: { user }, params, body, now }) =>
    db.transaction(async (tx) => {
      const { version } = body
      const found = await waitingOffer(tx, deps.config.secret!, user, params.id, version, 'withdraw', now)
      if (found.offer.state === 'withdrawn') return offerFor(deps.config.secret!, user, found)
      const offer = await settleOffer(tx, found.offer, 'withdrawn', now)
      await backToContact(tx, params.id)
      await tellOfOffer(deps, tx, { ...found, offer }, 'withdrawn')
      return offerFor(deps.config.secret!, user, { ...found, offer })
    }),
  )
}

/** Without an offer the two are in touch again, and no more. */
export async function backToContact(tx: Tx, connectionId: number): Promise<void> {
  await tx.update(connections).set({ hire_stage: 1 }).where(eq(connections.id, connectionId))
}

/**
 * The offer of a version, locked, where it waits, or where this very event has come of it already: pressed twice is once.
 * Anything else is a conflict with the offer as it is now.
 */
async function waitingOffer(
  tx: Tx,
  secret: string,
  user: SessionUser,
  connectionId: number,
  version: number,
  event: OfferEvent,
  now: number,
): Promise<PlacedOffer> {
  const found = await latestOffer(tx, connectionId, true)
  if (!found) throw refuse.notFound()
  const offer = offerFor(secret, user, found)
  if (offer.version !== version) throw new Refusal(409, words.changed, { current: offer })
  const to = offerTransition('sent', event)?.to
  if (offer.state === to) return found
  if (!awaitsCaregiver(offer, new Date(now))) throw new Refusal(409, words.notWaiting, { current: offer })
  return found
}

/** The latest offer of a connection as one of its sides may know it, who has seen it by that; null where there is none. */
export async function readOffer(
  db: Db,
  secret: string,
  user: SessionUser,
  connectionId: number,
  now: number,
): Promise<Offer | null> {
  const last = await latestOffer(db, connectionId)
  return last && offerFor(secret, user, await seenBy(db, user, last, now))
}

/** Whoever it was sent to has seen it when they first read it. */
async function seenBy(db: Db, user: SessionUser, found: PlacedOffer, now: number): Promise<PlacedOffer> {
  if (user.role === 'family' || found.offer.seen_at !== null || found.offer.state !== 'sent') return found
  const [offer] = await db
    .update(hireOffers)
    .set({ seen_at: new Date(now) })
    .where(eq(hireOffers.id, found.offer.id))
    .returning()
  return { ...found, offer: offer! }
}
