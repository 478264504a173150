import { date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id } from './columns.ts'

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
  },
  (t) => [uniqueIndex('articles_slug').on(t.slug)],
)
