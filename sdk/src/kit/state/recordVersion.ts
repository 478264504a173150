import type { Struct } from 'superstruct'
import { digest } from '../digest.js'
import { isRecord } from '../shape.js'

/** A kind of record that people edit: what it looks like, and which of its parts a change is about. */
export interface Editable<R, C = unknown> {
  readonly shape: Struct<R, any> // oxlint-disable-line typescript/no-explicit-any -- superstruct's own bound
  /** Those that the change would overwrite; without a change, those that deleting it would lose. */
  readonly parts: (change?: C) => readonly string[]
}

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

/** The version that a change of a record carries, by the record as it was seen. */
export function versionFor<R, C>(kind: Editable<R, C>, seen: R, change?: C): string {
  return versionOf(seen, kind.parts(change))
}

/** Whether a change was made to something else than what there is now. A change that names no version may be made. */
export function isStale<R, C extends { readonly version?: string | undefined }>(
  kind: Editable<R, C>,
  change: C,
  current: R,
): boolean {
  return change.version !== undefined && change.version !== versionFor(kind, current, change)
}

/** The parts that a change names, where each of its fields is one. */
export const namedParts = (change: object = {}): string[] =>
  Object.entries(change).flatMap(([name, value]) => (name === 'version' || value === undefined ? [] : [name]))

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
