import { describe, expect, it } from 'vitest'
import fc from '../testing/properties.js'
import {
  checkReviewAnswer,
  checkReviewText,
  isReviewVerdict,
  mayReview,
  reviewDecisions,
  reviewState,
  type ReviewAsk,
  type ReviewDecision,
} from './rules.js'

describe('who may write about a caregiver', () => {
  it.each([
    ['from the first day on', '2026-11-27', null, true],
    ['not before it', '2026-11-28', null, false],
    ['after its end', '2026-01-01', '2026-02-01', true],
    ['by one of a single day', '2026-01-01', '2026-01-01', true],
    ['not by a hire that ended before it began', '2026-03-01', '2026-02-01', false],
    ['not by one without a day', null, null, false],
  ] as const)('%s', (_, start_date, end_date, may) =>
    expect(mayReview({ start_date, end_date }, '2026-11-27')).toBe(may),
  )
})

it.each([
  [{ approved: false, returned: false, removed: false }, 'waits'],
  [{ approved: true, returned: false, removed: false }, 'shown'],
  [{ approved: false, returned: true, removed: false }, 'returned'],
  [{ approved: false, returned: false, removed: true }, 'removed'],
  [{ approved: true, returned: true, removed: true }, 'removed'],
] as const)('the state of %j is %s', (kept, state) => expect(reviewState(kept)).toBe(state))

describe('what our team may decide', () => {
  const all: [ReviewAsk, ReviewDecision][] = (['words', 'answer', 'report'] as const).flatMap((about) =>
    (['shown', 'returned', 'kept', 'removed'] as const).map((one): [ReviewAsk, ReviewDecision] => [
      about,
      one,
    ]),
  )
  it.each(all)('%s %s, with all that it needs and without', (about, decision) => {
    const known = (reviewDecisions[about] as readonly string[]).includes(decision)
    expect(isReviewVerdict({ about, decision, reason: 'rude', note: 'A name.' })).toBe(known)
    const needs = decision === 'returned' || decision === 'removed'
    expect(isReviewVerdict({ about, decision, reason: null, note: ' ' })).toBe(known && !needs)
  })
})

describe('the words of a review and of an answer', () => {
  it.each([
    ['', false, false],
    ['  \n ', false, false],
    ['Kind.', false, true],
    ['Kind and on time, too.', true, true],
    [` ${'a'.repeat(19)} `, false, true],
    ['a'.repeat(20), true, true],
    ['a'.repeat(1000), true, true],
    ['a'.repeat(1001), true, false],
    ['a'.repeat(2001), false, false],
    ['😀'.repeat(19), false, true],
    ['😀'.repeat(20), true, true],
  ])('%#', (text, review, answer) => {
    expect(checkReviewText(text) === null).toBe(review)
    expect(checkReviewAnswer(text) === null).toBe(answer)
  })
})

it('lets every review through that has enough words, and none that is blank, whatever is written', () =>
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 2100 }), (text) => {
      const characters = Array.from(text.trim()).length
      expect(checkReviewText(text) === null).toBe(
        /\S/.test(text) && characters >= 20 && Array.from(text).length <= 2000,
      )
    }),
  ))
