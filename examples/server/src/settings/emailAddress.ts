import { sendEmailCode, verifyEmail } from '@homecare/sdk/account'
import { message, type Sayable } from '@homecare/sdk/kit'
import { phoneTexts } from '@homecare/sdk/phones'
import { eq } from 'drizzle-orm'
import { checkCode, codeDay, codeIsSpent, codeSends, codeTries, makeCode } from '../account/codes.ts'
import { accountServerTexts as words } from '../account/texts.ts'
import type { Routes } from '../calls/on.ts'
import { always, signedIn } from '../calls/policy.ts'
import { pageUrl } from '../config/pageUrl.ts'
import type { Db } from '../db/connect.ts'
import { letter } from '../mail/mail.ts'
import { refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'

const own = always(signedIn)

/** The proof that an e-mail address is its account's: a code is mailed, with a link that carries it. */
export function answerEmailAddress(routes: Routes): void {
  routes.on(
    sendEmailCode,
    own,
    async ({ session, db, now, deps }) => {
      const { id, email, email_verified, language } = session.user
      if (email_verified) return { email_verified }
      const code = await makeCode(db, id, 'email', email, now)
      // The page asks whose session it is, and tries the code once: whoever merely looks at the link proves nothing.
      const link = pageUrl(deps.config, `/settings?modal=verifyEmail&code=${code}`)
      const { codeSubject, codeBody, codeIgnore } = words
      await deps.mail.send(
        letter(
          ...([email, language, message(codeSubject, { code })] as const),
          ...[message(codeBody, { code, link }), codeIgnore],
        ),
      )
      return { email_verified }
    },
    { limit: [codeSends, codeDay.sends] },
  )

  routes.on(
    verifyEmail,
    own,
    async ({ body, session, db, now }) => {
      const { id, email, email_verified } = session.user
      // A link that is followed twice has done what it is for.
      if (email_verified) return { email_verified }
      const proven = await checkCode(db, id, 'email', body.code, now)
      if (proven !== email) throw refuse.invalid({ code: [await whyNot(db, id, now)] })
      await db.update(users).set({ email_verified: true }).where(eq(users.id, id))
      return { email_verified: true }
    },
    { limit: [codeTries, codeDay.tries] },
  )
}

async function whyNot(db: Db, userId: number, now: number): Promise<Sayable> {
  const spent = await codeIsSpent(db, userId, 'email', now)
  if (spent === 'expired') return phoneTexts.codeExpired
  return spent === 'tries' ? phoneTexts.noTriesLeft : words.wrongCode
}
