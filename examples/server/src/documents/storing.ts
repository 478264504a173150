import { randomUUID } from 'node:crypto'
import { fileTypeOf, isUploadName, message, type FilePlace } from '@homecare/sdk'
import { documentTexts } from '@homecare/sdk/texts'
import { mediaTypeOf } from '../files/mediaType.ts'
import type { Deps } from '../server/deps.ts'
import { refuse, type FieldTexts } from '../server/refuse.ts'
import type { UploadedFile } from '../server/upload.ts'
import type { documentFiles } from './tables.ts'
import { documentServerTexts } from './texts.ts'

/** A file that lies in the store, as a row of it says; which document it belongs to is not known yet. */
export type StoredRow = Omit<typeof documentFiles.$inferInsert, 'document_id'>

/**
 * Judges uploaded files by their content and puts them into the store, as streams. Throws a refusal at the places of
 * those that are not what a document may hold, and then has stored none.
 */
export async function storeFiles(
  deps: Pick<Deps, 'files'>,
  userId: number,
  uploads: ReadonlyMap<FilePlace, UploadedFile>,
): Promise<StoredRow[]> {
  const judged = await Promise.all(
    [...uploads].map(async ([place, file]) => ({ place, ...(await judge(file)) })),
  )
  const wrong: FieldTexts = Object.fromEntries(
    judged.flatMap(({ place, problem }) => (problem ? [[place, [problem]]] : [])),
  )
  if (Object.keys(wrong).length > 0) throw refuse.invalid(wrong)
  const rows: StoredRow[] = []
  try {
    for (const { place, file, media } of judged) {
      const stored_as = `documents/${userId}/${randomUUID()}.${media!.ending}`
      rows.push({
        place: Number(place.slice(-1)),
        name: nameFor(file.name, media!.ending),
        stored_as,
        size: file.size,
        media_type: media!.type,
      })
      await deps.files.put(stored_as, file, media!.type)
    }
    return rows
  } catch (error) {
    await discardFiles(deps, rows)
    throw error
  }
}

/** Takes files out of the store that nothing points to any more. One that stays is no harm: nobody can ask for it. */
export async function discardFiles(
  { files }: Pick<Deps, 'files'>,
  rows: readonly { readonly stored_as: string }[],
): Promise<void> {
  await Promise.allSettled(rows.map(({ stored_as }) => files.remove(stored_as)))
}

async function judge(file: UploadedFile) {
  if (!isUploadName(file.name)) {
    return { file, media: null, problem: message(documentTexts.fileKind, { name: file.name.slice(0, 100) }) }
  }
  const media = await mediaTypeOf(file)
  if (!media) return { file, media, problem: documentServerTexts.kind }
  // A photo that is called .jpg and is a PNG gets its true ending; a film that is called .pdf is no mistake.
  if (kindByName(file.name) !== media.kind) return { file, media, problem: documentServerTexts.otherKind }
  return { file, media, problem: null }
}

/** The kind that a name claims: the SDK knows documents as PDF and DOC besides. */
function kindByName(name: string) {
  const kind = fileTypeOf(name)
  return kind === 'image' || kind === 'video' ? kind : 'document'
}

/** The name as its owner gave it, without what could mislead or break a header, and with the ending of its content. */
function nameFor(name: string, ending: string): string {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/[\p{Cc}\p{Cf}"\\/:*?<>|]/gu, '')
    .trim()
    .slice(0, 150)
  return `${stem || 'file'}.${ending}`
}
