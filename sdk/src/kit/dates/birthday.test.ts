import { expect, test } from 'vitest'
import { birthdayFault } from './birthday.js'

test.each([
  ['2008-11-20', null],
  ['2008-11-21', 'tooYoung'],
  ['2026-11-20', 'tooYoung'],
  ['2026-11-21', 'ahead'],
  ['1916-11-20', null],
  ['1916-11-19', 'tooOld'],
  ['1980-02-30', 'noDay'],
  ['', 'noDay'],
  [null, 'noDay'],
] as const)('%s', (day, fault) => expect(birthdayFault(day, '2026-11-20', { min: 18, max: 110 })).toBe(fault))

test('nobody is too young where the least is no year', () =>
  expect(birthdayFault('2026-11-20', '2026-11-20', { min: 0, max: 120 })).toBeNull())

test('says of a today that is none that there is no day', () =>
  expect(birthdayFault('1980-02-01', 'today', { min: 0, max: 120 })).toBe('noDay'))
