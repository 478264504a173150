import type { AgencyShift } from '@homecare/sdk/agency'
import { expect, it, test } from 'vitest'
import { sayer } from '../../kit/say'
import { placeOf, whenOf } from './words'

const [say, diga] = [sayer('en'), sayer('es')]
const shift = (given: Partial<AgencyShift> = {}): AgencyShift => ({
  ...{ kind: 'visit', id: 1, caregiver_id: 1, time_zone: 'America/Los_Angeles', place: 'Oakland' },
  ...{ start: '2026-11-22T05:00:00Z', end: '2026-11-22T13:00:00Z', status: 'confirmed' },
  ...{ clock_in_at: null, clock_out_at: null },
  ...given,
})

test('a shift is on the day on which it begins where it is worked', () => {
  expect(whenOf(say, shift())).toMatch(/^Saturday, November 21, 9:00\sPM – 5:00\sAM$/)
  expect(whenOf(diga, shift())).toMatch(/^sábado, 21 de noviembre, /)
})

it.each([
  [{}, 'Visit with a family in Oakland', 'Visita a una familia en Oakland'],
  [{ place: '' }, 'Visit with a family', 'Visita a una familia'],
  [{ kind: 'shift', place: 'Lakeside House' }, 'Lakeside House', 'Lakeside House'],
] as const)('%j is at "%s"', (given, words, palabras) => {
  expect([placeOf(say, shift(given)), placeOf(diga, shift(given))]).toEqual([words, palabras])
})
