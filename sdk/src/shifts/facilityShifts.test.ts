import { describe, expect, it } from 'vitest'
import { withHostileValues } from '../testing/hostile.js'
import { message } from '../kit/text.js'
import { shiftTexts } from './texts.js'
import { facilityShiftActions, shiftHours, shiftOfferErrors } from './facilityShifts.js'
import { usualFilters } from '../kit/filters/filterTable.js'
import { shiftFilters } from './filters.js'
import { openShiftPageQuery, openShiftsHref, parseOpenShiftSearch } from './openShiftAddress.js'

const now = new Date('2026-11-21T12:00:00Z')
const ahead = { status: 'open', start: '2026-11-21T12:00:01Z' }
const over = { status: 'done', start: '2026-11-20T12:00:00Z' }

describe('what a facility may do about a shift', () => {
  it.each([
    [ahead, ['cancel']],
    [{ ...ahead, applicants: [{}] }, ['assign', 'cancel']],
    [{ ...ahead, applicants: [] }, ['cancel']],
    [{ ...ahead, status: 'assigned', applicants: [{}] }, ['cancel']],
    [{ ...ahead, status: 'confirmed' }, ['cancel']],
    [{ ...ahead, status: 'done' }, []],
    [{ ...ahead, start: 'soon', applicants: [{}] }, []],
    [{ ...ahead, status: 'confirmed', clock_in_at: '2026-11-21T11:50:00Z' }, []],
    [{ ...ahead, status: 'cancelled' }, []],
    [{ ...ahead, start: '2026-11-21T12:00:00Z' }, []],
    [over, []],
    [{ ...over, timesheet: { status: -1 } }, []],
    [{ ...over, timesheet: { status: 1 } }, ['approve', 'reject']],
    [{ ...over, timesheet: { status: 3 } }, []],
    [{ ...over, timesheet: { status: 5 } }, []],
  ])('%j: %j', (shift, actions) => expect(facilityShiftActions(shift, now)).toEqual(actions))
  it('never throws', () => {
    withHostileValues(2, (a: never, b: never) => facilityShiftActions(a, b))
  })
})

describe('a shift that is offered', () => {
  it.each([
    ['07:00', '15:00', 8],
    ['07:00', '15:20', 8],
    ['19:00', '07:00', 12],
    ['07:00', '07:00', 24],
    ['07:00', '', null],
    ['7', '15:00', null],
  ])('from %s to %s has %s hours', (start, end, hours) => expect(shiftHours(start, end)).toBe(hours))

  it.each([
    ['15:00', 3900, {}],
    ['19:00', 50_000, {}],
    ['08:00', 3900, { end_time: shiftTexts.oddLength }],
    ['', null, { end_time: shiftTexts.oddLength, rate: shiftTexts.rateRequired }],
    ['15:00', 0, { rate: shiftTexts.rateRequired }],
    ['15:00', -5, { rate: shiftTexts.rateRequired }],
    ['15:00', 50_001, { rate: message(shiftTexts.rateTooHigh, { most: '$500.00' }) }],
  ])('until %s for %s cents: %j', (end_time, rate, errors) =>
    expect(shiftOfferErrors({ start_time: '07:00', end_time, rate })).toEqual(errors),
  )
  it('never throws', () => {
    withHostileValues(2, (a: never, b: never) => [
      shiftHours(a, b),
      shiftOfferErrors(a),
      shiftOfferErrors({ start_time: a, end_time: b, rate: a }),
    ])
  })
})

const nothing = usualFilters(shiftFilters)

it('the address of a search gives the search back, without what makes no sense', () => {
  const filters = { ...nothing, iso_type: 2, distance: 30, start_date: '2026-11-21' } as const
  const search = { filters, page: 3 }
  expect(parseOpenShiftSearch(openShiftsHref(search).split('?')[1] ?? '')).toEqual(search)
  expect(openShiftsHref({})).toBe('/openshifts')
  expect(parseOpenShiftSearch('iso_type=9&distance=31&page=-2')).toEqual({ filters: nothing, page: 1 })
  expect(parseOpenShiftSearch(null as never)).toEqual({ filters: nothing, page: 1 })
})

it('the first page of a search is asked for from the beginning, and each later one from where that one ends', () => {
  const filters = { ...nothing, iso_type: 2 } as const
  expect([1, 3].map((page) => openShiftPageQuery({ filters, page }))).toEqual([
    { iso_type: 2, limit: 10, offset: 0 },
    { iso_type: 2, limit: 10, offset: 20 },
  ])
})
