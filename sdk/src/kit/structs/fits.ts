import { validate, type Struct, type StructError } from 'superstruct'
import { testOf, type AnyStruct } from './judge.js'

/**
 * Whether a value is what its struct says: the verdict of `struct.is`, for less than it takes to parse the value's text
 * where it fits. What does not fit, and what is declared otherwise than with the words of `struct.ts`, is superstruct's
 * to judge.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- superstruct's own bound
export function fits<T>(value: unknown, struct: Struct<T, any>): value is T {
  return !mismatchOf(value, struct)
}

/** What of a value does not fit its struct, in superstruct's words; undefined where it fits. */
export function mismatchOf(value: unknown, struct: AnyStruct): StructError | undefined {
  return testOf(struct)(value) ? undefined : validate(value, struct)[0]
}
