import { pgTable, text } from 'drizzle-orm/pg-core'

/** Business partners who refer families. `allowed_views` is null for the default list. */
export const partners = pgTable('partners', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  allowed_views: text('allowed_views').array(),
})
