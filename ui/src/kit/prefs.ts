import { locales, type Locale } from '@homecare/sdk/kit'
import { effect, signal, type ReadonlySignal, type Signal } from '@preact/signals-core'

/** What a person chose about how the product looks and speaks. */
export interface Prefs {
  readonly locale: Signal<Locale>
  readonly theme: Signal<Theme>
  readonly textSize: Signal<TextSize>
}

const themes = ['system', 'light', 'dark'] as const
type Theme = (typeof themes)[number]

/** Percent of the normal size of text. */
export const textSizes = ['100', '115', '130', '150'] as const
type TextSize = (typeof textSizes)[number]

/** Where preferences are kept: `localStorage`, cookies (so that the server draws them too), or a test's own. */
interface PrefStorage {
  getItem(name: string): string | null
  setItem(name: string, value: string): void
}

/** The preferences as kept in `storage`; `spoken` is the language where none was chosen yet. */
export function createPrefs(storage: Pick<PrefStorage, 'getItem'>, spoken: Locale = 'en'): Prefs {
  return {
    locale: signal(keptLocale(storage) ?? spoken),
    theme: signal(kept(storage, names.theme, themes) ?? 'system'),
    textSize: signal(kept(storage, names.textSize, textSizes) ?? '100'),
  }
}

/** The language that was chosen, if one was. */
const keptLocale = (storage: Pick<PrefStorage, 'getItem'>): Locale | undefined =>
  kept(storage, names.locale, locales)

/** Keeps a language for the pages that are loaded from now on. Whether it is kept: a browser may keep nothing. */
export function keepLocale(storage: PrefStorage, locale: Locale): boolean {
  storage.setItem(names.locale, locale)
  return keptLocale(storage) === locale
}

/** The attributes of `<html>` that carry the preferences; an undefined one is absent. */
export function htmlAttributes(prefs: { readonly [K in keyof Prefs]: ReadonlySignal<string> }) {
  const [theme, size] = [prefs.theme.value, prefs.textSize.value]
  return {
    lang: prefs.locale.value,
    'data-theme': theme === 'system' ? undefined : theme,
    'data-text-size': size === '100' ? undefined : size,
  }
}

/**
 * Keeps `<html>` and the storage as the preferences are. Only what is chosen here is kept: another tab may have chosen
 * the others meanwhile, or before a page that comes from the history. Returns how to stop.
 */
export function applyPrefs(prefs: Prefs, html: HTMLElement, storage: PrefStorage): () => void {
  const held: Partial<Record<keyof Prefs, string>> = {}
  return effect(() => {
    for (const [name, value] of Object.entries(htmlAttributes(prefs))) {
      if (value === undefined) html.removeAttribute(name)
      else html.setAttribute(name, value)
    }
    for (const key of Object.keys(names) as (keyof Prefs)[]) {
      const value = prefs[key].value
      if (held[key] === undefined ? storage.getItem(names[key]) === null : held[key] !== value)
        storage.setItem(names[key], value)
      held[key] = value
    }
  })
}

/** A person's choice. */
export function choosePref<K extends keyof Prefs>(
  prefs: Prefs,
  name: K,
  value: ReturnType<Prefs[K]['peek']>,
): void {
  ;(prefs[name] as Signal<typeof value>).value = value
}

/**
 * Where a page keeps preferences. What somebody chose on our own site is nothing to a partner's frame, nor the other
 * way round.
 */
export const prefStorage = (
  document: { cookie: string },
  { embed }: { readonly embed?: unknown },
): PrefStorage => (embed ? forgetful : cookieStorage(document))

const forgetful: PrefStorage = { getItem: () => null, setItem: () => {} }

/** Preferences in cookies: the server reads them and the first page comes in the right colours and words. */
export function cookieStorage(document: { cookie: string }): PrefStorage {
  return {
    getItem: (name) => readCookie(document.cookie, name),
    setItem: (name, value) => {
      document.cookie = cookieLine(name, value)
    },
  }
}

/** As a server sets the language that an address asks for: pages from then on are in it, whether scripts run or not. */
export const localeCookie = (locale: Locale): string => cookieLine(names.locale, locale)

const cookieLine = (name: string, value: string) => `${name}=${value}; Path=/; Max-Age=31536000; SameSite=Lax`

/** The same for a request's `Cookie` header; nothing is written. */
export function requestCookies(header: string | null | undefined): Pick<PrefStorage, 'getItem'> {
  return { getItem: (name) => readCookie(header ?? '', name) }
}

const names = { locale: 'pref_locale', theme: 'pref_theme', textSize: 'pref_text' } as const

function kept<T extends string>(
  storage: Pick<PrefStorage, 'getItem'>,
  name: string,
  known: readonly T[],
): T | undefined {
  const value = storage.getItem(name)
  return known.find((one) => one === value)
}

function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value) return value
  }
  return null
}
