import { describe, expect, it } from 'vitest'
import { addDays, daysOfWeek } from '../kit/dates/dates.js'
import { spanIn, timeIn } from '../kit/dates/zoneTime.js'
import fc from '../testing/properties.js'
import { aBoardShift, aFacilityWeek } from '../testing/facilityBuilders.js'
import { boardOf, boardStateOf, openSoon, roleKey, shiftCost } from './board.js'
import type { BoardShift, FacilityWeek, ShiftSlot } from './boardCalls.js'
import { gapsOf } from './gaps.js'

const zone = 'America/Los_Angeles'
const now = new Date('2026-11-24T20:00:00.000Z') // Tuesday noon in Oakland
const week = '2026-11-22'

/** A shift by the clocks of the facility. */
function shift(day: string, hours: string, given: Partial<BoardShift> = {}): BoardShift {
  const [start_time = '', end_time = ''] = hours.split('-')
  const { start, end } = spanIn(zone, day, start_time, end_time)
  return aBoardShift({
    ...{ day, start_time, end_time, start: start!.toISOString(), end: end!.toISOString() },
    ...given,
  })
}

describe('how a shift stands', () => {
  it.each<[string, Partial<BoardShift>, string]>([
    ['confirmed', { status: 'confirmed' }, 'filled'],
    ['worked', { status: 'done' }, 'filled'],
    ['given, not confirmed', { status: 'assigned' }, 'asked'],
    ['open', { status: 'open' }, 'open'],
    ['open with applicants', { status: 'open', applicants: 2, invited: 1 }, 'open'],
    ['open, and somebody was invited', { status: 'open', invited: 1 }, 'asked'],
  ])('%s is %s', (_, given, state) => {
    expect(boardStateOf(shift('2026-11-25', '07:00-15:00', given), now)).toBe(state)
  })
  it('open once it has begun is missed', () => {
    expect(boardStateOf(shift('2026-11-24', '07:00-15:00', { status: 'open' }), now)).toBe('missed')
  })
})

describe('what a shift costs', () => {
  it.each([
    ['2026-11-24', '07:00-15:00', 8],
    ['2026-11-24', '23:00-07:00', 8],
    // The clocks go back, and forward.
    ['2026-10-31', '23:00-07:00', 9],
    ['2027-03-13', '23:00-07:00', 7],
    ['2027-03-13', '19:00-07:00', 11],
  ])('on %s from %s is %d hours', (day, hours, long) => {
    expect(shiftCost(shift(day, hours, { rate: 3333 }))).toBe(long * 3333)
  })
})

describe('the board of a week', () => {
  const shifts = [
    shift('2026-11-23', '07:00-15:00', { id: 1, status: 'done', license_types: [6, 8], rate: 4000 }),
    shift('2026-11-24', '15:00-23:00', { id: 2, license_types: [8, 6], rate: 4200, applicants: 2 }),
    shift('2026-11-24', '23:00-07:00', { id: 3, status: 'confirmed', license_types: [7], rate: 6000 }),
    shift('2026-11-28', '23:00-07:00', { id: 4, status: 'assigned', license_types: [7], rate: 6200 }),
    shift('2026-11-22', '07:00-15:00', { id: 5, license_types: [2], rate: 2700 }),
  ]
  const board = boardOf(aFacilityWeek({ week, shifts, before: [] }), now)

  it('has a role for each set of licenses, registered nurses first, and rows by the part of the day', () => {
    expect(board.roles.map(({ license_types, rates }) => [license_types, rates])).toEqual([
      [[7], [6000, 6200]],
      [
        [6, 8],
        [4000, 4200],
      ],
      [[2], [2700, 2700]],
    ])
    expect(board.roles[1]!.rows.map(({ start_time, part }) => [start_time, part])).toEqual([
      ['07:00', 1],
      ['15:00', 2],
    ])
  })
  it('puts a night on the day on which it begins', () => {
    const [night] = board.roles[0]!.rows
    expect(night!.cells.map((cell) => cell.shifts.map(({ id }) => id))).toEqual([
      [],
      [],
      [3],
      [],
      [],
      [],
      [4],
    ])
  })
  it('counts and sums, what nobody had for nothing', () => {
    expect(board.counts).toEqual({ all: 5, filled: 2, asked: 1, open: 1, missed: 1 })
    expect(board.booked).toBe(8 * (4000 + 6000 + 6200))
    expect(board.ifFilled).toBe(board.booked + 8 * 4200)
    expect(board.days.map(({ open }) => open)).toEqual([0, 0, 1, 0, 0, 0, 0])
    expect(board.days[2]).toMatchObject({ isToday: true, isPast: false, more: 8 * 4200 })
    expect(board.days[4]).toMatchObject({ day: '2026-11-26', holiday: 'thanksgiving' })
  })
  it('names what is open and begins within twelve hours', () => {
    expect(openSoon(shifts, now).map(({ id }) => id)).toEqual([2])
    expect(openSoon(shifts, new Date('2026-11-24T10:00:00Z'))).toEqual([])
  })
})

const slots = fc.record({
  at: fc.integer({ min: 0, max: 6 }),
  hours: fc.constantFrom('07:00-15:00', '15:00-23:00', '23:00-07:00', '19:00-07:00'),
  license_types: fc.constantFrom([7], [6, 8], [8, 6], [2], []),
  rate: fc.integer({ min: 1, max: 20_000 }),
  status: fc.constantFrom('open', 'assigned', 'confirmed', 'done'),
  applicants: fc.integer({ min: 0, max: 2 }),
  invited: fc.integer({ min: 0, max: 2 }),
})
/** Weeks with both changes of the clocks among them. */
const weeks = fc.constantFrom('2026-11-22', '2026-10-25', '2027-03-07', '2026-12-27')
const planned = fc.tuple(weeks, fc.array(slots, { maxLength: 30 }), fc.array(slots, { maxLength: 30 }))
const built = planned.map(([sunday, own, before]): [FacilityWeek, Date] => {
  const slotOf =
    (from: string) =>
    ({ at, hours, license_types, ...rest }: (typeof own)[number], id: number) =>
      shift(addDays(from, at), hours, { id, license_types: [...license_types], ...rest })
  const toSlot = ({ day, start_time, end_time, license_types, iso_type, rate }: BoardShift): ShiftSlot => ({
    ...{ day, start_time, end_time, license_types, iso_type, rate },
  })
  const facilityWeek = aFacilityWeek({
    week: sunday,
    shifts: own.map(slotOf(sunday)),
    before: before.map(slotOf(addDays(sunday, -7))).map(toSlot),
  })
  return [facilityWeek, new Date(`${addDays(sunday, 2)}T20:00:00Z`)]
})

describe('of any week', () => {
  it('every shift stands in one cell, of its day, its hours and its role', () => {
    fc.assert(
      fc.property(built, ([facilityWeek, at]) => {
        const board = boardOf(facilityWeek, at)
        const days = daysOfWeek(facilityWeek.week)
        const seen: number[] = []
        for (const role of board.roles)
          for (const row of role.rows)
            row.cells.forEach((cell, i) =>
              cell.shifts.forEach((one) => {
                seen.push(one.id)
                expect(one.day).toBe(days[i])
                expect(timeIn(zone, one.start)).toBe(row.start_time)
                expect(roleKey(one)).toBe(role.key)
              }),
            )
        expect(seen.toSorted((a, b) => a - b)).toEqual(facilityWeek.shifts.map(({ id }) => id))
      }),
    )
  })
  it('the days add up to the week, and each shift counts once', () => {
    fc.assert(
      fc.property(built, ([facilityWeek, at]) => {
        const { counts, days, booked, ifFilled } = boardOf(facilityWeek, at)
        expect(counts.filled + counts.asked + counts.open + counts.missed).toBe(counts.all)
        expect(days.reduce((sum, day) => sum + day.booked, 0)).toBe(booked)
        expect(days.reduce((sum, day) => sum + day.more, booked)).toBe(ifFilled)
        expect(days.every((day) => Number.isInteger(day.booked) && day.more >= 0)).toBe(true)
      }),
    )
  })
  it('what is lacking, once posted, is lacking no more, and nothing that is there is', () => {
    fc.assert(
      fc.property(built, ([facilityWeek, at]) => {
        const gaps = gapsOf(facilityWeek, at)
        expect(new Set(gaps.map(({ key }) => key)).size).toBe(gaps.length)
        const posted = gaps.map((gap, i) =>
          shift(gap.day, `${gap.start_time}-${gap.end_time}`, { ...gap, id: 1000 + i }),
        )
        expect(gapsOf({ ...facilityWeek, shifts: [...facilityWeek.shifts, ...posted] }, at)).toEqual([])
        for (const one of posted) {
          expect(Date.parse(one.start)).toBeGreaterThan(at.getTime())
          expect(shiftCost(one)).toBe(gaps[one.id - 1000]!.cost)
        }
        const same = facilityWeek.before.map((slot, i) =>
          shift(addDays(slot.day, 7), `${slot.start_time}-${slot.end_time}`, {
            ...slot,
            day: addDays(slot.day, 7),
            id: i,
          }),
        )
        expect(gapsOf({ ...facilityWeek, shifts: same }, at)).toEqual([])
      }),
    )
  })
})
