import { isApiError } from '@homecare/sdk/kit'

/** What a link leads to, or null where it leads nowhere any more: that is an answer, and has words of its own. */
export async function goneAsNull<T>(found: Promise<T>): Promise<T | null> {
  try {
    return await found
  } catch (error) {
    if (isApiError(error) && error.kind === 'notFound') return null
    throw error
  }
}
