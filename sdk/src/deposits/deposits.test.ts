import { describe, expect, it } from 'vitest'
import { reportTexts } from './reportTexts.js'
import {
  checkReportSpan,
  depositStanding,
  disputeAfter,
  disputeMoves,
  disputeStates,
  nextTry,
  payOf,
  reportSpanOf,
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
    expect(disputeAfter({ state: 'inquiry' }, 'lose')).toBeNull()
  })
})

describe('what is said of pay that is not in the account', () => {
  it.each([
    [
      { waiting: 0, returned: 0, waits_for: null },
      { returned: null, missing: null, leaves: 0 },
    ],
    [
      { waiting: 9800, returned: 0, waits_for: 'us' },
      { returned: null, missing: null, leaves: 9800 },
    ],
    [
      { waiting: 9800, returned: 0, waits_for: 'account' },
      { returned: null, missing: { what: 'account', cents: 9800 }, leaves: 0 },
    ],
    // Our staff look at a part of it.
    [
      { waiting: 9800, held: 5000, returned: 0, waits_for: 'us' },
      { returned: null, missing: null, leaves: 4800, held: 5000 },
    ],
    [
      { waiting: 9800, held: 5000, returned: 0, waits_for: 'account' },
      { returned: null, missing: { what: 'account', cents: 9800 }, leaves: 0 },
    ],
    // The account is asked for once, with what came back.
    [
      { waiting: 100, returned: 9800, waits_for: 'account' },
      { returned: { cents: 9800, needsAccount: true }, missing: null, leaves: 0 },
    ],
    [
      { waiting: 100, returned: 9800, waits_for: 'identity' },
      {
        ...{ returned: { cents: 9800, needsAccount: false } },
        ...{ missing: { what: 'identity', cents: 9900 }, leaves: 0 },
      },
    ],
    [
      { waiting: 0, returned: 9800, waits_for: 'us' },
      { returned: { cents: 9800, needsAccount: false }, missing: null, leaves: 0 },
    ],
    [
      { waiting: -5, returned: Number.NaN, waits_for: 'x' },
      { returned: null, missing: null, leaves: 0 },
    ],
    [null, { returned: null, missing: null, leaves: 0 }],
  ])('%#: %j', (deposits, standing) =>
    expect(depositStanding(deposits as never)).toEqual({ held: 0, ...standing }),
  )
})

describe('the days of a report', () => {
  it.each([
    ['2026-11-01', '2026-11-30', null],
    ['2026-11-01', '2026-11-01', null],
    ['2026-01-01', '2027-01-01', null],
    ['2026-01-01', '2027-01-02', reportTexts.spanLong],
    ['2026-11-02', '2026-11-01', reportTexts.spanBackwards],
    ['', '2026-11-01', reportTexts.spanMissing],
  ])('%s to %s', (start_date, end_date, wrong) =>
    expect(checkReportSpan({ start_date, end_date })).toEqual(wrong),
  )
  it.each([
    [{}, '2026-11-01', '2026-11-30'],
    [{ start_date: '2026-02-10' }, '2026-02-10', '2026-02-28'],
    [{ end_date: '2026-02-10' }, '2026-02-01', '2026-02-10'],
    [{ start_date: 'x' }, '2026-11-01', '2026-11-30'],
    [{ start_date: '2020-01-01', end_date: '2026-01-01' }, '2026-11-01', '2026-11-30'],
  ])('%j on a day of November', (asked, start_date, end_date) =>
    expect(reportSpanOf(asked, '2026-11-26')).toEqual({ start_date, end_date }),
  )
})
