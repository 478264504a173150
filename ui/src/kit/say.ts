import {
  say as sayIn,
  sayCount,
  type Locale,
  type BoundText,
  type Params,
  type Plural,
  type Sayable,
  type Text,
} from '@homecare/sdk/kit'
import { signal, type ReadonlySignal } from '@preact/signals-core'
import { createContext, createElement, useContext, useMemo, type ReactNode } from 'react'
import { useValue } from './useValue'

/** Says texts in the language now in force. */
export interface Say {
  <E extends string>(what: Text<E>, params: Params<E>): string
  (what: Sayable): string
  /** A text by number: `say.count(texts.reviews, 3)`. */
  count(plural: Plural, count: number, params?: Record<string, string | number>): string
  /** The language, for `Intl`. */
  readonly locale: Locale
}

const LocaleContext = createContext<ReadonlySignal<Locale>>(signal<Locale>('en'))

/** Gives a tree its language: one signal for each request on the server, the one of the prefs in the browser. */
export function LocaleProvider({
  locale,
  children,
}: {
  locale: ReadonlySignal<Locale>
  children: ReactNode
}) {
  return createElement(LocaleContext, { value: locale }, children)
}

/** `say(text, params)` in the current language; a switch renders again and loses nothing. */
export function useSay(): Say {
  const locale = useValue(useContext(LocaleContext))
  return useMemo(() => sayer(locale), [locale])
}

/** The same outside of React: titles, mails, tests. */
export function sayer(locale: Locale): Say {
  const say = (what: Text | BoundText | string, params?: Record<string, string | number>) =>
    sayIn(locale, what, params)
  return Object.assign(say, {
    locale,
    count: (plural: Plural, count: number, params?: Record<string, string | number>) =>
      sayCount(locale, plural, count, params),
  })
}
