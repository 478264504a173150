/** A source of repeatable chance. Everything in the demo world is drawn from one of these. */
export interface Random {
  /** A number in [0, 1). */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** One of the keys, as often as its weight says. */
  weighted<T extends string>(weights: Readonly<Partial<Record<T, number>>>): T
  /** `count` different members, in the list's order. */
  sample<T>(list: readonly T[], count: number): T[]
  shuffle<T>(list: readonly T[]): T[]
}

/** The same key always gives the same sequence (mulberry32 over an FNV-1a hash of the key). */
export function createRandom(key: string): Random {
  let state = hash(key)

  function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  function int(low: number, high: number) {
    return low + Math.floor(next() * (high - low + 1))
  }

  function pick<T>(list: readonly T[]): T {
    if (list.length === 0) throw new Error('Nothing to pick from')
    return list[int(0, list.length - 1)] as T
  }

  function weighted<T extends string>(weights: Readonly<Partial<Record<T, number>>>): T {
    const entries = Object.entries(weights) as [T, number][]
    let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [key, weight] of entries) {
      left -= weight
      if (left < 0) return key
    }
    return entries[entries.length - 1]![0]
  }

  function shuffle<T>(list: readonly T[]): T[] {
    const out = [...list]
    for (let i = out.length - 1; i > 0; i--) {
      const j = int(0, i)
      ;[out[i], out[j]] = [out[j] as T, out[i] as T]
    }
    return out
  }

  function sample<T>(list: readonly T[], count: number): T[] {
    const chosen = new Set<number>()
    // Floyd's way: as many draws as members are wanted.
    for (let last = Math.max(0, list.length - count); last < list.length; last++) {
      const drawn = int(0, last)
      chosen.add(chosen.has(drawn) ? last : drawn)
    }
    return list.filter((_, index) => chosen.has(index))
  }

  return { next, int, chance: (probability) => next() < probability, pick, weighted, sample, shuffle }
}

/** 32-bit FNV-1a with a final mix, so that neighbouring keys do not give neighbouring states. */
function hash(text: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) >>> 0
}
