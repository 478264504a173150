import { madeBy, type AnyStruct } from './judge.js'
import * as tests from './tests.js'

/**
 * How a struct was declared: with which word of superstruct's, and what that was given, as in `['size', [string(), 1,
 * 200]]`.
 */
export interface Declaration {
  readonly word: keyof typeof tests
  readonly given: readonly unknown[]
}

/**
 * How a struct of this package was declared, for those who print it otherwise: as a JSON schema, with its bounds.
 * Undefined for a struct from elsewhere.
 */
export function declarationOf(struct: AnyStruct): Declaration | undefined {
  const made = madeBy(struct)
  const named = made && Object.entries(testsByWord()).find(([, test]) => test === made.test)
  return named && { word: named[0] as Declaration['word'], given: made.given }
}

/** One by one, and within a function: all names of a module as a value would stay in every program that has one of them. */
const testsByWord = (): typeof tests => ({
  any: tests.any,
  string: tests.string,
  number: tests.number,
  integer: tests.integer,
  boolean: tests.boolean,
  literal: tests.literal,
  enums: tests.enums,
  define: tests.define,
  nullable: tests.nullable,
  optional: tests.optional,
  type: tests.type,
  object: tests.object,
  array: tests.array,
  record: tests.record,
  tuple: tests.tuple,
  union: tests.union,
  refine: tests.refine,
  pattern: tests.pattern,
  min: tests.min,
  max: tests.max,
  size: tests.size,
})
