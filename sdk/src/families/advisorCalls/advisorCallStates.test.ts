import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../../testing/hostile.js'
import { advisorCallStates } from '../../vocabulary/families/advisorCalls.js'
import { advisorCallTransition, advisorCallTransitions, isCallOpen } from './advisorCallStates.js'

describe('a call that a family asked for', () => {
  it.each([
    ['asked', 'change', 'asked', 'family'],
    ['missed', 'change', 'asked', 'family'],
    ['asked', 'withdraw', 'withdrawn', 'family'],
    ['missed', 'withdraw', 'withdrawn', 'family'],
    ['asked', 'reach', 'done', 'advisor'],
    ['missed', 'reach', 'done', 'advisor'],
    ['asked', 'miss', 'missed', 'advisor'],
    ['missed', 'miss', 'missed', 'advisor'],
  ] as const)('that is %s becomes by %s %s, through the %s', (from, event, to, who) =>
    expect(advisorCallTransition(from, event)).toMatchObject({ to, who }),
  )
  it('stays as it is once it was made or taken back', () => {
    for (const state of ['done', 'withdrawn'] as const)
      for (const { event } of advisorCallTransitions) expect(advisorCallTransition(state, event)).toBeNull()
  })
  it('is to be made until then', () => {
    expect(advisorCallStates.ids.filter(isCallOpen)).toEqual(['asked', 'missed'])
  })
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [advisorCallTransition(a, b), isCallOpen(a)])
})
