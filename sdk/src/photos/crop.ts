import { isRecord, numberOf } from '../kit/shape.js'
import type { Sayable } from '../kit/text.js'
import { photoCrop } from '../vocabulary/caregivers/constants.js'
import { profilePhotoTexts } from './profilePhotoTexts.js'

/** Pixels of the picture as it stands after `rotate`, from its upper left corner, as croppers give them. */
export interface CropBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
/** Width and height of a picture in its own pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}
/** What is sent: pixels of the picture shown `cropped_at_width` wide, from its lower left corner. */
export interface CropNumbers {
  readonly ll_x: number
  readonly ll_y: number
  readonly ur_x: number
  readonly ur_y: number
  readonly cropped_at_width: number
  readonly rotate?: Quarter
}
/** Degrees clockwise. */
export type Quarter = 0 | 90 | 180 | 270

/**
 * The crop as it is sent: whole pixels inside the picture, origin at the lower left. `picture` is its size after
 * `rotate`. Null where nothing of the picture lies in the box, or a number is none.
 */
export function cropNumbers(
  box: CropBox,
  picture: ImageSize,
  rotate: number = 0,
  croppedAtWidth: number = picture?.width,
): CropNumbers | null {
  const size = sizeOf(picture)
  const atWidth = numberOf(croppedAtWidth, 1)
  if (!size || !isBox(box) || atWidth === null) return null
  const scale = atWidth / size.width
  const left = pixel(Math.max(0, box.x) * scale)
  const right = pixel(Math.min(size.width, box.x + box.width) * scale)
  const bottom = pixel((size.height - Math.min(size.height, box.y + box.height)) * scale)
  const top = pixel((size.height - Math.max(0, box.y)) * scale)
  if (right <= left || top <= bottom) return null
  const turned = quarter(rotate)
  return {
    ll_x: left,
    ll_y: bottom,
    ur_x: right,
    ur_y: top,
    cropped_at_width: pixel(atWidth),
    ...(turned !== 0 && { rotate: turned }),
  }
}

/** The way back: the box, from the upper left, that sent numbers mean in a picture. */
export function cropBox(numbers: CropNumbers, picture: ImageSize): CropBox | null {
  const size = sizeOf(picture)
  if (!size || !isRecord(numbers)) return null
  const { ll_x, ll_y, ur_x, ur_y, cropped_at_width } = numbers as unknown as CropNumbers
  if (![ll_x, ll_y, ur_x, ur_y, cropped_at_width].every(Number.isFinite)) return null
  const scale = size.width / cropped_at_width
  const box = {
    x: ll_x * scale,
    y: size.height - ur_y * scale,
    width: (ur_x - ll_x) * scale,
    height: (ur_y - ll_y) * scale,
  }
  return isBox(box) ? box : null
}

/** A quarter turn more, to one side. */
export function turn(rotate: number, side: 'left' | 'right'): Quarter {
  return quarter(quarter(rotate) + (side === 'left' ? -90 : 90))
}

/** Where a face was found: `deltax` and `deltay` are the box's left and upper edge in the original. */
export interface AnalysisFacts {
  readonly original_width: number
  readonly original_height: number
  readonly crop_width: number
  readonly crop_height: number
  readonly deltax: number
  readonly deltay: number
  readonly info_message?: string | null
}

/** Where the crop begins: around the face that was found, else 99% of the largest square, in the middle. */
export function initialCrop(analysis: AnalysisFacts | null, picture: ImageSize): CropBox | null {
  const size = sizeOf(picture)
  if (!size) return null
  const found = isRecord(analysis) ? around(analysis as unknown as AnalysisFacts, size) : null
  if (found) return found
  const side = Math.min(size.width, size.height) * photoCrop.initialArea
  return { x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side }
}

/** What an analysis says: its message as an error, or that the photo looks great; null without one. */
export function analysisMessage(
  analysis: Pick<AnalysisFacts, 'info_message'> | null | undefined,
): { readonly good: boolean; readonly text: Sayable } | null {
  if (!isRecord(analysis)) return null
  const words = typeof analysis.info_message === 'string' ? analysis.info_message.trim() : ''
  return words === '' ? { good: true, text: profilePhotoTexts.looksGreat } : { good: false, text: words }
}

function around(analysis: AnalysisFacts, size: ImageSize): CropBox | null {
  const { original_width, crop_width, crop_height, deltax, deltay } = analysis
  if (!sizeOf({ width: crop_width, height: crop_height }) || numberOf(original_width, 1) === null) return null
  const scale = size.width / original_width
  const side = Math.min(Math.max(crop_width, crop_height) * scale, size.width, size.height)
  const x = numberOf(deltax)
  const y = numberOf(deltay)
  if (x === null || y === null) return null
  return {
    x: within(x * scale, size.width - side),
    y: within(y * scale, size.height - side),
    width: side,
    height: side,
  }
}

function isBox(box: CropBox): boolean {
  return isRecord(box) && [box.x, box.y].every(Number.isFinite) && box.width > 0 && box.height > 0
}

function sizeOf(size: ImageSize): ImageSize | null {
  return isRecord(size) && numberOf(size.width, 1) !== null && numberOf(size.height, 1) !== null ? size : null
}

const pixel = (value: number) => Math.round(value)
const within = (value: number, most: number) => Math.min(Math.max(0, value), most)
const quarter = (degrees: number) =>
  ((((Math.round((Number.isFinite(degrees) ? degrees : 0) / 90) % 4) + 4) % 4) * 90) as Quarter
