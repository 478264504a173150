import type { PageHref } from '../vocabulary/addresses/href.js'

/** The address of the login, without where it leads on to. */
export const loginPath = '/accounts/login'

/** The login that leads on to an address. */
export function loginHref(next: string): PageHref {
  // Of half a character, too, which `encodeURIComponent` throws at.
  return `${loginPath}?${new URLSearchParams({ next }).toString()}`
}
