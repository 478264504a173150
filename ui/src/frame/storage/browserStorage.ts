/**
 * Where the browser keeps things, for the tab or for the device. Null on the server, and where the browser refuses it,
 * by throwing: in another site's frame, or for somebody who allows no cookies.
 */
export function browserStorage(kind: 'sessionStorage' | 'localStorage'): Storage | null {
  try {
    return typeof window === 'undefined' ? null : window[kind]
  } catch {
    return null
  }
}
