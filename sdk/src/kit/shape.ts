/** Whether a value is an object whose properties may be read: no list, no function, not null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What a record holds, of which any part may be missing; nothing for what is none. For what came from elsewhere. */
export function partsOf<T extends object>(value: T | null | undefined): Partial<T> {
  return isRecord(value) ? (value as T) : {}
}

/** The entries of a list that are records; none where there is no list. For what came from elsewhere. */
export function recordsIn<T extends object>(list: readonly T[] | null | undefined): readonly T[] {
  return Array.isArray(list) ? (list as readonly T[]).filter((entry) => isRecord(entry)) : []
}

/** The trimmed text of a value; empty for what is no text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

/** A finite number of at least `least`; null for anything else. */
export function numberOf(value: unknown, least = Number.NEGATIVE_INFINITY): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= least ? value : null
}

/** The entry of a table by a key from elsewhere; undefined for what is no key of its own. */
export function entryOf<V>(table: Readonly<Record<string, V>>, key: unknown): V | undefined {
  if (typeof key !== 'string' && typeof key !== 'number') return undefined
  return Object.hasOwn(table, key) ? table[key] : undefined
}
