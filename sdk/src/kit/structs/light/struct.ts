import type * as superstruct from 'superstruct'
import type { AnyStruct } from '../judge.js'
import type * as words from '../struct.js'
import { withFields } from '../fields.js'

/*
 * The words of `../struct.ts` for what a browser loads first: what they declare is how it was declared, and becomes a
 * struct (`fits.ts`) where the first value is judged by it.
 */

export type { Infer, Struct } from 'superstruct'

/** How a struct was declared: the word, and what it was given. */
export interface Declared {
  readonly word: Exclude<keyof typeof words, 'partial' | 'omit'>
  readonly given: readonly unknown[]
  /** Of a struct with fields or elements, as superstruct has them. */
  readonly type: string | undefined
  readonly schema: unknown
}

/** The words that are given their parts. */
const withParts = /^(?:type|object|array)$/

function word<W extends Declared['word']>(name: W): (typeof words)[W] {
  const declare = (...given: readonly unknown[]): Declared => {
    const [first] = given as [Partial<AnyStruct>?]
    // What narrows another struct, or lets it be missing, has the fields of that.
    const { type, schema } = withParts.test(name) ? { type: name, schema: first } : (first ?? {})
    return { word: name, given, type, schema }
  }
  return declare as never
}

export const any = word('any')
export const string = word('string')
export const number = word('number')
export const integer = word('integer')
export const boolean = word('boolean')
export const literal = word('literal')
export const enums = word('enums')
export const define = word('define') as typeof superstruct.define
export const nullable = word('nullable')
export const optional = word('optional')
export const type = word('type')
export const object = word('object')
export const array = word('array')
export const record = word('record')
export const tuple = word('tuple')
export const union = word('union')
export const refine = word('refine')
export const pattern = word('pattern')
export const min = word('min')
export const max = word('max')
export const size = word('size')

export const partial: typeof superstruct.partial = (given) =>
  withFields(given, { type, object }, ([name, field]) => [[name, optional(field)]]) as never
export const omit: typeof superstruct.omit = (struct, names) =>
  withFields(struct, { type, object }, (one) => ((names as string[]).includes(one[0]) ? [] : [one])) as never
