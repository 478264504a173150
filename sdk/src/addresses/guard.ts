import type { PageHref } from '../vocabulary/addresses/href.js'
import type { Modal } from '../vocabulary/addresses/modals.js'
import type { Who } from '../vocabulary/addresses/who.js'
import type { Identity } from '../vocabulary/account/identity.js'
import { homePath } from './home.js'
import { loginHref, loginPath } from './loginHref.js'
import { isAtOrBelow, ownHref, plainPath } from './path.js'

/** Whether `who` takes in this person. */
export function admits(who: Who, identity: Pick<Identity, 'user_type'>): boolean {
  const signedIn = identity.user_type !== 'anonymous'
  if (who === 'anyone') return true
  if (who === 'visitors') return !signedIn
  return who === 'signedIn' ? signedIn : who.includes(identity.user_type)
}

/** Whether a modal opens for this person; for anybody else its address opens the page alone. */
export function mayOpen(modal: Modal, identity: Pick<Identity, 'user_type' | 'is_b2b'>): boolean {
  return admits(modal.who, identity) && (!modal.limited || identity.is_b2b)
}

/**
 * Where someone goes who asks for an address that is not theirs, or null when it is: a visitor to the login and
 * then on, a signed-in person to what they came for or to their home.
 */
export function turnedAway(
  who: Who,
  identity: Pick<Identity, 'user_type'>,
  address: string,
): PageHref | null {
  if (admits(who, identity)) return null
  if (identity.user_type === 'anonymous') return loginHref(address)
  return who === 'visitors' ? afterLogin(address, identity) : homePath(identity)
}

/**
 * Where somebody is sent who has to choose a password of their own before anything else; null for anybody else, and at what stays
 * open: that page itself, legal texts, help and passwords.
 */
export function passwordFirst(
  { must_change_password }: Pick<Identity, 'must_change_password'>,
  address: string,
): PageHref | null {
  const path = plainPath(address)
  if (must_change_password !== true || path === null) return null
  return openBefore.some((open) => isAtOrBelow(path, open)) ? null : passwordPage
}

const passwordPage = '/agency-cg-onboarding/password-change'
const openBefore = [passwordPage, '/terms', '/privacy', '/legal', '/help', '/contact', '/accounts']

/** Where the login leads: the `next` of its address if that is a page of ours, else the person's home. */
function afterLogin(address: string, identity: Pick<Identity, 'user_type'>): PageHref {
  const next = ownHref(new URLSearchParams(address.split('?')[1]?.split('#')[0]).get('next'))
  return next === null || next.startsWith(loginPath) ? homePath(identity) : next
}
