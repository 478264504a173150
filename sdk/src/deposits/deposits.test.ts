import { describe, expect, it } from 'vitest'
import {
  disputeAfter,
  disputeMoves,
  disputeStates,
  nextTry,
  payOf,
  transferAfter,
  transferMoves,
  transferStates,
} from './index.js'

describe('what a caregiver gets of an invoice', () => {
  it.each([
    [{ wages: 9800, tip: 500, withheld: 750, expenses: 1840 }, 11_390],
    [{ wages: 9800, tip: 0, withheld: 0, expenses: 0 }, 9800],
    [{ wages: 0, tip: 0, withheld: 0, expenses: 0 }, 0],
    // A correction that takes off more than it adds pays nothing, and takes nothing back.
    [{ wages: -2450, tip: 0, withheld: 0, expenses: 100 }, 0],
    [{ wages: 100, tip: Number.NaN, withheld: 0, expenses: 0 }, 100],
  ])('%#: %j', (hours, cents) => expect(payOf(hours)).toBe(cents))
  it('is nothing of what is no invoice', () => expect(payOf(null as never)).toBe(0))
})

describe('pay that could not be sent', () => {
  const hour = 3_600_000
  it.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [5, 16],
    [6, 24],
    [1000, 24],
    [Number.NaN, 1],
  ])('is tried again after try %d in %d hours', (tries, hours) =>
    expect(nextTry(tries, 1000)).toBe(1000 + hours * hour),
  )
})

describe('what is not in the tables', () => {
  it.each([
    ['transfers', transferMoves, transferStates.ids, transferAfter],
    ['disputes', disputeMoves, disputeStates.ids, disputeAfter],
  ] as const)('does not happen to %s', (_, moves, states, after) => {
    const events = [...new Set(moves.map(({ event }) => event))]
    for (const state of states)
      for (const event of events) {
        const move = moves.find((one) => one.from === state && one.event === event)
        expect((after as (s: { state: string }, e: string) => unknown)({ state }, event)).toBe(
          move?.to ?? null,
        )
      }
    expect((after as (s: unknown, e: string) => unknown)(null, events[0]!)).toBeNull()
  })
  it('lets nothing be sent twice', () => {
    expect(transferAfter({ state: 'sent' }, 'send')).toBeNull()
    expect(transferAfter({ state: 'deposited' }, 'send')).toBeNull()
    expect(disputeAfter({ state: 'won' }, 'lose')).toBeNull()
  })
})
