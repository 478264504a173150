import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { profilePhotoModes } from '../vocabulary/caregivers/catalogue.js'
import { analysisMessage, cropBox, cropNumbers, initialCrop, turn } from './crop.js'
import { leaveButton, nextProfilePhotoMode, type ProfilePhotoEvent } from './profilePhotoFlow.js'
import { profilePhotoTexts } from './profilePhotoTexts.js'

const picture = { width: 400, height: 300 }

describe('the crop that is sent', () => {
  it.each([
    ['the upper left corner', { x: 0, y: 0, width: 100, height: 100 }, [0, 200, 100, 300]],
    ['the lower right corner', { x: 300, y: 200, width: 100, height: 100 }, [300, 0, 400, 100]],
    ['the whole', { x: 0, y: 0, width: 400, height: 300 }, [0, 0, 400, 300]],
    ['what sticks out', { x: -50, y: -50, width: 100, height: 100 }, [0, 250, 50, 300]],
    ['what sticks out below', { x: 350, y: 250, width: 100, height: 100 }, [350, 0, 400, 50]],
  ])('has its origin at the lower left: %s', (_, box, [ll_x, ll_y, ur_x, ur_y]) =>
    expect(cropNumbers(box, picture)).toEqual({ ll_x, ll_y, ur_x, ur_y, cropped_at_width: 400 }),
  )
  it('is counted in the width it was cropped at', () => {
    expect(cropNumbers({ x: 100, y: 50, width: 200, height: 200 }, picture, 90, 200)).toEqual({
      ll_x: 50,
      ll_y: 25,
      ur_x: 150,
      ur_y: 125,
      cropped_at_width: 200,
      rotate: 90,
    })
  })
  it.each([
    ['beside the picture', { x: 400, y: 0, width: 10, height: 10 }, picture],
    ['below the picture', { x: 0, y: 300, width: 10, height: 10 }, picture],
    ['without area', { x: 0, y: 0, width: 0, height: 10 }, picture],
    ['without height', { x: 0, y: 0, width: 10, height: 0 }, picture],
    ['no numbers', { x: Number.NaN, y: 0, width: 1, height: 1 }, picture],
    ['no picture', { x: 0, y: 0, width: 10, height: 10 }, { width: 0, height: 300 }],
    ['no height', { x: 0, y: 0, width: 10, height: 10 }, { width: 300, height: 0.5 }],
  ])('is none for %s', (_, box, size) => expect(cropNumbers(box, size)).toBeNull())
  it('goes there and back', () => {
    const side = fc.integer({ min: 1, max: 4000 })
    fc.assert(
      fc.property(side, side, side, side, (width, height, x, y) => {
        const box = { x: x % width, y: y % height, width: width - (x % width), height: height - (y % height) }
        const numbers = cropNumbers(box, { width, height })
        expect(numbers && cropBox(numbers, { width, height })).toEqual(box)
      }),
    )
  })
  it('is no box where the numbers are none', () => {
    const numbers = { ll_x: 1, ll_y: 1, ur_x: 5, ur_y: 5, cropped_at_width: 400 }
    expect(cropBox({ ...numbers, cropped_at_width: 200 }, picture)).toEqual({
      x: 2,
      y: 290,
      width: 8,
      height: 8,
    })
    expect(cropBox({ ...numbers, ur_x: 1 }, picture)).toBeNull()
    expect(cropBox({ ...numbers, ur_y: 1 }, picture)).toBeNull()
    expect(cropBox({ ...numbers, ll_x: '1' as never }, picture)).toBeNull()
    expect(cropBox({ ...numbers, ur_y: Number.NaN }, picture)).toBeNull()
    expect(cropBox({ ...numbers, cropped_at_width: 0 }, picture)).toBeNull()
    expect(cropBox(numbers, { width: 0, height: 0 })).toBeNull()
  })
  it.each([
    [0, 'right', 90],
    [270, 'right', 0],
    [0, 'left', 270],
    [90, 'left', 0],
    [-90, 'left', 180],
    [450, 'right', 180],
  ] as const)('%i turned to the %s is %i', (rotate, side, turned) => expect(turn(rotate, side)).toBe(turned))
})

describe('the crop to begin with', () => {
  const analysis = {
    original_width: 800,
    original_height: 600,
    crop_width: 200,
    crop_height: 200,
    deltax: 100,
    deltay: 60,
  }
  it('takes 99% of the largest square, in the middle', () => {
    expect(initialCrop(null, picture)).toEqual({ x: 51.5, y: 1.5, width: 297, height: 297 })
  })
  it.each([
    ['where the face is', {}, { x: 50, y: 30, width: 100, height: 100 }],
    ['as a square', { crop_height: 300 }, { x: 50, y: 30, width: 150, height: 150 }],
    ['inside the picture', { deltax: 790, deltay: -5 }, { x: 300, y: 0, width: 100, height: 100 }],
    ['no larger than the picture', { crop_width: 9000 }, { x: 50, y: 0, width: 300, height: 300 }],
  ])('is %s', (_, change, box) => expect(initialCrop({ ...analysis, ...change }, picture)).toEqual(box))
  it.each([[{ crop_width: 0 }], [{ original_width: 0 }], [{ deltax: Number.NaN }], [{ deltay: Number.NaN }]])(
    'is the middle when nothing was found: %j',
    (change) => expect(initialCrop({ ...analysis, ...change }, picture)).toEqual(initialCrop(null, picture)),
  )
  it('is none without a picture', () => expect(initialCrop(analysis, { width: 0, height: 0 })).toBeNull())
})

describe('what the analysis says', () => {
  it.each([
    [{ info_message: '' }, { good: true, text: profilePhotoTexts.looksGreat }],
    [{ info_message: ' ' }, { good: true, text: profilePhotoTexts.looksGreat }],
    [{ info_message: null }, { good: true, text: profilePhotoTexts.looksGreat }],
    [{ info_message: ' Too dark ' }, { good: false, text: 'Too dark' }],
    [null, null],
  ])('of %j', (analysis, said) => expect(analysisMessage(analysis)).toEqual(said))
})

describe('the picture screen', () => {
  const events: ProfilePhotoEvent[] = ['edit', 'upload', 'uploaded', 'cropped', 'cancel']
  const led = () =>
    Object.fromEntries(
      profilePhotoModes.map((mode) => [mode, events.map((event) => nextProfilePhotoMode(mode, event))]),
    )
  it('goes where each event leads, and nowhere else', () => {
    expect(led()).toEqual({
      viewing: ['editing', 'uploading', 'viewing', 'viewing', 'viewing'],
      uploading: ['uploading', 'uploading', 'editing', 'uploading', 'viewing'],
      editing: ['editing', 'uploading', 'editing', 'viewing', 'viewing'],
    })
  })
  it.each([
    [false, false, profilePhotoTexts.done],
    [false, true, profilePhotoTexts.done],
    [true, true, profilePhotoTexts.next],
    [true, false, profilePhotoTexts.skip],
  ])('registering %s, with a photo %s: %s', (registering, hasPhoto, text) =>
    expect(leaveButton(registering, hasPhoto)).toBe(text),
  )
})

it('never throws', () => {
  withHostileValues(4, (a: never, b: never, c: never, d: never) => [
    cropNumbers(a, b, c, d),
    cropBox(a, b),
    initialCrop(a, b),
    analysisMessage(a),
    turn(a, b),
    nextProfilePhotoMode(a, b),
  ])
})
