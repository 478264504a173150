import { localeTags, say, sayCount, type Locale, type Plural, type Text } from '@homecare/sdk/kit'
import { spoken } from './spoken'

/** A text in each language that is spoken here, made by the same steps: what a loader gives to a screen. */
export function both(make: (locale: Locale) => string): Text {
  return spoken.map(make) as unknown as Text
}

/** A text with its placeholders filled; a text among them is said in the same language. */
export function told(what: Text, params: Readonly<Record<string, string | number | Text>>): Text {
  return both((locale) => say(locale, what, inOne(locale, params)))
}

/** The words for a number of things. */
export function counted(
  plural: Plural,
  count: number,
  params: Readonly<Record<string, string | number | Text>> = {},
): Text {
  return both((locale) => sayCount(locale, plural, count, inOne(locale, params)))
}

/** A number as both languages write it: 1,234. */
export const thousands = (count: number): string => new Intl.NumberFormat(localeTags.en).format(count)

function inOne(locale: Locale, params: Readonly<Record<string, string | number | Text>>) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'object' ? inLocale(locale, value) : value,
    ]),
  )
}

/** The words of a text in one language. */
export const inLocale = (locale: Locale, text: Text) => say(locale, text)

/** A title as it stands within a sentence: 'Dementia' → 'dementia', but "Parkinson's disease", 'HIV/AIDS'. */
export function withinSentence(title: Text): Text {
  return both((locale) => {
    const words = inLocale(locale, title)
    return locale === 'es' ? words.replace(/^\S+/, lowered) : words.split(' ').map(lowered).join(' ')
  })
}

function lowered(word: string): string {
  const isName = /['’]s$/.test(word) || (word.length > 1 && word === word.toUpperCase())
  return isName ? word : word.toLowerCase()
}
