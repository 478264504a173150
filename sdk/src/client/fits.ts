import type { Context, Struct } from 'superstruct'

/**
 * Whether a value is what its struct says: the verdict of `struct.is` in half its time, since the way to a value, which
 * only an error names, is not written down. Every answer of the server is looked at so.
 */
export function fits(value: unknown, struct: Struct<unknown, unknown>): boolean {
  if (fails(struct.validator(value, nowhere))) return false
  for (const [, inner, structOfInner] of struct.entries(value, nowhere))
    if (!fits(inner, structOfInner as Struct<unknown, unknown>)) return false
  return !fails(struct.refiner(value, nowhere))
}

const nowhere: Context = { branch: [], path: [] }

function fails(failures: Iterable<unknown>): boolean {
  for (const _ of failures) return true
  return false
}
