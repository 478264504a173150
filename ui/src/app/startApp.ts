import { createToasts, shellTexts, type Identity } from '@homecare/sdk'
import { effect, signal } from '@preact/signals-core'
import { startChatWhenIdle } from '../chat/startChat'
import type { App } from '../frame/app'
import { applyPrefs, cookieStorage, createPrefs } from '../kit/prefs'
import type { AppRootProps } from './AppRoot'
import { createCare } from './care'
import { loadFirstScreen } from './firstScreen'
import { askedLocale } from './language'
import { atFirstSignOfLife, createLater } from './later'
import { followLinks } from './links'
import { locationHook } from './location'
import { createNavigator, type Navigator } from './navigator'
import type { Page } from './page'
import { pageFromData, type PageData } from './pageData'
import { createReporter } from './report'
import { isSamePerson, openSession, tabsOver } from './session'
import { createUnsaved, watchVersion } from './version'

/**
 * Wires the app to a browser's window and to what the server sent with the document: the one place that knows all of
 * its parts. Resolves once the code of the first page is there, so that it is hydrated as it was rendered.
 */
export async function startApp(
  window: Window,
  { config, page, identity, footer }: PageData,
): Promise<AppRootProps> {
  const { document, location } = window
  const leave = (href: string) => location.assign(href)
  const report = createReporter({
    url: config.reportUrl,
    send: (url, body) => window.navigator.sendBeacon(url, body),
    log: (fault) => console.error(fault),
  })
  const cookies = cookieStorage(document)
  const prefs = createPrefs(cookies, document.documentElement.lang === 'es' ? 'es' : 'en')
  prefs.locale.value = askedLocale(new URLSearchParams(location.search)) ?? prefs.locale.peek()
  const later = createLater(() => import('./laterCode'))
  const care = createCare({ version: config.version, locale: () => prefs.locale.peek(), report })
  const { session, signInAgain } = openSession(care, {
    initial: identity,
    tabs: tabsOver(new BroadcastChannel('homecare')),
  })
  const toasts = createToasts()
  const unsaved = createUnsaved()
  const version = watchVersion({
    version: config.version,
    unsaved,
    storage: window.sessionStorage,
    reload: () => location.reload(),
  })

  const navigator = createNavigator({
    window,
    first: await pageFromData(page, location.hash, {
      loadScreen: (name) => loadFirstScreen(name, later),
      loadModal: async (name) => (await later.load()).loadModal(name),
    }),
    leave,
    traveller: async (journey) => {
      const { startTravelling } = await later.load()
      const { membershipUrl } = config
      return startTravelling({
        ...journey,
        care,
        identity: session.identity,
        locale: prefs.locale,
        membershipUrl,
        leave,
        report,
      })
    },
  })
  const app: App = {
    care,
    session,
    toasts,
    prefs,
    config,
    unsaved,
    navigation: navigator,
    unread: signal(0),
    versionSeen: version.seen,
  }
  applyPrefs(prefs, document.documentElement, cookies)
  navigator.start()
  followLinks(document, navigator)
  followIdentity(app, navigator)
  forgetAskedLocale(app, navigator)
  warnBeforeUnload(window, app)
  startChatWhenIdle(window, app)
  const loadLater = () => void later.load().catch(() => {})
  atFirstSignOfLife(window, loadLater)
  effect(() => {
    if (toasts.list.value.length > 0) loadLater()
  })
  // Without its code the dialog cannot ask: the call then fails as one without a session.
  effect(() => {
    if (signInAgain.asked.value) later.load().catch(() => signInAgain.answer(false))
  })
  const router = { hook: locationHook(navigator) }
  return { app, navigator, router, signInAgain, version, report, later, footer }
}

/** Another person, or nobody, is using the page: it is shown anew, or left when it is not theirs. */
function followIdentity({ session, toasts, unread }: App, navigator: Navigator): void {
  let before: Identity = session.identity.peek()
  session.identity.subscribe((identity) => {
    if (isSamePerson(before, identity)) return
    const loggedOut = identity.user_type === 'anonymous'
    before = identity
    if (loggedOut) {
      unread.value = 0
      toasts.success(shellTexts.loggedOut)
    }
    const { page } = navigator.arrival.peek()
    if (loggedOut && page.row?.who !== 'anyone') void navigator.go('/')
    else if (!isSignInPage(page)) void navigator.identityChanged()
  })
}

/** A page that signs people in says itself where they go next. */
const isSignInPage = (page: Page) => page.row?.who === 'visitors' || page.row?.keeps === 'family-signup'

/** Once the language is switched by hand, the address no longer asks for another. */
function forgetAskedLocale({ prefs }: App, navigator: Navigator): void {
  effect(() => {
    const locale = prefs.locale.value
    const asked = askedLocale(navigator.arrival.peek().page.query)
    if (asked && asked !== locale) void navigator.replaceQuery({ lang: null })
  })
}

function warnBeforeUnload(window: Window, { unsaved }: App): void {
  window.addEventListener('beforeunload', (event) => {
    if (unsaved.any()) event.preventDefault()
  })
}
