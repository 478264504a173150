import { expect, it } from 'vitest'
import { badgeProgress, isEarned, type BadgeFacts } from './badgeProgress.js'

const nothing: BadgeFacts = {
  phone: 'none',
  background: 0,
  references: 0,
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
  ['references', { references: 1 }, 50],
  ['references', { references: 4 }, 99],
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
  const all: BadgeFacts = { ...nothing, phone: 'verified', background: 'passed', references: 9 }
  expect(['phone', 'background', 'references'].map((code) => isEarned(code, all))).toEqual([
    true,
    true,
    false,
  ])
})
