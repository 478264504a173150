import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { message } from '@homecare/sdk/kit'
import { checkPhotoSize, photoRules, profilePhotoRuleTexts } from '@homecare/sdk/photos'
import sharp from 'sharp'
import { hidesItsKind } from '../files/fileName.ts'
import { refuse } from '../refusals/refuse.ts'
import type { UploadedFile } from './upload.ts'
import { oneAfterAnother } from './oneAfterAnother.ts'

/** A picture as it is kept: upright, in sRGB, without a word of metadata, so that no place travels with it. */
export interface RawPhoto {
  readonly jpeg: Buffer
  readonly width: number
  readonly height: number
  /** A digest of what it shows. */
  readonly version: string
}

/** The longest edge of a picture as it is kept: enough for the largest square that is shown. */
const keptEdge = 2048
/** A picture that is not stored line by line is held as a whole while it is read. */
const maxPixelsAtOnce = 16_000_000

// Buffers of pictures that are shown once are not worth keeping.
sharp.cache(false)
// One thread for each: fewer buffers at once, and pictures come one after another anyway.
sharp.concurrency(1)

/**
 * Decodes an uploaded photo for real and takes nothing else: by its first bytes, then by its header, then by its
 * pixels. Throws a Refusal at the field `photo`. The file is read from its path, never held as a whole. A photo of a person
 * has to have some size; what only shows something may have any.
 */
export async function openPhoto(file: UploadedFile, { anySize = false } = {}): Promise<RawPhoto> {
  if (hidesItsKind(file.name, imageEndings) || !(await beginsAsImage(file.path))) throw notAnImage()
  const header = await sharp(file.path, { limitInputPixels: false }).metadata().catch(failed)
  const { width, height } = header.autoOrient
  const wrong = anySize ? null : checkPhotoSize({ width, height })
  if (wrong) throw refuse.invalid({ photo: [wrong] })
  const lineByLine = !header.isProgressive && (header.format === 'jpeg' || header.format === 'png')
  if (!lineByLine && width * height > maxPixelsAtOnce) {
    const megapixels = maxPixelsAtOnce / 1_000_000
    throw refuse.invalid({ photo: [message(profilePhotoRuleTexts.tooManyPixels, { megapixels })] })
  }

  const { data, info } = await oneAfterAnother(() =>
    sharp(file.path, { limitInputPixels: photoRules.maxPixels, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize(keptEdge, keptEdge, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .jpeg({ quality: 88, mozjpeg: false })
      .timeout({ seconds: 10 })
      .toBuffer({ resolveWithObject: true })
      .catch(failed),
  )
  const version = createHash('sha256').update(data).digest('hex').slice(0, 20)
  return { jpeg: data, width: info.width, height: info.height, version }
}

const imageEndings = ['jpg', 'jpeg', 'jfif', 'png', 'webp', 'gif']

/** The first bytes of the four formats that are taken: no other decoder is ever begun. */
async function beginsAsImage(path: string): Promise<boolean> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0)
    if (bytesRead < 12) return false
    const start = buffer.toString('latin1')
    return (
      start.startsWith('\xff\xd8\xff') ||
      start.startsWith('\x89PNG\r\n\x1a\n') ||
      start.startsWith('GIF87a') ||
      start.startsWith('GIF89a') ||
      (start.startsWith('RIFF') && start.endsWith('WEBP'))
    )
  } finally {
    await handle.close()
  }
}

const notAnImage = () => refuse.invalid({ photo: [profilePhotoRuleTexts.noImage] })
function failed(): never {
  throw notAnImage()
}
