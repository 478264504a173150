import { describe, expect, it, test } from 'vitest'
import { helpParts, type HelpAudience } from './helpTexts.js'
import { legalDates, legalHref, legalVersion, type LegalText } from './legalTexts.js'
import type { TextPart } from './documentText.js'

const documents: readonly LegalText[] = ['terms', 'privacy']
const audiences: readonly HelpAudience[] = ['family', 'caregiver']

describe.each(documents)('the versions of %s', (document) => {
  it('begin with the one in force, each on a day of its own', () => {
    const dates = legalDates(document)
    expect(dates).toEqual([...new Set(dates)].toSorted().toReversed())
    expect(legalVersion(document)?.date).toBe(dates[0])
  })
  it('are found by their day alone', () => {
    expect(legalVersion(document, '2018-12-01')?.date).toBe('2018-12-01')
    expect(legalVersion(document, '2018-12-02')).toBeUndefined()
    expect(legalVersion(document, 'latest')).toBeUndefined()
  })
})

test('the version in force has an address without a date', () => {
  expect(legalHref('terms', '2026-11-01')).toBe('/terms')
  expect(legalHref('terms', '2018-12-01')).toBe('/terms/2018-12-01')
  expect(legalHref('privacy', '2018-12-01')).toBe('/privacy/policy/2018-12-01')
})

const all: readonly (readonly [string, readonly TextPart[]])[] = [
  ...documents.flatMap((document) =>
    legalDates(document).map((date) => [`${document} ${date}`, legalVersion(document, date)!.parts] as const),
  ),
  ...audiences.map((audience) => [`help for ${audience}`, helpParts[audience]] as const),
]
test.each(all)('%s is in both languages, and each part can be linked to', (_, parts) => {
  const ids = parts.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { heading, paragraphs } of parts) {
    expect(paragraphs.length).toBeGreaterThan(0)
    for (const { 0: english, 1: spanish } of [heading, ...paragraphs]) {
      expect(english.trim()).not.toBe('')
      expect(spanish.trim()).not.toBe('')
      expect(spanish).not.toBe(english)
    }
  }
})
