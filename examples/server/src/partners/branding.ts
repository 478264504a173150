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
    async ({ db, params }) => {
      const partner = await findPartner(db, params.flow)
      if (!partner) throw refuse.notFound()
      return brandingOf(partner)
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

function brandingOf(row: PartnerRow): BrandingFlow {
  const { id, name, logo_image, lead_source, is_landing_page, is_active, phone_number, slogan_html } = row
  return { id, name, logo_image, lead_source, is_landing_page, is_active, phone_number, slogan_html }
}
