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

/** Under this name a storage says whose things it holds. */
export const ownerName = 'homecare.person'
/** Behind it, once a visitor has left things of their own after that person's session: how the names of those begin. */
export const visitedMark = '~'
