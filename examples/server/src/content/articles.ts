import { articleParagraphs, getArticle, listArticles, type Article } from '@homecare/sdk/content'
import type { Locale } from '@homecare/sdk/kit'
import { and, desc, eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { anyone } from '../calls/policy.ts'
import type { Db } from '../db/connect.ts'
import { refuse } from '../refusals/refuse.ts'
import { articles } from '../tables/content.ts'
import { areOut } from '../web/articlesOut.ts'

/** Press highlights and market insights, latest first; one that is dated ahead waits for its day, a draft for its editors. */
export function answerArticles(routes: Routes): void {
  routes.on(listArticles, anyone, async ({ query, db, now, readsIn }) => {
    const rows = await articlesOut(db, now, query.type)
    return rows.map((row) => {
      const { body: _, ...summary } = articleIn(row, readsIn)
      return summary
    })
  })

  routes.on(getArticle, anyone, async ({ params, db, now, readsIn }) => {
    const [row] = await db
      .select()
      .from(articles)
      .where(and(eq(articles.slug, params.slug), areOut(now)))
    if (!row) throw refuse.notFound()
    return articleIn(row, readsIn)
  })
}

/** What everybody may read, latest first. */
export const articlesOut = (db: Db, now: number, type?: 1 | 2) =>
  db
    .select()
    .from(articles)
    .where(and(areOut(now), type === undefined ? undefined : eq(articles.type, type)))
    .orderBy(desc(articles.published_on), desc(articles.id))

/** An article in a reader's language where it was written in it. What is read is cleaned as what is written is. */
export function articleIn(row: typeof articles.$inferSelect, locale: Locale): Article {
  const { id, type, slug, published_on, title_es, summary_es, body_es } = row
  const isSpanish = locale === 'es' && title_es !== null && summary_es !== null && body_es !== null
  return {
    ...{ id, type, slug, published_on },
    title: isSpanish ? title_es : row.title,
    summary: isSpanish ? summary_es : row.summary,
    body: (isSpanish ? body_es : row.body).flatMap(articleParagraphs),
    language: isSpanish ? 'es' : 'en',
  }
}
