import { ApiError, type ErrorDetails, type ErrorKind } from './error.js'

/**
 * The failure of a call, whose message names method and path, and says the server's words, else `reason`, else the kind.
 * Apart from the error itself, which pages carry that make no call.
 */
export function failure(kind: ErrorKind, details: ErrorDetails, reason: string = kind): ApiError {
  const { route, serverMessage = reason } = details
  return new ApiError(kind, { ...details, message: route ? `${route}: ${serverMessage}` : serverMessage })
}
