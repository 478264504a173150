import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { message } from '../kit/text.js'
import { withHostileValues } from '../testing/hostile.js'
import { cropNumbers } from './crop.js'
import {
  checkPhotoFile,
  checkPhotoSize,
  cropErrors,
  judgePhoto,
  profilePhotoRuleTexts as said,
  turnedSize,
} from './photoQuality.js'

describe('a file that was chosen', () => {
  const megabytes20 = 20 * 1_048_576
  it.each([
    ['a photo', { size: 5, type: 'image/jpeg' }, null],
    ['without a type, as some phones give it', { size: 5, type: '' }, null],
    ['of the largest size', { size: megabytes20, type: 'image/png' }, null],
    [
      'a byte larger',
      { size: megabytes20 + 1, type: 'image/png' },
      message(said.tooManyBytes, { megabytes: 20 }),
    ],
    ['empty', { size: 0, type: 'image/png' }, said.noImage],
    ['a drawing that can hold scripts', { size: 5, type: 'image/svg+xml' }, said.noImage],
    ['a film', { size: 5, type: 'video/mp4' }, said.noImage],
  ])('%s', (_, file, verdict) => expect(checkPhotoFile(file)).toEqual(verdict))
})

describe('the size of a picture', () => {
  it.each([
    [200, 200, null],
    [199, 5000, message(said.tooFewPixels, { pixels: 200 })],
    [10_000, 5000, null],
    [10_000, 5001, message(said.tooManyPixels, { megapixels: 50 })],
    [30_000, 30_000, message(said.tooManyPixels, { megapixels: 50 })],
    [0, 500, said.noImage],
    [500, 0, said.noImage],
    [Number.NaN, 500, said.noImage],
  ])('%d by %d', (width, height, verdict) => expect(checkPhotoSize({ width, height })).toEqual(verdict))
})

describe('what was measured', () => {
  const good = { side: 400, brightness: 120, sharpness: 10 }
  it.each([
    [{}, null],
    [{ brightness: 50 }, null],
    [{ brightness: 225 }, null],
    [{ sharpness: 4 }, null],
    [{ brightness: 49.9 }, said.dark],
    [{ brightness: 225.1 }, said.bright],
    [{ sharpness: 3.9 }, said.blurred],
    [{ side: 399 }, said.small],
    [{ side: 10, brightness: 0, sharpness: 0 }, said.dark],
  ])('%j', (change, verdict) => expect(judgePhoto({ ...good, ...change })).toBe(verdict))
})

describe('a crop', () => {
  const picture = { width: 800, height: 600 }
  const crop = { ll_x: 100, ll_y: 0, ur_x: 700, ur_y: 600, cropped_at_width: 800 }
  it.each([
    ['the largest square', {}, null],
    ['in the numbers of half the width', { ll_x: 50, ur_x: 350, ur_y: 300, cropped_at_width: 400 }, null],
    ['a pixel beyond the edge, as croppers round', { ur_y: 601 }, null],
    ['no number', { ll_x: Number.NaN }, { ll_x: said.cropNumber }],
    ['no number either', { ur_y: Number.POSITIVE_INFINITY }, { ur_y: said.cropNumber }],
    ['negative', { ll_x: -5 }, { ll_x: said.cropOutside }],
    ['below the picture', { ll_y: -5 }, { ll_y: said.cropOutside }],
    ['above it', { ll_y: 605, ur_y: 1205 }, { ll_y: said.cropOutside, ur_y: said.cropOutside }],
    ['beside it', { ll_x: 805, ur_x: 1405 }, { ll_x: said.cropOutside, ur_x: said.cropOutside }],
    ['ending before it', { ur_x: -5, ur_y: -5 }, { ur_x: said.cropOutside, ur_y: said.cropOutside }],
    ['at the very edges', { ll_x: -1, ur_x: 599, ll_y: -1, ur_y: 599 }, null],
    [
      'beyond the edge in the numbers of half the width',
      { ll_x: 102, ur_x: 402, ur_y: 300, cropped_at_width: 400 },
      { ur_x: said.cropOutside },
    ],
    ['flat', { ur_y: 30 }, { ur_x: said.cropEmpty }],
    ['uneven by a hundredth', { ur_y: 594 }, null],
    ['far outside', { ur_x: 9000, ur_y: 8900 }, { ur_x: said.cropOutside, ur_y: said.cropOutside }],
    ['turned inside out', { ll_x: 700, ur_x: 100 }, { ur_x: said.cropEmpty }],
    ['a sliver', { ur_x: 110, ur_y: 10 }, { ur_x: said.cropEmpty }],
    ['no square', { ur_y: 400 }, { ur_y: said.cropSquare }],
    ['turned by a little', { rotate: 45 }, { rotate: said.cropTurn }],
    ['turned by what is no number', { rotate: Number.NaN }, { rotate: said.cropTurn }],
    ['at no width', { cropped_at_width: 0 }, { cropped_at_width: said.cropNumber }],
    ['at a negative width', { cropped_at_width: -800 }, { cropped_at_width: said.cropNumber }],
  ])('%s', (_, change, errors) =>
    expect(cropErrors({ ...crop, ...change } as never, picture)).toEqual(errors),
  )

  it('is judged in the picture as it was turned', () => {
    const upright = { ll_x: 0, ll_y: 100, ur_x: 600, ur_y: 700, cropped_at_width: 600 }
    expect(cropErrors({ ...upright, rotate: 90 }, picture)).toBeNull()
    expect(cropErrors({ ...upright, rotate: 270 }, picture)).toBeNull()
    expect(cropErrors({ ...upright, rotate: 180 }, picture)).not.toBeNull()
    expect(turnedSize(picture, 270)).toEqual({ width: 600, height: 800 })
  })

  it('as a cropper gives it is taken', () => {
    const side = fc.integer({ min: 60, max: 4000 })
    fc.assert(
      fc.property(side, side, fc.double({ min: 0, max: 1, noNaN: true }), (width, height, share) => {
        const edge = Math.min(width, height) * 0.99
        const box = { x: (width - edge) * share, y: (height - edge) * share, width: edge, height: edge }
        const numbers = cropNumbers(box, { width, height })
        expect(numbers && cropErrors(numbers, { width, height })).toBeNull()
      }),
    )
  })
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [
    checkPhotoFile(a),
    checkPhotoSize(a),
    judgePhoto(a),
    cropErrors(a, b),
  ])
})
