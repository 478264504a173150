import { partnersFileErrors, type PartnerSettings } from '@homecare/sdk/partners'
import { eq } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { partners } from '../tables/partners.ts'

/** What came of a partner of a file. */
interface LoadedPartner {
  readonly code: string
  readonly what: 'added' | 'changed' | 'unchanged'
}

/**
 * Writes the partners of a file, by their codes: whoever is there is changed, whoever the file does not name stays as they
 * are. All or none: throws an Error with a line for each thing that is wrong.
 */
export async function loadPartners(db: Db, file: unknown): Promise<LoadedPartner[]> {
  const wrong = partnersFileErrors(file)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
  return db.transaction(async (tx) => {
    const loaded: LoadedPartner[] = []
    for (const settings of file as readonly PartnerSettings[]) {
      const row = rowOf(settings)
      const [before] = await tx.select().from(partners).where(eq(partners.code, row.code)).for('update')
      const [after] = await tx
        .insert(partners)
        .values(row)
        .onConflictDoUpdate({ target: partners.code, set: row })
        .returning()
      const isSame = JSON.stringify(before) === JSON.stringify(after)
      loaded.push({ code: row.code, what: before ? (isSame ? 'unchanged' : 'changed') : 'added' })
    }
    return loaded
  })
}

/** What a file leaves out is as in a new row, so that a partner is what its last file says. */
function rowOf(settings: PartnerSettings) {
  const { code, name, slogan, welcome, lead_source, logo_image, phone_number, allowed_views } = settings
  return {
    ...{ code, name, welcome, slogan_html: slogan[0], slogan_html_es: slogan[1] },
    lead_source: lead_source ?? code,
    logo_image: logo_image ?? null,
    phone_number: phone_number ?? null,
    allowed_views: allowed_views ?? null,
    is_landing_page: settings.is_landing_page ?? true,
    is_active: settings.is_active ?? true,
  }
}
