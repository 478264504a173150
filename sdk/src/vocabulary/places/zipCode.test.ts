import { expect, it } from 'vitest'
import { isLongZipCode, isMilitaryZip, isZipCode } from './zipCode.js'

it.each([
  ['94612', true, true],
  ['94612-1801', false, true],
  ['00901', true, true],
  ['9461', false, false],
  ['946121', false, false],
  ['94612-', false, false],
  [' 94612', false, false],
  ['９４６１２', false, false],
  [94612, false, false],
  [null, false, false],
])('%j is a ZIP code: %s, of nine digits too: %s', (text, short, long) =>
  expect([isZipCode(text), isLongZipCode(text)]).toEqual([short, long]),
)

it.each([
  ['09001', true],
  ['09899', true],
  ['09901', false],
  ['34012', true],
  ['34102', false],
  ['96201', true],
  ['96601-0001', true],
  ['96701', false],
  ['94612', false],
  [null, false],
])('%j is a post office of the armed forces: %s', (zip, expected) =>
  expect(isMilitaryZip(zip)).toBe(expected),
)
