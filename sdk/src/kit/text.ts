/**
 * Every user-facing text is a pair: English, then Spanish. A missing translation does not compile.
 * Placeholders stand in braces: `['{count} reviews', '{count} reseñas']`. It is written as a pair and is no array to the
 * compiler: walked through, flattened or joined it would be said in both languages at once. A build of an app for one
 * language may leave the other's words out of the pairs: one that stands alone is said in either.
 */
export interface Text<E extends string = string> {
  readonly 0: E
  readonly 1: string
  readonly length: 2
}

/** The languages of the product, in the order of a text's pair. */
export const locales = ['en', 'es'] as const
export type Locale = (typeof locales)[number]

/** Numbers, times and dates are written as in the United States, in either language: 4.7 and 1,234. For `Intl`. */
export const localeTags: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US' }

/** A text by number: `one` for exactly 1, `other` for the rest (English and Spanish agree on this). */
export type Plural = { readonly one: Text; readonly other: Text }

type Names<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never
/** The placeholders of a text, as the record `say` wants. */
export type Params<S extends string> = string extends S
  ? Record<string, string | number>
  : { readonly [K in Names<S>]: string | number }

type NeedsParams<S extends string> = string extends S ? false : [Names<S>] extends [never] ? false : true

/** A text with its placeholders already bound: what rules return and stores keep. */
export interface BoundText {
  readonly text: Text
  readonly params?: Record<string, string | number>
}

/** Whatever can be shown to a person: a text, a bound message, or words that a server sent. */
export type Sayable = Text | BoundText | string

/** A group of texts. Checks that every entry is a pair and keeps the literals for placeholder types. */
export function texts<const T extends Readonly<Record<string, Text | Plural>>>(group: T): TextsOf<T> {
  return group as unknown as TextsOf<T>
}

/** Texts as they are used: pairs to be said, and no arrays that could be joined or walked through. */
type TextsOf<T> = {
  readonly [K in keyof T]: T[K] extends Text
    ? Text<T[K][0]>
    : T[K] extends Plural
      ? { readonly one: Text<T[K]['one'][0]>; readonly other: Text<T[K]['other'][0]> }
      : never
}

/** The words of `what` in `locale`, with placeholders filled. */
export function say<E extends string>(
  locale: Locale,
  what: Text<E> | BoundText | string,
  ...params: NeedsParams<E> extends true ? [params: Params<E>] : [params?: Record<string, string | number>]
): string {
  if (typeof what === 'string') return what
  if (isMessage(what)) return fill(pick(locale, what.text), what.params)
  return fill(pick(locale, what), params[0])
}

/** The words for a number of things: `sayCount('en', { one: […], other: […] }, 3)`. `{count}` is filled in. */
export function sayCount(
  locale: Locale,
  plural: Plural,
  count: number,
  params?: Record<string, string | number>,
): string {
  const text = count === 1 ? plural.one : plural.other
  return fill(pick(locale, text), {
    count: new Intl.NumberFormat(localeTags[locale]).format(count),
    ...params,
  })
}

/** Binds placeholders now, to be said later in whichever language is then in force. */
export function message<E extends string>(text: Text<E>, params: Params<E>): BoundText {
  return { text, params }
}

function isMessage(what: Text | BoundText): what is BoundText {
  return !Array.isArray(what)
}

function pick(locale: Locale, text: Text): string {
  return text[locale === 'es' ? 1 : 0] ?? text[0]
}

function fill(pattern: string, params: Record<string, string | number> | undefined): string {
  if (!params) return pattern
  return pattern.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  )
}
