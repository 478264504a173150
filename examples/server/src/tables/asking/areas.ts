import type { AreaAudience } from '@homecare/sdk/places'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** Addresses that wait for an area to be served: each goes with its one letter, or after a year. */
export const areaWaits = pgTable(
  'area_waits',
  {
    id: id(),
    /** In small letters. */
    email: text('email').notNull(),
    zip_code: text('zip_code').notNull(),
    who: text('who').$type<AreaAudience>().notNull(),
    language: text('language').$type<'en' | 'es'>().notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('area_waits_once').on(t.email, t.zip_code, t.who),
    index('area_waits_area').on(t.zip_code, t.who),
    index('area_waits_age').on(t.created_at),
  ],
)
