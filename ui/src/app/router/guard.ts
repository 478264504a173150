import type { Identity } from '@homecare/sdk/account'
import { allowedAddress, homePath, plainPath } from '@homecare/sdk/addresses'
import type { Who } from '../routes/routeRow'

export const loginPath = '/accounts/login'

/** Whether `who` takes in this person. */
export function admits(who: Who, identity: Identity): boolean {
  const signedIn = identity.user_type !== 'anonymous'
  if (who === 'anyone') return true
  if (who === 'visitors') return !signedIn
  return who === 'signedIn' ? signedIn : who.includes(identity.user_type)
}

/**
 * Where someone goes who asks for an address that is not theirs, or null when it is: a visitor to the login and
 * then on, a signed-in person to what they came for or to their home.
 */
export function turnedAway(who: Who, identity: Identity, address: string): string | null {
  if (admits(who, identity)) return null
  if (identity.user_type === 'anonymous') return `${loginPath}?next=${encodeURIComponent(address)}`
  return who === 'visitors' ? afterLogin(address, identity) : homePath(identity)
}

/** Where the login leads: the `next` of its address if that is a page of ours, else the person's home. */
function afterLogin(address: string, identity: Identity): string {
  const next = new URLSearchParams(address.split('?')[1]?.split('#')[0]).get('next')
  const isOurs = next !== null && plainPath(next) !== null && !next.startsWith(loginPath)
  return isOurs ? next : homePath(identity)
}

/** The business-to-business rule for an address: itself, or the family dashboard with the modal. */
export function b2bAddress(identity: Identity, address: string): string {
  return allowedAddress(identity, address)
}
