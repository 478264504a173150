import type { Locale } from '@homecare/sdk'

/** The language of an answer: what the user has set, else what the browser prefers. */
export function localeOf(request: Request, own: Locale | undefined): Locale {
  if (own) return own
  for (const part of (request.headers.get('Accept-Language') ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (language === 'en' || language === 'es') return language
  }
  return 'en'
}
