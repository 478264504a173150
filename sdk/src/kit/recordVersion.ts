import { optional, size, string } from 'superstruct'
import { digest } from './digest.js'
import { isRecord } from './shape.js'

/** A version as it travels with a change: of what somebody had before them when they changed it. */
export const versionField = /* @__PURE__ */ optional(size(string(), 0, 60))

/**
 * The version of a record, or of some of its parts: opaque, the same for equal values and compared for equality alone.
 * Both sides work it out of what they have, so that a change of one part is no change of another. A dot leads into a
 * part: `user.city`.
 */
export function versionOf(record: unknown, parts?: readonly string[]): string {
  const seen = parts
    ? [...new Set(parts)].toSorted().map((part) => [part, within(record, part)] as const)
    : record
  return digest(JSON.stringify(seen, ordered) ?? '')
}

/** Whether a change was made to something else than what there is now. A change that names no version may be made. */
export function isStale(version: string | undefined, current: unknown, parts?: readonly string[]): boolean {
  return version !== undefined && version !== versionOf(current, parts)
}

function within(record: unknown, path: string): unknown {
  let value = record
  for (const step of path.split('.')) {
    if (!isRecord(value) || !Object.hasOwn(value, step)) return null
    value = value[step]
  }
  return value
}

/** What is missing is what is null, and the order in which properties came says nothing. */
function ordered(_: string, value: unknown): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== null && part !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
