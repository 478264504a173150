import { type Identity } from '@homecare/sdk'
import { shellTexts } from '@homecare/sdk/texts'
import { effect } from '@preact/signals-core'
import type { App } from '../frame/app'
import { askedLocale } from './language'
import type { Navigator } from './navigator'
import type { Page } from './page'
import { isSamePerson } from './session'

/** Another person, or nobody, is using the page: it is shown anew, or left when it is not theirs. */
export function followIdentity(
  { session, toasts, unread }: App,
  navigator: Navigator,
  first: Identity,
): void {
  let before = first
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

/** Loads the record of whoever signs in, by code of its own: a visitor needs none of it. */
export function followOwnRecord(app: App): void {
  const stop = app.session.signedIn.subscribe((signedIn) => {
    if (!signedIn) return
    queueMicrotask(() => stop())
    import('../account/ownRecord').then(
      ({ keepOwnRecord }) => keepOwnRecord(app),
      () => undefined,
    )
  })
}

/** A page that signs people in says itself where they go next. */
const isSignInPage = (page: Page) => page.row?.who === 'visitors' || page.row?.keeps === 'family-signup'

/** Once the language is switched by hand, the address no longer asks for another. */
export function forgetAskedLocale({ prefs }: App, navigator: Navigator): void {
  effect(() => {
    const locale = prefs.locale.value
    const asked = askedLocale(navigator.arrival.peek().page.query)
    if (asked && asked !== locale) void navigator.replaceQuery({ lang: null })
  })
}
