import type { Identity } from '@homecare/sdk/account'
import type { App } from '../frame/app'
import { beforeLeaving } from './router/beforeLeaving'
import { followIdentity, followOwnRecord } from './follow'
import { followLanguage } from './followLanguage'
import { followNativeApp } from './session/nativeApp'
import type { Navigator } from './router/navigator'
import type { Report } from './session/report'
import { keepOfflinePage } from './session/offlinePage'
import type { SignInAgain } from './session/session'

/** What a page does from the moment that its later code is there until it is left. */
export function settleIn(
  window: Window,
  app: App,
  navigator: Navigator,
  signInAgain: SignInAgain,
  first: Identity,
  report: Report,
): void {
  beforeLeaving(window, app)
  followIdentity(app, navigator, signInAgain, first)
  followOwnRecord(app)
  followLanguage(window, app, report)
  followNativeApp(window, app, report)
  keepOfflinePage(window, app.config)
}
