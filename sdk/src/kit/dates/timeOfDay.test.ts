import { expect, it } from 'vitest'
import { withHostileValues } from '../../testing/hostile.js'
import { minuteOfDay, minutesAsHours } from './timeOfDay.js'

it.each([
  ['00:00', 0],
  ['09:30', 570],
  ['19:05', 1145],
  ['23:59', 1439],
  ['24:00', null],
  ['9:30', null],
  ['09:60', null],
  ['09:30:00', null],
  ['x09:30', null],
  [930, null],
])('%j is minute %j', (time, minute) => expect(minuteOfDay(time)).toBe(minute))

it('never throws', () => {
  withHostileValues(1, minuteOfDay)
})

it.each([
  [0, '0:00'],
  [90, '1:30'],
  [1445, '24:05'],
])('%d minutes are %s', (minutes, said) => expect(minutesAsHours(minutes)).toBe(said))
