import { expect, it } from 'vitest'
import { applyPrefs, choosePref, cookieStorage, createPrefs, htmlAttributes, requestCookies } from './prefs'

it('keeps choices in the storage and on the page', () => {
  const page = { cookie: '' }
  const kept = new Map<string, string>()
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  const html = document.createElement('html')
  const prefs = createPrefs(storage)
  const stop = applyPrefs(prefs, html, storage)
  expect(html.hasAttribute('data-theme')).toBe(false)
  choosePref(prefs, 'theme', 'dark')
  choosePref(prefs, 'textSize', '130')
  choosePref(prefs, 'locale', 'es')
  expect(html.getAttribute('data-theme')).toBe('dark')
  expect(html.getAttribute('data-text-size')).toBe('130')
  expect(html.lang).toBe('es')
  expect(htmlAttributes(createPrefs(storage))).toEqual({
    lang: 'es',
    'data-theme': 'dark',
    'data-text-size': '130',
  })
  choosePref(prefs, 'theme', 'system')
  expect(html.hasAttribute('data-theme')).toBe(false)
  stop()

  cookieStorage(page).setItem('pref_theme', 'dark')
  expect(page.cookie).toMatch(/^pref_theme=dark; Path=\/; /)
})

it('keeps what another tab has chosen meanwhile', () => {
  const kept = new Map([['pref_locale', 'en']])
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
  const prefs = createPrefs(storage)
  const stop = applyPrefs(prefs, document.createElement('html'), storage)
  kept.set('pref_locale', 'es')
  choosePref(prefs, 'theme', 'dark')
  expect(Object.fromEntries(kept)).toMatchObject({ pref_locale: 'es', pref_theme: 'dark' })
  stop()
})

it('reads a request’s cookies, and nothing it does not know', () => {
  const prefs = createPrefs(requestCookies('a=b; pref_theme=dark; pref_text=900; pref_locale=fr'), 'es')
  expect(htmlAttributes(prefs)).toEqual({ lang: 'es', 'data-theme': 'dark', 'data-text-size': undefined })
  expect(htmlAttributes(createPrefs(requestCookies(null)))).toEqual({
    lang: 'en',
    'data-theme': undefined,
    'data-text-size': undefined,
  })
})
