import type { Context, Struct } from 'superstruct'

/**
 * Whether a value is what its struct says: the verdict of `struct.is` in half its time, since the way to a value, which
 * only an error names, is not written down. Every answer of the server is looked at so.
 */
export function fits(value: unknown, struct: Struct<unknown, unknown>): boolean {
  for (const _ of struct.validator(value, nowhere)) return false
  for (const [, inner, structOfInner] of struct.entries(value, nowhere))
    if (!fits(inner, structOfInner as Struct<unknown, unknown>)) return false
  for (const _ of struct.refiner(value, nowhere)) return false
  return true
}

const nowhere: Context = { branch: [], path: [] }
