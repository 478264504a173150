import { say, type Locale } from '@homecare/sdk/kit'
import { getBrandingFlow, type BrandingFlow } from '@homecare/sdk/partners'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Routes } from '../calls/on.ts'
import { anyone } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { partners } from '../tables/partners.ts'

/** How a partner's landing page and framed sign-up look. A partner who is not active has none. */
export function answerBranding(routes: Routes): void {
  routes.on(
    getBrandingFlow,
    anyone,
    async ({ db, params, readsIn }) => {
      const partner = await findPartner(db, params.flow)
      if (!partner) throw refuse.notFound()
      return brandingOf(partner, readsIn)
    },
    { guests: true },
  )
}

export type PartnerRow = typeof partners.$inferSelect

/** An active partner, by number or by code. */
export async function findPartner(db: Db, numberOrCode: string): Promise<PartnerRow | null> {
  const isNumber = /^\d{1,9}$/.test(numberOrCode)
  const named = isNumber
    ? eq(partners.id, Number(numberOrCode))
    : eq(partners.code, numberOrCode.toLowerCase())
  const [found] = await db
    .select()
    .from(partners)
    .where(and(named, eq(partners.is_active, true)))
  return found ?? null
}

/** In the language of the page on which it is read. */
function brandingOf(row: PartnerRow, locale: Locale): BrandingFlow {
  const { id, name, logo_image, lead_source, is_landing_page, is_active, phone_number, welcome } = row
  const inSpanish = locale === 'es' && row.slogan_html_es !== ''
  return {
    ...{ id, name, logo_image, lead_source, is_landing_page, is_active, phone_number },
    slogan_html: inSpanish ? row.slogan_html_es : row.slogan_html,
    welcome: welcome && {
      benefit: say(locale, welcome.benefit),
      eligible: welcome.eligible.map((who) => say(locale, who)),
      steps: welcome.steps.map((step) => say(locale, step)),
    },
  }
}
