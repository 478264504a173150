import { browserStorage } from '../../frame/storage/browserStorage'
import { forgetFiles } from '../../frame/storage/fileStorage'
import { forgetPages } from '../../frame/storage/keptPages'
import { ownerName, visitedMark } from '../../frame/storage/storageOwner'
import { reloadedFor } from './versionWatch'

const kinds = ['localStorage', 'sessionStorage'] as const

/** What the device itself remembers, whoever uses it. */
const ofTheDevice: readonly string[] = [reloadedFor]

/** Forgets what was kept in this browser for the people who used it: at logout, in every tab. */
export function forgetPeople(): void {
  for (const kind of kinds) wipe(browserStorage(kind))
  forgetFiles()
  forgetPages()
}

/** The browser's storage is this person's from now on: what another, whose session ended, has left there goes. */
export function keepStorageFor(userId: number): void {
  for (const kind of kinds) {
    const storage = browserStorage(kind)
    const [before, stays] = (storage?.getItem(ownerName) ?? '').split(visitedMark)
    // What a visitor has left there is of whoever has now signed in or up, and nothing that another has left.
    if (before && before !== `${userId}`) {
      wipe(storage, stays)
      forgetFiles()
      forgetPages()
    }
    try {
      storage?.setItem(ownerName, `${userId}`)
    } catch {
      // Full, or closed to us: then nothing of theirs is kept here either.
    }
  }
}

/** Forgets all but the device's own, and but what begins with `stays`: no name begins with a line's end. */
function wipe(storage: Storage | null, stays = '\n'): void {
  if (!storage) return
  for (const name of Object.keys(storage))
    if (!ofTheDevice.includes(name) && !name.startsWith(stays)) storage.removeItem(name)
}
