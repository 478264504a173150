import type { Path } from '../tree/path.ts'

/** Anything that hangs on a path, found by the paths above and below it. */
export interface Listens<T> {
  add(path: Path, listen: T): void
  remove(path: Path, listen: T): void
  /** Those on the way from `path`'s first `from` keys (included) down to `path` (included). */
  along(path: Path, from?: number): T[]
  /** Those strictly below `path`. */
  below(path: Path): T[]
}

interface Branch<T> {
  here: Set<T>
  under: Map<string, Branch<T>>
}

export function createListens<T>(): Listens<T> {
  const root: Branch<T> = { here: new Set(), under: new Map() }

  function add(path: Path, listen: T): void {
    let branch = root
    for (const key of path) {
      let next = branch.under.get(key)
      if (!next) branch.under.set(key, (next = { here: new Set(), under: new Map() }))
      branch = next
    }
    branch.here.add(listen)
  }

  function remove(path: Path, listen: T): void {
    const way = [root]
    for (const key of path) {
      const next = way.at(-1)!.under.get(key)
      if (!next) return
      way.push(next)
    }
    way.at(-1)!.here.delete(listen)
    for (let depth = path.length; depth > 0; depth--) {
      const branch = way[depth]!
      if (branch.here.size > 0 || branch.under.size > 0) return
      way[depth - 1]!.under.delete(path[depth - 1]!)
    }
  }

  function along(path: Path, from = 0): T[] {
    const found: T[] = []
    let branch: Branch<T> | undefined = root
    for (let depth = 0; branch; depth++) {
      if (depth >= from) found.push(...branch.here)
      const key = path[depth]
      branch = key === undefined ? undefined : branch.under.get(key)
    }
    return found
  }

  function below(path: Path): T[] {
    let branch: Branch<T> | undefined = root
    for (const key of path) branch = branch?.under.get(key)
    const found: T[] = []
    const visit = (at: Branch<T>): void => {
      for (const next of at.under.values()) {
        found.push(...next.here)
        visit(next)
      }
    }
    if (branch) visit(branch)
    return found
  }

  return { add, remove, along, below }
}
