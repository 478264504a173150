import { checkKey, MAX_DEPTH, type Path } from './path.ts'

/** What the leaves hold. */
export type Leaf = string | number | boolean

/** What travels on the wire: leaves, objects, arrays, and the dotted marks (`.value`, `.priority`, `.sv`). */
export type Json = null | Leaf | Json[] | { [key: string]: Json }

/**
 * One place of the tree: a leaf has a value, any other has children. Empty nodes do not exist: the
 * absence of data is `null`. Nodes are changed in place, since copying the path on every write costs
 * a hundredfold once a node has thousands of children.
 */
export interface Node {
  value: Leaf | null
  children: Map<string, Node> | null
  priority: string | number | null
}

export class BadValue extends Error {
  override name = 'BadValue'
}

/** Gives the leaf for a `{'.sv': …}` at `at` (relative to the value being read). */
export type ResolveServerValue = (what: Json, at: Path) => Leaf | null

/** Builds a node; nulls and empty objects vanish. Throws {@link BadValue} or BadPath. */
export function fromJson(json: unknown, resolve: ResolveServerValue = refuse, at: Path = []): Node | null {
  if (json === null || json === undefined) return null
  if (typeof json !== 'object') return { value: leaf(json), children: null, priority: null }
  const marks = json as { '.priority'?: unknown; '.value'?: unknown; '.sv'?: Json }
  if (marks['.sv'] !== undefined) return leafNode(resolve(marks['.sv'], at))
  if (at.length > MAX_DEPTH) throw new BadValue(`A value is at most ${MAX_DEPTH} keys deep.`)
  const priority = readPriority(marks['.priority'], resolve, at)
  if (marks['.value'] !== undefined) {
    const node = fromJson(marks['.value'], resolve, at)
    if (node !== null) node.priority = priority
    return node
  }
  const children = new Map<string, Node>()
  for (const [key, child] of Object.entries(json)) {
    if (key.startsWith('.')) continue
    checkKey(key)
    const node = fromJson(child, resolve, [...at, key])
    if (node !== null) children.set(key, node)
  }
  return children.size === 0 ? null : { value: null, children, priority }
}

/** The value with its priorities, as the wire and the hash want it. */
export function toJson(node: Node | null): Json {
  if (node === null) return null
  if (node.children === null) {
    return node.priority === null ? node.value : { '.value': node.value, '.priority': node.priority }
  }
  // No prototype: '__proto__' is a lawful key.
  const json = Object.create(null) as { [key: string]: Json }
  if (node.priority !== null) json['.priority'] = node.priority
  for (const [key, child] of node.children) json[key] = toJson(child)
  return json
}

export function childOf(node: Node | null, key: string): Node | null {
  return node?.children?.get(key) ?? null
}

export function nodeAt(root: Node | null, path: Path): Node | null {
  let node = root
  for (const key of path) {
    if (node === null) return null
    node = childOf(node, key)
  }
  return node
}

/** Puts `node` at `path` and prunes what becomes empty above it. Gives back the root. */
export function place(root: Node | null, path: Path, node: Node | null, depth = 0): Node | null {
  const key = path[depth]
  if (key === undefined) return node
  if (root === null || root.children === null) {
    if (node === null) return root
    root = { value: null, children: new Map(), priority: root?.priority ?? null }
  }
  const children = root.children!
  const child = place(children.get(key) ?? null, path, node, depth + 1)
  if (child === null) children.delete(key)
  else children.set(key, child)
  return children.size === 0 ? null : root
}

/**
 * The leaves of a node by path, as the store keeps them: one row a leaf, and one row
 * `<path>/.priority` for a priority.
 */
export function* leaves(node: Node | null, path: string): Generator<[path: string, value: Leaf]> {
  if (node === null) return
  if (node.priority !== null) yield [join(path, '.priority'), node.priority]
  if (node.value !== null) yield [path, node.value]
  if (node.children) for (const [key, child] of node.children) yield* leaves(child, join(path, key))
}

/** Puts back a row that {@link leaves} gave, in any order of rows. */
export function placeLeaf(root: Node | null, path: string, value: Leaf): Node {
  const keys = path === '' ? [] : path.split('/')
  const isPriority = keys.at(-1) === '.priority'
  if (isPriority) keys.pop()
  const top: Node = root ?? emptyNode()
  let node = top
  for (const key of keys) {
    node.children ??= new Map()
    let child = node.children.get(key)
    if (!child) node.children.set(key, (child = emptyNode()))
    node = child
  }
  if (!isPriority) node.value = value
  else if (typeof value !== 'boolean') node.priority = value
  return top
}

function join(path: string, key: string): string {
  return path === '' ? key : `${path}/${key}`
}

function emptyNode(): Node {
  return { value: null, children: null, priority: null }
}

function leafNode(value: Leaf | null): Node | null {
  return value === null ? null : { value, children: null, priority: null }
}

// Postgres stores neither NUL nor half of a surrogate pair.
const UNSTORABLE = /\0|\p{Cs}/u

function leaf(value: unknown): Leaf {
  if (typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'string' && !UNSTORABLE.test(value)) return value
  throw new BadValue('A value must be a text, a finite number or a boolean.')
}

function readPriority(json: unknown, resolve: ResolveServerValue, at: Path): string | number | null {
  if (json === undefined || json === null) return null
  const value = fromJson(json, resolve, [...at, '.priority'])?.value ?? null
  if (typeof value === 'boolean') throw new BadValue('A priority must be a text or a number.')
  return value
}

function refuse(): never {
  throw new BadValue('A server value has no place here.')
}
