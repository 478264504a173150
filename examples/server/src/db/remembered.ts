import type { Db } from './connect.ts'
import { rootOf } from './guard.ts'

/**
 * Keeps for `ms` what `load` reads of a database. An old value is given while a newer one is on its way, so that
 * only the first caller waits. For what may be a little old and is the same for everybody: counts, the gazetteer.
 */
export function remembered<T>(
  ms: number,
  load: (db: Db, now: number) => Promise<T>,
): (db: Db, now: number) => Promise<T> {
  const kept = new WeakMap<Db, { readonly value: Promise<T>; at: number; refreshing: boolean }>()

  function begin(db: Db, now: number): Promise<T> {
    const root = rootOf(db)
    const value = load(db, now)
    kept.set(root, { value, at: now, refreshing: false })
    value.catch(() => kept.delete(root))
    return value
  }

  return (db, now) => {
    const root = rootOf(db)
    const known = kept.get(root)
    if (!known) return begin(db, now)
    // Inside a transaction nothing is started that outlives it: the next caller outside refreshes.
    if (now - known.at >= ms && !known.refreshing && root === db) {
      known.refreshing = true
      load(db, now).then(
        (value) => kept.set(root, { value: Promise.resolve(value), at: now, refreshing: false }),
        // The old value serves until a later try succeeds.
        () => (known.refreshing = false),
      )
    }
    return known.value
  }
}
