import type { PagePath } from '@homecare/sdk/addresses'
import { isEmail, message, checkName, phoneDigits } from '@homecare/sdk/kit'
import { signUpWithPartner, type PartnerSignup } from '@homecare/sdk/partners'
import { noSuchZip } from '@homecare/sdk/places'
import { emailFieldTexts, phoneFieldTexts, onboardingErrorTexts } from '@homecare/sdk/texts'
import { eq, sql } from 'drizzle-orm'
import { makeLink } from '../people/links.ts'
import type { SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import type { Db, Tx } from '../db/connect.ts'
import { families } from '../tables/families.ts'
import { letter } from '../mail/mail.ts'
import { findPlaceByZip } from '../places/findPlace.ts'
import type { Routes } from '../calls/on.ts'
import { anyone } from '../calls/policy.ts'
import { emailNamed, lettersTo } from '../limits/rateLimit.ts'
import { refuse, type FieldTexts } from '../refusals/refuse.ts'
import { findPartner, type PartnerRow } from './branding.ts'
import { partnerSignups } from '../tables/partners.ts'
import { partnerServerTexts } from './texts.ts'
import { pageUrl } from '../config/pageUrl.ts'

/**
 * Joining by a partner's short form. The form asks for no password, so that the account is opened by a mailed link:
 * whoever typed another person's address gets nothing by it, and cannot find out whether it was known.
 */
export function answerPartnerSignup(routes: Routes): void {
  routes.on(
    signUpWithPartner,
    anyone,
    async ({ body, db, now, locale, deps }) => {
      const partner = await findPartner(db, body.partner_code)
      const wrong = wrongIn(body, partner)
      if (!partner || Object.keys(wrong).length > 0) throw refuse.invalid(wrong)
      const language = body.language ?? locale
      const { id, user, isNew, link } = await db.transaction(async (tx) => {
        // Added first: of two forms with one new address at one instant, the second finds whom the first has added.
        const added = await addFamily(tx, body, partner, language, now)
        const user = added ?? (await findUser(tx, body.email))
        if (!user) throw refuse.conflict()
        const token = added && (await makeLink(tx, added.id, 'create', now))
        const [row] = await tx
          .insert(partnerSignups)
          .values({ ...answersOf(body, partner), user_id: user.id, created_at: new Date(now) })
          .returning()
        const path: PagePath = token ? `/accounts/create/password/${token}` : '/accounts/login'
        return { id: row!.id, user, isNew: added !== undefined, link: pageUrl(deps.config, path) }
      })
      const { invitedSubject, invitedBody, knownSubject, knownBody, ignore } = partnerServerTexts
      const told = { partner: partner.name, link }
      await deps.mail.send(
        isNew
          ? letter(
              user.email,
              language,
              message(invitedSubject, { name: user.first_name }),
              message(invitedBody, told),
              ignore,
            )
          : letter(user.email, user.language, knownSubject, message(knownBody, told), ignore),
      )
      return { id }
    },
    {
      limit: [{ name: 'partner-signup', hits: 20, seconds: 600, also: emailNamed }, lettersTo],
      guests: true,
    },
  )
}

async function findUser(tx: Tx, email: string): Promise<SessionUser | undefined> {
  const [known] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.trim().toLowerCase()))
  return known
}

/** Undefined where the address has an account. */
async function addFamily(
  tx: Tx,
  body: PartnerSignup,
  partner: PartnerRow,
  language: 'en' | 'es',
  now: number,
): Promise<SessionUser | undefined> {
  const names = { first_name: body.first_name.trim(), last_name: body.last_name.trim() }
  const email = body.email.trim()
  const [user] = await tx
    .insert(users)
    .values({
      ...names,
      ...(await placeOf(tx, body.zip_code)),
      role: 'family',
      email,
      phone: phoneDigits(body.phone ?? '') ?? '',
      language,
      created_at: new Date(now),
      last_active_at: new Date(now),
    })
    .onConflictDoNothing()
    .returning()
  if (!user) return undefined
  await tx.insert(families).values({
    ...names,
    id: user.id,
    user_id: user.id,
    email,
    // A referral is recorded; what a benefit allows is for its partner to confirm, never for a form to claim.
    partner_code: partner.code,
    member_id: body.member_id?.trim() || null,
  })
  return user
}

async function placeOf(db: Db | Tx, zip: string | undefined) {
  const typed = zip?.trim() ?? ''
  if (typed === '') return {}
  const place = await findPlaceByZip(db, typed)
  if (!place) throw refuse.invalid({ zip_code: [noSuchZip(typed)] })
  const { city, county, state, latitude, longitude } = place
  return { city, county, state, latitude, longitude, zip_code: typed }
}

const answersOf = (body: PartnerSignup, partner: PartnerRow) => ({
  partner_code: partner.code,
  form_name: body.form_name ?? null,
  phone: phoneDigits(body.phone ?? ''),
  zip_code: body.zip_code ?? null,
  member_id: body.member_id ?? null,
  message: body.message ?? null,
})

function wrongIn(body: PartnerSignup, partner: PartnerRow | null): Record<string, FieldTexts[string]> {
  const wrong: Record<string, FieldTexts[string]> = {}
  if (!partner) wrong['partner_code'] = [partnerServerTexts.unknown]
  if (!body.terms) wrong['terms'] = [onboardingErrorTexts.terms]
  if (!isEmail(body.email.trim())) wrong['email'] = [emailFieldTexts.invalid]
  if (body.phone !== undefined && phoneDigits(body.phone) === null) wrong['phone'] = [phoneFieldTexts.invalid]
  for (const name of ['first_name', 'last_name'] as const) {
    const said = checkName(body[name])
    if (said) wrong[name] = [said]
  }
  return wrong
}
