import { expect, it } from 'vitest'
import { aOwnCaregiver } from '../testing/builders.js'
import {
  isProfileReady,
  missingParts,
  partsFamiliesNeed,
  profileParts,
  profileScore,
  profileStateAfter,
} from './profileScore.js'

it('gives a hundred points to a profile with everything', () => {
  expect(profileParts.entries.reduce((sum, { points }) => sum + points, 0)).toBe(100)
  expect([profileScore(aOwnCaregiver()), missingParts(aOwnCaregiver())]).toEqual([100, []])
})

it('takes away the points of each part that is missing, and names the weightiest first', () => {
  const profile = aOwnCaregiver({ photo: null, about: '  ', licenses: [], schedule_part_time: false })
  expect(profileScore(profile)).toBe(55)
  expect(missingParts(profile).map(({ id }) => id)).toEqual(['photo', 'about', 'preferences', 'licenses'])
})

it('counts clinical skills as the help that a nurse offers', () => {
  expect(profileScore(aOwnCaregiver({ home_support: [], conditions: [31] }))).toBe(100)
  expect(profileScore(aOwnCaregiver({ home_support: [], conditions: [2] }))).toBe(90)
})

it('lets a profile wait for a look once it is ready, and never hides one that is shown', () => {
  const pending = aOwnCaregiver({ profile_state_name: 'pending' })
  const draft = aOwnCaregiver({ profile_state_name: 'draft' })
  const bare = { phone_verified: false, photo: null }
  expect([isProfileReady(draft), profileStateAfter(draft)]).toEqual([true, 'pending'])
  expect(profileStateAfter({ ...pending, ...bare })).toBe('draft')
  expect(profileStateAfter({ ...aOwnCaregiver({ profile_state_name: 'active' }), ...bare })).toBe('active')
})

it('names what families must know and do not, and nothing that only helps', () => {
  const bare = aOwnCaregiver({ licenses: [], spoken_languages: [], desired_wage: 0, home_support: [] })
  expect(partsFamiliesNeed({ ...bare, conditions: [] }).map(({ id }) => id)).toEqual(['services', 'wage'])
  expect(partsFamiliesNeed(aOwnCaregiver({ licenses: [], experience: [] }))).toEqual([])
})

it('gives nothing to an empty profile', () => {
  const empty = aOwnCaregiver({
    ...{ photo: null, about: '', licenses: [], schedule_part_time: false, phone_verified: false },
    ...{
      home_support: [],
      conditions: [],
      experience: [],
      background_checked: false,
      desired_wage: 0,
      spoken_languages: [],
    },
  })
  expect(profileScore(empty)).toBe(0)
})
