import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { failedQuestions, applyAnswerErrors, applyQuestions } from './applyQuestions.js'

const whole = { start_date: '2026-12-01', schedule_type: 2, housing: 0, conditions: [2] }
const ids = (questions: readonly { id: string }[]) => questions.map(({ id }) => id)

describe('the questions of a job', () => {
  it.each([
    [whole, ['travel', 'start', 'hours', 'live_in', 'conditions']],
    [{}, ['travel']],
    [{ ...whole, start_date: null }, ['travel', 'hours', 'live_in', 'conditions']],
    [{ ...whole, schedule_type: 1 }, ['travel', 'start', 'live_in', 'conditions']],
    [{ ...whole, housing: 1 }, ['travel', 'start', 'hours', 'conditions']],
    [{ ...whole, housing: 2 }, ['travel', 'start', 'hours', 'conditions']],
    [{ ...whole, conditions: [] }, ['travel', 'start', 'hours', 'live_in']],
    [null as unknown as object, []],
  ])('follow from what the family asked for: %j', (job, expected) => {
    expect(ids(applyQuestions(job))).toEqual(expected)
  })

  it('are all to be answered', () => {
    const answers = { travel: true, start: false, hours: 'yes', live_in: null }
    expect(Object.keys(applyAnswerErrors(whole, answers))).toEqual(['hours', 'live_in', 'conditions'])
    expect(applyAnswerErrors({}, { travel: false })).toEqual({})
    expect(Object.keys(applyAnswerErrors({}, null as unknown as Record<string, unknown>))).toEqual(['travel'])
  })

  it('are passed by a yes to each and by nothing else', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (answers) => {
        const isAllYes = applyQuestions(whole).every(({ id }) => answers[id] === true)
        expect(failedQuestions(whole, answers).length === 0).toBe(isAllYes)
      }),
    )
    const yes = { travel: true, start: true, hours: true, live_in: true, conditions: true }
    expect(failedQuestions(whole, yes)).toEqual([])
    expect(ids(failedQuestions(whole, { ...yes, start: false }))).toEqual(['start'])
    expect(ids(failedQuestions({}, Object.create({ travel: true })))).toEqual(['travel'])
  })
})
