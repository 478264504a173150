import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { and, eq, lte, type SQL } from 'drizzle-orm'
import { articles } from '../tables/content.ts'

/** The articles that everybody may read: one that is dated ahead waits for its day in California, a draft for its editors. */
export const areOut = (now: number): SQL | undefined =>
  and(eq(articles.published, true), lte(articles.published_on, dayIn(pacificTimeZone, new Date(now))))
