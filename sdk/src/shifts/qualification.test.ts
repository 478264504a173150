import { expect, it } from 'vitest'
import type { JudgedLicense } from '../credentials/licenseStanding.js'
import { isQualified, isShiftForWork, takesFacilityShifts, type ShiftDemand } from './qualification.js'

const shift: ShiftDemand = { day: '2026-11-24', license_types: [6, 7] }
const verified = { on: '2026-11-01', by: null }
const lvn: JudgedLicense = { map_id: 6, expires: '2026-11-24', verified }

it.each<[string, Partial<ShiftDemand>, JudgedLicense[], boolean]>([
  ['with one of the licenses', {}, [lvn], true],
  ['without a license', {}, [], false],
  ['with another license', {}, [{ map_id: 2, expires: null, verified }], false],
  ['with a license that ends the day before', {}, [{ ...lvn, expires: '2026-11-23' }], false],
  ['with a license that we have not verified', {}, [{ ...lvn, verified: null }], false],
  ['with a license that never ends', {}, [{ map_id: 7, expires: null, verified }], true],
  ['where no license is asked for', { license_types: [] }, [], true],
])('a caregiver %s may take a shift: %s', (_, change, licenses, expected) => {
  expect(isQualified({ ...shift, ...change }, licenses)).toBe(expected)
})

it.each([
  [[], true, true],
  [[3], true, true],
  [[2, 3], true, true],
  [[6, 8], false, true],
  [[2, 7], true, true],
  [[7], false, true],
])('a shift for %j is one for an aide: %s, for a nurse: %s', (license_types, aide, nurse) => {
  expect([isShiftForWork({ license_types }, false), isShiftForWork({ license_types }, true)]).toEqual([
    aide,
    nurse,
  ])
})

it('any caregiver looks for shifts, and nobody else', () => {
  const who = ['caregiver', 'agency_caregiver', 'family', 'facility', 'staff', 'anonymous']
  expect(who.filter((user_type) => takesFacilityShifts({ user_type }))).toEqual([
    'caregiver',
    'agency_caregiver',
  ])
})
