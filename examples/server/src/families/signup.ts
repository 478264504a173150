import { checkNewPassword } from '@homecare/sdk/account'
import {
  addJob,
  getOwnFamily,
  getOwnJob,
  listOwnJobs,
  postFirstJob,
  relationships,
  signUpFamily,
  type Family,
  type FamilySignup,
} from '@homecare/sdk/families'
import type { JobDraft } from '@homecare/sdk/jobs'
import { isApiDate, isEmail, checkName, phoneDigits } from '@homecare/sdk/kit'
import { dateFieldTexts, emailFieldTexts, phoneFieldTexts, onboardingErrorTexts } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import { identityOf } from '../people/identity.ts'
import { orKnown } from '../account/knownAddress.ts'
import { createUser, type NewUser } from '../account/newUser.ts'
import { hashPassword } from '../account/password.ts'
import { users } from '../tables/account.ts'
import type { Db, Tx } from '../db/connect.ts'
import { addJobFor, jobsOf } from '../jobs/jobs.ts'
import { ownJob } from '../jobs/policies.ts'
import { placeAt, type PlaceAt, type PlaceRow } from '../places/findPlace.ts'
import type { Routes } from '../calls/on.ts'
import { anyone, inViews, only } from '../calls/policy.ts'
import { countSignup } from '../consent/countSignup.ts'
import { refuse, type FieldTexts } from '../refusals/refuse.ts'
import { answerDrafts, forgetDrafts } from './drafts.ts'
import { families } from '../tables/families.ts'
import { completeOnboarding } from './onboarding.ts'
import { invitePinned } from './pinnedCaregivers.ts'
import { welcomeFamily } from './welcome.ts'

const family = only('family')

/** Joining as a family, and the jobs it posts. */
export function answerSignup(routes: Routes): void {
  answerDrafts(routes)

  routes.on(
    signUpFamily,
    anyone,
    async (context) => {
      const { body, db, now, reply, session, request, deps, locale } = context
      if (session) throw refuse.forbidden()
      const at = await placeAt(db, body)
      const wrong = wrongIn(body, at?.place ?? null)
      if (!at || Object.keys(wrong).length > 0) throw refuse.invalid(wrong)
      const hash = await hashPassword(body.password)
      const signUp = async (tx: Tx) => {
        const created = await createFamily(tx, { ...body, language: body.language ?? locale }, at, hash, now)
        return { user: created, job: body.job && (await postJob(tx, created.id, body.job, true, now)) }
      }
      const { user, job } = await orKnown(deps, body.email, now, () => db.transaction(signUp))
      await forgetDrafts(db, { request, session: null, email: body.email })
      await reply.signIn(user.id)
      await welcomeFamily(deps, user)
      await countSignup(context, 'family')
      return { identity: await identityOf(db, user), family: await familyOf(db, user.id), job }
    },
    { limit: { name: 'signup', hits: 20, seconds: 600 }, guests: true },
  )

  routes.on(getOwnFamily, inViews(family, 'family-dashboard'), ({ db, session }) =>
    familyOf(db, session.user.id),
  )

  for (const call of [postFirstJob, addJob]) {
    routes.on(call, family, async ({ db, session, body, query, now, request, deps }) => {
      const posted = query.complete === 1
      const job = await db.transaction(async (tx) => {
        const added = await postJob(tx, session.user.id, body, posted, now)
        if (posted) await forgetDrafts(tx, { request, session })
        return added
      })
      if (posted) await invitePinned(deps, session.user, job.id, now)
      return job
    })
  }

  routes.on(listOwnJobs, inViews(family, 'family-dashboard'), ({ db, session }) =>
    jobsOf(db, session.user.id),
  )
  routes.on(getOwnJob, ownJob, async ({ db, session, params }) => {
    const [job] = await jobsOf(db, session.user.id, params.id)
    if (!job) throw refuse.notFound()
    return job
  })
}

function createFamily(tx: Tx, body: FamilySignup, { place, zip }: PlaceAt, hash: string, now: number) {
  const email = body.email.trim()
  const person: NewUser = {
    role: 'family',
    email,
    first_name: body.first_name.trim(),
    last_name: body.last_name.trim(),
    phone: phoneDigits(body.phone) ?? '',
    city: place.city,
    county: place.county,
    state: place.state,
    zip_code: zip,
    latitude: place.latitude,
    longitude: place.longitude,
    language: body.language ?? 'en',
  }
  return createUser(tx, person, hash, now, (own, id) =>
    own.insert(families).values(familyValues(id, email, body)),
  )
}

function familyValues(id: number, email: string, body: FamilySignup): typeof families.$inferInsert {
  const {
    preferred_contact_method,
    call_availability,
    referer,
    invite_code,
    payment_option,
    payment_option_other,
  } = body
  return {
    id,
    user_id: id,
    email,
    first_name: body.first_name.trim(),
    last_name: body.last_name.trim(),
    care_for: body.care_for,
    onboarding_saved_step: 'submit',
    // A referral is recorded; what a benefit allows is for its partner to confirm, never for a form to claim.
    partner_code: body.partner_code ?? null,
    member_id: body.member_id ?? null,
    recipient_dob: body.dob ?? null,
    recipient_gender: body.gender ?? null,
    signup_answers: {
      preferred_contact_method,
      call_availability,
      referer,
      invite_code,
      payment_option,
      payment_option_other,
    },
  }
}

function wrongIn(body: FamilySignup, place: PlaceRow | null): Record<string, FieldTexts[string]> {
  const wrong: Record<string, FieldTexts[string]> = {}
  const password = checkNewPassword(body.password, {})
  if (!body.terms) wrong['terms'] = [onboardingErrorTexts.terms]
  if (!isEmail(body.email.trim())) wrong['email'] = [emailFieldTexts.invalid]
  if (phoneDigits(body.phone) === null) wrong['phone'] = [phoneFieldTexts.invalid]
  if (password) wrong['password'] = [password]
  if (!place) wrong['city'] = [onboardingErrorTexts.place]
  if (!relationships.has(body.care_for)) wrong['care_for'] = [onboardingErrorTexts.careFor]
  if (body.dob != null && !isApiDate(body.dob)) wrong['dob'] = [dateFieldTexts.invalid]
  for (const name of ['first_name', 'last_name'] as const) {
    const said = checkName(body[name])
    if (said) wrong[name] = [said]
  }
  return wrong
}

/** Adds a job; one that is posted completes the onboarding. */
async function postJob(tx: Tx, familyId: number, draft: JobDraft, posted: boolean, now: number) {
  const job = await addJobFor(tx, familyId, draft, posted, now)
  if (posted) await completeOnboarding(tx, familyId, draft.start_date)
  const care_recipient_desc = draft.care_recipient_desc?.trim()
  if (care_recipient_desc) {
    await tx.update(families).set({ care_recipient_desc }).where(eq(families.id, familyId))
  }
  return job
}

async function familyOf(db: Db | Tx, id: number): Promise<Family> {
  const [row] = await db
    .select({ family: families, user: users })
    .from(families)
    .innerJoin(users, eq(users.id, families.user_id))
    .where(eq(families.id, id))
  if (!row) throw refuse.notFound()
  const { family: own, user } = row
  return {
    id: own.id,
    email: user.email,
    first_name: user.first_name,
    last_name: user.last_name,
    user: { first_name: user.first_name, last_name: user.last_name },
    care_for: own.care_for,
    how_soon: own.how_soon || null,
    city: user.city,
    state: user.state,
    zip_code: user.zip_code,
    onboarding_completed: own.onboarding_completed,
    onboarding_saved_step: own.onboarding_saved_step,
  }
}
