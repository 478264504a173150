import { expect, it } from 'vitest'
import { isKeyboardUp } from './keyboard'

it.each([
  ['nothing is covered', 640, 640, true, false],
  ['the bar of a browser comes', 580, 640, true, false],
  ['a keyboard comes', 360, 640, true, true],
  ['the window is low, and nobody types', 360, 640, false, false],
])('%s', (_, inSight, tallest, types, verdict) => {
  expect(isKeyboardUp(inSight, tallest, types)).toBe(verdict)
})
