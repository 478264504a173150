import {
  agreeToAgencyTerms,
  getAgencyOnboarding,
  listAgencyTermsAnswers,
  requireNewPassword,
  type AgencyOnboarding,
} from '@homecare/sdk/agency'
import { agencyTexts, legalVersion } from '@homecare/sdk/texts'
import { and, desc, eq, isNull } from 'drizzle-orm'
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
import { ownPortrait, photoOf } from '../people/photoState.ts'
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
      if (!(await agreedAt(tx, user.id, version)))
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

/** The instant at which somebody agreed to a version of the terms. */
async function agreedAt(db: Db | Tx, userId: number, version: string): Promise<Date | null> {
  const [row] = await db
    .select({ at: agreementAnswers.answered_at })
    .from(agreementAnswers)
    .where(
      and(
        eq(agreementAnswers.user_id, userId),
        eq(agreementAnswers.agreement, 'agency'),
        eq(agreementAnswers.version, version),
        eq(agreementAnswers.consented, true),
      ),
    )
    .limit(1)
  return row?.at ?? null
}

/** How far somebody is who works for an agency. */
export async function onboardingOf(db: Db | Tx, user: SessionUser): Promise<AgencyOnboarding> {
  const version = legalVersion('agency')!.date
  const said = await db.$count(availabilityUpdates, eq(availabilityUpdates.user_id, user.id))
  return {
    must_change_password: user.must_change_password,
    terms_version: version,
    terms_agreed_at: (await agreedAt(db, user.id, version))?.toISOString() ?? null,
    phone_verified: user.phone_verified,
    // One that staff turned down is none.
    has_photo: ownPortrait(user.portrait, await photoOf(db, user.id)) !== null,
    has_availability: said > 0,
  }
}
