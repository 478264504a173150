import {
  hireCaregiver,
  hoursAWeek,
  offerDays,
  offerWageErrors,
  termErrors,
  type HireTerms,
} from '@homecare/sdk/hiring'
import { checkName, dayIn, isEmail, phoneDigits, versionOf, dayMs } from '@homecare/sdk/kit'
import { emailFieldTexts, phoneFieldTexts } from '@homecare/sdk/texts'
import { and, eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { isPaidByPartner, payingPartner, withinBenefit } from '../benefits/within.ts'
import { inViews, only } from '../calls/policy.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { lockUser } from '../people/lockUser.ts'
import type { SessionUser } from '../people/session.ts'
import { Refusal, refuse, refuseWrong } from '../refusals/refuse.ts'
import { carePlaces, connections, hireOffers, type KeptTerms } from '../tables/hiring.ts'
import { jobs } from '../tables/jobs.ts'
import { forgetHireDraft } from './drafts.ts'
import { connectionWith, whyNotHire } from './eligibility.ts'
import { tellOfOffer } from './letters.ts'
import { latestOffer, offerFor, settleOffer, type PlacedOffer } from './offers.ts'
import { carePlaceOf } from './place.ts'
import { offerServerTexts as words } from './texts.ts'

/** Offers of work: a family sends one, or sends another in the place of one that waits. */
export function answerHire(routes: Routes): void {
  const family = inViews(only('family'), '/hire-b2b')
  routes.on(hireCaregiver, family, async ({ deps, db, session: { user }, params, body: asked, now }) => {
    const paidByPartner = isPaidByPartner(user)
    // Where a partner pays no wage is agreed, whatever is sent.
    const body = paidByPartner ? { ...asked, hourly_rate: null, daily_rate: null } : asked
    const place = await carePlaceOf(deps, body)
    refuseWrong(wrongTerms(body, place, { today: dayIn(place.time_zone, new Date(now)), paidByPartner }))
    return db.transaction(async (tx) => {
      // Ten presses wait for each other here, and so do two tabs.
      await lockUser(tx, user.id)
      const step: Step = { tx, deps, family: user, caregiverId: params.id, now }
      const why = await whyNotHire(tx, user, params.id, now)
      if (why) throw refuse.conflict(why)
      await refuseOthersJob(step, body.job_id ?? null)
      const sent = await sendOnce(step, keptTerms(body, await payingPartner(tx, user)), body, place)
      await forgetHireDraft(tx, user.id, params.id)
      return {
        connection_id: sent.offer.connection_id,
        hire_stage: 2,
        offer: offerFor(deps.config.secret!, user, sent),
      }
    })
  })
}

interface Step {
  readonly tx: Tx
  readonly deps: Deps
  readonly family: SessionUser
  readonly caregiverId: number
  readonly now: number
}
type NewPlace = Awaited<ReturnType<typeof carePlaceOf>>

/** What is wrong with the terms of an offer, by field, on a day at the place of care, by whose law its wage is judged. */
function wrongTerms(terms: HireTerms, place: NewPlace, rules: Parameters<typeof termErrors>[1]) {
  return {
    ...offerWageErrors(terms, place),
    ...termErrors(terms, rules),
    recipient_name: checkName(terms.recipient_name) ?? undefined,
    employer_name: checkName(terms.employer_name) ?? undefined,
    phone: phoneDigits(terms.phone) === null ? phoneFieldTexts.invalid : undefined,
    email: isEmail(terms.email) ? undefined : emailFieldTexts.invalid,
  }
}

async function refuseOthersJob({ tx, family }: Step, jobId: number | null): Promise<void> {
  if (jobId === null) return
  const own = and(eq(jobs.id, jobId), eq(jobs.family_id, family.id), eq(jobs.status, 'open'))
  const [job] = await tx.select({ id: jobs.id }).from(jobs).where(own)
  if (!job) throw refuse.invalid({ job_id: [words.notYourJob] })
}

/** Sends an offer, unless the very same one waits already; one that waits is replaced only by whoever has seen it. */
async function sendOnce(
  step: Step,
  kept: KeptTerms,
  terms: Pick<HireTerms, 'job_id' | 'revises'>,
  place: NewPlace,
): Promise<PlacedOffer> {
  const { tx, deps, family, now } = step
  const connection = await connectionFor(step, terms.job_id ?? null, place.time_zone)
  const last = await latestOffer(tx, connection, true)
  const waiting = last?.offer.state === 'sent' ? last : null
  if (waiting && isSame(waiting, kept, place)) return waiting
  if (waiting && terms.revises !== waiting.offer.version) {
    const current = offerFor(deps.config.secret!, family, waiting)
    throw new Refusal(409, words.another, { current })
  }
  const keepWithin = await withinBenefit(tx, family.id, family, now)
  if (waiting) await settleOffer(tx, waiting.offer, 'replaced', now)
  const [placed] = await tx
    .insert(carePlaces)
    .values({ ...place, family_id: family.id, created_at: new Date(now) })
    .returning()
  const [offer] = await tx
    .insert(hireOffers)
    .values({
      connection_id: connection,
      version: (last?.offer.version ?? 0) + 1,
      care_place_id: placed!.id,
      terms: kept,
      sent_at: new Date(now),
      expires_at: new Date(now + offerDays.life * dayMs),
    })
    .returning()
  await keepWithin(kept.schedule_type === 2 ? 'schedule' : 'hours_week')
  const sent = { offer: offer!, place: placed! }
  await tellOfOffer(deps, tx, sent, waiting ? 'revised' : 'sent')
  return sent
}

/** The connection of the two, begun where there is none: from now on at the stage of an offer. */
async function connectionFor(
  { tx, family, caregiverId, now }: Step,
  job_id: number | null,
  tzid: string,
): Promise<number> {
  const known = await connectionWith(tx, family.id, caregiverId, now)
  const values = { hire_stage: 2, tzid, ...(job_id !== null && { job_id }) } as const
  if (known) {
    await tx.update(connections).set(values).where(eq(connections.id, known.id))
    return known.id
  }
  const [made] = await tx
    .insert(connections)
    .values({ family_id: family.id, caregiver_id: caregiverId, ...values, created_at: new Date(now) })
    .returning({ id: connections.id })
  return made!.id
}

/** The terms as they are kept. */
export function keptTerms(terms: HireTerms, paidBy: string | null = null): KeptTerms {
  const isSet = terms.schedule_type === 2
  return {
    job_id: terms.job_id ?? null,
    care_for: terms.care_for,
    recipient_name: terms.recipient_name.trim(),
    recipient_desc: terms.recipient_desc?.trim() ?? '',
    start_date: terms.start_date,
    end_date: terms.end_date ?? null,
    schedule_type: terms.schedule_type,
    schedule: isSet ? terms.schedule : [],
    hours_week: hoursAWeek(terms),
    num_days: isSet ? null : (terms.num_days ?? null),
    live_in: terms.live_in ?? false,
    hourly_rate: terms.hourly_rate ?? null,
    daily_rate: terms.daily_rate ?? null,
    ...(paidBy !== null && { paid_by: paidBy }),
    employer_name: terms.employer_name.trim(),
    phone: terms.phone,
    email: terms.email.trim(),
    contact_types: terms.contact_types,
    note: terms.note?.trim() ?? '',
  }
}

const isSame = ({ offer, place }: PlacedOffer, terms: KeptTerms, other: NewPlace) =>
  versionOf(offer.terms) === versionOf(terms) &&
  place.address === other.address &&
  place.address2 === other.address2 &&
  place.zip_code === other.zip_code
