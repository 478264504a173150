import { parsePath, type Path } from '../tree/path.ts'
import { childOf, type Leaf, type Node } from '../tree/tree.ts'

/** What `data`, `newData` and `root` are in a rule: a place in the tree, before or after a write. */
export interface Snapshot {
  /** A leaf's value; null where nothing is. An object stands for any place with children. */
  value(): Leaf | null | Readonly<Record<string, unknown>>
  exists(): boolean
  hasChildren(): boolean
  child(path: string): Snapshot
  parent(): Snapshot | null
}

/** A pending write, laid over the tree: at a place either what will stand there, or changes below. */
type Overlay = { replaced: Node | null } | { below: Map<string, Overlay> }

/** The tree as it is, or, with an overlay, as it will be. The tree itself is not touched. */
export function snapshotOf(root: Node | null, overlay: Overlay | null = null): Snapshot {
  return new Place(root, overlay, null)
}

export function isSnapshot(value: unknown): value is Snapshot {
  return value instanceof Place
}

/** Lays writes over a tree, in order. */
export function overlayOf(writes: readonly { path: Path; node: Node | null }[]): Overlay {
  const top: Overlay = { below: new Map() }
  let overlay: Overlay = top
  for (const { path, node } of writes) overlay = lay(overlay, path, 0, node)
  return overlay
}

function lay(overlay: Overlay | undefined, path: Path, depth: number, node: Node | null): Overlay {
  const key = path[depth]
  if (key === undefined) return { replaced: node }
  const below = overlay && 'below' in overlay ? overlay.below : new Map<string, Overlay>()
  below.set(key, lay(below.get(key), path, depth + 1, node))
  return { below }
}

const OBJECT = Object.freeze({})

class Place implements Snapshot {
  readonly #node: Node | null
  readonly #overlay: Overlay | null
  readonly #parent: Place | null

  constructor(node: Node | null, overlay: Overlay | null, parent: Place | null) {
    this.#node = overlay && 'replaced' in overlay ? overlay.replaced : node
    this.#overlay = overlay && 'below' in overlay ? overlay : null
    this.#parent = parent
  }

  value(): Leaf | null | Readonly<Record<string, unknown>> {
    if (this.hasChildren()) return OBJECT
    return this.#node?.value ?? null
  }

  exists(): boolean {
    return this.value() !== null
  }

  hasChildren(): boolean {
    const below = this.#overlay && 'below' in this.#overlay ? this.#overlay.below : null
    for (const key of below?.keys() ?? []) if (this.#step(key).exists()) return true
    for (const key of this.#node?.children?.keys() ?? []) if (!below?.has(key)) return true
    return false
  }

  child(path: string): Snapshot {
    return parsePath(path).reduce<Place>((place, key) => place.#step(key), this)
  }

  parent(): Snapshot | null {
    return this.#parent
  }

  #step(key: string): Place {
    const overlay = this.#overlay && 'below' in this.#overlay ? this.#overlay.below.get(key) : undefined
    return new Place(childOf(this.#node, key), overlay ?? null, this)
  }
}
