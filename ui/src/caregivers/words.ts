import { localeTags, locales, say, sayCount, type Locale, type Plural, type Text } from '@homecare/sdk'

/** A text in both languages, made by the same steps: what a loader gives to a screen. */
export function both(make: (locale: Locale) => string): Text {
  return [make(locales[0]), make(locales[1])]
}

/** A text with its placeholders filled, in both languages; a text among them is said in the same language. */
export function told(what: Text, params: Readonly<Record<string, string | number | Text>>): Text {
  return both((locale) => say(locale, what, inOne(locale, params)))
}

/** The words for a number of things, in both languages. */
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
export const inLocale = (locale: Locale, text: Text) => text[locale === 'es' ? 1 : 0]

/** A title as it stands within a sentence: 'Dementia' → 'dementia', but "Parkinson's disease", 'HIV/AIDS'. */
export function withinSentence(title: Text): Text {
  return [title[0].split(' ').map(lowered).join(' '), title[1].replace(/^\S+/, lowered)]
}

function lowered(word: string): string {
  const isName = /['’]s$/.test(word) || (word.length > 1 && word === word.toUpperCase())
  return isName ? word : word.toLowerCase()
}
