import type { Journal } from '../store/journal.ts'
import { createListens, type Listens } from './listens.ts'
import type { Note } from '../store/neighbours.ts'
import { checkLength, formatPath, parsePath, type Path } from '../tree/path.ts'
import type { Placement } from '../rules/rules.ts'
import { serverValues } from '../tree/serverValue.ts'
import { BadValue, fromJson, leaves, nodeAt, place, toJson, type Leaf, type Node } from '../tree/tree.ts'

/** One atomic write, ready to be judged by the rules and committed. */
export interface Change {
  /** Where it was written: the whole of it (a set), or some places at or below it (a merge). */
  at: Path
  merge: boolean
  placements: readonly Placement[]
  /** The store's new rows. */
  rows: readonly [path: string, value: Leaf][]
}

/** Told of every change that meets its path, after the tree has it. */
export interface Listener {
  changed(change: Change): void
}

/** The value tree, its listeners, and the way of every write into the store. */
export interface Database {
  root(): Node | null
  at(path: Path): Node | null
  listeners: Listens<Listener>
  /** Reads a write from the wire, server values resolved. Throws BadPath or BadValue. */
  set(path: string, json: unknown): Change
  /** As {@link set}, for several places at once; the keys of `json` may be paths. */
  update(path: string, json: unknown): Change
  /** Puts the change in the tree and tells the listeners at once; resolves when the store has it. */
  commit(change: Change): Promise<void>
  /** Puts what another process has written in the tree, and tells the listeners: the store has it already. */
  receive(change: Change): void
}

export function createDatabase(loaded: Node | null, journal: Journal, now: () => number): Database {
  let root = loaded
  const listeners = createListens<Listener>()

  function set(path: string, json: unknown): Change {
    const placement = read(path, json)
    return change(placement.path, false, [placement])
  }

  function update(path: string, json: unknown): Change {
    if (typeof json !== 'object' || json === null || Array.isArray(json))
      throw new BadValue('An update is an object.')
    const placements = Object.entries(json).map(([key, value]) => read(`${path}/${key}`, value))
    return change(parsePath(path), true, placements)
  }

  function read(where: string, json: unknown): Placement {
    if (where.endsWith('/.priority'))
      return withPriority(parsePath(where.slice(0, -'/.priority'.length)), json)
    const path = parsePath(where)
    return { path, node: fromJson(json, serverValues(root, path, now())) }
  }

  function withPriority(path: Path, priority: unknown): Placement {
    const value = toJson(nodeAt(root, path))
    const kept =
      typeof value === 'object' && value !== null && !Array.isArray(value) ? value : { '.value': value }
    return { path, node: value === null ? null : fromJson({ ...kept, '.priority': priority }) }
  }

  function change(at: Path, merge: boolean, placements: Placement[]): Change {
    const rows = placements.flatMap(({ path, node }) => [...leaves(node, formatPath(path))])
    for (const [path] of rows) checkLength(path)
    return { at, merge, placements, rows }
  }

  function commit(change: Change): Promise<void> {
    const gone = new Set<string>()
    for (const { path, node } of change.placements) {
      for (const row of rowsInTheWay(path, node)) gone.add(row)
      const ancestors = prioritiesAbove(path)
      root = place(root, path, node)
      for (const ancestor of ancestors) {
        if (nodeAt(root, ancestor) === null) gone.add(formatPath([...ancestor, '.priority']))
      }
    }
    const written = journal.write(
      [...[...gone].map((path): [string, null] => [path, null]), ...change.rows],
      noteOf(change),
    )
    tell(change)
    return written
  }

  function receive(change: Change): void {
    for (const { path, node } of change.placements) root = place(root, path, node)
    tell(change)
  }

  /** The rows that a placement makes untrue: all below it, and a leaf that becomes a parent. */
  function* rowsInTheWay(path: Path, node: Node | null): Generator<string> {
    for (const [row] of leaves(nodeAt(root, path), formatPath(path))) yield row
    if (node === null) return
    for (let depth = 0; depth < path.length; depth++) {
      const above = path.slice(0, depth)
      if (nodeAt(root, above)?.value != null) yield formatPath(above)
    }
  }

  function prioritiesAbove(path: Path): Path[] {
    const found: Path[] = []
    let node = root
    for (let depth = 0; depth < path.length && node; depth++) {
      if (node.priority !== null) found.push(path.slice(0, depth))
      node = node.children?.get(path[depth]!) ?? null
    }
    return found
  }

  function tell(change: Change): void {
    for (const listener of listeners.along(change.at)) listener.changed(change)
    for (const placement of change.placements) {
      const part: Change = { at: placement.path, merge: false, placements: [placement], rows: [] }
      const deeper = [
        ...listeners.along(placement.path, change.at.length + 1),
        ...listeners.below(placement.path),
      ]
      for (const listener of deeper) listener.changed(part)
    }
  }

  return { root: () => root, at: (path) => nodeAt(root, path), listeners, set, update, commit, receive }
}

const noteOf = ({ at, merge, placements }: Change): Note => ({
  at: formatPath(at),
  merge,
  paths: placements.map(({ path }) => formatPath(path)),
})
