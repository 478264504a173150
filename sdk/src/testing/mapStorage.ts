import type { DeedStorage } from '../outbox/deeds.js'

/** A device's storage on a map: what several pages share is the map. */
export function mapStorage(map: Map<string, string> = new Map()): DeedStorage {
  return {
    get length() {
      return map.size
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (name) => map.get(name) ?? null,
    setItem: (name, value) => void map.set(name, value),
    removeItem: (name) => void map.delete(name),
  }
}
