import { nodeAt, BadValue, type Json, type Leaf, type Node, type ResolveServerValue } from './tree.ts'
import type { Path } from './path.ts'

/**
 * Resolves `{'.sv': 'timestamp'}` and `{'.sv': {increment: n}}` for a value about to be put at `path`.
 * An increment of anything but a number starts from nothing, as the Realtime Database does it.
 */
export function serverValues(root: Node | null, path: Path, now: number): ResolveServerValue {
  return (what: Json, at: Path): Leaf => {
    if (what === 'timestamp') return now
    const by =
      typeof what === 'object' && what !== null && !Array.isArray(what) ? what['increment'] : undefined
    if (typeof by !== 'number') throw new BadValue('Unknown server value.')
    const current = nodeAt(root, [...path, ...at])?.value
    const sum = typeof current === 'number' ? current + by : by
    if (!Number.isFinite(sum)) throw new BadValue('The sum is not a number.')
    return sum
  }
}
