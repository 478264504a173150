import { localeTags, type Locale } from '../text.js'

/** Several things one after the other, as a sentence has them: 'Monday, Tuesday, and Friday', in short 'Mon, Tue, & Fri'. */
export const listed = (words: readonly string[], locale: Locale, style: 'long' | 'short' = 'long'): string =>
  new Intl.ListFormat(localeTags[locale], { type: 'conjunction', style }).format(words)
