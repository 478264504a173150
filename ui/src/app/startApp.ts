import { createToasts } from '@homecare/sdk/kit'
import { computed, effect, signal } from '@preact/signals-core'
import { startChatWhenIdle } from '../chat/startChat'
import type { App } from '../frame/app'
import { browserStorage } from '../frame/storage/browserStorage'
import { somebodyIsThere } from '../frame/signOfLife'
import { applyPrefs, createPrefs, prefStorage } from '../kit/prefs'
import type { AppRootProps } from './AppRoot'
import { loadFirstScreen } from './firstScreen'
import { lateCare } from './session/lateCare'
import { createLater } from './later'
import { followLinks } from './router/links'
import { createNavigator } from './router/navigator'
import { pageFromData, type PageData } from './router/pageData'
import type { Report } from './session/report'
import { openSession, tabsOver } from './session/session'
import { createUnsaved } from './session/version'

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
  const cookies = prefStorage(document, config)
  const prefs = createPrefs(cookies)
  // The document's own words, whatever another tab has chosen since it was made.
  prefs.locale.value = document.documentElement.lang === 'es' ? 'es' : 'en'
  applyPrefs(prefs, document.documentElement, cookies)
  const later = createLater(() => import('./laterCode'))
  let tellTeam: Report | undefined
  const report: Report = (...fault) => {
    console.error(fault[0])
    later.load().then(
      ({ reportTo }) => (tellTeam ??= reportTo(care, config.environment))(...fault),
      () => {},
    )
  }
  window.addEventListener('error', ({ error }) => error && report(error))
  const care = lateCare(async () => {
    const { createCare } = await later.load()
    return createCare({
      version: config.version,
      locale: () => prefs.locale.peek(),
      guest: Boolean(config.embed),
      storage: browserStorage('localStorage'),
      report,
      session: () => session,
      clockAhead,
      underWay,
    })
  })
  const unsaved = createUnsaved()
  const clockAhead = signal(0)
  const underWay = signal(0)

  const { session, signInAgain } = openSession(care, {
    initial: identity,
    supportPhone: config.brand.supportPhone,
    // Who signs in elsewhere in this browser is nothing to a partner's frame.
    tabs: config.embed ? undefined : tabsOver(new BroadcastChannel('homecare')),
    report,
    unsaved,
    afterLogout: () => void later.load().then((code) => code.forgetPeople(), ignore),
    another() {
      // Another person gets a page of their own, without what an entry of the history remembers.
      document.documentElement.toggleAttribute('data-covered', true)
      unsaved.forget()
      location.replace(location.pathname + location.search)
    },
  })
  const toasts = createToasts()
  const version = signal<string | null>(null)

  const navigator = createNavigator({
    window,
    first: await pageFromData(page, location.hash, identity, {
      loadScreen: (name) => loadFirstScreen(name, later),
      loadModal: async (name) => (await later.load()).loadModal(name),
    }),
    leave,
    traveller: async (journey) => {
      const { startTravelling } = await later.load()
      const { membershipUrl, brand } = config
      return startTravelling({
        ...journey,
        care,
        unsaved,
        identity: session.identity,
        locale: prefs.locale,
        membershipUrl,
        brand: brand.name,
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
    dialogStage: computed(() => later.code.value?.DialogStage ?? null),
    unread: signal(0),
    clockAhead,
    versionSeen: (seen) => void (version.value = seen),
    underWay,
    report,
  }
  navigator.start()
  followLinks(document, navigator)
  startChatWhenIdle(window, app)
  later.code.subscribe((code) => code?.settleIn(window, app, navigator, signInAgain, identity, report))
  const loadLater = () => void later.load().catch(ignore)
  if (config.native) loadLater()
  void somebodyIsThere().then(loadLater)
  window.addEventListener('online', loadLater)
  effect(() => {
    if (toasts.list.value.length > 0 || session.identity.value !== identity) loadLater()
  })
  // Without its code the dialog cannot ask: the call then fails as one without a session.
  effect(() => {
    if (signInAgain.asked.value) later.load().catch(() => signInAgain.answer(false))
    // Nothing of the page is in sight until the same person is back.
    document.documentElement.toggleAttribute('data-covered', signInAgain.asked.value)
  })
  return { app, navigator, signInAgain, version, report, later, footer }
}

const ignore = () => {}
