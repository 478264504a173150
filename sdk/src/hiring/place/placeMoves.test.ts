import { describe, expect, it } from 'vitest'
import { say } from '../../kit/text.js'
import { timeIn } from '../../kit/dates/zoneTime.js'
import { dayIn } from '../../kit/dates/dates.js'
import { withHostileValues } from '../../testing/hostile.js'
import type { WageRate } from '../wages/wageRateCalls.js'
import { placeMoves, placeWageError, spanInZone } from './placeMoves.js'

const [oakland, austin, phoenix, honolulu] = [
  'America/Los_Angeles',
  'America/Chicago',
  'America/Phoenix',
  'Pacific/Honolulu',
]
const visit = (start: string, end: string) => ({ start: new Date(start), end: new Date(end) })
const now = new Date('2026-11-21T12:00:00Z')
const wall = (zone: string, { start, end }: { start: Date; end: Date }) =>
  [start, end].map((instant) => `${dayIn(zone, instant)} ${timeIn(zone, instant)}`)

describe('a visit in another zone', () => {
  it.each([
    ['in winter', visit('2026-11-24T17:00:00Z', '2026-11-24T21:00:00Z')],
    ['over midnight', visit('2026-11-25T06:00:00Z', '2026-11-25T14:00:00Z')],
    ['over the change of clocks', visit('2027-03-14T06:00:00Z', '2027-03-14T14:00:00Z')],
    ['for a day and a half', visit('2026-12-01T17:00:00Z', '2026-12-03T05:00:00Z')],
  ])('keeps its day and time of day: %s', (_, one) => {
    for (const to of [austin, phoenix, honolulu])
      expect(wall(to!, spanInZone(one, oakland!, to!))).toEqual(wall(oakland!, one))
  })
  it('stays as it is where a zone is none', () => {
    const one = visit('2026-11-24T17:00:00Z', '2026-11-24T21:00:00Z')
    expect(spanInZone(one, oakland!, 'Nowhere')).toEqual(one)
  })
})

describe('the visits of a place whose zone becomes another', () => {
  const visits = [
    visit('2026-11-24T17:00:00Z', '2026-11-24T21:00:00Z'),
    visit('2027-03-16T16:00:00Z', '2027-03-16T20:00:00Z'),
    visit('2027-03-18T16:00:00Z', '2027-03-18T20:00:00Z'),
  ]
  it('move by the hours between the two, counted by how far', () => {
    expect(placeMoves(visits, { from: oakland!, to: austin!, now }).moves).toEqual([
      { minutes: -120, visits: 3 },
    ])
    // Arizona keeps no summer time.
    expect(placeMoves(visits, { from: oakland!, to: phoenix!, now }).moves).toEqual([
      { minutes: -60, visits: 1 },
    ])
    expect(placeMoves(visits, { from: oakland!, to: honolulu!, now }).moves).toEqual([
      { minutes: 120, visits: 1 },
      { minutes: 180, visits: 2 },
    ])
  })
  it('do not move within one zone', () => {
    expect(placeMoves(visits, { from: oakland!, to: oakland!, now })).toEqual({
      moved: [],
      kept: [],
      moves: [],
    })
  })
  it('stay where they would have begun by then', () => {
    const soon = visit('2026-11-21T13:00:00Z', '2026-11-21T17:00:00Z')
    expect(placeMoves([soon], { from: oakland!, to: austin!, now })).toMatchObject({
      kept: [soon],
      moved: [],
    })
    const later = new Date('2026-11-21T10:59:00Z')
    expect(placeMoves([soon], { from: oakland!, to: austin!, now: later }).kept).toEqual([])
  })
})

describe('what is paid where the place becomes another', () => {
  const rate = (given: Partial<WageRate>): WageRate => ({
    ...{ id: 1, pay_type: 'regular', unit: 'hour', name: '', amount: 1500, day_hours: null },
    ...{ valid_from: '2026-10-05', valid_to: null, ...given },
  })
  const today = '2026-11-21'
  const error = (rates: WageRate[], state = 'CA') => {
    const wrong = placeWageError(rates, { state }, today)
    return wrong && say('en', wrong)
  }
  it('is refused below the minimum wage there, with both numbers', () => {
    expect(error([rate({})])).toBe(
      'The minimum there is $16.90 an hour. You pay $15.00. Set a higher rate first.',
    )
    expect(error([rate({})], 'TX')).toBeNull()
  })
  it('is judged of each rate that is still to be paid', () => {
    const ended = rate({ valid_to: '2026-11-20' })
    expect(error([ended, rate({ amount: 2450, valid_from: '2026-11-21' })])).toBeNull()
    expect(
      error([rate({ amount: 2450 }), rate({ pay_type: 'special', valid_from: '2026-12-01' })]),
    ).toContain('$15.00')
  })
  it('by the day is judged by its paid hours, and not where nobody knows them', () => {
    const day = rate({ unit: 'day', amount: 12_000, day_hours: 8 })
    expect(error([day])).toBe(
      'The minimum there for a day of 8 hours is $135.20. You pay $120.00. Set a higher rate first.',
    )
    expect(error([{ ...day, day_hours: null }])).toBeNull()
  })
})

it('throws at nothing', () => {
  withHostileValues(3, (a: never, b: never, c: never) => [
    spanInZone(a, b, c),
    placeMoves(a, { from: b, to: c, now }),
    placeWageError(a, b, c),
  ])
})
