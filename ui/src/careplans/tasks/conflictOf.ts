import type { FieldDifference, Task } from '@homecare/sdk/careplans'

/** The task as it is now, of what a conflict brings; null where it brings none. */
export const taskIn = (current: unknown): Task | null =>
  typeof current === 'object' && current !== null && 'last_modified_at' in current ? (current as Task) : null

/** What of its words is another than what was read. */
export const differencesOf = (current: unknown): readonly FieldDifference[] =>
  typeof current === 'object' && current !== null && 'differences' in current
    ? (current.differences as readonly FieldDifference[])
    : []
