import type { AnyCall } from '../../client/call.js'
import * as everything from '../../everything.js'

/** Every call of the SDK, by its name. */
export const everyCall = Object.entries<unknown>(everything).filter((entry): entry is [string, AnyCall] =>
  isCall(entry[1]),
)

/** What a call may be given. */
export const exampleOf = (call: AnyCall): Readonly<Record<string, unknown>> => call.example ?? {}

function isCall(value: unknown): value is AnyCall {
  return typeof value === 'object' && value !== null && 'route' in value && 'bodyKind' in value
}
