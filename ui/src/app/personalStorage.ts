import { browserStorage } from '../frame/browserStorage'
import { forgetFiles } from '../frame/fileStorage'
import { reloadedFor } from './versionWatch'

const kinds = ['localStorage', 'sessionStorage'] as const

/** Whose things a storage holds. */
const owner = 'homecare.person'
/** What the device itself remembers, whoever uses it. */
const ofTheDevice: readonly string[] = [reloadedFor]

/** Forgets what was kept in this browser for the people who used it: at logout, in every tab. */
export function forgetPeople(): void {
  for (const kind of kinds) wipe(browserStorage(kind))
  forgetFiles()
}

/** The browser's storage is this person's from now on: what another, whose session ended, has left there goes. */
export function keepStorageFor(userId: number): void {
  for (const kind of kinds) {
    const storage = browserStorage(kind)
    const before = storage?.getItem(owner)
    if (before === String(userId)) continue
    // What a visitor has left there is of whoever has now signed in or up.
    if (before) {
      wipe(storage)
      forgetFiles()
    }
    try {
      storage?.setItem(owner, String(userId))
    } catch {
      // Full, or closed to us: then nothing of theirs is kept here either.
    }
  }
}

function wipe(storage: Storage | null): void {
  if (!storage) return
  for (const name of Object.keys(storage)) if (!ofTheDevice.includes(name)) storage.removeItem(name)
}
