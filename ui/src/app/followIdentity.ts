import type { Identity } from '@homecare/sdk/account'
import { shellTexts } from '@homecare/sdk/texts'
import type { App, Unsaved } from '../frame/app'
import type { Page } from './router/page'
import type { Router } from './router/router'
import { keepStorageFor } from './session/personalStorage'
import type { SignInAgain } from './session/session'

/**
 * Somebody, or nobody, is using the page now: it is shown anew, or left when it is not theirs. The same person is back
 * where the page waited for them. Another person than the page's gets a page of their own (`another` in `boot.ts`).
 */
export function followIdentity(
  { session, toasts, unread, unsaved }: App,
  router: Router,
  signInAgain: SignInAgain,
  first: Identity,
): void {
  let before = first
  let standing = false
  session.identity.subscribe((identity) => {
    if (identity.user_id !== null) keepStorageFor(identity.user_id)
    if (isSamePerson(before, identity)) {
      // Asked again who this is, or signed in here or in another tab: the session lives.
      if (standing && signInAgain.asked.peek()) signInAgain.answer(true)
      return
    }
    const loggedOut = identity.user_type === 'anonymous'
    before = identity
    signInAgain.answer(false)
    if (loggedOut) {
      unread.value = 0
      toasts.success(shellTexts.loggedOut)
    }
    const { page } = router.view.peek()
    if (loggedOut && page.row?.who !== 'anyone') void router.identityChanged('/')
    else if (loggedOut && unsaved.any()) leaveWhatIsTyped(unsaved)
    else if (!isSignInPage(page)) void router.identityChanged()
  })
  standing = true
}

/** A page for everybody stays after a logout, without what the person has typed there. */
function leaveWhatIsTyped(unsaved: Unsaved): void {
  unsaved.forget()
  window.location.reload()
}

/** Whether two identities are the same person. */
function isSamePerson(one: Identity, other: Identity): boolean {
  return one.user_id === other.user_id && one.user_type === other.user_type
}

/** A page that signs people in says itself where they go next. */
const isSignInPage = (page: Page) => page.row?.who === 'visitors' || page.row?.keeps === 'family-signup'
