import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileTypeOf, isUploadName, type FilePlace } from '@homecare/sdk/documents'
import { message, type Sayable } from '@homecare/sdk/kit'
import { documentTexts } from '@homecare/sdk/texts'
import { mediaTypeOf, type MediaType } from '../files/mediaType.ts'
import { withoutMetadata } from '../files/withoutMetadata.ts'
import type { Deps } from '../deps/deps.ts'
import { refuse, type FieldTexts } from '../refusals/refuse.ts'
import type { UploadedFile } from './upload.ts'
import type { documentFiles } from '../tables/documents.ts'
import { uploadServerTexts } from './texts.ts'

/** A file that lies in the store, as a row of it says; which document it belongs to is not known yet. */
export type StoredRow = Omit<typeof documentFiles.$inferInsert, 'document_id'>

/**
 * Judges uploaded files by their content and puts them into the store: clean, where somebody looks for viruses, and
 * pictures without where they were taken. Throws a refusal at the places of those that are not what a document may
 * hold, and then has stored none.
 */
export async function storeFiles(
  deps: Pick<Deps, 'files' | 'scanner' | 'log'>,
  userId: number,
  uploads: ReadonlyMap<FilePlace, UploadedFile>,
): Promise<StoredRow[]> {
  const judged: (Awaited<ReturnType<typeof judge>> & { place: FilePlace })[] = []
  // One after the other: pictures are read whole.
  for (const [place, file] of uploads) judged.push({ place, ...(await judge(deps, file)) })
  const wrong: FieldTexts = Object.fromEntries(
    judged.flatMap(({ place, problem }) => (problem ? [[place, [problem]]] : [])),
  )
  if (Object.keys(wrong).length > 0) throw refuse.invalid(wrong)
  const rows: StoredRow[] = []
  try {
    for (const { place, file, content, media } of judged) {
      const stored_as = `documents/${userId}/${randomUUID()}.${media!.ending}`
      rows.push({
        place: Number(place.slice(-1)),
        name: nameFor(file.name, media!.ending),
        stored_as,
        size: content.size,
        media_type: media!.type,
      })
      await deps.files.put(stored_as, content, media!.type)
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

/** What a file is, and what of it is kept; or what is wrong with it. */
async function judge(deps: Pick<Deps, 'scanner' | 'log'>, file: UploadedFile) {
  const wrong = (problem: Sayable) => ({ file, content: file, media: null, problem })
  if (!isUploadName(file.name))
    return wrong(message(documentTexts.fileKind, { name: file.name.slice(0, 100) }))
  const media = await mediaTypeOf(file)
  if (!media) return wrong(uploadServerTexts.kind)
  // A photo that is called .jpg and is a PNG gets its true ending; a film that is called .pdf is no mistake.
  if (kindByName(file.name) !== media.kind) return wrong(uploadServerTexts.otherKind)
  const virus = await scanned(deps, file)
  if (virus) return wrong(virus)
  const content = await alone(file, media)
  return content ? { file, content, media, problem: null } : wrong(uploadServerTexts.broken)
}

/** Why a file may not be taken, where somebody looks for viruses; what could not be looked at is not taken. */
async function scanned({ scanner, log }: Pick<Deps, 'scanner' | 'log'>, file: Blob): Promise<Sayable | null> {
  try {
    const found = await scanner?.scan(file)
    if (!found) return null
    log.warn('A virus was found in an upload', { found })
    return uploadServerTexts.virus
  } catch (error) {
    log.error('An upload could not be looked at for viruses', { error })
    return uploadServerTexts.notScanned
  }
}

/** A picture or film without what its device wrote beside it, beside the upload until that is released. */
async function alone(file: UploadedFile, media: MediaType): Promise<Blob | null> {
  if (media.kind === 'document') return file
  const clean = withoutMetadata(Buffer.from(await file.arrayBuffer()), media)
  if (!clean) return null
  const path = `${file.path}.alone`
  await writeFile(path, clean)
  return openAsBlob(path)
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
