import { expect, test } from 'vitest'
import { slug } from './slug.js'

test.each([
  ['ALS', 'als'],
  ["Alzheimer's Disease", 'alzheimers-disease'],
  ['Parkinson’s Disease', 'parkinsons-disease'],
  ['HIV/AIDS', 'hiv-aids'],
  ['Tracheotomy / Ventilation', 'tracheotomy-ventilation'],
  ['Renal and Urological Disorders', 'renal-and-urological-disorders'],
  ['Doña Ana', 'dona-ana'],
  ['  --New   York-- ', 'new-york'],
  ['', ''],
  ['漢字', ''],
])('%s becomes %s', (text, path) => {
  expect(slug(text)).toBe(path)
})

test('what is no text, and a text of any length, is taken without harm', () => {
  expect(slug(null as unknown as string)).toBe('')
  expect(slug(undefined as unknown as string)).toBe('')
  expect(slug(12 as unknown as string)).toBe('')
  expect(slug('-'.repeat(1_000_000))).toBe('')
})
