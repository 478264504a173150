import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../../testing/hostile.js'
import { fingerprintingResults, fingerprintingStates } from '../../vocabulary/hiring/fingerprinting.js'
import {
  askAgainFrom,
  fingerprintingDeeds,
  fingerprintingTransition,
  fingerprintingTransitions,
  isFingerprintingOpen,
  resultEvents,
} from './fingerprintingStates.js'

const today = '2026-11-21'

describe('a request for fingerprints', () => {
  it.each([
    ['requested', 'agree', 'agreed', 'caregiver'],
    ['requested', 'decline', 'declined', 'caregiver'],
    ['agreed', 'decline', 'declined', 'caregiver'],
    ['sent', 'decline', 'declined', 'caregiver'],
    ['requested', 'cancel', 'canceled', 'family'],
    ['agreed', 'cancel', 'canceled', 'family'],
    ['sent', 'cancel', 'canceled', 'family'],
    ['requested', 'end', 'canceled', 'server'],
    ['agreed', 'end', 'canceled', 'server'],
    ['sent', 'end', 'canceled', 'server'],
    ['agreed', 'send', 'sent', 'staff'],
    ['sent', 'move', 'sent', 'staff'],
    ['sent', 'clear', 'done', 'staff'],
    ['sent', 'not_clear', 'done', 'staff'],
    ['sent', 'not_read', 'done', 'staff'],
  ] as const)('that is %s becomes by %s %s, through the %s', (from, event, to, who) =>
    expect(fingerprintingTransition(from, event)).toMatchObject({ to, who }),
  )

  it('has no other way from state to state', () => {
    expect(fingerprintingTransitions).toHaveLength(15)
    for (const state of ['declined', 'done', 'canceled'] as const)
      for (const { event } of fingerprintingTransitions)
        expect(fingerprintingTransition(state, event)).toBeNull()
  })

  it('is never sent without the yes of its caregiver', () => {
    const before = fingerprintingTransitions.filter(({ to }) => to === 'sent').map(({ from }) => from)
    expect(new Set(before)).toEqual(new Set(['agreed', 'sent']))
    const agreed = fingerprintingTransitions.filter(({ to }) => to === 'agreed')
    expect(agreed.map(({ who }) => who)).toEqual(['caregiver'])
  })

  it('has a result where it is done, and nowhere else', () => {
    for (const { to, result } of fingerprintingTransitions) expect(result !== undefined).toBe(to === 'done')
    for (const result of fingerprintingResults.ids)
      expect(fingerprintingTransition('sent', resultEvents[result])).toMatchObject({ to: 'done', result })
  })

  it('is under way until it is answered with no, done or called off', () => {
    expect(fingerprintingStates.ids.filter(isFingerprintingOpen)).toEqual(['requested', 'agreed', 'sent'])
  })

  it('is in the hands of one after the other', () => {
    expect(fingerprintingDeeds('requested', 'caregiver')).toEqual(['agree', 'decline'])
    expect(fingerprintingDeeds('requested', 'staff')).toEqual([])
    expect(fingerprintingDeeds('agreed', 'staff')).toEqual(['send'])
    expect(fingerprintingDeeds('sent', 'family')).toEqual(['cancel'])
    expect(fingerprintingDeeds('done', 'family')).toEqual([])
  })
})

describe('asking again', () => {
  const closed = { state: 'done', result: null, closed_on: '2026-11-01' } as const
  it.each([
    ['where nobody was asked', null, today],
    ['after it was called off', { ...closed, state: 'canceled' }, today],
    ['after prints that could not be read', { ...closed, result: 'unreadable' }, today],
    ['after a no', { ...closed, state: 'declined' }, '2026-12-01'],
    ['after a result that is no', { ...closed, result: 'not_cleared' }, '2026-12-01'],
    ['long after a no', { ...closed, state: 'declined', closed_on: '2026-10-22' }, today],
    ['once they are cleared', { ...closed, result: 'cleared' }, null],
    ['while one is under way', { ...closed, state: 'agreed' }, null],
  ] as const)('%s', (_, last, from) => expect(askAgainFrom(last, today)).toBe(from))
})

it('never throws', () => {
  withHostileValues(3, (a: never, b: never, c: never) => [
    fingerprintingTransition(a, b),
    fingerprintingDeeds(a, b),
    isFingerprintingOpen(a),
    askAgainFrom(a, today),
    askAgainFrom({ state: a, result: b, closed_on: c }, today),
  ])
})
