import { getOwnConsent, updateOwnConsent, type Consent } from '@homecare/sdk/consent'
import { desc, eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { always, signedIn } from '../calls/policy.ts'
import type { Limit } from '../limits/rateLimit.ts'
import { refuse } from '../refusals/refuse.ts'
import { consents } from '../tables/asking/consents.ts'
import { consentServerTexts } from './texts.ts'

/** Each answer is a row. */
const answering: Limit = { name: 'consent', hits: 60, seconds: 3600, counts: ['person'] }

const own = always(signedIn)

/** What people agree to for themselves: services of other companies on our pages. */
export function answerConsent(routes: Routes): void {
  routes.on(getOwnConsent, own, async ({ db, session }) => {
    const [row] = await db
      .select()
      .from(consents)
      .where(eq(consents.user_id, session.user.id))
      // By when they came: one that took longer to keep is not the newer for it.
      .orderBy(desc(consents.at), desc(consents.id))
      .limit(1)
    return row ? consentOf(row) : null
  })

  routes.on(
    updateOwnConsent,
    own,
    async ({ db, session, body, now, deps }) => {
      // A page that was open for long has asked something else.
      if (body.version !== deps.config.outsiders.version) throw refuse.conflict(consentServerTexts.changed)
      const [row] = await db
        .insert(consents)
        .values({
          user_id: session.user.id,
          version: body.version,
          agreed: [...new Set(body.to)],
          at: new Date(now),
        })
        .returning()
      return consentOf(row!)
    },
    { limit: answering },
  )
}

const consentOf = ({ version, agreed, at }: typeof consents.$inferSelect): Consent => ({
  version,
  at: at.toISOString(),
  to: agreed,
})
