import { describe, expect, test } from 'vitest'
import type { Check } from '../kit/checks.js'
import {
  checkJobPreferences,
  checkLanguages,
  checkServices,
  checkShiftAssignments,
  checkShiftPreferences,
  checkSkills,
  choiceToasts,
  chooseShiftDuration,
  flagsOf,
  mayFilterOpenShifts,
  missingShiftFilterChoices,
} from './choices.js'

describe('at least one', () => {
  test.each<[string, Check, string, unknown, string]>([
    [
      'language',
      checkLanguages,
      'Select at least one language',
      [20],
      'It is required to have selected at least one language',
    ],
    [
      'service',
      checkServices,
      'Select at least one service',
      [1],
      'It is required to have selected one service',
    ],
    ['skill', checkSkills, 'Select at least one skill', [29], 'It is required to have selected one skill'],
    [
      'jobPreference',
      checkJobPreferences,
      'Select at least one job preference',
      { schedule_full_time: true },
      'It is required to have selected one job preference',
    ],
    [
      'shiftPreference',
      checkShiftPreferences,
      'Select at least one shift preference',
      { shift_preferences_availability_nights: true },
      'It is required to have selected one shift preference',
    ],
    [
      'shiftAssignment',
      checkShiftAssignments,
      'Select at least one shift assignment',
      { shift_preferences_assignment_sub_acute: true },
      'It is required to have selected one shift assignment',
    ],
  ])('%s', (name, check, text, chosen, toast) => {
    expect(check(chosen)).toBeNull()
    for (const none of [[], {}, null, undefined, 'x']) expect(check(none)?.[0 as never]).toBe(text)
    expect(Object.entries(choiceToasts).find(([key]) => key.startsWith(name))?.[1][0]).toBe(toast)
  })

  test('flags count only when they are true, and only the choice’s own', () => {
    expect(checkJobPreferences({ schedule_full_time: 'true' })).not.toBeNull()
    expect(checkJobPreferences({ has_favorited: true })).not.toBeNull()
    expect(checkShiftPreferences({ shift_preferences_duration_8hr: true })).not.toBeNull()
    expect(checkShiftAssignments({ shift_preferences_availability_nights: true })).not.toBeNull()
    expect(checkJobPreferences(Object.create({ schedule_full_time: true }))).not.toBeNull()
  })
})

test('open shifts are filtered only with job and shift preferences', () => {
  const job = { schedule_part_time: true }
  const shift = { shift_preferences_availability_mornings: true }
  expect(missingShiftFilterChoices({ ...job, ...shift })).toEqual([])
  expect(missingShiftFilterChoices(job)).toEqual(['shiftPreferences'])
  expect(missingShiftFilterChoices(shift)).toEqual(['jobPreferences'])
  expect([job, shift, { ...job, ...shift }, null].map(mayFilterOpenShifts)).toEqual([
    false,
    false,
    true,
    false,
  ])
  expect(missingShiftFilterChoices(null)).toEqual(['jobPreferences', 'shiftPreferences'])
})

test('choosing one shift duration clears the other', () => {
  const eight = 'shift_preferences_duration_8hr'
  const twelve = 'shift_preferences_duration_12hr'
  expect(chooseShiftDuration([eight])).toEqual([eight])
  expect(chooseShiftDuration([eight, twelve])).toEqual([twelve])
  expect(chooseShiftDuration([twelve, eight])).toEqual([eight])
  for (const none of [[], null, eight]) expect(chooseShiftDuration(none as never)).toEqual([])
})

test('a choice of flags is sent whole', () => {
  expect(flagsOf(['one', 'other'], ['other'])).toEqual({ one: false, other: true })
  for (const none of [null, 'one', {}]) expect(flagsOf(['one'], none as never)).toEqual({ one: false })
})
