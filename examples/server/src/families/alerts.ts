import { mayView } from '@homecare/sdk/addresses'
import { alertId, type Alert, type FoundAlert } from '@homecare/sdk/families'
import { say, type Locale } from '@homecare/sdk/kit'
import type { Session } from '../people/session.ts'

/** Alerts in the reader's words; those that lead where a partner's user may not go are left out. */
export function alertsSaid(found: readonly FoundAlert[], session: Session, locale: Locale): Alert[] {
  const { user, allowedViews } = session
  const visitor = {
    is_b2b: user.is_b2b,
    partner_referral_code: user.partner_code,
    allowed_views: allowedViews && [...allowedViews],
  }
  return found
    .filter(({ href }) => mayView(visitor, null, href))
    .map(({ kind, about, title, body, href, created_at }) => ({
      id: alertId({ kind, about }),
      kind,
      title: say(locale, title),
      body: say(locale, body),
      href,
      created_at,
    }))
}
