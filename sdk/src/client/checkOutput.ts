import { failure } from '../kit/failure.js'
import { mismatchOf } from '../kit/structs/fits.js'
import type { AnyCall } from './call.js'
import type { ClientOptions } from './options.js'
import { quietly } from './quietly.js'

/** Judges an answer by its call's struct: what does not fit is thrown as `malformed`, or told to whoever asked for it. */
export function checkOutput(call: AnyCall, data: unknown, onMismatch: ClientOptions['onMismatch']): void {
  const problem = call.out && mismatchOf(data, call.out)?.message
  if (problem === undefined) return
  if (typeof onMismatch !== 'function')
    throw failure('malformed', { status: 200, cause: problem, route: call.route })
  quietly(() => onMismatch(call, problem))
}
