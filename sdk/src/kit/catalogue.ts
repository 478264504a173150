import type { Text } from './text.js'

/** One row of a catalogue: what travels on the wire, and what people read. */
export interface Entry {
  readonly id: number | string
  readonly label: Text
}

/** A closed list of the product, in display order. Its ids are literal types, so a wrong one does not compile. */
export interface Catalogue<E extends Entry> {
  readonly entries: readonly E[]
  readonly ids: readonly E['id'][]
  /** The entry of an id known when writing the code; its type is that very entry's. */
  get<I extends E['id']>(id: I): Extract<E, { readonly id: I }>
  /** The entry of whatever came from the wire, or undefined. Never throws. */
  find(id: unknown): E | undefined
  has(id: unknown): id is E['id']
}

/** The ids of a catalogue: `type LanguageId = IdOf<typeof languages>`. */
export type IdOf<C extends { readonly ids: readonly unknown[] }> = C['ids'][number]

/** Makes a catalogue of rows. Ids must differ; every row carries the same properties, null where it has none. */
export function catalogue<const E extends Entry>(entries: readonly E[]): Catalogue<E> {
  const byId = new Map<unknown, E>(entries.map((entry) => [entry.id, entry]))
  return {
    entries,
    ids: entries.map((entry) => entry.id),
    get: <I extends E['id']>(id: I) => byId.get(id) as Extract<E, { readonly id: I }>,
    find: (id) => byId.get(id),
    has: (id): id is E['id'] => byId.has(id),
  }
}
