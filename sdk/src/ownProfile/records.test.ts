import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { say } from '../kit/text.js'
import { withHostileValues } from '../testing/hostile.js'
import {
  educationBody,
  educationDraftErrors,
  educationErrors,
  emptyEducation,
  fromYears,
  toYears,
  yearOf,
  yearRange,
  yearToDay,
} from './education.js'
import {
  closingMessage,
  emptyExperience,
  experienceBody,
  experienceDraftErrors,
  experienceErrors,
  isEndDisabled,
  yearsOfExperience,
} from './experience.js'
import { hasListedId, orgChoices, toggleOpen } from '../partners/organizations.js'
import { recordTexts } from '../caregivers/recordTexts.js'

const listed = { id: 7, name: 'Laney College', city: 'Oakland', state: 'CA' }
const education = {
  ...emptyEducation(2026),
  school: listed,
  from_year: 2010,
  to_year: 2014,
  city: 'Elsewhere',
}
const experience = {
  ...emptyExperience,
  business: listed,
  position: 'Aide',
  start_date: '2015-03-01',
  city: 'Elsewhere',
}

describe('the years of an education', () => {
  it('begin next year and go seventy years back', () => {
    const years = fromYears(2026)
    expect([years[0], years[1], years.at(-1), years.length]).toEqual([2027, 2026, 1957, 71])
  })
  it.each([
    [2010, 2010, 2033, 24],
    [null, 1957, 2033, 77],
    [2033, 2033, 2033, 1],
    [2040, undefined, undefined, 0],
    [1, 1957, 2033, 77],
  ])('end at or after the from-year %s, seven years ahead at most', (from, first, last, count) => {
    const years = toYears(from, 2026)
    expect([years[0], years.at(-1), years.length]).toEqual([first, last, count])
  })
  it.each([[Number.NaN], [0], [10_000], [null]])('are none in the year %j', (year) =>
    expect([fromYears(year as number), toYears(2010, year as number)]).toEqual([[], []]),
  )
  it('are kept as January 1st, there and back', () => {
    expect(yearToDay(2014)).toBe('2014-01-01')
    fc.assert(fc.property(fc.integer({ min: 1, max: 9999 }), (year) => yearOf(yearToDay(year)) === year))
  })
  it.each([[0], [10_000], [2014.5], ['2014'], [null], [-3]])('have no day for %j', (year) =>
    expect(yearToDay(year)).toBeNull(),
  )
})

describe('an education record', () => {
  it('begins empty, in this year and country', () =>
    expect(emptyEducation(2026)).toEqual({
      school: null,
      major: '',
      from_year: 2026,
      to_year: null,
      city: '',
      state: '',
      country: 'US',
    }))
  it('may be saved once a school is chosen, without a major', () => {
    expect(educationErrors(emptyEducation(2026))).toEqual({ school: recordTexts.schoolRequired })
    expect(educationErrors({ ...emptyEducation(2026), school: { id: null, name: 'Laney' } })).toEqual({})
  })
  it.each([
    [{ school: null }, { school: recordTexts.schoolRequired }],
    [{ school: { id: 7, name: '  ' } }, { school: recordTexts.schoolRequired }],
    [{ from_year: null }, { from_year: recordTexts.fromRequired }],
    [{ to_year: 2009 }, { to_year: recordTexts.toBeforeFrom }],
    [{ to_year: 2010 }, {}],
    [{ to_year: null }, {}],
  ])('with %j', (change, errors) => {
    const form = { ...education, ...change }
    expect(educationErrors(form)).toEqual(errors)
    expect(educationBody(form) === null).toBe(Object.keys(errors).length > 0)
  })
  it('takes its location from a listed school, which locks it', () => {
    expect(educationBody({ ...education, major: ' Nursing ' })).toEqual({
      school_id: 7,
      college: 'Laney College',
      major: 'Nursing',
      city: 'Oakland',
      state: 'CA',
      country: 'US',
      start_date: '2010-01-01',
      end_date: '2014-01-01',
    })
  })
  it('lies in the United States unless it says otherwise', () => {
    expect(educationBody({ ...education, country: ' ' })?.country).toBe('US')
    expect(experienceBody({ ...experience, country: '' })?.country).toBe('US')
  })
  it('keeps the location as entered where the school was typed in', () => {
    const body = educationBody({
      ...education,
      school: { id: null, name: 'Own' },
      state: 'NV',
      country: 'PR',
    })
    expect(body).toMatchObject({
      school_id: null,
      college: 'Own',
      city: 'Elsewhere',
      state: 'NV',
      country: 'PR',
      major: null,
    })
  })
})

describe('an experience record', () => {
  it.each([
    [{}, {}],
    [{ business: null }, { business: recordTexts.employerRequired }],
    [{ position: ' ' }, { position: recordTexts.positionRequired }],
    [{ start_date: '' }, {}],
    [{ start_date: '', end_date: '2015-02-28' }, {}],
    [{ start_date: '2015--01' }, { start_date: recordTexts.monthAndYear }],
    [{ start_date: '2015-02-30' }, { start_date: recordTexts.monthAndYear }],
    [{ end_date: '-03-01' }, { end_date: recordTexts.monthAndYear }],
    [{ end_date: '-03-01', still_working: true }, {}],
    [{ end_date: '2015-02-28' }, { end_date: recordTexts.toBeforeFrom }],
    [{ end_date: '2015-03-01' }, {}],
    [{ end_date: '2015-02-28', still_working: true }, {}],
  ])('with %j', (change, errors) => {
    const form = { ...experience, ...change }
    expect(experienceErrors(form)).toEqual(errors)
    expect(experienceBody(form) === null).toBe(Object.keys(errors).length > 0)
  })
  it('has no end while still working, whatever the field holds', () => {
    const form = { ...experience, end_date: '2019-06-30' }
    expect([isEndDisabled(form), experienceBody(form)?.end_date]).toEqual([false, '2019-06-30'])
    const still = { ...form, still_working: true }
    expect([isEndDisabled(still), experienceBody(still)?.end_date]).toEqual([true, null])
  })
  it('is sent with the listed business and its place', () => {
    expect(experienceBody({ ...experience, description: ' Days ' })).toEqual({
      business_id: 7,
      company_name: 'Laney College',
      position: 'Aide',
      description: 'Days',
      city: 'Oakland',
      state: 'CA',
      country: 'US',
      start_date: '2015-03-01',
      end_date: null,
    })
    expect(experienceBody({ ...experience, start_date: '' })?.start_date).toBeNull()
    expect(
      experienceBody({ ...experience, business: { id: null, name: ' Own ' }, country: 'PR' }),
    ).toMatchObject({
      business_id: null,
      company_name: 'Own',
      city: 'Elsewhere',
      country: 'PR',
    })
  })
})

describe('the editors of records', () => {
  it.each([
    ['2010-01-01', '2014-01-01', '2010 – 2014', '2010 – 2014'],
    ['2010-01-01', '2010-06-30', '2010', '2010'],
    ['2010-01-01', null, '2010 – Present', '2010 – presente'],
    [null, '2014-01-01', '2014', '2014'],
  ])('show %s to %s as %s', (start, end, english, spanish) => {
    const range = yearRange(start, end)
    expect(range && [say('en', range), say('es', range)]).toEqual([english, spanish])
  })
  it('show no years where none are known', () => expect(yearRange('x', undefined)).toBeNull())

  it.each([
    ['education', [], recordTexts.noEducation],
    ['experience', [], recordTexts.noExperience],
    ['education', [{}], null],
    ['experience', [{}], null],
  ] as const)('close without %s: %j', (kind, records, text) =>
    expect(closingMessage(kind, records)).toBe(text),
  )

  it('offer the typed text when nothing is found, and only then', () => {
    expect(orgChoices([], ' My school ')).toEqual([{ id: null, name: 'My school' }])
    expect(orgChoices([listed], 'My school')).toEqual([listed])
    expect(orgChoices([], '  ')).toEqual([])
  })
  it.each([
    [listed, true],
    [{ id: 1, name: '' }, true],
    [{ id: null, name: 'Own' }, false],
    [{ id: 0, name: 'Own' }, false],
    [null, false],
  ])('lock the location of %j: %s', (org, locked) => expect(hasListedId(org)).toBe(locked))
  it('have one record open at a time', () => {
    expect([toggleOpen<number>(null, 3), toggleOpen<number>(3, 4), toggleOpen<number>(3, 3)]).toEqual([
      3,
      4,
      null,
    ])
  })
})

it('none of it throws, and nothing hostile is ever saved', () => {
  for (const { answer } of withHostileValues(2, (a: never, b: never) => {
    fromYears(a)
    toYears(a, b)
    yearRange(a, b)
    orgChoices(a, b)
    hasListedId(a)
    isEndDisabled(a)
    closingMessage('education', a)
    experienceErrors(a)
    educationErrors(a)
    return [educationBody(a), experienceBody(a)]
  }))
    expect(answer).toEqual([null, null])
})

describe('a draft of a record, as the server judges it', () => {
  const school = { college: 'Laney College', start_date: '2014-01-01', end_date: '2016-01-01' }
  it.each([
    [{}, {}],
    [{ end_date: null }, {}],
    [{ start_date: '2027-01-01', end_date: '2033-01-01' }, {}],
    [{ college: ' ' }, { college: recordTexts.schoolRequired }],
    [{ start_date: '1956-01-01', end_date: null }, { start_date: recordTexts.fromRequired }],
    [{ start_date: '2028-01-01', end_date: null }, { start_date: recordTexts.fromRequired }],
    [{ end_date: '2013-01-01' }, { end_date: recordTexts.toBeforeFrom }],
    [{ end_date: '2034-01-01' }, { end_date: recordTexts.toTooLate }],
  ])('education %j', (change, errors) => {
    expect(educationDraftErrors({ ...school, ...change }, 2026)).toEqual(errors)
  })

  const work = { company_name: 'Sunporch', position: 'Caregiver', start_date: '2020-03-01', end_date: null }
  it.each([
    [{}, {}],
    [{ start_date: '2026-11-21' }, {}],
    [{ start_date: null }, {}],
    [{ start_date: null, end_date: '2020-02-29' }, {}],
    [{ company_name: '' }, { company_name: recordTexts.employerRequired }],
    [{ position: ' ' }, { position: recordTexts.positionRequired }],
    [{ start_date: '2026-11-22' }, { start_date: recordTexts.fromInFuture }],
    [{ end_date: '2020-02-29' }, { end_date: recordTexts.toBeforeFrom }],
    [{ end_date: '2020-03-01' }, {}],
    [{ end_date: '2026-11-21' }, {}],
  ])('experience %j', (change, errors) => {
    expect(experienceDraftErrors({ ...work, ...change }, '2026-11-21')).toEqual(errors)
  })
})

describe('years of experience', () => {
  const job = (start_date: string | null, end_date: string | null) => ({ start_date, end_date })
  it.each([
    [[], 0],
    [[job('2016-11-21', null)], 10],
    [[job('2016-11-22', null)], 9],
    [[job('2016-01-01', '2020-01-01'), job('2018-01-01', '2022-01-01')], 6],
    [[job('2016-01-01', '2022-01-01'), job('2018-01-01', '2019-01-01'), job('2023-01-01', '2025-01-01')], 8],
    [[job('2018-01-01', '2022-01-01'), job('2016-01-01', '2020-01-01')], 6],
    [[job('2022-01-01', '2024-01-01'), job('2010-01-01', '2012-01-01')], 4],
    [[job('2030-01-01', null)], 0],
    [[job(null, null), job(null, '2020-01-01'), job('2016-11-21', null)], 10],
    [[job('2020-01-01', '2010-01-01')], 0],
    [[job('', '2020-01-01'), job('2016-11-21', null)], 10],
  ])('of %j are %i', (records, years) => {
    expect(yearsOfExperience(records, '2026-11-21')).toBe(years)
  })
})
