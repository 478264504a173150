import { expect, it } from 'vitest'
import { dateWords, timeOfDayWords, weekdayName } from './dateNames.js'

it.each([
  ['en', 0, 'long', 'Sunday'],
  ['en', 6, 'short', 'Sat'],
  ['es', 3, 'narrow', 'X'],
  ['es', 1, 'long', 'lunes'],
] as const)('%s calls week day %i (%s) %s', (locale, day, width, name) => {
  expect(weekdayName(locale, day, width)).toBe(name)
})

it.each([
  ['en', '2026-11-23', 'shortDay', undefined, 'Nov 23'],
  ['es', '2026-11-23', 'weekday', undefined, 'lunes, 23 de noviembre'],
  ['en', '2026-11-23T04:30:00Z', 'shortDay', 'America/Los_Angeles', 'Nov 22'],
  ['en', 'soon', 'day', undefined, ''],
] as const)('%s says %s as %s in %s: %s', (locale, value, look, zone, words) => {
  expect(dateWords(value, look, locale, zone)).toBe(words)
})

it.each([
  ['en', '13:05', /^1:05\u00a0PM$/],
  ['es', '00:30', /^12:30\u00a0a\.\s?m\.$/],
  ['en', '25:00', /^25:00$/],
] as const)('%s says the time of day %s', (locale, time, words) => {
  expect(timeOfDayWords(time, locale)).toMatch(words)
})
