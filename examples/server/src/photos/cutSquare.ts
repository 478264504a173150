import { createHash } from 'node:crypto'
import { cropBox, turnedSize, type CropNumbers } from '@homecare/sdk/photos'
import sharp from 'sharp'
import { photoSizes, type PhotoSize } from '../people/photoFiles.ts'
import type { RawPhoto } from '../uploads/openPhoto.ts'

/** The square that was cut, in each size that is shown. */
export interface CutPhoto {
  readonly version: string
  /** Its edge in pixels of the raw picture. */
  readonly side: number
  readonly squares: readonly { readonly size: PhotoSize; readonly webp: Buffer }[]
}

/** Turns and cuts the raw picture. `crop` was judged by `cropErrors` before. */
export async function cutSquare(raw: Omit<RawPhoto, 'version'>, crop: CropNumbers): Promise<CutPhoto> {
  const turned = turnedSize(raw, crop.rotate ?? 0)
  const box = cropBox(crop, turned)
  if (!box) throw new RangeError('A crop without an area')
  const side = Math.max(1, Math.min(Math.round(Math.min(box.width, box.height)), turned.width, turned.height))
  const square = await sharp(raw.jpeg)
    .rotate(((crop.rotate ?? 0) % 360) + 360)
    .extract({
      left: within(box.x, turned.width - side),
      top: within(box.y, turned.height - side),
      width: side,
      height: side,
    })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const squares = await Promise.all(
    photoSizes.map(async (size) => ({
      size,
      webp: await sharp(square).resize(size, size).webp({ quality: 82 }).toBuffer(),
    })),
  )
  const digest = createHash('sha256')
  for (const { webp } of squares) digest.update(webp)
  return { version: digest.digest('hex').slice(0, 20), side, squares }
}

const within = (value: number, most: number) => Math.round(Math.min(Math.max(0, value), most))
