/** Where the device keeps things between visits; null on the server, or where the browser keeps nothing. */
export function deviceStorage(): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window.localStorage
  } catch {
    return null
  }
}
