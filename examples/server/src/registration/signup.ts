import { defaultDistance } from '@homecare/sdk/caregivers'
import { message, phoneDigits } from '@homecare/sdk/kit'
import { noSuchZip } from '@homecare/sdk/places'
import { caregiverSignupErrors, signUpCaregiver, type CaregiverSignup } from '@homecare/sdk/registration'
import { legalVersion } from '@homecare/sdk/texts'
import { identityOf } from '../people/identity.ts'
import { orKnown } from '../account/knownAddress.ts'
import { createUser, type NewUser } from '../account/newUser.ts'
import { hashPassword } from '../account/password.ts'
import { accountServerTexts } from '../account/texts.ts'
import type { Tx } from '../db/connect.ts'
import { agreementAnswers } from '../tables/documents.ts'
import { inform } from '../mail/inform.ts'
import { findPlaceByZip, type PlaceRow } from '../places/findPlace.ts'
import type { Routes } from '../calls/on.ts'
import { anyone } from '../calls/policy.ts'
import { countSignup } from '../consent/countSignup.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { updateScore } from '../profile/score.ts'
import { caregivers } from '../tables/caregivers.ts'
import { caregiverServerTexts } from '../caregivers/texts.ts'
import { pageUrl } from '../config/pageUrl.ts'

/** Joining as a home health aide or as a skilled nursing professional. */
export function answerCaregiverSignup(routes: Routes): void {
  routes.on(
    signUpCaregiver,
    anyone,
    async (context) => {
      const { body, db, session, reply, now, locale, deps } = context
      if (session) throw refuse.forbidden()
      // No provider of social sign-ins is asked here, so nobody is believed to be whom a token says.
      if (body.social) throw refuse.invalid({ social: [accountServerTexts.socialNotOffered] })
      refuseWrong(caregiverSignupErrors(body))
      const zip = body.user.zip_code ?? ''
      const place = await findPlaceByZip(db, zip)
      // Kept all the same, nothing would be near it, and nobody would be told why.
      if (zip !== '' && !place) throw refuse.invalid({ 'user.zip_code': [noSuchZip(zip)] })
      const hash = await hashPassword(body.user.password ?? '')
      const person = personOf(body.user, place, locale)
      const user = await orKnown(deps, person.email, now, () =>
        createUser(db, person, hash, now, (tx, id) => furnish(tx, id, body.user, now)),
      )
      await updateScore(db, user)
      await reply.signIn(user.id)
      await inform(
        deps,
        user,
        message(caregiverServerTexts.welcomeSubject, { name: user.first_name }),
        message(caregiverServerTexts.welcomeBody, { link: pageUrl(deps.config, '/caregiver/profile') }),
      )
      await countSignup(context, 'caregiver')
      return identityOf(db, user)
    },
    { limit: { name: 'signup', hits: 20, seconds: 600 } },
  )
}

type Person = CaregiverSignup['user']

function personOf(person: Person, place: PlaceRow | null, locale: 'en' | 'es'): NewUser {
  return {
    role: 'caregiver',
    email: person.email.trim(),
    first_name: person.first_name.trim(),
    last_name: person.last_name.trim(),
    phone: phoneDigits(person.phone ?? '') ?? '',
    language: person.language ?? locale,
    zip_code: person.zip_code ?? '',
    ...(place && {
      city: place.city,
      county: place.county,
      state: place.state,
      latitude: place.latitude,
      longitude: place.longitude,
    }),
  }
}

/** The profile, empty but for what they work as, and their consent to the terms as they are now. */
async function furnish(tx: Tx, id: number, person: Person, now: number): Promise<void> {
  const at = new Date(now)
  await tx.insert(caregivers).values({
    id,
    user_id: id,
    provider_types: [person.provider_type ?? 0],
    max_job_distance_preference: defaultDistance,
    invite_code: person.invite_code?.trim() || null,
    created_at: at,
    last_active_at: at,
  })
  await tx.insert(agreementAnswers).values({
    user_id: id,
    agreement: 'terms',
    version: legalVersion('terms')!.date,
    consented: true,
    answered_at: at,
  })
}
