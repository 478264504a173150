import type { Struct } from 'superstruct'
import * as whole from '../fits.js'
import type { AnyStruct } from '../judge.js'
import * as words from '../struct.js'
import type { Declared } from './struct.js'

/** As in `../fits.ts`, of what was declared with the words beside this. */
// oxlint-disable-next-line typescript/no-explicit-any -- superstruct's own bound
export function fits<T>(value: unknown, struct: Struct<T, any>): value is T {
  return whole.fits(value, structOf(struct))
}

/** As in `../fits.ts`, of what was declared with the words beside this. */
export const mismatchOf: typeof whole.mismatchOf = (value, struct) =>
  whole.mismatchOf(value, structOf(struct))

const byWord = words as unknown as Readonly<Record<Declared['word'], (...given: unknown[]) => AnyStruct>>
const made = new WeakMap<object, AnyStruct>()

/** The struct that a declaration stands for, made once. */
function structOf(declared: object): AnyStruct {
  let struct = made.get(declared)
  if (!struct) {
    const { word, given } = declared as Declared
    made.set(declared, (struct = byWord[word](...given.map(withStructs))))
  }
  return struct
}

/** What a word was given, with structs for the declarations in it: fields and lists hold some, the rest is none. */
function withStructs(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(withStructs)
  // Numbers, texts, rules and patterns are the same.
  if (typeof part !== 'object' || part === null || Object.getPrototypeOf(part) !== Object.prototype)
    return part
  if ('word' in part && typeof part.word === 'string') return structOf(part)
  return Object.fromEntries(Object.entries(part).map(([name, inner]) => [name, withStructs(inner)]))
}
