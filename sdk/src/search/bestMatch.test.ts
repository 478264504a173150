import { describe, expect, expectTypeOf, it } from 'vitest'
import { aFoundCaregiver } from '../testing/builders.js'
import { signalLimits } from '../caregivers/signals.js'
import fc from '../testing/properties.js'
import {
  compareMatches,
  fitPoints,
  isListed,
  matchWeights,
  mostPoints,
  standing,
  wishesOf,
  wishFits,
  type Matched,
} from './bestMatch.js'
import type { CaregiverQuery, FoundCaregiver } from './calls.js'

const some = (ids: readonly number[]) => fc.subarray([...ids])
const aFree = fc.option(fc.array(fc.integer({ min: 0, max: 2 ** 24 - 1 }), { minLength: 7, maxLength: 7 }))
const caregiver: fc.Arbitrary<FoundCaregiver> = fc
  .record({
    id: fc.integer({ min: 1, max: 9999 }),
    conditions: some([2, 17, 20]),
    home_support: some([1, 5, 14]),
    spoken_languages: some([1, 20, 21]),
    schedule: fc.subarray(['schedule_part_time', 'schedule_overnight']),
    free: aFree,
    vetted: fc.boolean(),
    reviews_count: fc.integer({ min: 0, max: 40 }),
    stars: fc.integer({ min: 100, max: 500 }),
    distance: fc.option(fc.integer({ min: 1, max: 70 })),
    reply_hours: fc.option(fc.constantFrom(...signalLimits.replyHours)),
  })
  .map(({ stars, ...one }) =>
    aFoundCaregiver({ ...one, avg_rating: one.reviews_count === 0 ? null : stars / 100 }),
  )
const query: fc.Arbitrary<CaregiverQuery> = fc.record({
  conditions: some([2, 17, 20]),
  home_support: some([1, 5, 14]),
  spoken_languages: some([20, 21]),
  schedule: fc.subarray(['schedule_part_time', 'schedule_overnight']),
  when: fc.constantFrom(['tue', 'thu', 'afternoon'], ['mon'], ['sat', 'night']),
})

const dementia = wishesOf({ conditions: [20, 17], spoken_languages: [20, 21] })

describe('what is asked for', () => {
  it('is told one by one, of languages those that are spoken, of days whether they fit in part', () => {
    const wishes = wishesOf({
      ...{ conditions: [20, 2], home_support: [1], spoken_languages: [20, 21] },
      ...{ schedule: ['schedule_overnight'], when: ['tue', 'wed', '13-19'] },
    })
    const one = aFoundCaregiver({ free: [0, 0, 2 ** 17 - 2 ** 13, 2 ** 19 - 2 ** 13, 0, 0, 0] })
    expect(wishFits(wishes, one)).toEqual([
      { kind: 'condition', id: 20, fits: 'whole' },
      { kind: 'condition', id: 2, fits: 'none' },
      { kind: 'help', id: 1, fits: 'whole' },
      { kind: 'languages', ids: [20], fits: 'whole' },
      { kind: 'schedule', id: 'schedule_overnight', fits: 'none' },
      { kind: 'day', id: 2, fits: 'part' },
      { kind: 'day', id: 3, fits: 'whole' },
    ])
    expect([fitPoints(wishes, one), mostPoints(wishes)]).toEqual([9, 14])
  })

  it('lists who fulfils half of it, and everybody where nothing is', () => {
    expect([isListed(3, 6), isListed(2, 6), isListed(0, 0)]).toEqual([true, false, true])
  })
})

describe('the best match', () => {
  const order = (people: readonly Matched[], wishes = dementia) =>
    people.toSorted(compareMatches(wishes)).map(({ id }) => id)

  it('is who fulfils all, before anybody who fulfils some, however well they are spoken of', () => {
    const fits = aFoundCaregiver({ id: 1, vetted: false, reviews_count: 0, avg_rating: null, distance: 29 })
    const part = aFoundCaregiver({ id: 2, conditions: [20], reviews_count: 40, avg_rating: 5, distance: 1 })
    expect(order([part, fits])).toEqual([1, 2])
  })

  it('is nobody who is neither vetted nor reviewed for being near', () => {
    const near = aFoundCaregiver({ id: 1, vetted: false, reviews_count: 0, avg_rating: null, distance: 1 })
    const far = { distance: 60 }
    const vetted = aFoundCaregiver({ id: 2, reviews_count: 0, avg_rating: null, ...far })
    const reviewed = aFoundCaregiver({ id: 3, vetted: false, reviews_count: 3, avg_rating: 4.7, ...far })
    expect(order([near, vetted, reviewed])).toEqual([2, 3, 1])
  })

  it('is by one review not what it is by many', () => {
    const once = aFoundCaregiver({ id: 1, reviews_count: 1, avg_rating: 5 })
    const often = aFoundCaregiver({ id: 2, reviews_count: 30, avg_rating: 4.8 })
    expect(order([once, often])).toEqual([2, 1])
    expect(standing(once)).toBeLessThan(standing(often))
  })

  it('never is further down for fulfilling more of what was asked for', () => {
    fc.assert(
      fc.property(caregiver, caregiver, query, (one, other, asked) => {
        const wishes = wishesOf(asked)
        const more: FoundCaregiver = {
          ...one,
          conditions: [...one.conditions, ...wishes.conditions],
          home_support: [...one.home_support, ...wishes.home_support],
          spoken_languages: [...one.spoken_languages, ...wishes.spoken_languages],
          schedule: [...one.schedule, ...wishes.schedule],
          free: (one.free ?? [0, 0, 0, 0, 0, 0, 0]).map(() => 2 ** 24 - 1),
        }
        expect(fitPoints(wishes, more)).toBe(mostPoints(wishes))
        expect(fitPoints(wishes, more)).toBeGreaterThanOrEqual(fitPoints(wishes, one))
        if (compareMatches(wishes)(one, other) < 0)
          expect(compareMatches(wishes)(more, other)).toBeLessThan(0)
      }),
    )
  })

  it('never is further down for one wish more that is fulfilled, whichever it is', () => {
    fc.assert(
      fc.property(caregiver, caregiver, query, fc.nat(), (one, other, asked, which) => {
        const wishes = wishesOf(asked)
        const open = wishes.conditions.filter((id) => !one.conditions.includes(id))
        fc.pre(open.length > 0 && compareMatches(wishes)(one, other) < 0)
        const more = { ...one, conditions: [...one.conditions, open[which % open.length]!] }
        expect(compareMatches(wishes)(more, other)).toBeLessThan(0)
      }),
    )
  })

  it('is better reviewed, vetted or nearer no worse', () => {
    fc.assert(
      fc.property(caregiver, (one) => {
        expect(standing({ ...one, vetted: true })).toBeGreaterThanOrEqual(standing(one))
        expect(standing({ ...one, distance: 1 })).toBeGreaterThanOrEqual(standing(one))
        if (one.avg_rating !== null)
          expect(standing({ ...one, avg_rating: 5 })).toBeGreaterThanOrEqual(standing(one))
      }),
    )
  })

  it('is no worse for answering sooner, and by that alone nobody passes whom something else speaks for', () => {
    const told = [null, ...signalLimits.replyHours.toReversed()]
    fc.assert(
      fc.property(caregiver, caregiver, query, (one, other, asked) => {
        const worth = told.map((reply_hours) => standing({ ...one, reply_hours }))
        expect(worth).toEqual(worth.toSorted((a, b) => a - b))
        const soonest = { ...one, reply_hours: 1, vetted: false, reviews_count: 0, avg_rating: null }
        const wishes = wishesOf(asked)
        if (
          fitPoints(wishes, soonest) <= fitPoints(wishes, other) &&
          (other.vetted || other.reviews_count > 0)
        )
          expect(compareMatches(wishes)(soonest, other)).toBeGreaterThan(0)
      }),
    )
    // Little more than a tenth of a star, and less than the checks.
    expect(matchWeights.hours * matchWeights.perHour).toBeLessThan(matchWeights.perStar / 8)
    expect(standing(aFoundCaregiver({ reply_hours: null }))).toBe(
      standing(aFoundCaregiver({ reply_hours: 48 })),
    )
  })

  it('is one order: the same whatever way it is asked', () => {
    fc.assert(
      fc.property(fc.uniqueArray(caregiver, { selector: ({ id }) => id }), query, (people, asked) => {
        const wishes = wishesOf(asked)
        expect(order(people.toReversed(), wishes)).toEqual(order(people, wishes))
      }),
    )
  })

  it('has nothing in it of who somebody is', () => {
    type Private =
      | 'gender'
      | 'birthday'
      | 'age'
      | 'first_name'
      | 'last_initial'
      | 'photo'
      | 'about'
      | 'desired_wage'
    expectTypeOf<Extract<keyof Matched, Private>>().toEqualTypeOf<never>()
    const person = fc.record({
      first_name: fc.string(),
      last_initial: fc.string(),
      photo: fc.option(fc.string()),
      about: fc.string(),
      gender: fc.constantFrom('female', 'male'),
      birthday: fc.constantFrom('1950-01-01', '2005-01-01'),
    })
    fc.assert(
      fc.property(caregiver, caregiver, query, person, person, (one, other, asked, a, b) => {
        const compare = compareMatches(wishesOf(asked))
        expect(compare({ ...one, ...a }, { ...other, ...b })).toBe(compare(one, other))
      }),
    )
  })

  it('counts a language as asked for, and none otherwise', () => {
    const english = aFoundCaregiver({ id: 1, spoken_languages: [1] })
    const several = aFoundCaregiver({ id: 2, spoken_languages: [1, 15, 20] })
    expect(order([several, english], wishesOf({}))).toEqual([1, 2])
  })
})
