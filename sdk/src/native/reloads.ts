import { reloadSpacingMs } from '../vocabulary/native/constants.js'

/** Where the instant of the last reload is kept over it: the tab's storage. */
export type ReloadMemory = Pick<Storage, 'getItem' | 'setItem'>

const key = 'homecare.reloadedAt'

/**
 * Whether the page may be reloaded now, counting it as done: once in thirty seconds, however often the app around it
 * asks. Without a memory that outlives the page, thirty seconds after it began. Never throws.
 */
export function createReloads(memory: ReloadMemory | null, now: () => number): () => boolean {
  let last = memory ? read(memory) : now()
  return () => {
    const at = now()
    // A clock that was set back must not hold the next one up for long.
    if (last !== null && at >= last && at - last < reloadSpacingMs) return false
    last = at
    try {
      memory?.setItem(key, String(at))
      return true
    } catch {
      // Full: the page itself remembers, and begins anew after the reload.
      return true
    }
  }
}

function read(memory: ReloadMemory): number | null {
  try {
    const kept = memory.getItem(key)
    return kept !== null && /^\d{1,16}$/.test(kept) ? Number(kept) : null
  } catch {
    return null
  }
}
