import { recordsIn } from '../kit/shape.js'
import type { ArticleTypeId } from '../vocabulary/content/catalogue.js'

/** An article as far as its lists look at it; `published_on` a day. */
export interface ListedArticle {
  readonly type: number
  readonly slug: string
  readonly published_on?: string | null
}

/** The articles of a list, press highlights or market insights, newest first. */
export function articlesOf<A extends ListedArticle>(articles: readonly A[], type: ArticleTypeId): A[] {
  return recordsIn(articles)
    .filter((article) => article.type === type)
    .sort((one, other) => newest(other).localeCompare(newest(one)))
}

/** The article of an address's slug; null where there is none. */
export function articleBySlug<A extends ListedArticle>(articles: readonly A[], slug: unknown): A | null {
  return recordsIn(articles).find((article) => article.slug === slug) ?? null
}

const newest = ({ published_on }: ListedArticle) => (typeof published_on === 'string' ? published_on : '')
