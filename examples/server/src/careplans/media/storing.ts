import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { carePlanTexts } from '@homecare/sdk/texts'
import sharp from 'sharp'
import type { Deps } from '../../deps/deps.ts'
import { clearFilm } from '../../files/clearFilm.ts'
import { mediaTypeOf } from '../../files/mediaType.ts'
import { refuse } from '../../refusals/refuse.ts'
import { uploadServerTexts } from '../../uploads/texts.ts'
import { oneAfterAnother } from '../../uploads/oneAfterAnother.ts'
import { openPhoto } from '../../uploads/openPhoto.ts'
import type { UploadedFile } from '../../uploads/upload.ts'
import type { MediaRow } from '../reading/mediaRows.ts'
import { planServerTexts as words } from '../ground/texts.ts'

/** A photo or video that lies in the store. */
export type StoredMedia = Pick<MediaRow, 'kind' | 'media_type' | 'stored_as' | 'small_as' | 'bytes'>

/** The longest edge of the small one, which a list shows. */
const smallEdge = 480

/**
 * Takes in a photo: drawn anew in two sizes, upright and without a word of what its device wrote; what was sent is not kept.
 * Only a JPEG or PNG by its content is one.
 */
export async function storePhoto(deps: Deps, planId: number, file: UploadedFile): Promise<StoredMedia> {
  const media = await mediaTypeOf(file)
  if (media?.ending !== 'jpg' && media?.ending !== 'png')
    throw refuse.invalid({ photo: [carePlanTexts.photoFailed] }, carePlanTexts.photoFailed)
  await refuseViruses(deps, file, 'photo')
  const { jpeg } = await openPhoto(file, { anySize: true })
  const small = await oneAfterAnother(() =>
    sharp(jpeg)
      .resize(smallEdge, smallEdge, { fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 80 })
      .toBuffer(),
  )
  const name = `plans/${planId}/${randomUUID()}`
  const stored = { kind: 'photo', media_type: 'image/jpeg', bytes: jpeg.length } as const
  const names = { stored_as: `${name}.jpg`, small_as: `${name}-small.jpg` }
  await deps.files.put(names.stored_as, new Blob([new Uint8Array(jpeg)]), 'image/jpeg')
  await deps.files.put(names.small_as, new Blob([new Uint8Array(small)]), 'image/jpeg')
  return { ...stored, ...names }
}

/**
 * Takes in a video as it is, but for what its device wrote beside it: where and when it was taken. Emptied where it lies, and sent
 * on from there: it is never held.
 */
export async function storeVideo(deps: Deps, planId: number, file: UploadedFile): Promise<StoredMedia> {
  const media = await mediaTypeOf(file)
  if (media?.kind !== 'video') throw refuse.invalid({ video: [words.notMedia] })
  await refuseViruses(deps, file, 'video')
  if (!(await clearFilm(file.path))) throw refuse.invalid({ video: [words.brokenVideo] })
  const content = await openAsBlob(file.path)
  const stored_as = `plans/${planId}/${randomUUID()}.${media.ending}`
  await deps.files.put(stored_as, content, media.type)
  return { kind: 'video', media_type: media.type, stored_as, small_as: null, bytes: content.size }
}

/** Takes files out of the store that nothing names any more. One that stays is no harm: nobody can ask for it. */
export async function discardMedia(
  { files }: Pick<Deps, 'files'>,
  { stored_as, small_as }: Pick<MediaRow, 'stored_as' | 'small_as'>,
): Promise<void> {
  const names = [stored_as, small_as].filter((name) => name !== null)
  await Promise.allSettled(names.map((name) => files.remove(name)))
}

async function refuseViruses({ scanner, log }: Deps, file: UploadedFile, field: string): Promise<void> {
  const found = await scanner?.scan(file).catch((error: unknown) => {
    log.error('An upload could not be looked at for viruses', { error })
    throw refuse.invalid({ [field]: [uploadServerTexts.notScanned] })
  })
  if (!found) return
  log.warn('A virus was found in an upload', { found })
  throw refuse.invalid({ [field]: [uploadServerTexts.virus] })
}
