import { keepWishes as keep, visitorHearts, visitorSaves } from '@homecare/sdk/visitors'
import { heartsOf } from '../caregivers/hearts'
import type { App } from '../frame/app'
import { browserStorage } from '../frame/storage/browserStorage'

/** Does what the person who has just signed in asked for as a visitor, and shows the page anew with it. */
export function keepWishes({ care, toasts, session, navigation, unsaved }: App): Promise<void> {
  const wishes = {
    hearts: visitorHearts(browserStorage('localStorage')),
    searches: visitorSaves(browserStorage('sessionStorage')),
  }
  return keep({ care, toasts, identity: session.identity.peek() }, wishes, () => {
    if (!unsaved.any()) return navigation.reload()
  })
}

/** Shows a visitor what they have asked for on this device before. */
export const showWishes = (app: App): void => heartsOf(app).showKept()
