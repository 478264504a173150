import { describe, expect, it } from 'vitest'
import { aOwnCaregiver } from '../testing/builders.js'
import { addressTexts } from '../places/texts.js'
import { inputTexts } from '../kit/inputTexts.js'
import { fieldTexts } from '../kit/texts.js'
import { profileChangeErrors, settledChange, type ProfileChange } from './profileChange.js'
import { aboutTexts, choiceTexts, profileChangeTexts, wageTexts } from '../caregivers/texts.js'

const now = new Date('2026-11-21T12:00:00Z')
const home = { address: '88 Grand Ave', city: 'Oakland', state: 'CA', zip_code: '94612' }
const saved = aOwnCaregiver({
  conditions: [2, 31],
  user: { ...aOwnCaregiver().user, ...home },
})
const errors = (change: ProfileChange) => profileChangeErrors(saved, change, now)

describe('a change of the profile is told', () => {
  it.each<[string, ProfileChange, Record<string, unknown>]>([
    ['that about is empty', { caregiver: { about: ' ' } }, { 'caregiver.about': aboutTexts.required }],
    [
      'that about is long',
      { caregiver: { about: 'x'.repeat(2001) } },
      { 'caregiver.about': aboutTexts.tooLong },
    ],
    [
      'that the wage is high',
      { caregiver: { desired_wage: 10001 } },
      { 'caregiver.desired_wage': wageTexts.tooHigh },
    ],
    [
      'that the wage is low',
      { caregiver: { desired_wage: 499 } },
      { 'caregiver.desired_wage': wageTexts.tooLow },
    ],
    [
      'of no language',
      { caregiver: { spoken_languages: [] } },
      { 'caregiver.spoken_languages': choiceTexts.language },
    ],
    ['of no service', { caregiver: { home_support: [] } }, { 'caregiver.home_support': choiceTexts.service }],
    ['of no skill left', { caregiver: { conditions: [2] } }, { 'caregiver.conditions': choiceTexts.skill }],
    [
      'of no provider type',
      { caregiver: { provider_types: [] } },
      { 'caregiver.provider_types': profileChangeTexts.providerType },
    ],
    [
      'that somebody is too young',
      { caregiver: { birthday: '2008-11-22' } },
      { 'caregiver.birthday': profileChangeTexts.ofAge },
    ],
    [
      'that a birthday is ahead',
      { caregiver: { birthday: '2027-01-01' } },
      { 'caregiver.birthday': profileChangeTexts.birthday },
    ],
    [
      'of both durations',
      { caregiver: { shift_preferences_duration_8hr: true, shift_preferences_duration_12hr: true } },
      { 'caregiver.shift_duration': profileChangeTexts.oneDuration },
    ],
    ['of no name', { user: { first_name: '' } }, { 'user.first_name': inputTexts.required }],
    ['of a digit in a name', { user: { last_name: 'R2' } }, { 'user.last_name': fieldTexts.noNumbers }],
    [
      'of a street without its number',
      { user: { address: 'Grand Ave' } },
      { 'user.address': addressTexts.streetNumberMissing },
    ],
    ['of a cleared street', { user: { address: '' } }, { 'user.address': addressTexts.streetMissing }],
    ['of a state elsewhere', { user: { state: 'ON' } }, { 'user.address': addressTexts.nothingPicked }],
    [
      'of a ZIP code that is none',
      { user: { zip_code: '1' } },
      { 'user.address': addressTexts.nothingPicked },
    ],
    [
      'of a distance that is no choice',
      { user: { settings: { max_job_distance_preference: 75 } } },
      { 'user.settings.max_job_distance_preference': profileChangeTexts.distance },
    ],
  ])('%s', (_, change, expected) => {
    expect(errors(change)).toEqual(expected)
  })

  it.each<[string, ProfileChange]>([
    ['2000 characters that are emoji', { caregiver: { about: '🙂'.repeat(2000) } }],
    ['the limits of the wage', { caregiver: { desired_wage: 500 } }],
    ['somebody who is 18 today', { caregiver: { birthday: '2008-11-21' } }],
    ['an address in part', { user: { address: '90 Grand Ave' } }],
    [
      'a street as in Puerto Rico',
      { user: { address: 'Calle Luna 105', city: 'San Juan', state: 'PR', zip_code: '00901' } },
    ],
    ['a skill that stays', { caregiver: { conditions: [2, 31] } }],
    ['a provider type', { caregiver: { provider_types: [2] } }],
    ['one duration', { caregiver: { shift_preferences_duration_12hr: true } }],
    ['a name alone', { user: { first_name: 'Ana' } }],
    ['nothing', {}],
  ])('nothing of %s', (_, change) => {
    expect(errors(change)).toEqual({})
  })

  it('of an empty choice only where its last flag is taken away', () => {
    const one = { ...saved, schedule_full_time: true, schedule_part_time: true }
    const take = (profile: typeof saved, flag: 'schedule_full_time' | 'schedule_part_time') =>
      profileChangeErrors(profile, { caregiver: { [flag]: false } }, now)
    expect(take(one, 'schedule_full_time')).toEqual({})
    expect(take({ ...one, schedule_full_time: false }, 'schedule_part_time')).toEqual({
      'caregiver.job_preferences': choiceTexts.jobPreference,
    })
  })
})

it('clears the other duration, and holds each entry of a list once', () => {
  expect(
    settledChange({
      shift_preferences_duration_12hr: true,
      spoken_languages: [20, 1, 20],
      conditions: [31, 2, 31],
      home_support: [3, 1, 3],
      provider_types: [2, 0, 2],
    }),
  ).toEqual({
    shift_preferences_duration_8hr: false,
    shift_preferences_duration_12hr: true,
    spoken_languages: [1, 20],
    conditions: [2, 31],
    home_support: [1, 3],
    provider_types: [2, 0],
  })
})
