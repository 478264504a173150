import { mismatchOf } from './fits.js'
import type { AnyStruct } from './judge.js'

/** How many are told of: whoever mends one meets the next. */
const told = 20

/**
 * What of a value does not fit a struct, a line for each place of it, for whoever writes files and programs: `0.welcome.steps:
 * Expected …`. None where all of it fits.
 */
export function mismatches(value: unknown, struct: AnyStruct): string[] {
  const failures = failuresOf(value, struct)
  const lines = failures.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : message,
  )
  return [...new Set(lines)].slice(0, told)
}

/** What does not fit, by place; all of it at once where a part has no words of its own to be told with. */
function failuresOf(value: unknown, struct: AnyStruct) {
  try {
    return mismatchOf(value, struct)?.failures() ?? []
  } catch {
    return [{ path: [], message: 'It is none of what is expected here.' }]
  }
}
