import type { VerifyMethod } from '@homecare/sdk/caregivers'
import { applyRefusal, type ApplicationRefusal } from '@homecare/sdk/jobs'
import { message, phoneDigits, say, type Locale, type Sayable } from '@homecare/sdk/kit'
import { getPhoneVerification, phoneTexts, phoneVerifiers, verifyPhone } from '@homecare/sdk/phones'
import { eq } from 'drizzle-orm'
import { checkCode, codeDay, codeIsSpent, codeRules, makeCode, targetOf } from '../account/codes.ts'
import type { Session, SessionUser } from '../people/session.ts'
import { users } from '../tables/account.ts'
import type { Deps } from '../deps/deps.ts'
import type { Routes } from '../calls/on.ts'
import { countHit, ofPerson, scaled, type Limit } from '../limits/rateLimit.ts'
import { refuse } from '../refusals/refuse.ts'
import { phoneServerTexts } from './phoneTexts.ts'
import { ownAccount } from '../caregivers/policies.ts'
import { always, owner, type Policy } from '../calls/policy.ts'
import { updateScore } from '../profile/score.ts'

/** Counted for the person and for the number, so that nobody's telephone is rung again and again. */
const sends: Limit = { name: 'phone-code', hits: 5, seconds: 600 }
const tries: Limit = { name: 'phone-try', hits: 30, seconds: 600 }
/** In a day, for the person and for the number: nobody's is found out by trying. */
const sendsOfDay: Limit = { ...codeDay.sends, name: 'phone-code-day' }
const triesOfDay: Limit = { ...codeDay.tries, name: 'phone-try-day' }

/** A caregiver, a family and a facility, for the own number. */
const ownPhone: Policy<Session> = always(owner('phone', phoneVerifiers, ownAccount.resource!))

/** Verifying the own telephone number by a code. */
export function answerPhone(routes: Routes): void {
  routes.on(getPhoneVerification, ownPhone, ({ session: { user }, deps }) => ({
    phone_number: user.phone || null,
    phone_verified: user.phone_verified,
    code_digits: deps.config.codeDigits,
  }))

  routes.on(verifyPhone, ownPhone, async ({ body, session: { user }, deps, locale, now }) => {
    if ('validation_code' in body) return prove(deps, user, body.validation_code, now)
    const number = phoneDigits(body.phone_number)
    if (!number) throw refuse.invalid({ phone_number: [phoneServerTexts.noNumber] })
    for (const limit of [sends, sendsOfDay]) await count(deps, limit, user, number, now)
    await send(deps, user, number, body.verify_method, locale, now)
    return { phone_verified: user.phone === number && user.phone_verified }
  })
}

/**
 * Turns down whoever has no verified telephone number: no application without one. `user` is the session's,
 * as the database has it now.
 */
export function requireVerifiedPhone(user: Pick<SessionUser, 'phone_verified'>): void {
  const refusal = applyRefusal(user)
  const code: ApplicationRefusal = 'phone_not_verified'
  if (refusal) throw refuse.form(refusal).because(code)
}

/** The number that is proved becomes the user's. Until then the one there was stays, verified or not. */
async function prove(deps: Deps, user: SessionUser, code: string, now: number) {
  const number = await targetOf(deps.db, user.id, 'text', now)
  for (const limit of [tries, triesOfDay]) await count(deps, limit, user, number, now)
  const { db } = deps
  const phone = await checkCode(db, user.id, 'text', code, now)
  if (phone === null) throw refuse.invalid({ validation_code: [await whyNot(db, user.id, now)] })
  const proved = { phone, phone_verified: true }
  const [saved] = await db.update(users).set(proved).where(eq(users.id, user.id)).returning()
  if (saved) await updateScore(db, saved)
  return { phone_verified: true }
}

async function count(
  { db, config }: Deps,
  limit: Limit,
  user: SessionUser,
  number: string | null,
  now: number,
): Promise<void> {
  const keys = [ofPerson(user.id), ...(number === null ? [] : [`number ${number}`])]
  await countHit(db, scaled(limit, config.rateLimitFactor), keys, now)
}

async function whyNot(db: Deps['db'], userId: number, now: number): Promise<Sayable> {
  const spent = await codeIsSpent(db, userId, 'text', now)
  if (spent === 'expired') return phoneTexts.codeExpired
  return spent === 'tries' ? phoneTexts.noTriesLeft : phoneServerTexts.wrongCode
}

/** Both the code and its message are kept, or neither; a call is made while its person waits by the telephone, or not at all. */
async function send(
  deps: Deps,
  user: SessionUser,
  number: string,
  method: VerifyMethod,
  locale: Locale,
  now: number,
): Promise<void> {
  const { db, sms, config, log } = deps
  const { name } = config.brand
  // A newer code makes the one before it useless, and its message, by whatever way it comes.
  const about = `code ${user.id}`
  const notSent = refuse.invalid({ phone_number: [phoneServerTexts.notSent] })
  if (method === 'call') {
    if (!sms.call) throw refuse.invalid({ verify_method: [phoneServerTexts.noCalls] })
    const code = await makeCode(db, user.id, method, number, now, config.codeDigits)
    await sms.drop(about)
    const spoken = message(phoneServerTexts.spoken, { name, code: code.split('').join(', ') })
    await sms.call(number, say(locale, spoken), locale).catch((error: unknown) => {
      log.error('A code was not sent', { method, error })
      throw notSent
    })
    return
  }
  const { isRefused } = await db.transaction(async (tx) => {
    const code = await makeCode(tx, user.id, method, number, now, config.codeDigits)
    const body = say(locale, message(phoneServerTexts.written, { name, code }))
    return sms.keep({ to: number, body, about, goodUntil: now + codeRules.lifeMs })
  })
  if (isRefused) throw notSent
}
