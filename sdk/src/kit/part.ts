import { isApiError, type ApiError } from '../client/error.js'

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
