import { locales, say, type Locale, type Text } from '../../kit/text.js'

/**
 * What a task says to a reader, of the title or the instructions that it got from a template: in the reader's language as long as
 * it reads as the template does in any language, and as somebody wrote it once it was changed. `own` is the template's, absent for
 * a task that was made of none.
 */
export function wordsAsRead(written: string, own: Text | null | undefined, locale: Locale): string {
  return own && locales.some((one) => say(one, own) === written) ? say(locale, own) : written
}
