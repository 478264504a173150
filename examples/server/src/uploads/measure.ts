import type { PhotoMeasures } from '@homecare/sdk/photos'
import sharp from 'sharp'

/** Where a picture draws the eye, as its largest square, and what was measured there. Pixels of the picture. */
interface MeasuredPhoto extends PhotoMeasures {
  readonly left: number
  readonly top: number
}

/** Edge at which pictures are measured, and of the tiles that sharpness is looked for in. */
const edge = 384
const tile = 48

/**
 * Measures the square that a picture draws the eye to: libvips looks for skin, saturation and edges. Whether it
 * holds a face, this does not know.
 */
export async function measurePhoto(image: Buffer, width: number, height: number): Promise<MeasuredPhoto> {
  const { data, info } = await sharp(image)
    .resize(edge, edge, { fit: 'cover', position: sharp.strategy.attention })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const side = Math.min(width, height)
  const scale = side / edge
  return {
    side,
    left: within(-(info.cropOffsetLeft ?? 0) * scale, width - side),
    top: within(-(info.cropOffsetTop ?? 0) * scale, height - side),
    brightness: mean(data),
    sharpness: sharpnessOf(data),
  }
}

/**
 * How sharp the sharpest tenth of the tiles are: the spread of the Laplacian. Of tiles, since behind a sharp face
 * the background may be soft.
 */
function sharpnessOf(grey: Uint8Array): number {
  const spreads: number[] = []
  for (let top = 0; top + tile <= edge; top += tile)
    for (let left = 0; left + tile <= edge; left += tile) spreads.push(spreadIn(grey, left, top))
  return spreads.toSorted((one, other) => other - one)[Math.floor(spreads.length / 10)] ?? 0
}

function spreadIn(grey: Uint8Array, left: number, top: number): number {
  const at = (x: number, y: number) => grey[y * edge + x] ?? 0
  let count = 0
  let sum = 0
  let squares = 0
  for (let y = Math.max(1, top); y < Math.min(edge - 1, top + tile); y++)
    for (let x = Math.max(1, left); x < Math.min(edge - 1, left + tile); x++) {
      const second = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1)
      count += 1
      sum += second
      squares += second * second
    }
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2))
}

function mean(grey: Uint8Array): number {
  let sum = 0
  for (const value of grey) sum += value
  return sum / grey.length
}

const within = (value: number, most: number) => Math.round(Math.min(Math.max(0, value), most))
