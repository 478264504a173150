import { visitorPrefix } from '@homecare/sdk/kit'
import { browserStorage } from './browserStorage'
import { ownerName, visitedMark } from './storageOwner'

/**
 * The browser's storage for what a visitor leaves there for the account that they open. Where somebody was signed in
 * whose session has ended, what that person left under a visitor's names is read by no visitor: it goes first.
 */
export function visitorStorage(kind: 'sessionStorage' | 'localStorage'): Storage | null {
  const storage = browserStorage(kind)
  const owner = storage?.getItem(ownerName)
  if (!storage || !owner || owner.includes(visitedMark)) return storage
  for (const name of Object.keys(storage)) if (name.startsWith(visitorPrefix)) storage.removeItem(name)
  try {
    storage.setItem(ownerName, owner + visitedMark + visitorPrefix)
  } catch {
    // Full, or closed to us: the visitor's own is not kept either.
  }
  return storage
}
