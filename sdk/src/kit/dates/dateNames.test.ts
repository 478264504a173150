import { expect, it } from 'vitest'
import { weekdayName } from './dateNames.js'

it.each([
  ['en', 0, 'long', 'Sunday'],
  ['en', 6, 'short', 'Sat'],
  ['es', 1, 'long', 'lunes'],
] as const)('%s calls week day %i (%s) %s', (locale, day, width, name) => {
  expect(weekdayName(locale, day, width)).toBe(name)
})
