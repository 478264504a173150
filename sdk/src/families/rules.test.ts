import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { say } from '../kit/text.js'
import { withHostileValues } from '../testing/hostile.js'
import { benefitHours, benefitText } from './benefitHours.js'
import { genderOf, isForSelf, relationshipLabel, selfRelationship } from './careFor.js'
import { howSoonChoices, howSoonDay, howSoonOf } from './howSoon.js'
import { relationships } from '../vocabulary/families/relationships.js'
import { familyTexts } from './texts.js'

describe('who care is for', () => {
  it('tells gender and self by the label', () => {
    const women = relationships.ids.filter((id) => genderOf(id) === 'female')
    expect(women).toEqual([1, 20, 3, 5, 7, 9, 11, 14, 16, 18])
    expect(relationships.ids.filter((id) => genderOf(id) === 'male')).toEqual([
      2, 21, 4, 6, 8, 10, 12, 15, 17, 19,
    ])
    expect(relationships.ids.filter(isForSelf)).toEqual([14, 15])
    expect([selfRelationship('female'), selfRelationship('male')]).toEqual([14, 15])
  })
  it.each([13, 0, 22, '1', null])('knows nothing of %j', (id) =>
    expect([genderOf(id), isForSelf(id), relationshipLabel(id)]).toEqual([null, false, null]),
  )
  it('says the relationship', () => expect(relationshipLabel(20)?.[0]).toBe('mother-in-law'))
})

describe('how soon', () => {
  it.each([
    ['now', '2026-11-21'],
    ['week', '2026-11-28'],
    ['month', '2026-12-21'],
    ['later', '2027-02-19'],
    ['never', ''],
  ])('%s is %s', (choice, day) => expect(howSoonDay(choice as never, '2026-11-21')).toBe(day))
  it.each([
    ['2026-11-01', 'now'],
    ['2026-11-21', 'now'],
    ['2026-11-22', 'week'],
    ['2026-11-28', 'week'],
    ['2026-11-29', 'month'],
    ['2026-12-22', 'later'],
    ['2030-01-01', 'later'],
    [null, null],
  ])('%s is %s', (day, choice) => expect(howSoonOf(day, '2026-11-21')).toBe(choice))
  it('goes there and back', () => {
    fc.assert(
      fc.property(fc.constantFrom(...howSoonChoices.ids), (choice) => {
        expect(howSoonOf(howSoonDay(choice, '2026-11-21'), '2026-11-21')).toBe(choice)
      }),
    )
  })
})

describe('the hours of a benefit', () => {
  it.each([
    [undefined, null],
    [null, null],
    [{}, { total: 0, remaining: 0 }],
    [{ overview: null }, { total: 0, remaining: 0 }],
    [{ overview: { total_hrs: 40, remaining_hrs: 12.5 } }, { total: 40, remaining: 12.5 }],
    [{ overview: { total_hrs: 40, remaining_hrs: 50 } }, { total: 40, remaining: 40 }],
    [{ overview: { total_hrs: -1, remaining_hrs: Number.NaN } }, { total: 0, remaining: 0 }],
  ])('of %j are %j', (balance, hours) => expect(benefitHours(balance)).toEqual(hours))
  it('are said, and when unknown never as zero', () => {
    expect(say('en', benefitText({ overview: { total_hrs: 40, remaining_hrs: 12 } }))).toBe(
      '12 of 40 hours left',
    )
    expect(benefitText(undefined)).toBe(familyTexts.benefitUnknown)
  })
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [
    genderOf(a),
    isForSelf(a),
    selfRelationship(a),
    howSoonDay(a, b),
    howSoonOf(a, b),
    benefitHours(a),
    benefitText(a),
  ])
})
