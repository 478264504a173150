import { expect, it } from 'vitest'
import { aMyCaregiver } from '../testing/builders.js'
import { missingParts, profileParts, profileScore } from './profileScore.js'

it('gives a hundred points to a profile with everything', () => {
  expect(profileParts.entries.reduce((sum, { points }) => sum + points, 0)).toBe(100)
  expect([profileScore(aMyCaregiver()), missingParts(aMyCaregiver())]).toEqual([100, []])
})

it('takes away the points of each part that is missing, and names the weightiest first', () => {
  const profile = aMyCaregiver({ photo: null, about: '  ', licenses: [], schedule_part_time: false })
  expect(profileScore(profile)).toBe(55)
  expect(missingParts(profile).map(({ id }) => id)).toEqual(['photo', 'about', 'preferences', 'licenses'])
})

it('gives nothing to an empty profile', () => {
  const empty = aMyCaregiver({
    ...{ photo: null, about: '', licenses: [], schedule_part_time: false, phone_verified: false },
    ...{ home_support: [], experience: [], background_checked: false, desired_wage: 0, spoken_languages: [] },
  })
  expect(profileScore(empty)).toBe(0)
})
