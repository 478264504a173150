import {
  applyRefusal,
  getPhoneVerification,
  message,
  phoneDigits,
  phoneTexts,
  say,
  verifyPhone,
  type Locale,
  type Sayable,
  type VerifyMethod,
} from '@homecare/sdk'
import { eq } from 'drizzle-orm'
import { checkCode, codeIsSpent, makeCode } from '../account/codes.ts'
import type { SessionUser } from '../account/session.ts'
import { users } from '../account/tables.ts'
import type { Deps } from '../server/deps.ts'
import type { Routes } from '../server/on.ts'
import { countHit, scaled, type Limit } from '../server/rateLimit.ts'
import { refuse } from '../server/refuse.ts'
import { phoneServerTexts } from './phoneTexts.ts'
import { ownProfile } from './policies.ts'
import { updateScore } from './score.ts'

/** Counted for the person and for the number, so that nobody's telephone is rung again and again. */
const sends: Limit = { name: 'phone-code', hits: 5, seconds: 600 }
const tries: Limit = { name: 'phone-try', hits: 30, seconds: 600 }

/** Verifying the caregiver's telephone number by a code (D2 §4, §7). */
export function answerPhone(routes: Routes): void {
  routes.on(getPhoneVerification, ownProfile, ({ session: { user }, deps }) => ({
    phone_number: user.phone || null,
    phone_verified: user.phone_verified,
    code_digits: deps.config.codeDigits,
  }))

  routes.on(verifyPhone, ownProfile, async ({ body, session: { user }, deps, locale, now }) => {
    if ('validation_code' in body) return prove(deps, user, body.validation_code, now)
    const number = phoneDigits(body.phone_number)
    if (!number) throw refuse.invalid({ phone_number: [phoneServerTexts.noNumber] })
    const limit = scaled(sends, deps.config.rateLimitFactor)
    await countHit(deps.db, limit, [`user ${user.id}`, `number ${number}`], now)
    await send(deps, user, number, body.verify_method, locale, now)
    return { phone_verified: user.phone === number && user.phone_verified }
  })
}

/**
 * Turns down whoever has no verified telephone number: no application without one (D2 §4). `user` is the session's,
 * as the database has it now.
 */
export function requireVerifiedPhone(user: Pick<SessionUser, 'phone_verified'>): void {
  const refusal = applyRefusal(user)
  if (refusal) throw refuse.form(refusal)
}

/** The number that is proved becomes the user's. Until then the one there was stays, verified or not. */
async function prove({ db, config }: Deps, user: SessionUser, code: string, now: number) {
  await countHit(db, scaled(tries, config.rateLimitFactor), [`user ${user.id}`], now)
  const phone = await checkCode(db, user.id, 'text', code, now)
  if (phone === null) throw refuse.invalid({ validation_code: [await whyNot(db, user.id, now)] })
  const proved = { phone, phone_verified: true }
  const [saved] = await db.update(users).set(proved).where(eq(users.id, user.id)).returning()
  if (saved) await updateScore(db, saved)
  return { phone_verified: true }
}

async function whyNot(db: Deps['db'], userId: number, now: number): Promise<Sayable> {
  const spent = await codeIsSpent(db, userId, 'text', now)
  if (spent === 'expired') return phoneTexts.codeExpired
  return spent === 'tries' ? phoneTexts.noTriesLeft : phoneServerTexts.wrongCode
}

async function send(
  { db, sms, config, log }: Deps,
  user: SessionUser,
  number: string,
  method: VerifyMethod,
  locale: Locale,
  now: number,
): Promise<void> {
  if (method === 'call' && !sms.call) throw refuse.invalid({ verify_method: [phoneServerTexts.noCalls] })
  const code = await makeCode(db, user.id, method, number, now, config.codeDigits)
  const { name } = config.brand
  try {
    if (method === 'call' && sms.call) {
      const spoken = message(phoneServerTexts.spoken, { name, code: code.split('').join(', ') })
      await sms.call(number, say(locale, spoken), locale)
    } else await sms.send(number, say(locale, message(phoneServerTexts.written, { name, code })))
  } catch (error) {
    log.error('A code was not sent', { method, error })
    throw refuse.invalid({ phone_number: [phoneServerTexts.notSent] })
  }
}
