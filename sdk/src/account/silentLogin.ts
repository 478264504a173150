import { silentLoginStatus } from '../vocabulary/account/constants.js'

/** Whether a failed login is an ordinary slip that is not reported: the server answered 403. */
export function isSilentLogin(failure: { readonly status: number } | null): boolean {
  return failure?.status === silentLoginStatus
}
