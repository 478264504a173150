import { expect, it } from 'vitest'
import type { JudgedLicense } from '../credentials/licenseStanding.js'
import { isQualified, type ShiftDemand, type ShiftPreferences } from './qualification.js'

const shift: ShiftDemand = {
  day: '2026-11-24',
  hours: 8,
  shift_block_type: 1,
  iso_type: 3,
  license_types: [6, 7],
}
const preferences: ShiftPreferences = {
  shift_preferences_availability_mornings: true,
  shift_preferences_availability_weekdays: true,
  shift_preferences_duration_8hr: true,
  shift_preferences_assignment_green_zone: true,
}
const verified = { on: '2026-11-01', by: null }
const lvn: JudgedLicense = { map_id: 6, expires: '2026-11-24', verified }

it.each<[string, Partial<ShiftDemand>, ShiftPreferences, JudgedLicense[], boolean]>([
  ['with one of the licenses and the right preferences', {}, {}, [lvn], true],
  ['without a license', {}, {}, [], false],
  ['with another license', {}, {}, [{ map_id: 2, expires: null, verified }], false],
  ['with a license that ends the day before', {}, {}, [{ ...lvn, expires: '2026-11-23' }], false],
  ['with a license that we have not verified', {}, {}, [{ ...lvn, verified: null }], false],
  ['with a license that never ends', {}, {}, [{ map_id: 7, expires: null, verified }], true],
  ['where no license is asked for', { license_types: [] }, {}, [], true],
  ['at night', { shift_block_type: 3 }, {}, [lvn], false],
  ['on a Saturday', { day: '2026-11-28' }, {}, [{ map_id: 7, expires: null, verified }], false],
  ['in the red zone', { iso_type: 1 }, {}, [lvn], false],
  ['outside any zone', { iso_type: null }, { shift_preferences_assignment_green_zone: false }, [lvn], true],
  ['for twelve hours', { hours: 12 }, {}, [lvn], false],
  [
    'for one of two lengths that she likes',
    { hours: 12 },
    { shift_preferences_duration_12hr: true },
    [lvn],
    true,
  ],
  [
    'for twelve hours, where any length will do',
    { hours: 12 },
    { shift_preferences_duration_8hr: false },
    [lvn],
    true,
  ],
])('a caregiver %s', (_, change, flags, licenses, expected) => {
  expect(isQualified({ ...shift, ...change }, { ...preferences, ...flags }, licenses)).toBe(expected)
})
