import { isRecord } from '../kit/shape.js'
import { versionOf } from '../kit/state/recordVersion.js'

/** A field that differs between two versions of a task. */
export interface FieldDifference {
  readonly field: string
  readonly before: unknown
  readonly after: unknown
}

/** What differs between two versions of a task, field by field; a field that one of them lacks is null there. */
export function taskDifferences(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): FieldDifference[] {
  const [one, other] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}]
  const fields = [...new Set([...Object.keys(other), ...Object.keys(one)])]
  return fields
    .map((field) => ({ field, before: one[field] ?? null, after: other[field] ?? null }))
    .filter(({ before: was, after: is }) => versionOf(was) !== versionOf(is))
}
