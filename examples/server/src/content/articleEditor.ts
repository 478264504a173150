import {
  addArticle,
  articleErrors,
  articleParagraphs,
  getArticleRecord,
  hasSpanish,
  listArticleRecords,
  updateArticle,
  type ArticleDraft,
  type ArticleRecord,
} from '@homecare/sdk/content'
import { articleErrorTexts } from '@homecare/sdk/texts'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import { isDuplicate } from '../db/failure.ts'
import { refuse, refuseWrong } from '../refusals/refuse.ts'
import { articles } from '../tables/content.ts'

const staff = only('staff')

/** Articles as the staff write them, drafts among them. */
export function answerArticleEditor(routes: Routes): void {
  routes.on(listArticleRecords, staff, async ({ db }) =>
    (await db.select().from(articles).orderBy(desc(articles.updated_at), desc(articles.id))).map(recordOf),
  )

  routes.on(getArticleRecord, staff, async ({ db, params }) => {
    const [row] = await db.select().from(articles).where(eq(articles.id, params.id))
    if (!row) throw refuse.notFound()
    return recordOf(row)
  })

  routes.on(addArticle, staff, async ({ db, body, now }) => {
    refuseWrong(articleErrors(body))
    const [row] = await db
      .insert(articles)
      .values({ ...columnsOf(body), updated_at: new Date(now) })
      .onConflictDoNothing()
      .returning()
    if (!row) throw taken()
    return recordOf(row)
  })

  routes.on(updateArticle, staff, async ({ db, params, body: { version, ...draft }, now }) => {
    refuseWrong(articleErrors(draft))
    const [row] = await db
      .update(articles)
      .set({ ...columnsOf(draft), version: sql`${articles.version} + 1`, updated_at: new Date(now) })
      .where(and(eq(articles.id, params.id), eq(articles.version, version)))
      .returning()
      .catch((error: unknown) => {
        throw isDuplicate(error) ? taken() : error
      })
    if (row) return recordOf(row)
    const exists = await db.$count(articles, eq(articles.id, params.id))
    throw exists > 0 ? refuse.conflict(articleErrorTexts.changed) : refuse.notFound()
  })
}

/** The index of addresses says it, whoever wrote at the same instant. */
const taken = () => refuse.invalid({ slug: [articleErrorTexts.slugTaken] })

/** What is kept of a draft: its paragraphs without signs that nobody sees; Spanish as a whole, or none. */
function columnsOf(draft: ArticleDraft) {
  const spanish = hasSpanish(draft)
  const line = (text: string) => articleParagraphs(text).join(' ').replace(/\s+/g, ' ')
  return {
    type: draft.type,
    slug: draft.slug,
    title: line(draft.title),
    summary: line(draft.summary),
    body: articleParagraphs(draft.body),
    title_es: spanish ? line(draft.title_es) : null,
    summary_es: spanish ? line(draft.summary_es) : null,
    body_es: spanish ? articleParagraphs(draft.body_es) : null,
    published_on: draft.published_on,
    published: draft.published,
  }
}

function recordOf(row: typeof articles.$inferSelect): ArticleRecord {
  const { id, type, slug, title, summary, published_on, published, version } = row
  return {
    ...{ id, type, slug, title, summary, published_on, published, version },
    body: row.body.join('\n\n'),
    title_es: row.title_es ?? '',
    summary_es: row.summary_es ?? '',
    body_es: row.body_es?.join('\n\n') ?? '',
    updated_at: row.updated_at.toISOString(),
  }
}
