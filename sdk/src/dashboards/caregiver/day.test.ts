import fc from '../../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { instantIn } from '../../kit/dates/zoneTime.js'
import { withHostileValues } from '../../testing/hostile.js'
import {
  freeDays,
  nextWork,
  plannedCents,
  plannedMinutes,
  workDay,
  worksToday,
  workMoment,
  workWeek,
} from './day.js'

const zone = 'America/Los_Angeles'
// A Saturday at noon in Oakland.
const now = new Date('2026-11-21T20:00:00Z')
const today = '2026-11-21'
const hour = 3_600_000

/** Work from so many hours after now, for so many hours. */
function work(from: number, hours = 4, given: Partial<ReturnType<typeof plain>> = {}) {
  return { ...plain(from, hours), ...given }
}
function plain(from: number, hours: number) {
  return {
    start: new Date(now.getTime() + from * hour).toISOString(),
    end: new Date(now.getTime() + (from + hours) * hour).toISOString(),
    time_zone: zone,
    clock_in_at: null as string | null,
    clock_out_at: null as string | null,
    to_confirm: false,
    cents: 10_000 as number | null,
  }
}
const at = (hours: number) => new Date(now.getTime() + hours * hour).toISOString()

describe('where work stands', () => {
  it.each<[string, ReturnType<typeof work>, ReturnType<typeof workMoment>]>([
    [
      'before the clock opens',
      work(2),
      { phase: 'before', startsIn: 120, opensAt: new Date(now.getTime() + 1.5 * hour) },
    ],
    ['from half an hour before', work(0.5), { phase: 'open', startsIn: 30 }],
    ['late, and not over', work(-1), { phase: 'open', startsIn: -60 }],
    ['over, and nobody came', work(-5), null],
    ['on', work(-1, 4, { clock_in_at: at(-1.1) }), { phase: 'on', worked: 66, left: 180, planned: 240 }],
    [
      'on, past its end',
      work(-5, 4, { clock_in_at: at(-5) }),
      { phase: 'on', worked: 300, left: 0, planned: 240 },
    ],
    ['forgotten for longer than it may be said', work(-17, 4, { clock_in_at: at(-17) }), null],
    ['clocked out', work(-1, 4, { clock_in_at: at(-1), clock_out_at: at(-0.5) }), null],
  ])('is told: %s', (_, given, moment) => expect(workMoment(given, now)).toEqual(moment))
})

describe('the next work', () => {
  const later = work(5)
  const sooner = work(1)
  it.each<[string, ReturnType<typeof work>[], ReturnType<typeof work> | null]>([
    ['none', [], null],
    ['nothing left', [work(-9)], null],
    ['the first of several', [later, sooner], sooner],
    ['that which goes on', [sooner, work(-3, 4)], undefined as never],
  ])('is %s', (_, works, next) => expect(nextWork(works, now)).toEqual(next ?? works[1] ?? null))

  it('is what somebody is clocked in to, also where another should have begun', () => {
    const on = work(-3, 4, { clock_in_at: at(-3) })
    expect(nextWork([work(-4, 8), on, sooner], now)).toBe(on)
  })

  it('is never over, and nothing that is left begins before it unless it is on', () => {
    const spans = fc.array(
      fc.record({ from: fc.integer({ min: -30, max: 60 }), hours: fc.integer({ min: 1, max: 13 }) }),
    )
    fc.assert(
      fc.property(spans, fc.nat({ max: 12 }), (list, on) => {
        const works = list.map(({ from, hours }, i) =>
          work(from, hours, i === on && from <= 0 ? { clock_in_at: at(from) } : {}),
        )
        const next = nextWork(works, now)
        const left = works.filter((one) => workMoment(one, now))
        expect(next === null).toBe(left.length === 0)
        if (!next) return
        const isOn = workMoment(next, now)?.phase === 'on'
        expect(left).toContain(next)
        expect(left.filter((one) => one.start < next.start).length === 0 || isOn).toBe(true)
      }),
    )
  })
})

describe('the week', () => {
  it('begins on Sunday, and parts what is to be confirmed from what is booked', () => {
    const week = workWeek([work(-24, 8), work(-24, 2), work(3, 6, { to_confirm: true }), work(30)], today)
    expect(week.map(({ day, booked, asked }) => [day, booked, asked])).toEqual([
      ['2026-11-15', 0, 0],
      ['2026-11-16', 0, 0],
      ['2026-11-17', 0, 0],
      ['2026-11-18', 0, 0],
      ['2026-11-19', 0, 0],
      ['2026-11-20', 600, 0],
      ['2026-11-21', 0, 360],
    ])
    expect(freeDays(week, '2026-11-19')).toEqual(['2026-11-19'])
    expect(freeDays(workWeek([], today), '2026-11-20')).toEqual(['2026-11-20', today])
  })

  it('puts work on the day of where it is worked', () => {
    const evening = { ...work(0), start: '2026-11-21T06:30:00Z', end: '2026-11-21T14:30:00Z' }
    expect(workDay(evening)).toBe('2026-11-20')
    expect(workDay({ ...evening, time_zone: 'America/New_York' })).toBe('2026-11-21')
    expect([workDay({ start: 'soon', time_zone: zone }), workDay({ ...evening, time_zone: '?' })]).toEqual([
      '',
      '',
    ])
  })

  it.each([
    ['the night in which the clocks go forward', '2027-03-13', 7],
    ['the night in which they go back', '2026-10-31', 9],
    ['any other night', '2026-11-20', 8],
  ])('counts %s by its instants: eleven to seven', (_, day, hours) => {
    const start = instantIn(zone, day, '23:00')!
    const [year, month, date] = day.split('-').map(Number) as [number, number, number]
    const next = new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10)
    const night = {
      ...work(0),
      start: start.toISOString(),
      end: instantIn(zone, next, '07:00')!.toISOString(),
    }
    expect([workDay(night), plannedMinutes(night)]).toEqual([day, hours * 60])
    expect(workWeek([night], day).reduce((sum, { booked }) => sum + booked, 0)).toBe(hours * 60)
  })

  it('loses nothing that lies within it', () => {
    const spans = fc.array(fc.record({ from: fc.integer({ min: -132, max: 11 }), asked: fc.boolean() }))
    fc.assert(
      fc.property(spans, (list) => {
        const works = list.map(({ from, asked }) => work(from, 5, { to_confirm: asked }))
        const week = workWeek(works, today)
        expect(week.reduce((sum, { booked, asked }) => sum + booked + asked, 0)).toBe(works.length * 300)
      }),
    )
  })
})

describe('what the rest of the week comes to', () => {
  it.each<[string, ReturnType<typeof work>[], number | null]>([
    ['nothing planned', [], 0],
    ['what is ahead and confirmed', [work(2), work(4), work(3, 2, { to_confirm: true })], 20_000],
    ['without what was worked, and what lies in another week', [work(-30), work(40)], 0],
    ['what goes on', [work(-1, 4, { clock_in_at: at(-1) })], 10_000],
    ['nobody knows without a rate', [work(2), work(3, 1, { cents: null })], null],
  ])('is %s', (_, works, cents) => expect(plannedCents(works, today, now)).toBe(cents))
})

it('today is that of where it is worked', () => {
  const works = [work(-10), work(11), work(13), { ...work(10), time_zone: 'America/New_York' }]
  expect(worksToday(works, now)).toEqual([works[0], works[1]])
})

it('takes anything and never throws', () => {
  withHostileValues(3, (a: never, b: never, c: never) => [
    workMoment(a, b),
    nextWork(a, b),
    nextWork([{ start: a, end: b, clock_in_at: c, clock_out_at: c }], now),
    worksToday([{ start: a, end: b, time_zone: c, clock_in_at: null, clock_out_at: null }], now),
    workWeek(a, b),
    workWeek([{ start: a, end: b, time_zone: c }] as never, today),
    freeDays(a, b),
    plannedCents(a, b, c),
    plannedCents([{ ...work(1), cents: a }], today, now),
  ])
})
