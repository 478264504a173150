import {
  discardHireDraft,
  fingerprintProgram,
  getHiring,
  hireLimits,
  updateHireDraft,
  type HireDraft,
  type HireKnown,
  type HireStep,
  type Hiring,
} from '@homecare/sdk/hiring'
import { dayIn, say, failureTexts, dayMs } from '@homecare/sdk/kit'
import { and, desc, eq, gt, lte } from 'drizzle-orm'
import { isStillToMake, lastCall } from '../advisorCalls/rows.ts'
import type { Routes } from '../calls/on.ts'
import { inViews, only } from '../calls/policy.ts'
import { caregiverSummary } from '../caregivers/oneSummary.ts'
import type { Db, Tx } from '../db/connect.ts'
import { betweenOf, lastRequest } from '../fingerprinting/rows.ts'
import { jobsOf } from '../jobs/jobs.ts'
import { taxDataOf } from '../payroll/taxes.ts'
import type { SessionUser } from '../people/session.ts'
import { placeZone } from '../places/placeZone.ts'
import { activeCaregiver } from '../profile/profile.ts'
import { Refusal, refuse } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'
import { carePlans } from '../tables/care/careplans.ts'
import { families } from '../tables/families.ts'
import { connections, hireDrafts, hireOffers } from '../tables/hiring.ts'
import { connectionWith, whyNotHire } from './eligibility.ts'
import { latestOffer, offerFor } from './offers.ts'
import { skippedBy } from './skips.ts'

const family = inViews(only('family'), '/hire-b2b')
type DraftRow = typeof hireDrafts.$inferSelect

/** Hires that are under way: where a family stands with a caregiver, and what it has put aside. */
export function answerHireDrafts(routes: Routes): void {
  routes.on(getHiring, family, async ({ db, deps, session: { user }, params, locale, now }) => {
    const reason = await whyNotHire(db, user, params.id, now)
    const connection = await connectionWith(db, user.id, params.id, now)
    const offer = connection && (await latestOffer(db, connection.id))
    const draft = await draftRow(db, user.id, params.id, now)
    const jobs = await jobsOf(db, user.id)
    return {
      caregiver: await caregiverSummary(db, params.id, user.id, now),
      allowed: reason === null,
      reason: reason && say(locale, reason),
      connection: connection && { id: connection.id, hire_stage: connection.hire_stage },
      offer: offer && offerFor(deps.config.secret!, user, offer),
      draft: draft ? draftOf(draft) : null,
      known: { ...(await knownOf(db, user)), ...(await decidedOf(db, user, connection, now)) },
      jobs: jobs.filter(({ status }) => status === 'open'),
    } satisfies Hiring
  })

  routes.on(updateHireDraft, family, async ({ db, session: { user }, params, body, now }) => {
    if (JSON.stringify(body.answers).length > hireLimits.draft)
      throw refuse.invalid({ answers: [serverTexts.tooLong] })
    await activeCaregiver(db, params.id)
    return db.transaction(async (tx) => {
      const seen = await draftRow(tx, user.id, params.id, now, true)
      if ((seen?.version ?? 0) !== body.version) throw changedElsewhere(seen)
      const values = {
        step: body.step,
        answers: body.answers,
        version: body.version + 1,
        updated_at: new Date(now),
        expires_at: new Date(now + hireLimits.draftDays * dayMs),
      }
      // Two tabs that begin at one instant meet at the row: the second one finds the first one's.
      const [row] = await tx
        .insert(hireDrafts)
        .values({ family_id: user.id, caregiver_id: params.id, ...values })
        .onConflictDoUpdate({
          target: [hireDrafts.family_id, hireDrafts.caregiver_id],
          set: values,
          setWhere: seen ? eq(hireDrafts.version, body.version) : lte(hireDrafts.expires_at, new Date(now)),
        })
        .returning()
      if (!row) throw changedElsewhere(await draftRow(tx, user.id, params.id, now))
      return draftOf(row)
    })
  })

  routes.on(discardHireDraft, family, ({ db, session: { user }, params }) =>
    forgetHireDraft(db, user.id, params.id),
  )
}

const changedElsewhere = (row: DraftRow | null) =>
  new Refusal(409, failureTexts.conflict, { current: row && draftOf(row) })

/** Ends the draft of a hire, where there is one. */
export async function forgetHireDraft(db: Db | Tx, familyId: number, caregiverId: number): Promise<void> {
  await db
    .delete(hireDrafts)
    .where(and(eq(hireDrafts.family_id, familyId), eq(hireDrafts.caregiver_id, caregiverId)))
}

/** Removes what nobody took up in time. */
export async function sweepHireDrafts(db: Db, now: number): Promise<void> {
  await db.delete(hireDrafts).where(lte(hireDrafts.expires_at, new Date(now)))
}

async function draftRow(
  db: Db | Tx,
  familyId: number,
  caregiverId: number,
  now: number,
  lock = false,
): Promise<DraftRow | null> {
  const query = db
    .select()
    .from(hireDrafts)
    .where(
      and(
        eq(hireDrafts.family_id, familyId),
        eq(hireDrafts.caregiver_id, caregiverId),
        gt(hireDrafts.expires_at, new Date(now)),
      ),
    )
  const [row] = await (lock ? query.for('update') : query)
  return row ?? null
}

function draftOf({ step, answers, version, updated_at }: DraftRow): HireDraft {
  return { step: step as HireStep, answers, version, saved_at: updated_at.toISOString() }
}

/** What the family has said of itself, in its account, its sign-up, and its last offer to anybody. */
async function knownOf(db: Db, user: SessionUser): Promise<Omit<HireKnown, keyof Decided>> {
  const [own] = await db.select().from(families).where(eq(families.id, user.id))
  const [last] = await db
    .select({ terms: hireOffers.terms })
    .from(hireOffers)
    .innerJoin(connections, eq(connections.id, hireOffers.connection_id))
    .where(eq(connections.family_id, user.id))
    .orderBy(desc(hireOffers.id))
    .limit(1)
  const taxes = await taxDataOf(db, user)
  const { address, address2, city, state, zip_code, phone, email, first_name, last_name } = user
  return {
    care_for: own?.care_for ?? null,
    recipient_desc: own?.care_recipient_desc ?? '',
    recipient_name: last?.terms.recipient_name ?? '',
    ...{ address, address2, city, state, zip_code, phone, email },
    employer_name: last?.terms.employer_name ?? `${first_name} ${last_name}`.trim(),
    concierge_eligible: user.concierge_eligible,
    enrolled_in_taxes: taxes.enrolled_at !== null,
    has_tax_id: taxes.ssn_last4 !== null || taxes.employer_id_last4 !== null,
    has_plan: (await db.$count(carePlans, eq(carePlans.family_id, user.id))) > 0,
    signed_up: own?.onboarding_completed === true,
  }
}

type Decided = Pick<HireKnown, 'advisor_decided' | 'offers_fingerprinting' | 'fingerprinting_decided'>

/** What comes after an offer and was decided before: of the household, and with the caregiver. */
async function decidedOf(
  db: Db,
  user: SessionUser,
  connection: Pick<typeof connections.$inferSelect, 'id' | 'hire_stage'> | null,
  now: number,
): Promise<Decided> {
  const isSkipped = await skippedBy(db, user.id)
  const toMake = isStillToMake(await lastCall(db, user.id))
  if (!connection || connection.hire_stage === 1) {
    const own = fingerprintProgram(user.state, dayIn(placeZone(user), new Date(now)))
    const undecided = { offers_fingerprinting: own !== null, fingerprinting_decided: false }
    return { advisor_decided: toMake, ...undecided }
  }
  const { id } = connection
  const { program } = await betweenOf(db, id, now)
  const last = await lastRequest(db, id)
  return {
    advisor_decided: toMake || isSkipped(id, 'advisor'),
    offers_fingerprinting: program !== null,
    fingerprinting_decided: last !== null || isSkipped(id, 'fingerprinting'),
  }
}
