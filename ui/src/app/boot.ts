import { effect, signal } from '@preact/signals-core'
import { startChatWhenIdle } from '../chat/startChat'
import type { App } from '../frame/app'
import { once } from '../frame/once'
import { somebodyIsThere } from '../frame/signOfLife'
import { browserStorage } from '../frame/storage/browserStorage'
import { applyPrefs, createPrefs, prefStorage } from '../kit/prefs'
import type { AppRootProps } from './AppRoot'
import { createApp, type LaterCode } from './createApp'
import { pageFromData, type PageData } from './document/pageData'
import { loadFirstScreen } from './firstScreen'
import { historyEntry } from './router/history'
import { createRouter } from './router/router'
import { followLanguage } from './session/followLanguage'
import { lateCare } from './session/lateCare'
import { SignedInBar } from './shell/signedInBar'
import type { Report } from './session/report'
import { tabsOver } from './session/session'

/*
 * The way of a page, for whoever reads this folder first.
 *
 * The server (`entry-server.tsx`) resolves the address, renders the page and writes a document of it (`document/`): the
 * page's head, its data as JSON, and two scripts that stand in it as text. `keepPresses` keeps what is pressed before
 * anything answers; `codeAfterPaint` asks for the code once the first picture is on the screen.
 *
 * The browser (`entry-client.tsx`) calls `boot`, which wires the app around the page that came, loads that page's screen
 * (`firstScreen.ts`), and hydrates. Then `carryOut` does what was typed and pressed meanwhile. Everything else is one
 * chunk, `laterCode.ts`, which comes at the first sign that somebody is there; with it the page settles in.
 *
 * A navigation begins with a press of a link (`router/links.ts`), with Back or Forward, or with a call of a screen
 * (`frame/navigation.ts`). The router (`router/router.ts`) loads `router/navigate.ts` for the first one, and hands on.
 *  1. `blocker.ts` asks, where something typed would be lost. Back has moved the browser already, and is taken back.
 *  2. `transition.ts` ends the navigation before, and tells one that takes long.
 *  3. `resolve.ts` goes from the address to a page, as on the server: redirect, match, guard, load.
 *  4. `navigate.ts` then writes the entry of the history (`entries.ts`), and shows the page by `router.view`.
 *  5. `AppRoot.tsx` draws it; `useScrollAndFocus.ts` and `document/head.ts` see to the rest of the window.
 * Back shows what its entry showed at once, and brings it up to date by the same way. What fails leaves the page that is
 * there, and waits to be tried again.
 */

/**
 * Wires the app to a browser's window and to what the server sent with the document: the one place that knows all of
 * its parts. Resolves once the code of the first page is there, so that it is hydrated as it was rendered.
 */
export async function boot(
  window: Window,
  { config, page, identity, footer, waiting }: PageData,
): Promise<AppRootProps> {
  const { document, location } = window
  const laterCode = signal<LaterCode | null>(null)
  const loadLater = once(async () => (laterCode.value = await import('./laterCode')))

  const cookies = prefStorage(document, config)
  const prefs = createPrefs(cookies)
  // The document's own words, whatever another tab has chosen since it was made.
  prefs.locale.value = document.documentElement.lang === 'es' ? 'es' : 'en'
  applyPrefs(prefs, document.documentElement, cookies)

  const teamReport = once(async () => (await loadLater()).reportTo(care, config.environment))
  const report: Report = (...fault) => {
    console.error(fault[0])
    teamReport().then((tell) => tell(...fault), ignore)
  }
  window.addEventListener('error', ({ error }) => error && report(error))
  const care = lateCare(async () => {
    const { createCare } = await loadLater()
    const { session, clockAhead, underWay } = parts.app
    return createCare({
      version: config.version,
      locale: () => prefs.locale.peek(),
      guest: Boolean(config.embed),
      storage: browserStorage('localStorage'),
      session: () => session,
      report,
      clockAhead,
      underWay,
    })
  })
  const parts = createApp({
    care,
    config,
    prefs,
    report,
    laterCode,
    waiting,
    session: {
      initial: identity,
      // Who signs in elsewhere in this browser is nothing to a partner's frame.
      tabs: config.embed ? undefined : tabsOver(new BroadcastChannel('homecare')),
      report,
      afterLogout: () => void loadLater().then((code) => code.forgetPeople(), ignore),
      another() {
        // Another person gets a page of their own, without what an entry of the history remembers.
        document.documentElement.toggleAttribute('data-covered', true)
        parts.app.unsaved.forget()
        location.replace(location.pathname + location.search)
      },
    },
  })
  const { session, toasts, unsaved } = parts.app
  const { signInAgain } = parts

  // What the server rendered of the bar is taken up with the page.
  if (identity.user_type !== 'anonymous') await SignedInBar.load()
  const leave = (href: string) => location.assign(href)
  const router = createRouter({
    first: await pageFromData(
      page,
      location.hash,
      identity,
      (name) => loadFirstScreen(name, loadLater),
      async (name) => (await loadLater()).loadModal(name),
    ),
    entry: historyEntry(window),
    keptAt: Number(document.documentElement.dataset['kept']) || undefined,
    leave,
    async load(state) {
      const { createNavigate, loadModal, loadScreen, matchPath: match } = await loadLater()
      const fixed = {
        care,
        match,
        loadScreen,
        loadModal,
        loadBar: SignedInBar.load,
        report,
        membershipUrl: config.membershipUrl,
        origin: location.origin,
        brand: config.brand.name,
        otherPolicy: (pathname: string) => parts.app.otherPolicy.peek()?.(pathname) ?? false,
      }
      const context = () => ({ ...fixed, identity: session.identity.peek(), locale: prefs.locale.peek() })
      return createNavigate({ window, state, unsaved, context, leave })
    },
  })
  const app: App = { ...parts.app, navigation: router }
  router.start(window)
  followLanguage(document, (locale) =>
    loadLater()
      .then(({ speak }) => speak(window, app, locale))
      .catch(report),
  )
  startChatWhenIdle(window, app)
  laterCode.subscribe((code) => code?.settleIn(window, app, router, signInAgain, identity, report))

  const tryLoadLater = () => void loadLater().catch(ignore)
  if (config.native) tryLoadLater()
  void somebodyIsThere().then(tryLoadLater)
  window.addEventListener('online', tryLoadLater)
  effect(() => {
    if (toasts.list.value.length > 0 || session.identity.value !== identity) tryLoadLater()
  })
  // Without its code the dialog cannot ask: the call then fails as one without a session.
  effect(() => {
    if (signInAgain.asked.value) loadLater().catch(() => signInAgain.answer(false))
    // Nothing of the page is in sight until the same person is back.
    document.documentElement.toggleAttribute('data-covered', signInAgain.asked.value)
  })
  return { ...parts, app, router, report, footer }
}

const ignore = () => {}
