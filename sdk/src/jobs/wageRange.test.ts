import { expect, it } from 'vitest'
import { wageRangeErrors, wageRangeTexts } from './wageRange.js'

const { outside, turned } = wageRangeTexts

it.each([
  [{}, {}],
  [{ wage_min: null, wage_max: null }, {}],
  [{ wage_min: 500 }, {}],
  [{ wage_max: 10_000 }, {}],
  [{ wage_min: 2_000, wage_max: 2_000 }, {}],
  [{ wage_min: 2_001, wage_max: 2_000 }, { wage_max: turned }],
  [{ wage_min: 499 }, { wage_min: outside }],
  [{ wage_min: 600, wage_max: 10_001 }, { wage_max: outside }],
  [{ wage_min: NaN }, { wage_min: outside }],
])('%j', (wages, errors) => {
  expect(wageRangeErrors(wages)).toEqual(errors)
})
