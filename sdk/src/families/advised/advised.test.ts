import { expect, it } from 'vitest'
import { advisorWaitMs, needsOf, type AdvisedFacts } from './advised.js'

const now = Date.parse('2026-11-24T12:00:00.000Z')
const long = new Date(now - advisorWaitMs).toISOString()
const short = new Date(now - advisorWaitMs + 1).toISOString()
const calm: AdvisedFacts = {
  hired: 1,
  next_visit: '2026-11-25T12:00:00.000Z',
  oldest_applicant: null,
  oldest_empty_job: null,
}

it.each<[string, Partial<AdvisedFacts>, string[]]>([
  ['a visit ahead and nobody who waits', {}, []],
  ['nobody hired and no visit', { hired: 0, next_visit: null }, []],
  ['somebody hired and no visit', { next_visit: null }, ['no_visit']],
  ['an applicant who waits long', { oldest_applicant: long }, ['unanswered']],
  ['an applicant and a job of yesterday', { oldest_applicant: short, oldest_empty_job: short }, []],
  ['a job that nobody wants', { oldest_empty_job: long }, ['no_applicants']],
  [
    'all of it',
    { next_visit: null, oldest_applicant: long, oldest_empty_job: long },
    ['no_visit', 'unanswered', 'no_applicants'],
  ],
])('a family with %s', (_, facts, needs) => {
  expect(needsOf({ ...calm, ...facts }, now)).toEqual(needs)
})
