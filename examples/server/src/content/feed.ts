import type { Locale } from '@homecare/sdk/kit'
import { pressTexts } from '@homecare/sdk/texts'
import { say } from '@homecare/sdk/kit'
import type { Db } from '../db/connect.ts'
import { escapeHtml } from '../http/html.ts'
import { articleIn, articlesOut } from './articles.ts'

/** Entries of a feed: readers keep what they had. */
const entriesShown = 30

/** `/press/feed.xml`: the newsroom as an Atom feed, in Spanish with `?lang=es`; null for other paths. */
export async function answerFeed(
  url: URL,
  { db, now, origin, brand }: { db: Db; now: number; origin: string; brand: string },
): Promise<Response | null> {
  if (url.pathname !== '/press/feed.xml') return null
  const locale: Locale = url.searchParams.get('lang') === 'es' ? 'es' : 'en'
  const rows = await articlesOut(db, now).limit(entriesShown)
  const query = locale === 'es' ? '?lang=es' : ''
  const text = (name: string, words: string) => `<${name}>${escapeHtml(words)}</${name}>`
  const latest = rows.map(({ updated_at }) => updated_at.toISOString()).toSorted()
  const entries = rows.map((row) => {
    const { title, summary, slug, published_on, language } = articleIn(row, locale)
    const address = escapeHtml(`${origin}/press/${slug}${query}`)
    return `<entry xml:lang="${language ?? 'en'}">${text('title', title)}<link href="${address}"/><id>${escapeHtml(`${origin}/press/${slug}`)}</id><published>${published_on}T12:00:00Z</published><updated>${row.updated_at.toISOString()}</updated>${text('summary', summary)}</entry>`
  })
  const self = escapeHtml(`${origin}/press/feed.xml${query}`)
  const feed = `<?xml version="1.0" encoding="UTF-8"?><feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">${text('title', `${brand}: ${say(locale, pressTexts.title)}`)}<link rel="self" href="${self}"/><link href="${escapeHtml(`${origin}/press${query}`)}"/><id>${self}</id><author>${text('name', brand)}</author><updated>${latest.at(-1) ?? new Date(now).toISOString()}</updated>${entries.join('')}</feed>`
  return new Response(feed, {
    headers: {
      'Content-Type': 'application/atom+xml; charset=utf-8',
      'Cache-Control': 'public, max-age=600',
    },
  })
}
