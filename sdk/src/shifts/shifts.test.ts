import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import {
  availabilityErrors,
  availabilityTexts as texts,
  isOver,
  availabilityReminder,
  needsAvailabilityUpdate,
} from '../availability/availability.js'
import { availabilityCalendar, availabilityDays } from '../availability/availabilityCalendar.js'
import {
  openShiftFilters,
  shiftAvailabilities,
  shiftBlockTypes,
  shiftDayKinds,
  shiftZones,
} from '../vocabulary/shifts/catalogue.js'
import { readFilters, sentFilters, setFilters } from '../kit/filters/filterTable.js'
import { shiftFilters } from './filters.js'
import { openShiftFilterErrors, shiftActions } from './openShifts.js'
import { isPremiumShift, premiumMark, shiftDayKind } from './premium.js'

describe('premium', () => {
  it('marks afternoons, nights, weekends, holidays, red and yellow zones', () => {
    const marked = [
      ...shiftAvailabilities.entries,
      ...shiftBlockTypes.entries,
      ...shiftDayKinds.entries,
      ...shiftZones.entries,
    ]
      .filter((option) => premiumMark(option) === '$$')
      .map(({ label }) => label[0])
    expect(marked).toEqual([
      'Afternoons',
      'Nights',
      'Weekends',
      'Holidays',
      'Afternoons',
      'Nights',
      'Weekends',
      'Holidays',
      'Red zone',
      'Yellow zone',
    ])
    expect(premiumMark({ premium: false })).toBe('')
  })
  it.each([
    [{}, false],
    [{ shift_block_type: 1 }, false],
    [{ shift_block_type: 2 }, true],
    [{ shift_block_type: 3 }, true],
    [{ iso_type: 1 }, true],
    [{ iso_type: 2 }, true],
    [{ iso_type: 3 }, false],
    [{ iso_type: 4 }, false],
    [{ date: '2026-11-20' }, false],
    [{ date: '2026-11-21' }, true],
    [{ date: '2026-11-20', holiday: true }, true],
    [{ shift_block_type: 1, iso_type: 3, date: '2026-11-22' }, true],
  ])('is a shift with %j: %s', (shift, premium) => expect(isPremiumShift(shift)).toBe(premium))
  it.each([
    ['2026-11-21', false, 'weekends'],
    ['2026-11-22', false, 'weekends'],
    ['2026-11-23', false, 'weekdays'],
    ['2026-11-21', true, 'holidays'],
    ['soon', true, null],
  ])('%s, a holiday %s, counts as %s', (date, holiday, kind) =>
    expect(shiftDayKind(date, holiday)).toBe(kind),
  )
})

const always = {
  start_date: '2026-11-23',
  end_date: null,
  start_time: '09:00',
  end_time: '17:00',
  repeats_weekly: false,
}

describe('an availability', () => {
  it.each([
    [{}, {}],
    [{ start_date: '2026-11-21' }, {}],
    [{ start_date: '2026-11-20' }, { start_date: texts.dateInPast }],
    [{ start_date: '2026-11-20', end_date: '2026-11-21' }, {}],
    [{ start_date: '2026-11-10', end_date: '2026-11-20' }, { end_date: texts.dateInPast }],
    [{ start_date: '2020-01-01', repeats_weekly: true }, {}],
    [{ start_date: '2026-02-30' }, { start_date: texts.dateRequired }],
    [{ end_date: 'x' }, { end_date: texts.dateRequired }],
    [{ end_date: '2026-11-22' }, { end_date: texts.endBeforeStart }],
    [{ end_date: '2026-11-23' }, {}],
    [{ end_date: '2027-11-23' }, {}],
    [{ end_date: '2027-11-24' }, { end_date: texts.tooLong }],
    [{ end_date: '2029-11-24', repeats_weekly: true }, {}],
    [{ start_time: '9' }, { start_time: texts.timeRequired }],
    [{ end_time: '25:00' }, { end_time: texts.timeRequired }],
    [{ start_time: '22:00', end_time: '06:00' }, {}],
  ])('with %j', (change, errors) =>
    expect(availabilityErrors({ ...always, ...change }, '2026-11-21')).toEqual(errors),
  )

  const november = { from: '2026-11-01', to: '2026-11-30' }
  it.each([
    ['one day', {}, ['2026-11-23']],
    ['each day', { end_date: '2026-11-25' }, ['2026-11-23', '2026-11-24', '2026-11-25']],
    [
      'each week until further notice',
      { repeats_weekly: true, start_date: '2026-10-05' },
      ['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30'],
    ],
    ['each week until a day', { repeats_weekly: true, end_date: '2026-11-29' }, ['2026-11-23']],
    ['nothing readable', { start_date: 'x' }, []],
  ])('falls on %s', (_, change, days) =>
    expect(availabilityDays({ ...always, ...change }, november)).toEqual(days),
  )
  it('stands in the calendar of a month, days in order', () => {
    const weekly = { ...always, repeats_weekly: true, start_date: '2026-11-16' }
    const calendar = availabilityCalendar([always, weekly, { ...always, start_date: '2026-11-02' }], november)
    expect([...calendar.keys()]).toEqual(['2026-11-02', '2026-11-16', '2026-11-23', '2026-11-30'])
    expect(calendar.get('2026-11-23')).toEqual([always, weekly])
  })
  it('that may be saved falls on its first day', () => {
    const date = fc.integer({ min: 0, max: 9 }).map((n) => `2026-12-1${n}`)
    fc.assert(
      fc.property(
        date,
        fc.option(date, { nil: null }),
        fc.boolean(),
        (start_date, end_date, repeats_weekly) => {
          const draft = { ...always, start_date, end_date, repeats_weekly }
          if (Object.keys(availabilityErrors(draft, '2026-11-21')).length > 0) return
          expect(availabilityDays(draft, { from: '2026-12-01', to: '2026-12-31' })[0]).toBe(start_date)
        },
      ),
    )
  })
  it.each([
    [{}, '2026-11-23', false],
    [{}, '2026-11-24', true],
    [{ end_date: '2026-11-30' }, '2026-11-30', false],
    [{ end_date: '2026-11-30' }, '2026-12-01', true],
    [{ repeats_weekly: true }, '2099-01-01', false],
    [{ repeats_weekly: true, end_date: '2026-11-30' }, '2026-12-01', true],
    [{}, 'today', false],
  ])('with %j is over on %s: %s', (change, today, over) =>
    expect(isOver({ ...always, ...change }, today)).toBe(over),
  )
})

describe('the filters of open shifts', () => {
  const all = {
    open_shifts_status: 3,
    start_date: '2026-11-21',
    end_date: '2026-11-30',
    iso_type: 4,
    shift_block_type: 3,
    distance: 30,
  } as const
  const read = (values: Record<string, string>) => readFilters(shiftFilters, new URLSearchParams(values))
  it('are sent as chosen, and as an address says them', () => {
    expect(sentFilters(shiftFilters, all)).toEqual(all)
    const said = Object.fromEntries(Object.entries(all).map(([key, value]) => [key, String(value)]))
    expect(read(said)).toEqual(all)
  })
  it.each<[Record<string, string>]>([
    [{}],
    [{ open_shifts_status: '4', iso_type: '0', shift_block_type: '9', distance: '35' }],
    [{ open_shifts_status: '', start_date: '', end_date: 'x', distance: '' }],
    [{ open_shifts_status: '1e0', iso_type: ' 1', distance: '00030' }],
    [{ other: '1' }],
  ])('leave out what is empty or unknown: %j', (values) =>
    expect(sentFilters(shiftFilters, read(values))).toEqual({}),
  )
  it('are those of the documents, each with a name of its own', () => {
    expect(Object.keys(shiftFilters)).toEqual(openShiftFilters.ids)
  })
  it('are said in few words, and what pays more is marked', () => {
    const set = setFilters(shiftFilters, { ...all, iso_type: 1, distance: 10 })
    expect(set.map(({ say }) => say('en'))).toEqual([
      'Qualified',
      'From Nov 21',
      'Until Nov 30',
      'Red zone $$',
      'Nights $$',
      '10 miles',
    ])
  })
  it.each([
    [{}, {}],
    [all, {}],
    [{ start_date: '2026-11-21', end_date: '2026-11-21' }, {}],
    [{ start_date: '2026-11-22', end_date: '2026-11-21' }, { end_date: texts.endBeforeStart }],
    [{ start_date: '2026-11-21' }, {}],
    [{ end_date: '2026-11-21' }, {}],
    [{ start_date: 'x', end_date: '' }, { start_date: texts.dateRequired }],
    [{ start_date: null, end_date: 'x' }, { end_date: texts.dateRequired }],
  ])('are right or not: %j', (filters, errors) => expect(openShiftFilterErrors(filters)).toEqual(errors))
})

describe('what may be done about a shift', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const later = '2026-11-21T12:00:01Z'
  it.each([
    ['open', later, false, ['apply']],
    ['open', later, true, ['withdraw']],
    ['applied', later, true, []],
    ['assigned', later, false, ['confirm', 'cancel']],
    ['confirmed', later, false, ['cancel']],
    ['cancelled', later, false, []],
    ['done', later, false, []],
    ['open', '2026-11-21T12:00:00Z', false, []],
    ['assigned', '2026-11-21T11:00:00Z', false, []],
    ['open', 'soon', false, []],
  ])('%s, at %s, applied %s: %j', (status, start, has_applied, actions) =>
    expect(shiftActions({ status, start, has_applied }, now)).toEqual(actions),
  )
  it('is nothing more once somebody has clocked in, who may do so early', () =>
    expect(
      shiftActions({ status: 'confirmed', start: later, clock_in_at: '2026-11-21T11:50:00Z' }, now),
    ).toEqual([]))
})

it('a day is no holiday unless it is said, and no shift is premium for being none', () => {
  expect([shiftDayKind('2026-11-20'), isPremiumShift(null as never)]).toEqual(['weekdays', false])
})

it('never throws', () => {
  withHostileValues(2, (a: never, b: never) => {
    // A Date is no day, which a schedule says aloud.
    if (![a, b].some((value: unknown) => value instanceof Date)) availabilityDays(always, { from: a, to: b })
    availabilityErrors({ ...always, end_date: a, start_date: b }, a)
    const some = [
      premiumMark(a),
      shiftDayKind(a, b),
      isPremiumShift(a),
      availabilityErrors(a, b),
      isOver(a, b),
    ]
    const more = [
      availabilityDays(a, b),
      availabilityCalendar(a, b),
      openShiftFilterErrors(a),
      shiftActions(a, b),
    ]
    return [...some, ...more]
  })
})

describe('when one can work is to be said anew', () => {
  const today = '2026-11-21'
  const weekly = {
    start_date: '2026-01-05',
    end_date: null,
    start_time: '08:00',
    end_time: '16:00',
    repeats_weekly: true,
  }
  it.each<[string, (typeof weekly)[], string | null, boolean]>([
    ['but not where nothing was ever said', [], null, false],
    ['where all of it is over', [{ ...weekly, repeats_weekly: false }], today, true],
    ['but not where some of it lies ahead', [{ ...weekly, repeats_weekly: false }, weekly], today, false],
    ['where nobody knows when it was said', [weekly], null, true],
    ['31 days later', [weekly], '2026-10-21', true],
    ['but not 30 days later', [weekly], '2026-10-22', false],
  ])('%s', (_, availabilities, updatedOn, expected) => {
    expect(needsAvailabilityUpdate(availabilities, updatedOn, today)).toBe(expected)
  })
  it.each<[(typeof weekly)[], boolean, ReturnType<typeof availabilityReminder>]>([
    [[], true, null],
    [[{ ...weekly, repeats_weekly: false }], true, 'over'],
    [[{ ...weekly, repeats_weekly: false }, weekly], true, 'stale'],
    [[weekly], false, null],
    [[], false, null],
  ])('is asked in words that are true of %j, needed: %s', (availabilities, needed, reminder) => {
    expect(availabilityReminder(availabilities, needed, today)).toBe(reminder)
  })
})
