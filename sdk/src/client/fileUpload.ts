import type { Sayable } from '../kit/text.js'
import { isApiError, type ApiError } from '../kit/error.js'
import type { UploadProgress } from './upload.js'

/** A fetch that tells how far the sending is: `uploadWithProgress` in a browser. */
export type UploadFetch = (onProgress: (progress: UploadProgress) => void) => typeof globalThis.fetch

/** How far a file has come. `part` is 0 to 1, and says how much of it has been sent. */
export type FileUpload =
  | { readonly state: 'waiting' }
  | { readonly state: 'sending'; readonly part: number }
  | { readonly state: 'sent' }
  | { readonly state: 'failed'; readonly error: Sayable }

/** What a file is sent with, and who hears of it. */
export interface FileUploadOptions {
  /** The field that holds the file: what the server says of it stands at the file. */
  readonly field: string
  /** Without it nothing is told between the beginning and the end. */
  readonly upload?: UploadFetch | undefined
  readonly tell: (upload: FileUpload) => void
  /** What to say of a failure where the server said nothing of the file. */
  readonly describe: (error: ApiError) => Sayable
}

/**
 * Sends one file, and tells how far it has come. `send` makes the call with the options it is given; its answer is
 * handed on, and its error too, once it was told at the file.
 */
export async function uploadFile<T>(
  send: (options: { readonly fetch?: typeof globalThis.fetch }) => Promise<T>,
  { field, upload, tell, describe }: FileUploadOptions,
): Promise<T> {
  tell({ state: 'sending', part: 0 })
  try {
    const answer = await send(
      upload ? { fetch: upload((progress) => tell({ state: 'sending', part: partOf(progress) })) } : {},
    )
    tell({ state: 'sent' })
    return answer
  } catch (error) {
    if (isApiError(error)) {
      const words = error.fieldErrors[field]
      tell({ state: 'failed', error: words?.length ? words.join(' ') : describe(error) })
    }
    throw error
  }
}

/** 0 while the whole is not known, and never more than 1. */
function partOf({ sent, total }: UploadProgress): number {
  return total > 0 ? Math.min(1, sent / total) : 0
}
