import { parsePath, type Path } from './path.ts'
import { compareKeys, compareValues, MAX_NAME, MIN_NAME, sortValueOf, type SortValue } from './order.ts'
import { childOf, nodeAt, BadValue, type Leaf, type Node } from './tree.ts'

/** One end of a range: a value, a key among equal values, and whether the end itself belongs to it. */
interface Bound {
  value: Leaf | null
  key: string
  inclusive: boolean
}

/** What a client listens to below a path: an order, a range, a limit from either end. */
export interface Query {
  by: 'priority' | 'key' | 'value' | Path
  start: Bound | null
  end: Bound | null
  limit: number | null
  fromEnd: boolean
}

/** A child's place in a query's order. */
export interface Position {
  key: string
  value: SortValue
}

/** Reads the wire's short names (`i`, `sp`, `sn`, `sin`, `ep`, `en`, `ein`, `l`, `vf`). */
export function parseQuery(wire: unknown): Query {
  const q = (typeof wire === 'object' && wire !== null ? wire : {}) as Record<string, unknown>
  const by = parseIndex(q['i'])
  const limit = q['l'] ?? null
  if (limit !== null && !(Number.isInteger(limit) && (limit as number) > 0))
    throw new BadValue('A limit is a whole number.')
  return {
    by,
    start: 'sp' in q ? bound(by, q['sp'], q['sn'] ?? MIN_NAME, q['sin']) : null,
    end: 'ep' in q ? bound(by, q['ep'], q['en'] ?? MAX_NAME, q['ein']) : null,
    limit: limit as number | null,
    fromEnd: q['vf'] === 'r',
  }
}

export function positionOf(query: Query, key: string, child: Node): Position {
  return { key, value: sortValue(query.by, child) }
}

export function comparePositions(a: Position, b: Position): number {
  return compareValues(a.value, b.value) || compareKeys(a.key, b.key)
}

export function inRange({ start, end }: Query, position: Position): boolean {
  if (start && !within(comparePositions(start, position), start.inclusive)) return false
  if (end && !within(comparePositions(position, end), end.inclusive)) return false
  return true
}

/** The positions a query selects among a node's children, in order. */
export function select(node: Node | null, query: Query): Position[] {
  const found: Position[] = []
  for (const [key, child] of node?.children ?? []) {
    const position = positionOf(query, key, child)
    if (inRange(query, position)) found.push(position)
  }
  found.sort(comparePositions)
  if (query.limit === null) return found
  return query.fromEnd ? found.slice(-query.limit) : found.slice(0, query.limit)
}

/** What a query selects, as a node of its own. */
export function filtered(node: Node | null, query: Query): Node | null {
  const children = new Map<string, Node>()
  for (const { key } of select(node, query)) children.set(key, childOf(node, key)!)
  return children.size === 0 ? null : { value: null, children, priority: null }
}

function within(order: number, inclusive: boolean): boolean {
  return inclusive ? order <= 0 : order < 0
}

function parseIndex(wire: unknown): Query['by'] {
  if (wire === undefined || wire === '.priority') return 'priority'
  if (wire === '.key') return 'key'
  if (wire === '.value') return 'value'
  return parsePath(wire)
}

function bound(by: Query['by'], value: unknown, key: unknown, inclusive: unknown): Bound {
  const isLeaf = value === null || ['string', 'number', 'boolean'].includes(typeof value)
  if (!isLeaf || typeof key !== 'string') throw new BadValue('A bound is a leaf and a key.')
  if (by === 'key') return { value: null, key: String(value), inclusive: inclusive !== false }
  return { value: value as Leaf | null, key, inclusive: inclusive !== false }
}

function sortValue(by: Query['by'], child: Node): SortValue {
  if (by === 'key') return null
  if (by === 'priority') return child.priority
  if (by === 'value') return sortValueOf(child)
  return sortValueOf(nodeAt(child, by))
}
