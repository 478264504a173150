import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import fc from '../testing/properties.js'
import {
  afterPress,
  breakAction,
  clockAction,
  clockEventKinds,
  clockOutQuestion,
  closedAsForgotten,
  isClockedAlready,
  judgeClock,
  judgePlace,
  shiftMinutesAt,
  undoAction,
  type Clockable,
} from './clocking.js'
import { clockTexts } from './clockTexts.js'

const work: Clockable = {
  start: '2026-11-21T15:00:00Z',
  end: '2026-11-21T23:00:00Z',
  clock_in_at: null,
  clock_out_at: null,
}
const isIn: Clockable = { ...work, clock_in_at: '2026-11-21T15:00:00Z' }
const at = (time: string) => new Date(`2026-11-${time}:00Z`)

describe('what the clock offers', () => {
  it.each([
    [work, '21T14:29', null],
    [work, '21T14:30', 'clock_in'],
    [work, '21T22:59', 'clock_in'],
    [work, '21T23:00', null],
    [isIn, '21T15:01', 'clock_out'],
    [isIn, '22T11:00', 'clock_out'],
    [isIn, '22T11:01', null],
    [{ ...isIn, clock_out_at: '2026-11-21T23:00:00Z' }, '21T23:10', null],
    [{ ...work, start: 'soon' }, '21T15:00', null],
    [{ ...work, end: 'late' }, '21T15:00', null],
    [{ ...work, clock_out_at: '2026-11-21T23:00:00Z' }, '21T15:00', null],
    // Across midnight, and over the night on which the clocks go back: instants know of neither.
    [{ ...work, start: '2026-11-22T07:00:00Z', end: '2026-11-22T15:00:00Z' }, '22T06:30', 'clock_in'],
    [{ ...work, start: '2026-11-01T06:00:00Z', end: '2026-11-01T15:00:00Z' }, '01T14:59', 'clock_in'],
  ])('%j on %s: %s', (shift, time, action) => expect(clockAction(shift, at(time))).toBe(action))
})

describe('the instant that counts for a press', () => {
  const now = at('21T15:30')
  it.each([
    ['the server’s where clocks agree', '2026-11-21T15:28:30Z', '2026-11-21T15:30:00.000Z', false],
    ['the server’s where the device is ahead', '2026-11-21T19:00:00Z', '2026-11-21T15:30:00.000Z', false],
    [
      'the server’s where it came two minutes late',
      '2026-11-21T15:28:00Z',
      '2026-11-21T15:30:00.000Z',
      false,
    ],
    ['the one told where it came later', '2026-11-21T15:27:59Z', '2026-11-21T15:27:59.000Z', true],
    ['the one told where it came long after', '2026-11-21T15:02:00Z', '2026-11-21T15:02:00.000Z', true],
  ])('is %s', (_, told, instant, reportedLate) =>
    expect(judgeClock(work, 'clock_in', told, now)).toEqual({ at: new Date(instant), reportedLate }),
  )
  it.each([
    [work, 'clock_in', '2026-11-21T14:30:00Z', at('21T14:30')],
    [work, 'clock_in', '2026-11-21T22:59:00Z', at('21T22:59')],
    [work, 'clock_in', '2026-11-21T15:00:00Z', at('22T15:00')],
    [isIn, 'clock_out', '2026-11-21T15:00:00Z', at('21T15:00')],
    [isIn, 'clock_out', '2026-11-22T11:00:00Z', at('22T11:00')],
    [isIn, 'clock_out', '2026-11-21T23:00:00Z', at('22T20:00')],
  ] as const)('is there at the very ends of what is taken: %j, %s at %s', (shift, event, told, present) =>
    expect(judgeClock(shift, event, told, present)).toMatchObject({ at: new Date(told) }),
  )
  it.each([
    [work, 'clock_in', '2026-11-20T15:29:00Z', now, clockTexts.tooLongAgo],
    [work, 'clock_in', '2026-11-21T15:00:00Z', at('22T15:01'), clockTexts.tooLongAgo],
    [work, 'clock_in', '2026-11-21T23:00:00Z', at('21T23:00'), clockTexts.over],
    [{ ...work, end: 'late' }, 'clock_in', '2026-11-21T15:30:00Z', now, clockTexts.noTime],
    [{ ...work, start: 'soon' }, 'clock_in', '2026-11-21T15:30:00Z', now, clockTexts.noTime],
    [work, 'clock_in', 'soon', now, clockTexts.noTime],
    [work, 'clock_in', '2026-11-21T23:30:00Z', at('21T23:30'), clockTexts.over],
    [work, 'clock_out', '2026-11-21T15:30:00Z', now, clockTexts.notIn],
    [isIn, 'clock_out', '2026-11-21T14:50:00Z', now, clockTexts.outBeforeIn],
    [isIn, 'clock_out', '2026-11-22T11:30:00Z', at('22T11:30'), clockTexts.tooLongAgo],
  ] as const)('is none for %j, %s at %s', (shift, event, told, present, error) =>
    expect(judgeClock(shift, event, told, present)).toEqual({ error }),
  )
  it('is none too early, which says from when on', () => {
    expect(judgeClock(work, 'clock_in', '2026-11-21T14:00:00Z', at('21T14:00'))).toMatchObject({
      error: { params: { minutes: 30 } },
    })
  })
})

it('a place is there within half a mile, away beyond it, and unknown without a position', () => {
  expect([0, 0.5, 0.51, 12_000, null, Number.NaN, -1].map((miles) => judgePlace(miles))).toEqual([
    ...['there', 'there', 'away', 'away'],
    ...['unknown', 'unknown', 'unknown'],
  ])
})

it.each([
  // Three kilometres off, by a device that is sure, that is not, and that says nothing usable.
  [1.9, 20, 'away'],
  [1.9, 3000, 'unknown'],
  [1.9, null, 'away'],
  [1.9, Number.NaN, 'away'],
  [1.9, -3000, 'away'],
  [40, 3000, 'away'],
  [0.2, 3000, 'there'],
  [null, 3000, 'unknown'],
] as const)('a position %s miles off that may be wrong by %s meters is %s', (miles, accuracy, place) => {
  expect(judgePlace(miles, accuracy)).toBe(place)
})

describe('a clock-out that is asked about', () => {
  it.each([
    [isIn, '15:00', { why: 'at_once', minutes: 0 }],
    [isIn, '15:09', { why: 'at_once', minutes: 9 }],
    [isIn, '15:10', { why: 'early', minutes: 470 }],
    [isIn, '22:29', { why: 'early', minutes: 31 }],
    [isIn, '22:30', null],
    [isIn, '23:30', null],
    [isIn, '23:31', { why: 'late', minutes: 31 }],
    [work, '15:00', null],
  ])('%j at %s: %j', (shift, time, question) =>
    expect(clockOutQuestion(shift, at(`21T${time}`))).toEqual(question),
  )
})

describe('breaks', () => {
  const begun = afterPress(isIn, 'break_begin', at('21T17:00'))
  const ended = afterPress(begun, 'break_end', at('21T17:20'))
  it('begin while at work, and end what goes on', () => {
    expect([work, isIn, begun, ended].map((one) => breakAction(one, at('21T18:00')))).toEqual([
      ...[null, 'break_begin', 'break_end', 'break_begin'],
    ])
    expect(ended.clock_breaks).toEqual([
      { begin: '2026-11-21T17:00:00.000Z', end: '2026-11-21T17:20:00.000Z' },
    ])
  })
  it('are no time worked, also the one that goes on', () => {
    expect(shiftMinutesAt(begun, at('21T17:10'))).toMatchObject({
      worked: 120,
      rest: 10,
      resting: 10,
      left: 350,
    })
    expect(shiftMinutesAt(ended, at('21T22:45'))).toMatchObject({ worked: 445, resting: null, isLast: true })
    expect(shiftMinutesAt(ended, at('21T22:44'))).toMatchObject({ isLast: false, left: 16 })
    expect(shiftMinutesAt(ended, at('21T23:05'))).toMatchObject({ left: -5, isLast: true })
    expect(shiftMinutesAt(work, at('21T17:10'))).toBeNull()
  })
  it('end with the clock-out', () => {
    expect(afterPress(begun, 'clock_out', at('21T17:30')).clock_breaks).toEqual([
      { begin: '2026-11-21T17:00:00.000Z', end: '2026-11-21T17:30:00.000Z' },
    ])
  })
})

describe('taking a press back', () => {
  const out = { ...isIn, clock_out_at: '2026-11-21T22:50:00Z' }
  it.each([
    [isIn, '21T15:05', 'undo_clock_in'],
    [isIn, '21T15:06', null],
    [afterPress(isIn, 'break_begin', at('21T15:02')), '21T15:03', null],
    [out, '21T22:55', 'undo_clock_out'],
    [out, '21T22:56', null],
    [{ ...out, clock_closed_at: '2026-11-21T22:50:00Z' }, '21T22:51', null],
    [work, '21T15:00', null],
  ])('%j at %s: %s', (shift, time, undo) => {
    expect(undoAction(shift, at(time))).toBe(undo)
  })
  it('counts from when it was pressed, however late it comes', () => {
    expect(judgeClock(out, 'undo_clock_out', '2026-11-21T22:54:00Z', at('22T01:00'))).toMatchObject({
      at: at('21T22:54'),
      reportedLate: true,
    })
    expect(judgeClock(out, 'undo_clock_out', '2026-11-21T22:56:00Z', at('22T01:00'))).toHaveProperty('error')
    expect(judgeClock(out, 'undo_clock_in', '2026-11-21T22:51:00Z', at('21T22:51'))).toHaveProperty('error')
  })
})

describe('a clock that was forgotten', () => {
  it('is closed four hours after the planned end, at the planned end, with no break beyond it', () => {
    const rested = afterPress(isIn, 'break_begin', at('21T22:50'))
    expect(closedAsForgotten(rested, new Date('2026-11-22T02:59:59Z'))).toBeNull()
    expect(closedAsForgotten(rested, at('22T03:00'))).toMatchObject({
      clock_out_at: '2026-11-21T23:00:00.000Z',
      clock_closed_at: '2026-11-22T03:00:00.000Z',
      clock_breaks: [{ begin: '2026-11-21T22:50:00.000Z', end: '2026-11-21T23:00:00.000Z' }],
    })
    const late = afterPress(isIn, 'break_begin', at('21T23:10'))
    expect(closedAsForgotten(late, at('22T03:00'))?.clock_breaks).toEqual([])
    expect(
      [work, { ...isIn, clock_out_at: at('21T23:00').toISOString() }].map((one) =>
        closedAsForgotten(one, at('22T03:00')),
      ),
    ).toEqual([null, null])
  })
  it('takes a clock-out that says when they really left', () => {
    const closed = closedAsForgotten(isIn, at('22T03:00'))!
    expect(isClockedAlready(closed, 'clock_out')).toBe(false)
    expect(judgeClock(closed, 'clock_out', '2026-11-21T22:40:00Z', at('22T03:10'))).toMatchObject({
      at: at('21T22:40'),
    })
    expect(afterPress(closed, 'clock_out', at('21T22:40'))).toMatchObject({
      clock_out_at: '2026-11-21T22:40:00.000Z',
      clock_closed_at: null,
    })
  })
})

describe('laws', () => {
  const presses = fc.array(
    fc.record({ event: fc.constantFrom(...clockEventKinds), minute: fc.integer({ min: -60, max: 1400 }) }),
    { maxLength: 12 },
  )
  /** What the server makes of presses that come one after the other, each as late as may be. */
  function carryOut(given: readonly { event: (typeof clockEventKinds)[number]; minute: number }[]) {
    const begin = Date.parse(work.start)
    let present = begin - 3_600_000
    return given.reduce<Clockable>((before, { event, minute }) => {
      const told = begin + minute * 60_000
      present = Math.max(present, told)
      if (isClockedAlready(before, event)) return before
      const verdict = judgeClock(before, event, new Date(told).toISOString(), new Date(present))
      return 'error' in verdict ? before : afterPress(before, event, verdict.at)
    }, work)
  }
  it('instants are in their order whatever is pressed, and a break goes on only at work', () => {
    fc.assert(
      fc.property(presses, (given) => {
        const after = carryOut(given)
        const inOrder = [
          after.clock_in_at,
          ...(after.clock_breaks ?? []).flatMap(({ begin, end }) => [begin, end]),
          after.clock_out_at,
        ].flatMap((instant) => (instant ? [Date.parse(instant)] : []))
        expect(inOrder).toEqual(inOrder.toSorted((one, other) => one - other))
        if (after.clock_out_at || !after.clock_in_at)
          expect(after.clock_breaks?.every(({ end }) => end !== null) ?? true).toBe(true)
      }),
    )
  })
  it('a press that is sent again changes nothing', () => {
    fc.assert(
      fc.property(
        presses,
        fc.constantFrom(...clockEventKinds),
        fc.integer({ min: 0, max: 480 }),
        (given, event, minute) => {
          const then = new Date(Date.parse(work.start) + minute * 60_000)
          const once = afterPress(carryOut(given), event, then)
          expect(afterPress(once, event, then)).toEqual(once)
        },
      ),
    )
  })
  it('no time is worked twice: what was worked and rested is what has passed', () => {
    fc.assert(
      fc.property(presses, fc.integer({ min: 0, max: 1400 }), (given, minute) => {
        const after = carryOut(given)
        const minutes = shiftMinutesAt(after, new Date(Date.parse(work.start) + minute * 60_000))
        if (!minutes || !after.clock_in_at) return
        expect(minutes.worked).toBeGreaterThanOrEqual(0)
        const until = after.clock_out_at
          ? Date.parse(after.clock_out_at)
          : Date.parse(work.start) + minute * 60_000
        const passed = Math.max(0, until - Date.parse(after.clock_in_at)) / 60_000
        expect(Math.abs(minutes.worked + minutes.rest - passed)).toBeLessThan(2)
      }),
    )
  })
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => [
    ...[clockAction(a, b), judgePlace(a, b), clockOutQuestion(a, b), undoAction(a, b), breakAction(a, b)],
    ...[shiftMinutesAt(a, b), closedAsForgotten(a, b), isClockedAlready(a, b), afterPress(a, 'clock_out', b)],
  ])
})
