import type { ApiError } from '../error.js'
import { describeFailure } from '../describeFailure.js'
import type { Text } from '../text.js'
import type { Toasts } from '../state/toasts.js'

/**
 * For the `failed` of an action: says a failure in a toast that stays, with the number under which support finds it;
 * `ofPlace` are the words that the documents give for the place.
 */
export function sayFailure(toasts: Pick<Toasts, 'error'>, ofPlace?: Text): (error: ApiError) => void {
  return (error) => toasts.error(describeFailure(error, ofPlace), error)
}
