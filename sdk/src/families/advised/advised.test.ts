import { familiesFound } from './filters.js'
import { withHostileValues } from '../../testing/hostile.js'
import { describe, expect, it } from 'vitest'
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

describe('the families that are found', () => {
  const families = [
    { name: 'María Peña', city: 'Ponce', state: 'PR' },
    { name: 'Mario Castro', city: 'Corpus Christi', state: 'TX' },
  ]
  const found = (search: string) => familiesFound(families, search).map(({ name }) => name)
  it.each([
    ['all without words', '  ', ['María Peña', 'Mario Castro']],
    ['by the beginning of a name', 'mari', ['María Peña', 'Mario Castro']],
    ['without the marks of letters', 'PENA', ['María Peña']],
    ['by name and place together', 'castro tx', ['Mario Castro']],
    ['none that has not all of it', 'castro ponce', []],
  ])('are %s', (_, search, names) => expect(found(search)).toEqual(names))
  it('never throw', () => withHostileValues(2, (a: never, b: never) => familiesFound(a, b)))
})
