import { isApiError, type ApiError } from './error.js'

/**
 * A part of a page that may fail without the rest: null when it did, to be asked for again in its place. An ended
 * session, or an abort, concerns the page as a whole and is thrown. What failed is told to `report`.
 */
export async function partOrNull<T>(
  loading: Promise<T>,
  report?: (error: ApiError) => void,
): Promise<T | null> {
  try {
    return await loading
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthenticated' || error.kind === 'aborted') throw error
    report?.(error)
    return null
  }
}

/** What is known of the failure of a part, as it travels with the data of its page. */
export type PartFailure = Pick<ApiError, 'kind' | 'requestId'>

/** A part of a page that may fail without the rest: what was loaded, or why it was not. */
export type Part<T> =
  | { readonly data: T; readonly failure: null }
  | { readonly data: null; readonly failure: PartFailure }

/** As `partOrNull`, for a part whose failure is said in its place, with the number under which support finds it. */
export async function partOf<T>(loading: Promise<T>, report?: (error: ApiError) => void): Promise<Part<T>> {
  let failure: PartFailure | null = null
  const data = await partOrNull(loading, (error) => {
    failure = { kind: error.kind, requestId: error.requestId }
    report?.(error)
  })
  return failure ? { data: null, failure } : { data: data as T, failure }
}
