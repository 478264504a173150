import { isRecord, numberOf } from '../kit/shape.js'
import { message, texts, type BoundText, type Text } from '../kit/text.js'
import { bytesPerMegabyte } from '../kit/constants.js'
import { cropBox, type CropNumbers, type ImageSize } from './crop.js'

/** What a photo must be to be taken, and what it should be to look good. Sides in pixels. */
export const photoRules = {
  /** What a browser may offer to choose from; the server goes by the content. */
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/gif'],
  maxMegabytes: 20,
  minSide: 200,
  /** Width times height: 50 megapixels, what large phone cameras give. */
  maxPixels: 50_000_000,
  /** Of the square that is shown. */
  goodSide: 400,
  /** Mean luminance, 0 to 255. */
  darkBelow: 50,
  brightAbove: 225,
  /** Spread of the second derivative in the sharpest tenth of the tiles, at 384 pixels. */
  blurredBelow: 4,
} as const

/** What is wrong with a photo or with the way it is cut. */
export const profilePhotoRuleTexts = texts({
  noImage: [
    'We cannot read this photo. Please choose a JPG, PNG, WebP or GIF.',
    'No podemos leer esta foto. Elija un JPG, PNG, WebP o GIF.',
  ],
  tooManyBytes: [
    'This photo is larger than {megabytes} MB. Please choose a smaller one.',
    'Esta foto supera los {megabytes} MB. Elija una más pequeña.',
  ],
  tooFewPixels: [
    'This photo is too small: each side needs at least {pixels} pixels.',
    'Esta foto es demasiado pequeña: cada lado necesita al menos {pixels} píxeles.',
  ],
  tooManyPixels: [
    'This photo has too many pixels. Please choose one of up to {megapixels} megapixels.',
    'Esta foto tiene demasiados píxeles. Elija una de hasta {megapixels} megapíxeles.',
  ],
  small: [
    'The part you chose is small and will look blurry. Choose a larger part, or a larger photo.',
    'La parte elegida es pequeña y se verá borrosa. Elija una parte más grande u otra foto más grande.',
  ],
  dark: [
    'Your photo is too dark. Please take one in daylight, facing the light.',
    'Su foto es demasiado oscura. Tome una con luz de día y de frente a la luz.',
  ],
  bright: [
    'Your photo is too bright. Please take one out of direct sun and without flash.',
    'Su foto es demasiado clara. Tome una sin sol directo y sin flash.',
  ],
  blurred: [
    'Your photo is blurry. Hold the camera still, and clean its lens.',
    'Su foto está borrosa. Mantenga la cámara quieta y limpie el lente.',
  ],
  cropNumber: ['This must be a number of pixels.', 'Debe ser un número de píxeles.'],
  cropOutside: ['This is outside the photo.', 'Esto queda fuera de la foto.'],
  cropEmpty: ['Nothing would be left of the photo.', 'No quedaría nada de la foto.'],
  cropSquare: ['The part you choose must be a square.', 'La parte elegida debe ser un cuadrado.'],
  cropTurn: ['A photo can only be rotated by quarter turns.', 'Una foto solo se gira por cuartos de vuelta.'],
})

/** What is wrong with a file before anything of it is sent, or null. */
export function checkPhotoFile(file: {
  readonly size: number
  readonly type: string
}): Text | BoundText | null {
  if (!isRecord(file)) return profilePhotoRuleTexts.noImage
  const { size, type } = file as { size: number; type: string }
  if (numberOf(size, 1) === null) return profilePhotoRuleTexts.noImage
  if (size > photoRules.maxMegabytes * bytesPerMegabyte)
    return message(profilePhotoRuleTexts.tooManyBytes, { megabytes: photoRules.maxMegabytes })
  // Some phones name no type: the server looks at the content.
  return !type || photoRules.types.some((known) => known === type) ? null : profilePhotoRuleTexts.noImage
}

/** Why a picture of this size is not taken, or null. */
export function checkPhotoSize(picture: ImageSize): Text | BoundText | null {
  const width = numberOf(picture?.width, 1)
  const height = numberOf(picture?.height, 1)
  if (width === null || height === null) return profilePhotoRuleTexts.noImage
  const { minSide, maxPixels } = photoRules
  if (width * height > maxPixels)
    return message(profilePhotoRuleTexts.tooManyPixels, { megapixels: maxPixels / 1_000_000 })
  if (Math.min(width, height) < minSide)
    return message(profilePhotoRuleTexts.tooFewPixels, { pixels: minSide })
  return null
}

/** What was measured of a photo: the square's side in pixels, and the measures that `photoRules` explains. */
export interface PhotoMeasures {
  readonly side: number
  readonly brightness: number
  readonly sharpness: number
}

/**
 * What could be better about a photo, the worst first; null when nothing was found. Whether it shows one face, near
 * enough, cannot be measured so: people look at that.
 */
export function judgePhoto(measures: PhotoMeasures): Text | null {
  const { side, brightness, sharpness } = measures ?? {}
  const { darkBelow, brightAbove, blurredBelow, goodSide } = photoRules
  if (brightness < darkBelow) return profilePhotoRuleTexts.dark
  if (brightness > brightAbove) return profilePhotoRuleTexts.bright
  if (sharpness < blurredBelow) return profilePhotoRuleTexts.blurred
  return side < goodSide ? profilePhotoRuleTexts.small : null
}

/**
 * What is wrong with a crop as it was sent, by its field; null when it can be cut. `picture` is the size of the
 * source before `rotate`.
 */
export function cropErrors(crop: CropNumbers, picture: ImageSize): Record<string, Text> | null {
  const errors: Record<string, Text> = {}
  const sent = (isRecord(crop) ? crop : {}) as Readonly<Record<string, unknown>>
  for (const name of edges) if (!Number.isFinite(sent[name])) errors[name] = profilePhotoRuleTexts.cropNumber
  const { rotate = 0, cropped_at_width } = sent as Partial<CropNumbers>
  if (typeof rotate !== 'number' || rotate % 90 !== 0) errors['rotate'] = profilePhotoRuleTexts.cropTurn
  if (!(Number(cropped_at_width) >= 1)) errors['cropped_at_width'] = profilePhotoRuleTexts.cropNumber
  if (Object.keys(errors).length > 0) return errors

  const turned = turnedSize(isRecord(picture) ? picture : { width: 0, height: 0 }, rotate)
  const { ll_x, ll_y, ur_x, ur_y } = crop
  const scale = crop.cropped_at_width / turned.width
  const most = { x: turned.width * scale + slack, y: turned.height * scale + slack }
  if (!(ll_x >= -slack && ll_x <= most.x)) errors['ll_x'] = profilePhotoRuleTexts.cropOutside
  if (!(ll_y >= -slack && ll_y <= most.y)) errors['ll_y'] = profilePhotoRuleTexts.cropOutside
  if (!(ur_x >= -slack && ur_x <= most.x)) errors['ur_x'] = profilePhotoRuleTexts.cropOutside
  if (!(ur_y >= -slack && ur_y <= most.y)) errors['ur_y'] = profilePhotoRuleTexts.cropOutside
  if (Object.keys(errors).length > 0) return errors

  const box = cropBox(crop, turned)
  if (!box || Math.min(box.width, box.height) < leastCrop) return { ur_x: profilePhotoRuleTexts.cropEmpty }
  const uneven = Math.abs(ur_x - ll_x - (ur_y - ll_y))
  return uneven > 2 * slack + 0.02 * (ur_x - ll_x) ? { ur_y: profilePhotoRuleTexts.cropSquare } : null
}

/** A picture's size once it was turned by these degrees. */
export function turnedSize({ width, height }: ImageSize, rotate: number): ImageSize {
  return Math.abs(rotate % 180) === 90 ? { width: height, height: width } : { width, height }
}

const edges = ['ll_x', 'll_y', 'ur_x', 'ur_y'] as const
/** Croppers round: a pixel beyond an edge is no mistake of the person. */
const slack = 1
/** The least side of what is cut, in pixels of the source. */
const leastCrop = 50
