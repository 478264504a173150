import { expect, it } from 'vitest'
import { withSlashes } from './DateField'

it.each([
  ['0', '', '0'],
  ['04', '0', '04/'],
  ['04', '04/', '04'],
  ['042', '04', '04/2'],
  ['4/', '4', '04/'],
  ['04/7/', '04/7', '04/07/'],
  ['04271952', '', '04/27/1952'],
  ['04/27/1952', '', '04/27/1952'],
  ['04/27/19521', '04/27/1952', '04/27/1952'],
  ['04/', '04/2', '04/'],
  ['4x', '4', '4'],
])('typing %j after %j leaves %j', (text, before, after) => {
  expect(withSlashes(text, before)).toBe(after)
})
