import { isRecord } from '../kit/shape.js'
import { removedFile } from '../vocabulary/documents/constants.js'
import { fileFields } from './status.js'

export type FilePlace = (typeof fileFields)[number]
/** What stands in each place of a document: a file that was kept, one that is new, or none. */
export type FilePlaces<Kept, New> = Readonly<Partial<Record<FilePlace, Kept | New | null>>>

/** The files that are sent: new ones in their places, and the word `delete` where a saved one was taken out. */
export function filesToSend<Kept, New extends Blob>(
  saved: FilePlaces<Kept, never> | null,
  now: FilePlaces<Kept, New>,
): Partial<Record<FilePlace, New | typeof removedFile>> {
  const sent: Partial<Record<FilePlace, New | typeof removedFile>> = {}
  for (const place of fileFields) {
    const file = isRecord(now) ? now[place] : null
    if (file instanceof Blob) sent[place] = file as New
    else if (!file && isRecord(saved) && saved[place]) sent[place] = removedFile
  }
  return sent
}

/** The places with a file put into the first free one; null where all five are taken. */
export function withFile<Kept, New>(places: FilePlaces<Kept, New>, file: New): FilePlaces<Kept, New> | null {
  const free = fileFields.find((place) => !places?.[place])
  return free === undefined ? null : { ...places, [free]: file }
}

/** The files that are there, in order of their places. */
export function filesIn<Kept extends object, New extends object>(
  places: FilePlaces<Kept, New>,
): (Kept | New)[] {
  return fileFields.flatMap((place) => places?.[place] ?? [])
}
