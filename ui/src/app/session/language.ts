import { locales, type Locale } from '@homecare/sdk/kit'

/** The language that an address asks for by `?lang=`. */
export function askedLocale(query: URLSearchParams): Locale | undefined {
  return locales.find((locale) => locale === query.get('lang'))
}

/** The best of our languages for an Accept-Language header; English where none fits. */
export function acceptedLocale(header: string | null | undefined): Locale {
  const wanted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
  for (const { language } of wanted) {
    const ours = locales.find((locale) => locale === language)
    if (ours) return ours
  }
  return 'en'
}
