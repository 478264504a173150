import type { Identity } from '@homecare/sdk/account'
import { locales } from '@homecare/sdk/kit'
import type { App } from '../frame/app'
import { speak } from '../frame/speak'
import { followIdentity } from './followIdentity'
import { pressedLink } from './router/links'
import type { Router } from './router/router'
import { followNativeApp } from './session/nativeApp'
import { keepOfflinePage } from './session/offlinePage'
import type { Report } from './session/report'
import type { SignInAgain } from './session/session'
import { followWaiting } from './session/waiting'

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
  followIdentity(app, router, signInAgain, first)
  followOwnRecord(app)
  followLanguage(window, app, report)
  followNativeApp(window, app, report)
  keepOfflinePage(window, app.config)
  followWaiting(app, window)
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

/**
 * The link to the page in another language loads it as it stands, at the same address, where something typed is asked
 * about first. Before this code is there, the browser follows the link.
 */
export function followLanguage(window: Window, app: App, report: Report): void {
  window.document.addEventListener('click', (event) => {
    const link = pressedLink(event)
    const language = link?.hasAttribute('data-document') ? link.getAttribute('hreflang') : null
    const locale = locales.find((one) => one === language)
    if (!locale) return
    event.preventDefault()
    speak(window, app, locale).catch(report)
  })
}
