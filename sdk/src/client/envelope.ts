import type { EnvelopeKind } from './call.js'
import { ApiError, kindOfStatus, type ErrorDetails } from './error.js'

/** An answer as it arrived: the only thing the decoder looks at. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly requestId?: string
  readonly retryAfter?: number
}

/**
 * The data of an answer in the shape of D1 §8: `{status, data, message: {error_message, error_data},
 * non_field_errors}`. Throws an ApiError for everything that is not a success, an HTML page and a
 * truncated body included; an error body is never handed back as data.
 */
export function decode(answer: Answer, envelope: EnvelopeKind): unknown {
  if (!isRecord(answer)) throw new ApiError('malformed')
  const failure = kindOfStatus(answer.status)
  const body = parse(answer.text)
  if (failure) throw new ApiError(failure, { ...details(answer), ...wordsOf(body) })
  if (answer.status === 204) return undefined
  // A call that promises a 204 is done by nothing else (D2 §7): a proxy's page is not its answer.
  if (envelope === 'none') throw new ApiError('malformed', details(answer))
  if (envelope === 'bare' && body !== undefined) return body
  if (!isRecord(body)) throw new ApiError('malformed', details(answer))
  if (body.status === 'fail') throw new ApiError('invalid', { ...details(answer), ...wordsOf(body) })
  if (body.status !== 'success') throw new ApiError('malformed', details(answer))
  if (envelope === 'whole') return body
  if (!Object.hasOwn(body, 'data')) throw new ApiError('malformed', details(answer))
  if (envelope === 'data') return body.data
  if (!isRecord(body.data) || !Object.hasOwn(body.data, 'data'))
    throw new ApiError('malformed', details(answer))
  return body.data.data
}

function details(answer: Answer): ErrorDetails {
  return { status: answer.status, requestId: answer.requestId, retryAfter: answer.retryAfter }
}

/**
 * The words of a failed answer. A message without error data is an error of the whole form; otherwise
 * error data goes to its fields and non_field_errors are added (D1 §5).
 */
function wordsOf(body: unknown): ErrorDetails {
  if (!isRecord(body)) return {}
  const message = isRecord(body.message) ? body.message : {}
  const serverMessage =
    typeof message.error_message === 'string' && message.error_message !== ''
      ? message.error_message
      : undefined
  const fieldErrors: Record<string, string[]> = {}
  const formErrors: string[] = []
  if (isRecord(message.error_data)) {
    for (const [field, value] of Object.entries(message.error_data)) {
      if (field === 'non_field_errors') formErrors.push(...strings(value))
      else if (field !== '__proto__' && strings(value).length > 0) fieldErrors[field] = strings(value)
    }
  }
  formErrors.push(...strings(body.non_field_errors))
  if (serverMessage !== undefined && Object.keys(fieldErrors).length === 0 && formErrors.length === 0)
    formErrors.push(serverMessage)
  const { error_code } = message
  const code = typeof error_code === 'string' && error_code !== '' ? { code: error_code } : undefined
  return { serverMessage, fieldErrors, formErrors, current: body.current, ...code }
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value]
  return Array.isArray(value)
    ? value.filter((item): item is string => typeof item === 'string' && item !== '')
    : []
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
