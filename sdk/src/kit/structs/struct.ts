import * as superstruct from 'superstruct'
import { keep, type AnyStruct, type Test } from './judge.js'
import { withFields } from './fields.js'
import * as tests from './tests.js'

/*
 * The words that entities and calls are declared with: superstruct's own. Each keeps beside its struct how a value is
 * tested in one go, which is what `fits` judges by, and what it was given, which `declarationOf` tells.
 */

export type { Infer, Struct } from 'superstruct'

function word<F>(make: F, test: (...given: never[]) => Test): F {
  const declare = make as (...given: never[]) => AnyStruct
  return ((...given: never[]) => keep(declare(...given), test, given)) as F
}

export const any = word(superstruct.any, tests.any)
export const string = word(superstruct.string, tests.string)
export const number = word(superstruct.number, tests.number)
export const integer = word(superstruct.integer, tests.integer)
export const boolean = word(superstruct.boolean, tests.boolean)
export const literal = word(superstruct.literal, tests.literal)
export const enums = word(superstruct.enums, tests.enums)
export const define = word(superstruct.define, tests.define)
export const nullable = word(superstruct.nullable, tests.nullable)
export const optional = word(superstruct.optional, tests.optional)
export const type = word(superstruct.type, tests.type)
export const object = word(superstruct.object, tests.object)
export const array = word(superstruct.array, tests.array)
export const record = word(superstruct.record, tests.record)
export const tuple = word(superstruct.tuple, tests.tuple)
export const union = word(superstruct.union, tests.union)
export const refine = word(superstruct.refine, tests.refine)
export const pattern = word(superstruct.pattern, tests.pattern)
export const min = word(superstruct.min, tests.min)
export const max = word(superstruct.max, tests.max)
export const size = word(superstruct.size, tests.size)

/** The fields of a struct, or fields alone, of which each may be missing. */
export const partial: typeof superstruct.partial = (given) =>
  withFields(given, { type, object }, ([name, field]) => [[name, optional(field)]]) as never
/** A struct without some of its fields. */
export const omit: typeof superstruct.omit = (struct, names) =>
  withFields(struct, { type, object }, (one) => ((names as string[]).includes(one[0]) ? [] : [one])) as never
