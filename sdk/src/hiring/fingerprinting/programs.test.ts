import { describe, expect, it } from 'vitest'
import { isApiDate } from '../../kit/dates/dates.js'
import { withHostileValues } from '../../testing/hostile.js'
import { states } from '../../vocabulary/places/states.js'
import { fingerprintProgram, fingerprintPrograms, programIn } from './programs.js'

describe('fingerprints of caregivers hired at home', () => {
  it.each([
    ['CA', '2016-01-01', 'ca_home_care_aides'],
    ['ca', '2026-11-21', 'ca_home_care_aides'],
    ['CA', '2015-12-31', undefined],
    ['NV', '2026-11-21', undefined],
    ['', '2026-11-21', undefined],
    ['CA', '2026-02-30', undefined],
  ])('in %s on %s are those of %s', (state, day, id) => expect(fingerprintProgram(state, day)?.id).toBe(id))

  it('end and begin by days, and the latest counts', () => {
    const rows = [
      { name: 'old', state: 'NV', from: '2020-01-01', until: '2026-07-01' },
      { name: 'new', state: 'NV', from: '2026-07-01', until: null },
      { name: 'newer', state: 'NV', from: '2027-01-01', until: null },
    ]
    const on = (day: string) => programIn(rows, 'NV', day)?.name
    expect([on('2019-12-31'), on('2026-06-30'), on('2026-07-01'), on('2027-01-01')]).toEqual([
      ...[undefined, 'old', 'new', 'newer'],
    ])
  })

  it('stand in the table with a state, days and their source', () => {
    for (const row of fingerprintPrograms.entries) {
      expect(states.has(row.state)).toBe(true)
      expect(isApiDate(row.from)).toBe(true)
      expect(row.source).not.toBe('')
      expect(row.href).toMatch(/^https:\/\//)
    }
  })
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [fingerprintProgram(a, b), fingerprintProgram('CA', b)])
})
