/** Everything that can go wrong with a call, closed: a switch over it is complete. */
export type ErrorKind =
  | 'offline'
  | 'timeout'
  | 'aborted'
  | 'unauthenticated'
  | 'forbidden'
  | 'notFound'
  | 'conflict'
  | 'invalid'
  | 'tooMany'
  | 'server'
  | 'malformed'

/** What is known of a failure besides its kind. */
export interface ErrorDetails {
  /** HTTP status; 0 when no answer came. */
  readonly status?: number
  /** Method and path of the call, as it is declared: `GET /v1/caregivers/:id/licenses/`. */
  readonly route?: string
  /** Method, path and what happened, for a log; by itself the server's words or the kind. */
  readonly message?: string
  /** The server's own words for a person, where it gave some. */
  readonly serverMessage?: string
  /** Which rule refused, for programs (`message.error_code`): an extension, where the server gives one. */
  readonly code?: string
  /** Errors by field name, in the server's order. */
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>>
  /** Errors of the form as a whole (`non_field_errors`). */
  readonly formErrors?: readonly string[]
  readonly requestId?: string
  /** Of a conflict, the record as it is now. */
  readonly current?: unknown
  /** Seconds to wait, from Retry-After. */
  readonly retryAfter?: number
  readonly cause?: unknown
}

const brand = '@homecare/ApiError'

/**
 * The one error that calls throw. Recognise it with `isApiError`, since two bundles may be on a page. Its `message` is for
 * logs: the route, and the server's words, what kept the call from being sent, or the kind. For people: `describeFailure`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly [brand] = true
  declare readonly kind: ErrorKind
  declare readonly status: number
  declare readonly route: string | undefined
  declare readonly serverMessage: string | undefined
  declare readonly code: string | undefined
  declare readonly fieldErrors: Readonly<Record<string, readonly string[]>>
  declare readonly formErrors: readonly string[]
  declare readonly requestId: string | undefined
  declare readonly current: unknown
  declare readonly retryAfter: number | undefined

  constructor(kind: ErrorKind, { cause, ...details }: ErrorDetails = {}) {
    super(details.message ?? details.serverMessage ?? kind, cause ? { cause } : undefined)
    const { status = 0, fieldErrors = {}, formErrors = [] } = details
    Object.assign(this, details, { kind, status, fieldErrors, formErrors })
  }
}

/** Whether `thrown` is an ApiError, of this bundle or another. */
export function isApiError(thrown: unknown): thrown is ApiError {
  return (thrown as Record<string, unknown> | null | undefined)?.[brand] === true
}

/** The kind that an HTTP status stands for; null for a success. */
export function kindOfStatus(status: number): ErrorKind | null {
  if (status >= 200 && status < 300) return null
  if (status >= 500) return 'server'
  return kinds[status] ?? (status >= 400 ? 'invalid' : 'malformed')
}

const kinds: Readonly<Record<number, ErrorKind>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'notFound',
  408: 'timeout',
  409: 'conflict',
  410: 'notFound',
  412: 'conflict',
  429: 'tooMany',
}
