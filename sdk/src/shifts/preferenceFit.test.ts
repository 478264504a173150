import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { outsidePreferences, takingToo, withinPreferences, type ShiftPreferences } from './preferenceFit.js'

const shift = { day: '2026-11-24', hours: 8, shift_block_type: 1, iso_type: 3 }
const preferences: ShiftPreferences = {
  shift_preferences_availability_mornings: true,
  shift_preferences_availability_weekdays: true,
  shift_preferences_duration_8hr: true,
  shift_preferences_assignment_green_zone: true,
}

describe('what of a shift was not asked for', () => {
  it.each<[string, Partial<typeof shift> | { iso_type: null }, ShiftPreferences, string[]]>([
    ['nothing', {}, {}, []],
    ['its length', { hours: 12 }, {}, ['shift_preferences_duration_12hr']],
    ['no length, where any will do', { hours: 12 }, { shift_preferences_duration_8hr: false }, []],
    ['its night', { shift_block_type: 3 }, {}, ['shift_preferences_availability_nights']],
    ['its Saturday', { day: '2026-11-28' }, {}, ['shift_preferences_availability_weekends']],
    ['its holiday', { day: '2026-11-26' }, {}, ['shift_preferences_availability_holidays']],
    ['its zone', { iso_type: 1 }, {}, ['shift_preferences_assignment_red_zone']],
    ['no zone, where it has none', { iso_type: null }, {}, []],
    [
      'no zone, where none was chosen',
      { iso_type: 1 },
      { shift_preferences_assignment_green_zone: false },
      [],
    ],
    [
      'all of it',
      { shift_block_type: 2, day: '2026-11-29', hours: 12, iso_type: 2 },
      {},
      [
        'shift_preferences_availability_afternoons',
        'shift_preferences_availability_weekends',
        'shift_preferences_duration_12hr',
        'shift_preferences_assignment_yellow_zone',
      ],
    ],
  ])('%s', (_, change, chosen, outside) =>
    expect(outsidePreferences({ ...shift, ...change }, { ...preferences, ...chosen })).toEqual(outside),
  )
  it('nothing, where nothing was chosen or nobody is known', () => {
    for (const none of [{}, null, undefined]) {
      expect(outsidePreferences(shift, none)).toEqual([])
      expect(withinPreferences(shift, none)).toEqual([])
    }
  })
  it.each<[string, Partial<typeof shift> | { iso_type: null }, ShiftPreferences, string[]]>([
    [
      'all of it',
      {},
      {},
      [
        'shift_preferences_availability_mornings',
        'shift_preferences_availability_weekdays',
        'shift_preferences_duration_8hr',
        'shift_preferences_assignment_green_zone',
      ],
    ],
    [
      'the part that was asked for',
      { hours: 12, day: '2026-11-28' },
      {},
      ['shift_preferences_availability_mornings', 'shift_preferences_assignment_green_zone'],
    ],
    [
      'nothing of what was not chosen',
      { iso_type: null },
      { shift_preferences_duration_8hr: false, shift_preferences_availability_mornings: false },
      ['shift_preferences_availability_weekdays'],
    ],
  ])('says why it fits: %s', (_, change, chosen, within) =>
    expect(withinPreferences({ ...shift, ...change }, { ...preferences, ...chosen })).toEqual(within),
  )
  it('is in the preferences once it was taken into them', () => {
    for (const hours of [8, 12])
      for (const shift_block_type of [1, 2, 3])
        for (const iso_type of [1, 2, 3, 4, null])
          for (const day of ['2026-11-24', '2026-11-26', '2026-11-28']) {
            const one = { hours, shift_block_type, iso_type, day }
            const taken = { ...preferences, ...takingToo(outsidePreferences(one, preferences)) }
            expect(outsidePreferences(one, taken)).toEqual([])
            expect(outsidePreferences(shift, taken)).toEqual([])
          }
  })
})

it('who takes the other length too has chosen none', () => {
  expect(takingToo(['shift_preferences_duration_8hr', 'shift_preferences_availability_nights'])).toEqual({
    shift_preferences_duration_8hr: false,
    shift_preferences_duration_12hr: false,
    shift_preferences_availability_nights: true,
  })
})
it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [
    outsidePreferences(a, b),
    withinPreferences(a, b),
    takingToo(a),
  ])
})
