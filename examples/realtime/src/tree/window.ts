import { comparePositions, inRange, positionOf, select, type Position, type Query } from './query.ts'
import { childOf, type Node } from './tree.ts'

/**
 * The children that a client holds for one query. Told which children a write touched, it says which
 * of them the client must hear of: those that changed inside, came in, or (as null) left.
 */
interface Window {
  /** Selects anew. */
  reset(node: Node | null): void
  /** The keys whose child the client must be sent; one that is no longer held is sent as null. */
  touch(node: Node | null, keys: Iterable<string>): Set<string>
  has(key: string): boolean
}

export function createWindow(query: Query): Window {
  let held = new Map<string, Position>()

  function reset(node: Node | null): void {
    held = new Map(select(node, query).map((position) => [position.key, position]))
  }

  function touch(node: Node | null, keys: Iterable<string>): Set<string> {
    const news = new Set<string>()
    for (const key of keys) {
      const child = childOf(node, key)
      const position = child && positionOf(query, key, child)
      const after = position && inRange(query, position) ? position : null
      const before = held.get(key)
      if (before && after && comparePositions(before, after) === 0) news.add(key)
      else if (full() && before) reselect(node, key, news)
      else if (full() && after) squeezeIn(after, news)
      else if (before || after) {
        // Not full: whatever is in range is held.
        news.add(key)
        if (after) held.set(key, after)
        else held.delete(key)
      }
    }
    return news
  }

  function full(): boolean {
    return query.limit !== null && held.size >= query.limit
  }

  /** A newcomer to a full window takes the place of the outermost, or stays outside. */
  function squeezeIn(newcomer: Position, news: Set<string>): void {
    let outermost = newcomer
    for (const position of held.values()) if (isFurtherOut(position, outermost)) outermost = position
    if (outermost === newcomer) return
    held.delete(outermost.key)
    held.set(newcomer.key, newcomer)
    news.add(outermost.key).add(newcomer.key)
  }

  function isFurtherOut(a: Position, b: Position): boolean {
    return query.fromEnd ? comparePositions(a, b) < 0 : comparePositions(a, b) > 0
  }

  /** A child of a full window moved or left: only the whole node tells who follows. */
  function reselect(node: Node | null, key: string, news: Set<string>): void {
    const before = held
    reset(node)
    news.add(key)
    for (const other of before.keys()) if (!held.has(other)) news.add(other)
    for (const other of held.keys()) if (!before.has(other)) news.add(other)
  }

  return { reset, touch, has: (key) => held.has(key) }
}
