import { describe, expect, it } from 'vitest'
import { hourBits, hoursIn, partsOfDay } from './freeWeek.js'
import {
  dayFit,
  daysThatFit,
  fitOfAll,
  hoursAsked,
  isAskedOf,
  longestFree,
  partFit,
  readWhen,
  whenWords,
  type DayFit,
  type When,
} from './when.js'

const afternoons: When = { days: [2, 4], times: ['afternoon'] }
const week = (days: Readonly<Record<number, number>>) => [0, 1, 2, 3, 4, 5, 6].map((day) => days[day] ?? 0)

describe('what is asked for', () => {
  it.each<[string, When | null]>([
    ['tue,thu', { days: [2, 4], times: [] }],
    ['thu,tue,tue,afternoon', afternoons],
    ['tue,evening,morning', { days: [2], times: ['morning', 'evening'] }],
    ['tue,13-17,morning', { days: [2], times: ['13-17'] }],
    ['tue,22-06', { days: [2], times: ['22-6'] }],
    ['tue,13-13', { days: [2], times: [] }],
    ['tue,24-25', { days: [2], times: [] }],
    ['afternoon', null],
    ['', null],
  ])('by %s', (words, when) => expect(readWhen(words.split(','))).toEqual(when))

  it('is read as it is written', () => {
    for (const when of [afternoons, { days: [0, 6], times: [] }, { days: [1], times: ['22-6'] }])
      expect(readWhen(whenWords(when))).toEqual(when)
  })

  it('are hours of a day and of the next morning', () => {
    expect(hoursAsked(afternoons)).toEqual([hourBits(13, 17), 0])
    expect(hoursAsked({ days: [2], times: ['morning', 'night'] })).toEqual([
      hourBits(8, 12) | hourBits(22, 24),
      hourBits(0, 6),
    ])
    expect(hoursAsked({ days: [2], times: [] })).toBeNull()
  })
})

describe('a day', () => {
  it.each<[string, number[], When, string]>([
    ['fits where all hours are free', week({ 2: hourBits(8, 17) }), afternoons, 'whole'],
    ['in part where half of them are', week({ 2: hourBits(8, 15) }), afternoons, 'part'],
    ['not with fewer', week({ 2: hourBits(8, 14) }), afternoons, 'none'],
    [
      'over midnight into the next morning, Saturday’s into Sunday’s',
      week({ 6: hourBits(22, 24), 0: hourBits(0, 6) }),
      { days: [6], times: ['night'] },
      'whole',
    ],
    [
      'at any time with a part that is free',
      week({ 2: hourBits(18, 21) }),
      { days: [2], times: [] },
      'whole',
    ],
    [
      'which a night is not',
      week({ 2: hourBits(22, 24), 3: hourBits(0, 6) }),
      { days: [2], times: [] },
      'none',
    ],
    ['and not with an hour', week({ 2: hourBits(18, 19) }), { days: [2], times: [] }, 'none'],
  ])('%s', (_, free, when, fit) => expect(dayFit(free, when.days[0]!, when)).toBe(fit))

  it('fits of several by itself, and of nobody of whom nothing is known', () => {
    expect(daysThatFit(week({ 2: hourBits(13, 17), 4: hourBits(13, 16) }), afternoons)).toEqual([2])
    expect(daysThatFit(null, afternoons)).toEqual([])
  })

  it('tells the longest time in a row', () => {
    expect(longestFree(week({ 2: hourBits(13, 14) | hourBits(15, 17) }), 2, afternoons)).toEqual({
      from: 15,
      to: 17,
    })
    expect(
      longestFree(week({ 2: hourBits(23, 24), 3: hourBits(0, 4) }), 2, { days: [2], times: ['night'] }),
    ).toEqual({ from: 23, to: 28 })
    expect(longestFree(week({}), 2, afternoons)).toBeNull()
  })

  it('tells the longest time of all of it where no time is asked for', () => {
    const any = { days: [2], times: [] }
    expect(longestFree(week({ 2: hourBits(9, 10) | hourBits(18, 20) }), 2, any)).toEqual({ from: 18, to: 20 })
    expect(longestFree(week({ 3: hourBits(0, 4) }), 2, any)).toBeNull()
  })

  it.each<[DayFit, DayFit[]]>([
    ['whole', ['whole', 'whole']],
    ['part', ['whole', 'none']],
    ['part', ['none', 'part']],
    ['none', ['none', 'none']],
  ])('fits together with others: %s', (fit, fits) => expect(fitOfAll(fits)).toBe(fit))
})

describe('a part of a day', () => {
  const [morning, night] = [partsOfDay.find('morning')!, partsOfDay.find('night')!]
  const nights = week({ 6: hourBits(22, 24), 0: hourBits(0, 6) })

  it.each<[string, number[], number, typeof morning, DayFit]>([
    ['is free as a whole', week({ 2: hourBits(8, 12) }), 2, morning, 'whole'],
    ['is free in part with one hour', week({ 2: hourBits(11, 13) }), 2, morning, 'part'],
    ['is not free by the hours beside it', week({ 2: hourBits(12, 22) }), 2, morning, 'none'],
    ['goes on in the next morning, Saturday’s in Sunday’s', nights, 6, night, 'whole'],
    ['is not free by the night after it', nights, 5, night, 'none'],
    ['is free in part before midnight alone', week({ 2: hourBits(22, 24) }), 2, night, 'part'],
    ['is free in part after midnight alone', week({ 3: hourBits(0, 6) }), 2, night, 'part'],
  ])('%s', (_, free, day, part, fit) => expect(partFit(free, day, part)).toBe(fit))

  it('is asked for by an hour of it, the night’s also by one after midnight', () => {
    expect(isAskedOf({ days: [2], times: ['11-14'] }, 2, morning)).toBe(true)
    expect(isAskedOf({ days: [2], times: ['12-14'] }, 2, morning)).toBe(false)
    expect(isAskedOf({ days: [2], times: ['21-22'] }, 2, night)).toBe(false)
    expect(isAskedOf({ days: [2], times: ['night'] }, 2, night)).toBe(true)
    expect(isAskedOf({ days: [2], times: ['20-3'] }, 2, night)).toBe(true)
    expect(isAskedOf({ days: [2], times: [] }, 2, night)).toBe(false)
    expect(isAskedOf({ days: [2], times: [] }, 2, partsOfDay.find('evening')!)).toBe(true)
    expect(isAskedOf({ days: [2], times: [] }, 3, night)).toBe(false)
    expect(isAskedOf(null, 2, night)).toBe(false)
  })
})

it('hours are counted', () => expect([hoursIn(0), hoursIn(hourBits(0, 24)), hoursIn(5)]).toEqual([0, 24, 2]))
