import {
  agreeToAgencyTerms,
  getAgencyOnboarding,
  listAgencyTermsAnswers,
  requireNewPassword,
  type AgencyOnboarding,
} from '@homecare/sdk/agency'
import { agencyTexts, legalVersion } from '@homecare/sdk/texts'
import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import { tellOfLink } from '../account/socialAccounts.ts'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { pageUrl } from '../config/pageUrl.ts'
import type { Db, Tx } from '../db/connect.ts'
import { inform } from '../mail/inform.ts'
import { endRealtime } from '../people/endRealtime.ts'
import { endSignIns } from '../people/endSignIns.ts'
import { lockUser } from '../people/lockUser.ts'
import { fullName } from '../people/person.ts'
import { ownPortrait, photosOf } from '../people/photoState.ts'
import type { SessionUser } from '../people/session.ts'
import { refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { availabilityUpdates } from '../tables/caregivers.ts'
import { agreementAnswers } from '../tables/documents.ts'
import { agencyMailTexts } from './texts.ts'

const own = only('agency_caregiver')
const staff = only('staff')
/** How many answers staff are shown. */
const answersShown = 500

/** What an agency's caregiver does before their first shift, and what staff see and ask of it. */
export function answerAgency(routes: Routes): void {
  routes.on(getAgencyOnboarding, own, ({ db, session }) => onboardingOf(db, session.user))

  routes.on(agreeToAgencyTerms, own, ({ db, session: { user }, body, now }) =>
    db.transaction(async (tx) => {
      const version = legalVersion('agency')!.date
      if (body.version !== version) throw refuse.conflict(agencyTexts.otherVersion)
      await lockUser(tx, user.id)
      if (!(await agreedAt(tx, [user.id], version)).has(user.id))
        await tx.insert(agreementAnswers).values({
          user_id: user.id,
          agreement: 'agency',
          version,
          consented: true,
          answered_at: new Date(now),
        })
      return onboardingOf(tx, user)
    }),
  )

  routes.on(listAgencyTermsAnswers, staff, async ({ db }) => {
    const rows = await db
      .select({ answer: agreementAnswers, user: users })
      .from(agreementAnswers)
      .innerJoin(users, eq(users.id, agreementAnswers.user_id))
      .where(
        and(
          eq(agreementAnswers.agreement, 'agency'),
          eq(agreementAnswers.consented, true),
          isNull(users.deleted_at),
        ),
      )
      .orderBy(desc(agreementAnswers.answered_at), desc(agreementAnswers.id))
      .limit(answersShown)
    return rows.map(({ answer, user }) => ({
      user_id: user.id,
      name: fullName(user),
      version: answer.version,
      agreed_at: answer.answered_at.toISOString(),
    }))
  })

  routes.on(requireNewPassword, staff, async ({ db, params, now, deps }) => {
    const { user, unlinked } = await db.transaction(async (tx) => {
      const [found] = await tx
        .update(users)
        .set({ must_change_password: true })
        .where(and(eq(users.id, params.id), eq(users.role, 'agency_caregiver'), isNull(users.deleted_at)))
        .returning()
      if (!found) throw refuse.notFound()
      const ended = await endSignIns(tx, found.id, now)
      const { newPasswordSubject, newPasswordBody } = agencyMailTexts
      await inform(deps, found, newPasswordSubject, newPasswordBody, pageUrl(deps.config, '/accounts/login'))
      return { user: found, unlinked: ended }
    })
    await endRealtime(deps, user.id)
    for (const provider of unlinked) await tellOfLink(deps, provider, user, 'unlinked')
    return { must_change_password: true }
  })
}

/** How far somebody is who works for an agency. */
async function onboardingOf(db: Db | Tx, user: SessionUser): Promise<AgencyOnboarding> {
  const [theirs] = await onboardingsOf(db, [user])
  return theirs!
}

/** The same of several, in their order, by as many statements as for one. */
export async function onboardingsOf(
  db: Db | Tx,
  people: readonly SessionUser[],
): Promise<AgencyOnboarding[]> {
  const terms_version = legalVersion('agency')!.date
  const ids = people.map(({ id }) => id)
  const agreed = await agreedAt(db, ids, terms_version)
  const photos = await photosOf(db, ids)
  const said = await db
    .selectDistinct({ user_id: availabilityUpdates.user_id })
    .from(availabilityUpdates)
    .where(inArray(availabilityUpdates.user_id, ids))
  const available = new Set(said.map(({ user_id }) => user_id))
  return people.map(({ id, must_change_password, phone_verified, portrait }) => ({
    ...{ must_change_password, terms_version, phone_verified },
    terms_agreed_at: agreed.get(id)?.toISOString() ?? null,
    // One that staff turned down is none.
    has_photo: ownPortrait(portrait, photos.get(id) ?? null) !== null,
    has_availability: available.has(id),
  }))
}

/** The instants at which people agreed to a version of the terms, by their number. */
async function agreedAt(
  db: Db | Tx,
  people: readonly number[],
  version: string,
): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .select({ id: agreementAnswers.user_id, at: agreementAnswers.answered_at })
    .from(agreementAnswers)
    .where(
      and(
        inArray(agreementAnswers.user_id, people),
        eq(agreementAnswers.agreement, 'agency'),
        eq(agreementAnswers.version, version),
        eq(agreementAnswers.consented, true),
      ),
    )
    // Of several the earliest is kept.
    .orderBy(desc(agreementAnswers.answered_at))
  return new Map(rows.map(({ id, at }) => [id, at]))
}
