import { jobFilters } from '@homecare/sdk/jobs'
import { sql, type SQL } from 'drizzle-orm'
import { expect, expectTypeOf, it } from 'vitest'
import { filterConditions, type FilterConditions } from './filterConditions.ts'

type Conditions = FilterConditions<typeof jobFilters, string>
const none = () => []
const conditions: Conditions = {
  ...{ open_shifts_status: none, end_date: none, iso_type: none, shift_block_type: none },
  start_date: (day, context) => [sql.raw(`${context}.start >= ${day}`)],
  distance: (miles) => [sql.raw(`near ${miles}`), sql.raw('known')],
}
const said = (query: Parameters<typeof filterConditions<typeof jobFilters, string>>[1]) =>
  filterConditions<typeof jobFilters, string>(conditions, query, 'j').map(({ queryChunks }) =>
    textOf(queryChunks),
  )
const textOf = (chunks: SQL['queryChunks']) =>
  chunks.map((chunk) => (chunk as { readonly value?: readonly string[] }).value?.join('')).join('')

it('asks what the filters of a query ask, and nothing of those that are not set', () => {
  expect(said({ distance: 20, start_date: '2026-11-21', end_date: undefined })).toEqual([
    'j.start >= 2026-11-21',
    'near 20',
    'known',
  ])
  expect(said({})).toEqual([])
})

it('has a condition for every filter of the table, or does not compile', () => {
  expectTypeOf<keyof Conditions>().toEqualTypeOf<keyof typeof jobFilters>()
  // @ts-expect-error The distance has none.
  const without: Conditions = { ...conditions, distance: undefined }
  expect(without).toBeTruthy()
})
