import { describe, expect, it } from 'vitest'
import fc from './testing/properties.js'
import { documentOwnerFilters, ownDocumentFilters } from './documents/filters.js'
import { advisedFilters } from './families/advised/filters.js'
import { jobFilters } from './jobs/filters.js'
import {
  countFilters,
  filterFields,
  readFilters,
  sentFilters,
  setFilters,
  usualFilters,
  writeFilters,
  type FilterValues,
  type ShownFilters,
  type Filters,
} from './kit/filters/filterTable.js'
import { fits } from './kit/structs/fits.js'
import { object } from './kit/structs/struct.js'
import { caregiverFilters } from './search/filters.js'
import { referenceFilters } from './references/filters.js'
import { facilityFilters, shiftFilters } from './shifts/filters.js'
import { documentFilters } from './vocabulary/documents/catalogue.js'

/** Values of each filter besides the usual one. */
type Samples<T extends ShownFilters> = { readonly [K in keyof T]: readonly FilterValues<T>[K][] }

const shiftSamples: Samples<typeof shiftFilters> = {
  open_shifts_status: [1, 2, 3],
  start_date: ['2026-11-21', '2028-02-29'],
  end_date: ['2026-12-31'],
  iso_type: [1, 4],
  shift_block_type: [1, 3],
  distance: [10, 70],
}
const caregiverSamples: Samples<typeof caregiverFilters> = {
  conditions: [[20], [20, 17]],
  services: [[1], [14, 2]],
  languages: [[20], [15, 3]],
  rateMin: [5, 30],
  rateMax: [31, 100],
  providerType: [0, 2],
  distance: [10, 70],
  availability: [['overnight'], ['overnight', 'short_term']],
  when: [
    { days: [2, 4], times: [] },
    { days: [0], times: ['morning', 'night'] },
    { days: [2, 4], times: ['13-17'] },
  ],
  gender: ['female', 'male'],
  vetted: [true],
  area: ['0,945,-2446', '3,118,-306'],
}

const ownDocumentSamples: Samples<typeof ownDocumentFilters> = {
  filter: documentFilters.ids,
}
const searchSamples: Samples<typeof documentOwnerFilters> = {
  search: ['Ana', ' ana 100% '],
}
const facilitySamples: Samples<typeof facilityFilters> = {
  distance: [10, 70],
}

function arbitraryOf(table: ShownFilters, samples: Samples<ShownFilters>) {
  const rows = Object.entries(table)
  return fc.record(
    Object.fromEntries(rows.map(([name, { usual }]) => [name, fc.constantFrom(usual, ...samples[name]!)])),
  )
}

describe.each<[string, ShownFilters, Samples<ShownFilters>]>([
  ['caregivers', caregiverFilters, caregiverSamples],
  ['jobs', jobFilters, shiftSamples],
  ['open shifts', shiftFilters, shiftSamples],
  ['facilities', facilityFilters, facilitySamples],
  ['own documents', ownDocumentFilters, ownDocumentSamples],
  ['people with documents', documentOwnerFilters, searchSamples],
  ['references', referenceFilters, searchSamples],
  ['families that are advised', advisedFilters, searchSamples],
])('the filters of %s', (_, table, samples) => {
  const read = (query: URLSearchParams | string) => readFilters(table, new URLSearchParams(query))
  const written = (values: FilterValues<ShownFilters>) => {
    const query = new URLSearchParams()
    writeFilters(table, values, query)
    return query
  }

  it('are read back as they were written', () => {
    fc.assert(
      fc.property(arbitraryOf(table, samples), (one) => {
        expect(read(written(one).toString())).toEqual(one)
      }),
    )
  })

  it('never throw, whatever an address says, and make of it what they would write', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('0', '-1', '1e3', '0020', ',', '1,,1', '2026-02-30'))
    const texts = fc.record(Object.fromEntries(Object.values(table).map(({ address }) => [address, text])), {
      requiredKeys: [],
    })
    fc.assert(
      fc.property(texts, (said) => {
        const made = read(new URLSearchParams(said as Record<string, string>))
        expect(read(written(made))).toEqual(made)
        countFilters(table, made)
      }),
    )
  })

  it('have each a name of its own, and leave an address bare where none is set', () => {
    const names = Object.values(table).map(({ address }) => address)
    expect(new Set(names).size).toBe(names.length)
    expect(written(usualFilters(table)).size).toBe(0)
  })

  it('are said in either language', () => {
    fc.assert(
      fc.property(arbitraryOf(table, samples), (one) => {
        for (const { say } of setFilters(table, one)) expect([say('en'), say('es')]).not.toContain('')
      }),
    )
  })
})

it.each<[string, Filters, Samples<ShownFilters>]>([
  ['caregivers', caregiverFilters, caregiverSamples],
  ['jobs', jobFilters, shiftSamples],
  ['open shifts', shiftFilters, shiftSamples],
  ['facilities', facilityFilters, facilitySamples],
  ['people with documents', documentOwnerFilters, searchSamples],
  ['references', referenceFilters, searchSamples],
])('the filters of %s are sent as the call takes them', (_, table, samples) => {
  const Query = object(filterFields(table))
  expect(Object.keys(Query.schema)).toHaveLength(Object.keys(table).length)
  fc.assert(
    fc.property(arbitraryOf(table, samples), (one) => {
      expect(fits(sentFilters(table, one), Query)).toBe(true)
    }),
  )
})
