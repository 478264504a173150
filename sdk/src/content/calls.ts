import { array, enums, number, object, optional, string, type, type Infer } from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { locales } from '../kit/text.js'
import { articleTypes } from '../vocabulary/content/catalogue.js'

/** An article as its list shows it: `type` 1 press, 2 market insights; `published_on` a day. */
export const ArticleSummary = type({
  id: number(),
  type: number(),
  slug: string(),
  title: string(),
  summary: string(),
  published_on: string(),
  /** The language that title, summary and body are in: the reader's, where it was written in it. */
  language: optional(enums(locales)),
})
export type ArticleSummary = Infer<typeof ArticleSummary>

/** Articles of one kind or of both, latest first. */
export const listArticles = call(
  'GET /v1/articles/',
  {
    query: object({ type: optional(enums(articleTypes.ids)) }),
    out: array(ArticleSummary),
  },
  { query: { type: 2 } },
)

/** An article with its paragraphs: plain text with the few marks of `articleBlocks`. */
export const Article = type({ ...ArticleSummary.schema, body: array(string()) })
export type Article = Infer<typeof Article>
/** One article, by the last part of its address. */
export const getArticle = call(
  'GET /v1/articles/:slug/',
  { out: Article, extension: true },
  { slug: 'what-families-ask-first' },
)
