import type { Identity } from '@homecare/sdk/account'
import { visitorHeartsName, visitorSavesName } from '@homecare/sdk/caregivers'
import type { App } from '../frame/app'
import { browserStorage } from '../frame/storage/browserStorage'
import { followIdentity } from './followIdentity'
import { keepFocus } from './keepFocus'
import type { Router } from './router/router'
import { followNativeApp } from './session/nativeApp'
import { keepOfflinePage } from './session/offlinePage'
import type { Report } from './session/report'
import type { SignInAgain } from './session/session'
import { followWaiting } from './session/waiting'
import { dropStrayPresses } from './strayPress'

/** What a page does from the moment that its later code is there until it is left. */
export function settleIn(
  window: Window,
  app: App,
  router: Router,
  signInAgain: SignInAgain,
  first: Identity,
  report: Report,
): void {
  beforeLeaving(window, app)
  dropStrayPresses(window)
  keepFocus(window)
  followIdentity(app, router, signInAgain, first)
  followOwnRecord(app)
  followWishes(app)
  followNativeApp(window, app, report)
  keepOfflinePage(window, app.config)
  followWaiting(app, window)
  followOutsiders(window, app, router)
}

/** Asks whether services of other companies may run, where any is set up, by code of its own. */
function followOutsiders(window: Window, app: App, router: Router): void {
  if (!app.config.outsiders) return
  import('../consent/followConsent').then(
    ({ followConsent }) => followConsent(window, app, router.view),
    () => undefined,
  )
}

/** When the document is left: whoever has typed something is asked, and the browser keeps the place of its page. */
export function beforeLeaving(window: Window, { unsaved }: App): void {
  window.addEventListener('beforeunload', (event) => {
    if (unsaved.any()) event.preventDefault()
  })
  // Not every browser tells both, and some look at it as early as the first.
  for (const leaving of ['beforeunload', 'pagehide'])
    window.addEventListener(leaving, () => (window.history.scrollRestoration = 'auto'))
}

/** Loads the record of whoever signs in, by code of its own: a visitor needs none of it. */
function followOwnRecord(app: App): void {
  const stop = app.session.signedIn.subscribe((signedIn) => {
    if (!signedIn) return
    queueMicrotask(() => stop())
    import('../account/ownRecord').then(
      ({ keepOwnRecord }) => keepOwnRecord(app),
      () => undefined,
    )
  })
}

/** What a visitor left on the device is shown to them, and done for the account that they sign in to, by code of its own. */
function followWishes(app: App): void {
  app.session.signedIn.subscribe((signedIn) => {
    const hasHearts = browserStorage('localStorage')?.getItem(visitorHeartsName)
    if (signedIn ? hasHearts || browserStorage('sessionStorage')?.getItem(visitorSavesName) : hasHearts)
      import('../visitors/keepWishes').then(
        ({ keepWishes, showWishes }) => (signedIn ? keepWishes(app) : showWishes(app)),
        () => undefined,
      )
  })
}
