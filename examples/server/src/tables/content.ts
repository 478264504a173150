import { boolean, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'

export const articles = pgTable(
  'articles',
  {
    id: id(),
    type: integer('type').$type<1 | 2>().notNull(),
    slug: text('slug').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    body: text('body').array().notNull(),
    published_on: date('published_on').notNull(),
    /** All three, or none: then it is read in English by everybody. */
    title_es: text('title_es'),
    summary_es: text('summary_es'),
    body_es: text('body_es').array(),
    /** A draft is seen by the staff alone. */
    published: boolean('published').notNull().default(true),
    version: integer('version').notNull().default(1),
    updated_at: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [uniqueIndex('articles_slug').on(t.slug)],
)
