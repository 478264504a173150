import { expect, it } from 'vitest'
import { isLongZipCode, isZipCode } from './zipCode.js'

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
