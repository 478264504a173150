import { documentExpiryTimeZone } from '@homecare/sdk/documents'
import { addDays, dayIn, formatDocumentDate, message } from '@homecare/sdk/kit'
import { expiresSoonDays } from '@homecare/sdk/notices'
import { sql } from 'drizzle-orm'
import { pageUrl } from '../config/pageUrl.ts'
import type { Deps } from '../deps/deps.ts'
import { tell } from '../notices/tell.ts'
import { documentServerTexts as words } from './texts.ts'

interface Expiring {
  readonly id: number
  readonly user_id: number
  readonly name: string
  readonly expiry_date: string
}

/** As many at a time. */
const together = 200

/** Tells people of their documents that expire soon, of each day of expiry once. */
export async function tellOfExpiring(deps: Deps): Promise<void> {
  const { db } = deps
  const today = dayIn(documentExpiryTimeZone, new Date(deps.now()))
  const { rows } = await db.execute(sql`
    select d.id, d.user_id, d.name, d.expiry_date::text as expiry_date
    from documents d join users u on u.id = d.user_id and u.deleted_at is null
    where d.deleted_at is null and d.expiry_date between ${today} and ${addDays(today, expiresSoonDays)}
      and exists (select 1 from document_files f where f.document_id = d.id)
      and not exists (
        select 1 from notices n
        where n.user_id = d.user_id and n.event = 'document ' || d.id || ' expires ' || d.expiry_date)
    order by d.expiry_date, d.id limit ${together}`)
  for (const { id, user_id, name, expiry_date } of rows as unknown as Expiring[]) {
    const page = `/documents/view/${id}` as const
    const said = { name, day: formatDocumentDate(expiry_date), link: pageUrl(deps.config, page) }
    await tell(deps, {
      ...{ to: user_id, kind: 'documents', event: `document ${id} expires ${expiry_date}`, page },
      subject: message(words.expiresSubject, said),
      body: [message(words.expiresBody, said)],
      short: message(words.expiresShort, said),
    })
  }
}
