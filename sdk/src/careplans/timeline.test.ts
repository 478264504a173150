import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { aPerson, aPlanVisit, aTask } from '../testing/index.js'
import { dayParts } from './timeline.js'

const zone = 'America/Los_Angeles'
const date = '2026-11-23'
const visit = (id: number, start: string, end: string, more: object = {}) =>
  aPlanVisit({
    ...{ id, start: `${date}T${start}:00-08:00`, end: `${date}T${end}:00-08:00` },
    person: aPerson({ id: 50 + id }),
    ...more,
  })
const task = (id: number, due_time: string | null, more: object = {}) =>
  aTask({ id, date, due_time, ...more })
const told = (...[tasks, visits]: [Parameters<typeof dayParts>[0], ReturnType<typeof visit>[]]) =>
  dayParts(tasks, visits, zone).map((part) => [part.visit?.id ?? null, part.tasks.map(({ id }) => id)])

const morning = visit(1, '08:30', '12:30')
const nurse = visit(2, '16:00', '18:00', { nurse: true })

describe('a day as one line of time', () => {
  it('has each task in the visit at its time, and what lies between where it is', () => {
    const tasks = [task(1, '07:00'), task(2, '08:30'), task(3, '12:30'), task(4, '16:15'), task(5, '20:00')]
    expect(told(tasks, [nurse, morning])).toEqual([
      [null, [1]],
      [1, [2]],
      [null, [3]],
      [2, [4]],
      [null, [5]],
    ])
  })
  it('has a visit without tasks too, and without visits all tasks', () => {
    expect(told([], [morning])).toEqual([[1, []]])
    expect(told([task(1, '08:00'), task(2, null)], [])).toEqual([
      [null, [1]],
      [null, [2]],
    ])
  })
  it('has what has no time in the first visit of who does it, and what is nobody’s at the end', () => {
    const tasks = [task(1, null), task(2, null, { assigned_to: 52 }), task(3, null, { nurse_only: true })]
    expect(told(tasks, [morning, nurse])).toEqual([
      [1, []],
      [2, [2, 3]],
      [null, [1]],
    ])
  })
  it('has a nurse’s task in no other visit', () => {
    expect(told([task(1, '09:00', { nurse_only: true })], [morning, nurse])).toEqual([
      [1, []],
      [null, [1]],
      [2, []],
    ])
  })
  it('has a task of one of two who are there at once in theirs', () => {
    const both = [visit(1, '08:00', '12:00'), visit(2, '09:00', '11:00')]
    expect(told([task(1, '09:30', { assigned_to: 52 }), task(2, '09:30')], both)).toEqual([
      [1, [2]],
      [2, [1]],
    ])
  })
  it('has every task once, in order, whatever the visits', () => {
    const hour = fc.integer({ min: 0, max: 22 })
    const time = (at: number) => `${String(at).padStart(2, '0')}:00`
    const visits = fc.array(
      fc.record({ from: hour, length: fc.integer({ min: 1, max: 4 }), nurse: fc.boolean() }),
      { maxLength: 4 },
    )
    const tasks = fc.array(
      fc.record({
        due: fc.option(hour, { nil: null }),
        assigned_to: fc.constantFrom(null, 50, 51),
        nurse_only: fc.boolean(),
      }),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(tasks, visits, (given, there) => {
        const ordered = given
          .map(({ due, ...more }, id) => task(id, due === null ? null : time(due), more))
          .toSorted((one, other) => ((one.due_time ?? '99') < (other.due_time ?? '99') ? -1 : 1))
        const parts = dayParts(
          ordered,
          there.map(({ from, length, nurse: isNurse }, id) =>
            visit(id, time(from), time(Math.min(from + length, 23)), { nurse: isNurse }),
          ),
          zone,
        )
        const all = parts.flatMap(({ tasks: of }) => of.map(({ id }) => id))
        expect(all.toSorted()).toEqual(ordered.map(({ id }) => id).toSorted())
        expect(parts.filter(({ visit: of }) => of !== null)).toHaveLength(there.length)
      }),
    )
  })
})
