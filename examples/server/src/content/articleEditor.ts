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
import { and, desc, eq, ne, sql } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { only } from '../calls/policy.ts'
import type { Db, Tx } from '../db/connect.ts'
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
    if (!row) throw refuse.invalid({ slug: [articleErrorTexts.slugTaken] })
    return recordOf(row)
  })

  routes.on(updateArticle, staff, ({ db, params, body: { version, ...draft }, now }) => {
    refuseWrong(articleErrors(draft))
    return db.transaction(async (tx) => {
      const [old] = await tx.select().from(articles).where(eq(articles.id, params.id)).for('update')
      if (!old) throw refuse.notFound()
      if (old.version !== version) throw refuse.conflict(articleErrorTexts.changed)
      await refuseTaken(tx, params.id, draft.slug)
      const [row] = await tx
        .update(articles)
        .set({ ...columnsOf(draft), version: sql`${articles.version} + 1`, updated_at: new Date(now) })
        .where(eq(articles.id, params.id))
        .returning()
      return recordOf(row!)
    })
  })
}

async function refuseTaken(db: Db | Tx, id: number, slug: string): Promise<void> {
  const [other] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.slug, slug), ne(articles.id, id)))
  if (other) throw refuse.invalid({ slug: [articleErrorTexts.slugTaken] })
}

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
