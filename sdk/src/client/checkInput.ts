import { inputTexts } from '../kit/inputTexts.js'
import { say } from '../kit/text.js'
import { isNativeFile } from './body.js'
import type { AnyCall } from './call.js'
import { mismatchOf } from '../kit/structs/fits.js'
import { failure } from '../kit/failure.js'

/** What a call is given: path parameters by name, `query`, and `body`. */
export type Given = Readonly<Record<string, unknown>>

/**
 * Finds what is wrong with query and body before they are sent, and says it at its field as the server would: in Spanish
 * where `language`, an Accept-Language, begins with it. Throws an ApiError, `invalid` with status 0.
 */
export function checkInput(call: AnyCall, { query = {}, body }: Given, language = ''): void {
  const { route } = call
  for (const [struct, given] of [
    [call.query, query],
    [call.in, body],
  ] as const) {
    const cause = struct && mismatchOf(given, struct)
    const fieldErrors: Record<string, string[]> = {}
    for (const { path, message, value } of cause?.failures() ?? []) {
      if (isNativeFile(value)) continue
      const text = value == null || value === '' ? inputTexts.required : inputTexts.badValue
      // A rule of ours says it itself; superstruct's own words are for programmers.
      const words = message.startsWith('Expected') ? say(/^es/i.test(language) ? 'es' : 'en', text) : message
      fieldErrors[path.join('.')] ??= [words]
    }
    if (Object.keys(fieldErrors).length > 0) throw failure('invalid', { fieldErrors, cause, route })
  }
}
