/** A place in the tree, from the root down. The root is the empty list. */
export type Path = readonly string[]

/** Thrown for a path or a key that the Realtime Database would refuse too. */
export class BadPath extends Error {
  override name = 'BadPath'
}

export const MAX_DEPTH = 32
/** The Realtime Database's own limit; it also fits the store's index. */
const MAX_BYTES = 768

/** `'/a//b/'` → `['a', 'b']`. Throws {@link BadPath}. */
export function parsePath(text: unknown): Path {
  if (typeof text !== 'string') throw new BadPath('A path must be a text.')
  const path = text.split('/').filter((key) => key !== '')
  if (path.length > MAX_DEPTH) throw new BadPath(`A path is at most ${MAX_DEPTH} keys deep.`)
  for (const key of path) checkKey(key)
  return path
}

export function formatPath(path: Path): string {
  return path.join('/')
}

// Control characters and halves of a surrogate pair are refused as well.
const UNLAWFUL = /[.#$[\]/\p{Cc}\p{Cs}]/u

/** Refuses the characters the Realtime Database keeps for itself, and what Postgres cannot store. */
export function checkKey(key: string): void {
  if (key === '' || UNLAWFUL.test(key)) {
    throw new BadPath(`'${key}' cannot be a key.`)
  }
}

/** Refuses a whole path that is too long. */
export function checkLength(path: string): void {
  if (Buffer.byteLength(path) > MAX_BYTES) throw new BadPath('The path is too long.')
}
