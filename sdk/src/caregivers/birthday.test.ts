import { describe, expect, test } from 'vitest'
import { distanceChoices } from '../vocabulary/caregivers/catalogue.js'
import { checkJobDistance } from '../ownProfile/profileChange.js'
import { checkBirthday } from './birthday.js'
import { profileChangeTexts } from './texts.js'

const { birthday, ofAge, distance } = profileChangeTexts
/** The evening of the 20th in Los Angeles. */
const now = new Date('2026-11-21T05:00:00Z')

describe('a caregiver’s birthday', () => {
  test.each([
    ['2008-11-20', null],
    ['2008-11-21', ofAge],
    ['2026-11-20', ofAge],
    ['2026-11-21', birthday],
    ['1916-11-20', null],
    ['1916-11-19', birthday],
    ['1980-02-30', birthday],
    ['', birthday],
    [null, birthday],
  ])('%s', (day, verdict) => {
    expect(checkBirthday(day, now)).toBe(verdict)
  })
})

test.each(distanceChoices)('%i miles may be chosen', (miles) => {
  expect(checkJobDistance(miles)).toBeNull()
})

test.each([0, 5, 15, 80, -10, Number.NaN])('%d miles may not', (miles) => {
  expect(checkJobDistance(miles)).toBe(distance)
})
