import { expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { badgeProgress, goesWhenLost, isEarned, type BadgeFacts } from './badgeProgress.js'

const nothing: BadgeFacts = {
  phone: 'none',
  background: 0,
  references: { named: 0, answered: 0 },
  licenses: { all: 0, numbered: 0 },
  screening: 'none',
}

it.each<[string, Partial<BadgeFacts>, number]>([
  ['phone', {}, 0],
  ['phone', { phone: 'given' }, 50],
  ['phone', { phone: 'verified' }, 100],
  ['background', { background: 2 }, 40],
  ['background', { background: 5 }, 99],
  ['background', { background: 'passed' }, 100],
  ['references', { references: { named: 1, answered: 1 } }, 50],
  ['references', { references: { named: 4, answered: 1 } }, 99],
  ['references', { references: { named: 2, answered: 2 } }, 100],
  ['interview', { screening: 'begun' }, 50],
  ['interview', { screening: 'submitted' }, 99],
  ['credentials', { licenses: { all: 2, numbered: 1 } }, 50],
  ['credentials', { licenses: { all: 2, numbered: 2 } }, 99],
  ['identity', { phone: 'verified' }, 0],
  ['constructor', { phone: 'verified' }, 0],
])('the way to %s with %j is %i percent', (code, facts, percent) => {
  expect(badgeProgress(code, { ...nothing, ...facts })).toBe(percent)
})

it('only what happened earns a badge by itself', () => {
  const all: BadgeFacts = {
    ...nothing,
    phone: 'verified',
    background: 'passed',
    references: { named: 9, answered: 1 },
    licenses: { all: 1, numbered: 1 },
  }
  const earned = (facts: BadgeFacts) =>
    ['phone', 'background', 'references', 'credentials', 'identity'].filter((code) => isEarned(code, facts))
  expect(earned(all)).toEqual(['phone', 'background'])
  expect(earned({ ...all, references: { named: 2, answered: 2 } })).toContain('references')
})

it('what was said about a caregiver stays said', () => {
  expect(['phone', 'background', 'references', 'interview'].filter(goesWhenLost)).toEqual([
    'phone',
    'background',
  ])
})

it('never throws, and is a percentage of whatever is told', () => {
  const answers = withHostileValues(2, (a: never, b: never) => [
    ...['phone', 'background', 'references', 'interview', 'credentials', a].flatMap((code) => [
      badgeProgress(code, a),
      badgeProgress(code, { phone: b, background: b, references: b, licenses: b, screening: b }),
      badgeProgress(code, {
        ...nothing,
        references: { named: b, answered: b },
        licenses: { all: a, numbered: b },
      }),
    ]),
    Number(isEarned(a, b)),
    Number(goesWhenLost(a)),
  ])
  const percents = answers.flatMap(({ answer }) => answer)
  expect(percents.filter((percent) => !(percent >= 0 && percent <= 100))).toEqual([])
})
