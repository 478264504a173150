import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../../testing/hostile.js'
import { anOffer } from '../../testing/offerBuilders.js'
import { offerStates } from '../../vocabulary/hiring/offers.js'
import { awaitsCaregiver, offerDeeds, offerTransition, offerTransitions } from './offerStates.js'

describe('an offer', () => {
  it.each([
    ['accept', 'accepted', 3],
    ['decline', 'declined', 1],
    ['withdraw', 'withdrawn', 1],
    ['revise', 'replaced', 2],
    ['lapse', 'lapsed', 1],
  ] as const)('that waits becomes by %s %s, and its connection stage %i', (event, to, stage) =>
    expect(offerTransition('sent', event)).toMatchObject({ to, stage }),
  )
  it('that was answered stays as it is', () => {
    for (const state of offerStates.ids.filter((id) => id !== 'sent'))
      for (const { event } of offerTransitions) expect(offerTransition(state, event)).toBeNull()
  })
  it('is answered by its caregiver, changed and taken back by its family, ended by the clock', () => {
    expect(offerDeeds('sent', 'caregiver')).toEqual(['accept', 'decline'])
    expect(offerDeeds('sent', 'family')).toEqual(['withdraw', 'revise'])
    expect(offerDeeds('sent', 'server')).toEqual(['lapse'])
    expect(offerDeeds('declined', 'family')).toEqual([])
  })
  it('waits until the instant at which it ends, and only while it is sent', () => {
    const at = (iso: string) => new Date(iso)
    const offer = anOffer({ expires_at: '2026-11-28T17:00:00.000Z' })
    expect(awaitsCaregiver(offer, at('2026-11-28T16:59:59.999Z'))).toBe(true)
    expect(awaitsCaregiver(offer, at('2026-11-28T17:00:00.000Z'))).toBe(false)
    expect(awaitsCaregiver({ ...offer, state: 'withdrawn' }, at('2026-11-22T00:00:00.000Z'))).toBe(false)
    expect(awaitsCaregiver(null, at('2026-11-22T00:00:00.000Z'))).toBe(false)
  })
})

it('never throws', () => {
  const now = new Date('2026-11-22T00:00:00.000Z')
  withHostileValues(2, (a: never, b: never) => [
    offerTransition(a, b),
    offerDeeds(a, b),
    awaitsCaregiver(a, now),
    awaitsCaregiver({ state: 'sent', expires_at: a }, now),
  ])
})
