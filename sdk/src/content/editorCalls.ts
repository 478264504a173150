import { call } from '../client/call.js'
import { dayField, lineField } from '../kit/fields/fields.js'
import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { articleTypes } from '../vocabulary/content/catalogue.js'
import { articleLimits } from '../vocabulary/content/constants.js'

const words = (max: number) => size(string(), 0, max)

/**
 * An article as the staff write it, judged by `articleErrors`. Of a body the paragraphs are parted by empty lines, with the marks
 * of `articleBlocks`; Spanish is empty as a whole or not at all. From `published_on` on, a day in California, one that is
 * published is read by everybody.
 */
export const ArticleDraft = object({
  type: enums(articleTypes.ids),
  slug: lineField,
  title: words(articleLimits.title),
  summary: words(articleLimits.summary),
  body: words(articleLimits.body),
  title_es: words(articleLimits.title),
  summary_es: words(articleLimits.summary),
  body_es: words(articleLimits.body),
  published_on: dayField,
  published: boolean(),
})
export type ArticleDraft = Infer<typeof ArticleDraft>

/** An article as it is kept: `version` counts its changes, `updated_at` is an instant. */
export const ArticleRecord = type({
  id: number(),
  type: number(),
  slug: string(),
  title: string(),
  summary: string(),
  body: string(),
  title_es: string(),
  summary_es: string(),
  body_es: string(),
  published_on: string(),
  published: boolean(),
  version: integer(),
  updated_at: nullable(string()),
})
export type ArticleRecord = Infer<typeof ArticleRecord>

/** All articles with their drafts, those changed last first: for the staff. */
export const listArticleRecords = call('GET /v1/staff/articles/', {
  out: array(ArticleRecord),
  extension: true,
})
/** One article as the staff write it. */
export const getArticleRecord = call(
  'GET /v1/staff/articles/:id/',
  { out: ArticleRecord, extension: true },
  { id: 3 },
)

const example = {
  type: 1,
  slug: 'a-new-city',
  title: 'A new city',
  summary: 'We open in Fresno.',
  body: 'Families in Fresno can find caregivers now.',
  title_es: '',
  summary_es: '',
  body_es: '',
  published_on: '2026-12-01',
  published: false,
} as const
/** Begins an article; its slug is nobody else's. */
export const addArticle = call(
  'POST /v1/staff/articles/',
  { in: ArticleDraft, out: ArticleRecord, extension: true, repeatable: true },
  { body: example },
)
/** Changes an article as it was at `version`: a conflict where another has changed it since. */
export const updateArticle = call(
  'PUT /v1/staff/articles/:id/',
  {
    in: object({ ...ArticleDraft.schema, version: integer() }),
    out: ArticleRecord,
    extension: true,
    repeatable: true,
  },
  { id: 3, body: { ...example, version: 1 } },
)
