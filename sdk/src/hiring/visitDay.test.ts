import { describe, expect, it } from 'vitest'
import { aVisit } from '../testing/hiringBuilders.js'
import fc from '../testing/properties.js'
import { visitDay, visitsAhead, visitStanding } from './visitDay.js'

/** Noon in Oakland on Saturday, November 21. */
const now = new Date('2026-11-21T20:00:00Z')
const at = (id: number, start: string, hours = 4, given = {}) =>
  aVisit({ id, start, end: new Date(Date.parse(start) + hours * 3_600_000).toISOString(), ...given })
const shown = (...visits: readonly ReturnType<typeof at>[]) => {
  const day = visitDay(visits, now)
  return day && [day.day, day.isToday, day.visits.map(({ id }) => id)]
}

describe('the visits that a home shows', () => {
  const morning = at(1, '2026-11-21T16:00:00.000Z')
  const evening = at(2, '2026-11-22T03:00:00.000Z')
  const monday = at(3, '2026-11-23T17:00:00.000Z')
  it('are today’s, those that are over too, in their order', () =>
    expect(shown(monday, evening, morning)).toEqual(['2026-11-21', true, [1, 2]]))
  it('are of the next day that has some, where today has none', () => {
    const yesterday = at(5, '2026-11-20T17:00:00.000Z')
    const late = at(4, '2026-11-23T23:00:00.000Z')
    expect(shown(yesterday, monday, late)).toEqual(['2026-11-23', false, [3, 4]])
  })
  it('are without those that were cancelled', () =>
    expect(shown({ ...morning, cancelled: true }, monday)).toEqual(['2026-11-23', false, [3]]))
  it('have what began yesterday and goes on', () =>
    expect(shown(at(6, '2026-11-21T06:00:00.000Z', 16), monday)).toEqual(['2026-11-21', true, [6]]))
  it('are none where none lies ahead', () => expect(shown(at(5, '2026-11-20T17:00:00.000Z'))).toBeNull())
  it('are the same in whatever order they come, and all of one day', () => {
    const many = fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 12 })
    fc.assert(
      fc.property(many, (hours) => {
        const visits = hours.map((hour, id) =>
          at(id, new Date(now.getTime() + hour * 3_600_000).toISOString(), 1),
        )
        const one = visitDay(visits, now)
        const other = visitDay(visits.toReversed(), now)
        expect(other?.visits.map(({ start }) => start)).toEqual(one?.visits.map(({ start }) => start))
        expect(one === null).toBe(
          !visits.some(
            ({ start, end }) => Date.parse(start) > now.getTime() || Date.parse(end) > now.getTime(),
          ) && shown(...visits) === null,
        )
      }),
    )
  })
  it('throw at nothing', () => {
    for (const none of [null, undefined, [null], [{ start: 'soon' }]])
      expect(visitDay(none as never, now)).toBeNull()
  })
})

describe('a visit stands as', () => {
  it.each([
    ['planned', '2026-11-21T19:46:00.000Z', {}],
    ['late', '2026-11-21T19:45:00.000Z', {}],
    [
      'notOut',
      '2026-11-21T15:00:00.000Z',
      {
        clock_in_at: '2026-11-21T15:00:00.000Z',
        clock_out_at: '2026-11-21T19:00:00.000Z',
        clock_closed_at: '2026-11-21T20:00:00.000Z',
      },
    ],
    ['here', '2026-11-21T19:45:00.000Z', { clock_in_at: '2026-11-21T19:44:00.000Z' }],
    [
      'done',
      '2026-11-21T15:00:00.000Z',
      { clock_in_at: '2026-11-21T15:00:00.000Z', clock_out_at: '2026-11-21T18:59:00.000Z' },
    ],
    ['missed', '2026-11-21T16:00:00.000Z', {}],
  ] as const)('%s', (standing, start, clocks) =>
    expect(visitStanding(at(1, start, 4, clocks), now)).toBe(standing),
  )
})

describe('the visits ahead', () => {
  const ahead = (...visits: readonly ReturnType<typeof at>[]) =>
    visitsAhead(visits, now).map(({ day, isToday, visits: ofDay }) => [
      day,
      isToday,
      ofDay.map(({ id }) => id),
    ])
  const monday = at(3, '2026-11-23T17:00:00.000Z')
  it('stand by their days in order, without those that are over or cancelled', () =>
    expect(
      ahead(
        at(4, '2026-11-23T23:00:00.000Z'),
        monday,
        at(2, '2026-11-22T03:00:00.000Z'),
        at(1, '2026-11-21T12:00:00.000Z'),
        at(7, '2026-11-24T17:00:00.000Z', 4, { cancelled: true }),
      ),
    ).toEqual([
      ['2026-11-21', true, [2]],
      ['2026-11-23', false, [3, 4]],
    ]))
  it('have what goes on since yesterday under today', () =>
    expect(ahead(at(6, '2026-11-21T06:00:00.000Z', 16))).toEqual([['2026-11-21', true, [6]]]))
  it('are none of nothing', () => expect(visitsAhead(null, now)).toEqual([]))
})
