import { describe, expect, it } from 'vitest'
import { addDays, dayIn, fromEpochDay, toEpochDay, weekdayOf } from '../kit/dates/dates.js'
import { instantIn, timeIn } from '../kit/dates/zoneTime.js'
import { timeZoneOfState } from '../vocabulary/places/timeZones.js'
import fc from '../testing/properties.js'
import { hostileValues } from '../testing/hostile.js'
import { states } from '../vocabulary/places/states.js'
import type { WeeklyHours } from '../vocabulary/jobs/entities.js'
import {
  plannedUntil,
  scheduleErrors,
  scheduleMaxVisits,
  seriesVisits,
  visitWeeksAhead,
  type SeriesRule,
} from './series.js'
import { seriesTexts as texts } from './seriesTexts.js'

const on = (day_of_week: number, start_time: string, end_time: string): WeeklyHours => ({
  ...{ day_of_week, start_time, end_time },
})

describe('a weekly schedule', () => {
  it.each<[string, WeeklyHours[], Record<string, unknown>]>([
    ['of mornings', [on(1, '09:00', '13:00'), on(3, '09:00', '13:00')], {}],
    ['twice a day', [on(1, '09:00', '13:00'), on(1, '13:00', '15:00')], {}],
    ['around the clock', [on(1, '08:00', '08:00'), on(2, '08:00', '08:00')], {}],
    ['without a day', [], { schedule: texts.daysRequired }],
    [
      'that overlaps within a day',
      [on(1, '09:00', '13:00'), on(1, '12:59', '15:00')],
      { 'schedule.1.start_time': texts.overlap },
    ],
    [
      'that overlaps beyond midnight',
      [on(1, '22:00', '06:00'), on(2, '05:00', '09:00')],
      { 'schedule.1.start_time': texts.overlap },
    ],
    [
      'that overlaps beyond the week',
      [on(0, '01:00', '09:00'), on(6, '22:00', '02:00')],
      { 'schedule.1.start_time': texts.overlap },
    ],
    ['that touches beyond the week', [on(0, '02:00', '09:00'), on(6, '22:00', '02:00')], {}],
    [
      'the same twice',
      [on(1, '09:00', '13:00'), on(1, '09:00', '13:00')],
      { 'schedule.1.start_time': texts.overlap },
    ],
    [
      'without a time',
      [on(1, '', '25:00')],
      { 'schedule.0.start_time': texts.timeRequired, 'schedule.0.end_time': texts.timeRequired },
    ],
    ['of an eighth day', [on(7, '09:00', '13:00')], { 'schedule.0.day_of_week': texts.dayRequired }],
    [
      'of too many',
      Array.from({ length: scheduleMaxVisits + 1 }, () => on(1, '09:00', '13:00')),
      { schedule: texts.tooMany },
    ],
  ])('%s', (_, schedule, errors) => expect(scheduleErrors(schedule)).toEqual(errors))

  it('says how many visits a week may have', () =>
    expect(texts.tooMany[0]).toContain(` ${scheduleMaxVisits} `))

  const time = fc
    .integer({ min: 0, max: 95 })
    .map(
      (quarter) =>
        `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
    )
  const hours = fc.record({ day_of_week: fc.integer({ min: 0, max: 6 }), start_time: time, end_time: time })

  it('overlaps itself where a minute of the week is there twice, and nowhere else', () =>
    fc.assert(
      fc.property(fc.array(hours, { minLength: 1, maxLength: 5 }), (schedule) => {
        const minutes = schedule.flatMap(({ day_of_week, start_time, end_time }) => {
          const of = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3))
          const [from, until] = [of(start_time), of(end_time)]
          const length = until > from ? until - from : until - from + 1440
          return Array.from({ length }, (_, nth) => (day_of_week * 1440 + from + nth) % 10_080)
        })
        const isTwice = new Set(minutes).size < minutes.length
        expect(Object.keys(scheduleErrors(schedule)).length > 0).toBe(isTwice)
      }),
    ))

  it('says something of whatever it is', () => {
    for (const value of hostileValues)
      for (const schedule of [value, [value]])
        expect(Object.keys(scheduleErrors(schedule as never))).not.toEqual([])
  })
})

const oakland = 'America/Los_Angeles'
const mondays: SeriesRule = { ...on(1, '08:00', '12:00'), from_day: '2026-10-01', to_day: null }
const said = (rule: SeriesRule, from: string, to: string, zone = oakland, without: string[] = []) =>
  seriesVisits(rule, zone, { from, to }, without).map(({ start, end }) => [
    `${dayIn(zone, start)} ${timeIn(zone, start)}`,
    timeIn(zone, end),
    (end.getTime() - start.getTime()) / 3_600_000,
  ])

describe('the visits of a series', () => {
  it('are at the same time of day on both sides of a change of clocks', () => {
    const visits = seriesVisits(mondays, oakland, { from: '2026-10-26', to: '2026-11-09' })
    expect(visits.map(({ day, start }) => [day, start.toISOString()])).toEqual([
      ['2026-10-26', '2026-10-26T15:00:00.000Z'],
      ['2026-11-02', '2026-11-02T16:00:00.000Z'],
      ['2026-11-09', '2026-11-09T16:00:00.000Z'],
    ])
  })

  it.each<[string, SeriesRule, unknown[]]>([
    [
      'over the hour that comes twice',
      { ...mondays, ...on(6, '22:00', '06:00') },
      ['2026-10-31 22:00', '06:00', 9],
    ],
    [
      'from a time that comes twice: the first',
      { ...mondays, ...on(0, '01:30', '03:00') },
      ['2026-11-01 01:30', '03:00', 2.5],
    ],
  ])('%s', (_, rule, one) => expect(said(rule, '2026-10-31', '2026-11-01')).toEqual([one]))

  it.each<[string, SeriesRule, unknown[]]>([
    [
      'over the hour that is skipped',
      { ...mondays, ...on(6, '22:00', '06:00') },
      ['2027-03-13 22:00', '06:00', 7],
    ],
    [
      'from a time that is skipped: as much later',
      { ...mondays, ...on(0, '02:30', '05:00') },
      ['2027-03-14 03:30', '05:00', 1.5],
    ],
    [
      'until one that is skipped: as much later',
      { ...mondays, ...on(0, '01:00', '02:30') },
      ['2027-03-14 01:00', '03:30', 1.5],
    ],
    [
      'that would end before it begins: as long as it says',
      { ...mondays, ...on(0, '02:30', '03:15') },
      ['2027-03-14 03:30', '04:15', 0.75],
    ],
  ])('%s', (_, rule, one) => expect(said(rule, '2027-03-13', '2027-03-14')).toEqual([one]))

  it('begin with the first day and end with the last, both included, without those left out', () => {
    const rule = { ...mondays, from_day: '2026-11-02', to_day: '2026-11-23' }
    const days = (without: string[] = []) =>
      seriesVisits(rule, oakland, { from: '2026-01-01', to: '2027-12-31' }, without).map(({ day }) => day)
    expect(days()).toEqual(['2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23'])
    expect(days(['2026-11-09', '2026-11-10'])).toEqual(['2026-11-02', '2026-11-16', '2026-11-23'])
  })

  it('are none without a zone, a window or a rule', () => {
    const window = { from: '2026-11-01', to: '2026-11-30' }
    expect(seriesVisits(mondays, 'Mars/Olympus', window)).toEqual([])
    expect(seriesVisits(mondays, oakland, { from: '', to: '2026-11-30' })).toEqual([])
    expect(seriesVisits({ ...mondays, day_of_week: 9 }, oakland, window)).toEqual([])
    expect(seriesVisits({ ...mondays, start_time: '8' }, oakland, window)).toEqual([])
    expect(seriesVisits({ ...mondays, from_day: 'soon' }, oakland, window)).toEqual([])
  })

  it('of whatever it is are none, and nothing is thrown', () => {
    const window = { from: '2026-11-01', to: '2026-11-30' }
    for (const value of hostileValues) {
      expect(seriesVisits(value as never, oakland, window)).toEqual([])
      expect(seriesVisits(mondays, value as never, window)).toEqual([])
      expect(seriesVisits(mondays, oakland, value as never)).toEqual([])
    }
  })

  const zones = [...new Set(states.ids.map(timeZoneOfState)), 'America/Indiana/Indianapolis', 'America/Adak']
  const minute = fc.integer({ min: 0, max: 1439 })
  const text = (of: number) =>
    `${String(Math.floor(of / 60)).padStart(2, '0')}:${String(of % 60).padStart(2, '0')}`

  it('are those of a walk through ten years day by day, in every zone of the country', () =>
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 6 }),
        // The hours at night in which clocks change, and any other.
        fc.oneof(fc.integer({ min: 0, max: 240 }), minute),
        fc.oneof(fc.integer({ min: 0, max: 240 }), minute),
        fc.integer({ min: 0, max: 3650 }),
        (zone, day_of_week, begins, ends, skipped) => {
          const [start_time, end_time] = [text(begins), text(ends)]
          const from = '2020-01-01'
          const last = fromEpochDay(toEpochDay(from)! + 3652)
          const rule = { ...on(day_of_week, start_time, end_time), from_day: from, to_day: null }
          const without = [addDays(from, skipped)]
          const walked = []
          for (let day = from; day <= last; day = addDays(day, 1)) {
            if (weekdayOf(day) !== day_of_week || without.includes(day)) continue
            const start = instantIn(zone, day, start_time)!
            const until = instantIn(zone, end_time <= start_time ? addDays(day, 1) : day, end_time)!
            const minutes = ends > begins ? ends - begins : ends - begins + 1440
            walked.push({
              ...{ day, start },
              end: until > start ? until : new Date(start.getTime() + minutes * 60_000),
            })
          }
          expect(seriesVisits(rule, zone, { from, to: last }, without)).toEqual(walked)
        },
      ),
      { numRuns: 40 },
    ))
})

it('visits are planned eight weeks ahead', () => {
  expect([visitWeeksAhead, plannedUntil('2026-11-21')]).toEqual([8, '2027-01-16'])
})
