import type { EnvelopeKind } from './call.js'
import { isRecord } from '../kit/shape.js'
import { ApiError, kindOfStatus, type ErrorDetails, type ErrorKind } from '../kit/error.js'
import { failure } from '../kit/failure.js'

/** An answer as it arrived: the only thing the decoder looks at. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly route?: string
  readonly requestId?: string
  readonly retryAfter?: number
}

/**
 * The data of an answer in the product's envelope: `{status, data, message: {error_message, error_data},
 * non_field_errors}`. Throws an ApiError for everything that is not a success, an HTML page and a
 * truncated body included; an error body is never handed back as data.
 */
export function decode(answer: Answer, envelope: EnvelopeKind): unknown {
  if (!isRecord(answer)) throw new ApiError('malformed')
  const { status, route, requestId, retryAfter } = answer
  const refusal = (kind: ErrorKind, words?: ErrorDetails) =>
    failure(kind, { status, route, requestId, retryAfter, ...words })
  const refused = kindOfStatus(status)
  const body = parse(answer.text)
  if (refused) throw refusal(refused, wordsOf(body))
  if (status === 204) return undefined
  if (envelope === 'bare' && body !== undefined) return body
  // A call that promises a 204 is done by nothing else: a proxy's page is not its answer.
  if (envelope === 'none' || !isRecord(body)) throw refusal('malformed')
  if (body.status === 'fail') throw refusal('invalid', wordsOf(body))
  if (body.status !== 'success') throw refusal('malformed')
  if (envelope === 'whole') return body
  const holder = envelope === 'data' ? body : body.data
  if (!isRecord(holder) || !Object.hasOwn(holder, 'data')) throw refusal('malformed')
  return holder.data
}

/**
 * The words of a failed answer. A message without error data is an error of the whole form; otherwise
 * error data goes to its fields and non_field_errors are added.
 */
function wordsOf(answered: unknown): ErrorDetails {
  const body = recordOf(answered)
  const message = recordOf(body.message)
  const serverMessage = filled(message.error_message)
  const fieldErrors: Record<string, string[]> = {}
  const formErrors: string[] = []
  for (const [field, value] of Object.entries(recordOf(message.error_data))) {
    const said = strings(value)
    if (field === 'non_field_errors') formErrors.push(...said)
    else if (field !== '__proto__' && said.length > 0) fieldErrors[field] = said
  }
  formErrors.push(...strings(body.non_field_errors))
  if (serverMessage && Object.keys(fieldErrors).length + formErrors.length === 0)
    formErrors.push(serverMessage)
  return { serverMessage, code: filled(message.error_code), fieldErrors, formErrors, current: body.current }
}

const recordOf = (value: unknown) => (isRecord(value) ? value : {})
const filled = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

function strings(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value]
  return values.flatMap((item) => filled(item) ?? [])
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
