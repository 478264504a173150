import { locales, say, type Locale } from '@homecare/sdk/kit'
import { offlinePageTexts as words } from '@homecare/sdk/texts'
import { keptPages } from '../frame/storage/keptPages'
import tokens from '../styles/tokens.css?raw'
import { escape } from './document/document'

export { serviceWorkerPath } from './session/offlinePage'

/**
 * The service worker: it lets every request go to the network first, and answers a page that the network does not bring with
 * one that it carries with it. It keeps one page besides: today's of a care plan, which its page hands it with the files that it
 * runs by. That is shown only where the network brings nothing, for a day and a half, and with the instant of which it is; the
 * page of another person takes its place, and it goes at logout, also one that is being brought at that moment. No answer of the API is ever in it, and a new version of the app
 * is never behind it. What the server tells this device it shows, and a press on that opens the page of it.
 */
export function serviceWorker(brand: string): string {
  return `const page = ${JSON.stringify(offlinePage(brand))}
const [pages, files] = ${JSON.stringify([keptPages.page, keptPages.files])}
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(registration.navigationPreload?.enable()))
addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode !== 'navigate') {
    if (!request.url.startsWith(location.origin + '/assets/')) return
    return event.respondWith(fetch(request).catch(async () => (await kept(files, request.url)) ?? Response.error()))
  }
  const offline = async () => (await keptPage(request.url)) ?? new Response(page, { status: 503, headers: ${JSON.stringify(headers)} })
  const bring = async () => (await event.preloadResponse) ?? fetch(request)
  event.respondWith(bring().catch(offline))
})
const kept = (cacheName, url) => caches.match(url, { cacheName, ignoreVary: true })
async function keptPage(url) {
  try {
    const found = await kept(pages, url)
    const at = Number(found?.headers.get('X-Kept-At'))
    if (!found || !(Date.now() - at < ${keptForMs})) return
    const html = (await found.text()).replace('<html', '<html data-kept="' + at + '"')
    return new Response(html, { headers: found.headers })
  } catch {}
}
addEventListener('message', (event) => {
  const { keep, files: used, forget } = event.data ?? {}
  if (forget) return event.waitUntil((turn++, caches.delete(pages)))
  if (typeof keep !== 'string' || !/^\\/careplan\\/connection\\/\\d+$/.test(keep) || !Array.isArray(used)) return
  event.waitUntil(keepPage(keep, used.filter((file) => /^\\/assets\\/[\\w.-]+$/.test(file))).catch(() => {}))
})
let turn = 0
async function keepPage(path, used) {
  const mine = turn
  const found = await fetch(path, { credentials: 'same-origin', cache: 'no-store' })
  if (!found.ok || found.redirected) return
  const html = await found.text()
  const headers = new Headers(found.headers)
  for (const name of ['Content-Encoding', 'Content-Length', 'Set-Cookie']) headers.delete(name)
  headers.set('X-Kept-At', String(Date.now()))
  const all = new Set([...used, ...[...html.matchAll(/"(\\/assets\\/[\\w.-]+)"/g)].map(([, file]) => file)])
  const cache = await caches.open(files)
  for (const file of all) if (!(await cache.match(file))) await cache.add(file).catch(() => {})
  await caches.delete(pages)
  if (mine === turn) await (await caches.open(pages)).put(path, new Response(html, { headers }))
  if (mine !== turn) return caches.delete(pages)
  for (const { url } of await cache.keys()) if (!all.has(new URL(url).pathname)) await cache.delete(url)
}
addEventListener('push', (event) => {
  let words
  try { words = event.data.json() } catch { return }
  const { title, body, url, tag } = words
  event.waitUntil(registration.showNotification(String(title), { body: String(body), tag: String(tag), renotify: true, data: String(url) }))
})
addEventListener('notificationclick', (event) => {
  event.notification.close()
  const page = new URL(event.notification.data, location.origin)
  if (page.origin !== location.origin) return
  event.waitUntil(clients.matchAll({ type: 'window' }).then((open) => {
    const same = open.find((one) => one.url === page.href)
    return same ? same.focus() : clients.openWindow(page.href)
  }))
})
`
}

/** How long the kept page is shown, in milliseconds: a day and a half. */
const keptForMs = 36 * 3_600_000

/** What it carries runs by its own two inline parts and asks nobody but the server of the page. */
const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'",
}

/** The page without a connection, in each language: which is shown is chosen where it stands. */
function offlinePage(brand: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(say('en', words.title))}</title><style>${style}</style></head><body><main>${locales.map((locale) => inLanguage(locale, brand)).join('')}</main><script>(${standIn.toString()})()</script></body></html>`
}

function inLanguage(locale: Locale, brand: string): string {
  const [title, text, goesOn, again] = [
    say(locale, words.title),
    say(locale, words.text, { brand }),
    say(locale, words.goesOn),
    say(locale, words.again),
  ].map(escape)
  return `<section lang="${locale}" hidden><b>${escape(brand)}</b><h1 tabindex="-1">${title}</h1><p>${text}</p><p>${goesOn}</p><button type="button">${again}</button></section>`
}

/** The product's colours; a fixed look that somebody chose with them. */
const used = ['color-scheme', '--ground', '--ink', '--action', '--on-action', '--target']
const style = `:root{${used.map((name) => new RegExp(`${name}: [^;]+;`).exec(tokens)?.[0]).join('')}}
[data-theme=light]{color-scheme:light}[data-theme=dark]{color-scheme:dark}
body{margin:0;background:var(--ground);color:var(--ink);font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:36rem;margin:0 auto;padding:1.25rem}b{display:block;margin-bottom:3rem;color:var(--action)}h1{margin:0;line-height:1.2}h1:focus{outline:0}
button{min-height:var(--target);padding:0 1.5rem;border:0;border-radius:var(--target);background:var(--action);color:var(--on-action);font:inherit;font-weight:600}
button:focus-visible{outline:3px solid var(--action);outline-offset:3px}`

/**
 * Shows the person's language and goes on once the server can be reached. It stands as text, so it uses nothing from
 * outside.
 */
function standIn(): void {
  const chosen = (name: string) => new RegExp(`(?:^|; )${name}=(\\w+)`).exec(document.cookie)?.[1]
  const spoken = navigator.language.startsWith('es') ? 'es' : 'en'
  const html = document.documentElement
  html.lang = chosen('pref_locale') === 'es' || (!chosen('pref_locale') && spoken === 'es') ? 'es' : 'en'
  const theme = chosen('pref_theme')
  if (theme === 'light' || theme === 'dark') html.dataset.theme = theme
  const shown = document.querySelector<HTMLElement>(`section[lang=${html.lang}]`)
  const heading = shown?.querySelector('h1')
  if (shown) shown.hidden = false
  document.title = heading?.textContent ?? ''
  heading?.focus()
  const again = () => location.reload()
  shown?.querySelector('button')?.addEventListener('click', again)
  addEventListener('online', again)
  // The browser does not notice a server that is back.
  const everyMs = 10_000
  const look = () => void fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(again, () => {})
  setInterval(look, everyMs)
}
