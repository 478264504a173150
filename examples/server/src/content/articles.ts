import { getArticle, listArticles } from '@homecare/sdk/content'
import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { and, desc, eq, getTableColumns, lte } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { anyone } from '../calls/policy.ts'
import { refuse } from '../refusals/refuse.ts'
import { articles } from '../tables/content.ts'

/** Press highlights and market insights, latest first; one that is dated ahead waits for its day. */
export function answerArticles(routes: Routes): void {
  const { body: _, ...summary } = getTableColumns(articles)
  const isOut = (now: number) => lte(articles.published_on, dayIn(pacificTimeZone, new Date(now)))

  routes.on(listArticles, anyone, ({ query, db, now }) =>
    db
      .select(summary)
      .from(articles)
      .where(and(isOut(now), query.type === undefined ? undefined : eq(articles.type, query.type)))
      .orderBy(desc(articles.published_on), desc(articles.id)),
  )

  routes.on(getArticle, anyone, async ({ params, db, now }) => {
    const [article] = await db
      .select()
      .from(articles)
      .where(and(eq(articles.slug, params.slug), isOut(now)))
    if (!article) throw refuse.notFound()
    return article
  })
}
