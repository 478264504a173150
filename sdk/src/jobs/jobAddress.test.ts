import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { distanceChoices } from '../vocabulary/caregivers/catalogue.js'
import { states } from '../vocabulary/places/states.js'
import {
  openShiftFilters,
  openShiftStatuses,
  shiftBlockTypes,
  shiftZones,
} from '../vocabulary/shifts/catalogue.js'
import { setFilters, usualFilters } from '../kit/filters/filterTable.js'
import { jobFilters } from './filters.js'
import { jobHref, jobQuery, jobSearchHref, parseJobSearch, type JobSearchAddress } from './jobAddress.js'

const unset = usualFilters(jobFilters)
const nothing = { place: {}, filters: unset, page: 1 }

describe('the address of a search of jobs', () => {
  it.each([
    ['/caregiver-jobs', '', {}],
    ['/caregiver-jobs/', '', {}],
    ['/caregiver-jobs/ca/oakland', '', { place: { state: 'CA', city: 'oakland' } }],
    ['/caregiver-jobs/California/Oakland', '', { place: { state: 'CA', city: 'oakland' } }],
    ['/caregiver-jobs', 'place=94612', { place: { typed: '94612' } }],
    ['/caregiver-jobs', 'distance=20&page=3', { filters: { ...unset, distance: 20 }, page: 3 }],
    ['/caregiver-jobs', 'distance=21&page=-3&open_shifts_status=x', {}],
    [
      '/caregiver-jobs',
      'start_date=2026-12-01&end_date=12/31/2026',
      { filters: { ...unset, start_date: '2026-12-01' } },
    ],
  ])('%s?%s', (path, query, expected) =>
    expect(parseJobSearch(path, query)).toEqual({ ...nothing, ...expected }),
  )

  it.each([
    '/',
    '/caregivers/ca/oakland',
    '/caregiver-jobs/ca',
    '/caregiver-jobs/nowhere/oakland',
    '/caregiver-jobs/ca/oakland/5',
  ])('is not %s', (path) => expect(parseJobSearch(path)).toBeNull())

  it('is read back as it was written', () => {
    const filters = fc.record({
      open_shifts_status: fc.constantFrom(null, ...openShiftStatuses.ids),
      start_date: fc.constantFrom(null, '2026-11-21', '2027-02-28'),
      end_date: fc.constantFrom(null, '2026-12-31', '2028-02-29'),
      iso_type: fc.constantFrom(null, ...shiftZones.ids),
      shift_block_type: fc.constantFrom(null, ...shiftBlockTypes.ids),
      distance: fc.constantFrom(null, ...distanceChoices),
    })
    const place = fc.oneof(
      fc.constant({}),
      fc.record({ state: fc.constantFrom(...states.ids), city: fc.constantFrom('oakland', 'new-york') }),
      fc.record({ typed: fc.constantFrom('94612', 'Oakland, CA', 'São Paulo & more') }),
    )
    fc.assert(
      fc.property(filters, place, fc.integer({ min: 1, max: 99 }), (chosen, where, page) => {
        const address = { filters: chosen, place: where, page } as JobSearchAddress
        const [path = '', query = ''] = jobSearchHref(address).split('?')
        expect(parseJobSearch(path, query)).toEqual(address)
      }),
    )
  })

  it.each([
    [nothing, { limit: 10, offset: 0 }],
    [
      { place: { state: 'CA', city: 'oakland' }, filters: { ...unset, distance: 20 }, page: 2 },
      { state: 'CA', city: 'oakland', distance: 20, limit: 10, offset: 10 },
    ],
    [
      { ...nothing, place: { typed: '94612' } },
      { zip_code: '94612', limit: 10, offset: 0 },
    ],
    [
      { ...nothing, place: { typed: 'Oakland, CA' } },
      { city: 'oakland', state: 'CA', limit: 10, offset: 0 },
    ],
    [
      { ...nothing, place: { typed: 'Oakland' } },
      { city: 'oakland', limit: 10, offset: 0 },
    ],
  ] as const)('asks the server for %j', (address, query) =>
    expect(jobQuery(address as JobSearchAddress)).toEqual(query),
  )
})

it('the filters of jobs are those of open shifts, without what pays more there', () => {
  expect(Object.values(jobFilters).map(({ wire }) => wire)).toEqual(openShiftFilters.ids)
  const query = 'open_shifts_status=3&start_date=2026-11-21&iso_type=1&shift_block_type=3&distance=10'
  const set = setFilters(jobFilters, parseJobSearch('/caregiver-jobs', query)!.filters)
  expect(set.map(({ say }) => say('es'))).toEqual([
    'Cumple los requisitos',
    'Desde el 21 nov',
    'Zona roja',
    'Noches',
    '10 millas',
  ])
})

describe('the address of a job', () => {
  it.each([
    [{ id: 5, city: 'Oakland', state: 'CA' }, '/caregiver-jobs/california/oakland/5'],
    [{ id: 5, city: 'San Juan', state: 'PR' }, '/caregiver-jobs/puerto-rico/san-juan/5'],
    [{ id: 5, city: '', state: 'CA' }, '/job/5'],
    [{ id: 5, city: 'Oakland', state: 'XX' }, '/job/5'],
  ])('%j', (job, href) => expect(jobHref(job)).toBe(href))
})
