import type { Locale } from '@homecare/sdk/kit'

/** The language of an answer: what the user has set, else what the browser prefers. */
export function localeOf(request: Request, own: Locale | undefined): Locale {
  return own ?? askedLocale(request) ?? 'en'
}

/** The first of our languages that a request asks for: that of the page, where a page of ours sends it. */
export function askedLocale(request: Request): Locale | undefined {
  for (const part of (request.headers.get('Accept-Language') ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (language === 'en' || language === 'es') return language
  }
  return undefined
}
