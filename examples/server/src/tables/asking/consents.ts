import type { Purpose } from '@homecare/sdk/consent'
import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { ofUser } from '../account.ts'
import { id, instant } from '../columns.ts'

/** What people answered to services of other companies: every answer stays, with its time, and the newest holds. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    user_id: ofUser(),
    /** Of what was asked: our words and the hosts. */
    version: text('version').notNull(),
    /** The purposes that were agreed to; none for a refusal. */
    agreed: text('agreed').array().$type<Purpose[]>().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('consents_user').on(t.user_id, t.id)],
)
