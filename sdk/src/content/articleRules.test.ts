import { describe, expect, it } from 'vitest'
import { inputTexts } from '../kit/inputTexts.js'
import { dateFieldTexts } from '../kit/texts.js'
import { withHostileValues } from '../testing/hostile.js'
import { articleErrors, articleStanding, hasSpanish } from './articleRules.js'
import type { ArticleDraft } from './editorCalls.js'

const draft: ArticleDraft = {
  type: 1,
  slug: 'a-new-city',
  title: 'A new city',
  summary: 'We open in Fresno.',
  body: 'Families can find caregivers now.',
  title_es: '',
  summary_es: '',
  body_es: '',
  published_on: '2026-12-01',
  published: false,
}
const wrong = (change: Partial<ArticleDraft>) => Object.keys(articleErrors({ ...draft, ...change })).sort()

describe('an article', () => {
  it('may be kept as it is, in one language or in both', () => {
    expect(wrong({})).toEqual([])
    expect(wrong({ title_es: 'Una ciudad', summary_es: 'Abrimos.', body_es: 'Ya.' })).toEqual([])
  })
  it.each([
    [{ slug: 'A new' }, ['slug']],
    [{ slug: '-a' }, ['slug']],
    [{ slug: 'a--b' }, ['slug']],
    [{ slug: 'a'.repeat(81) }, ['slug']],
    [{ title: ' ', body: '' }, ['body', 'title']],
    [{ title_es: 'Una ciudad' }, ['body_es', 'summary_es']],
    [{ title: 'x'.repeat(161) }, ['title']],
    [{ published_on: '2026-02-30' }, ['published_on']],
    [{ type: 3 as 1 }, ['type']],
  ] as const)('%j: wrong are %j', (change, fields) => expect(wrong(change)).toEqual(fields))

  it('says of a day that it is missing, and of what is no day that it is none', () => {
    expect(articleErrors({ ...draft, published_on: '' }).published_on).toBe(inputTexts.required)
    expect(articleErrors({ ...draft, published_on: '2026-02-30' }).published_on).toBe(dateFieldTexts.invalid)
  })

  it.each([
    [false, '2026-11-01', 'draft'],
    [false, '2026-12-24', 'draft'],
    [true, '2026-11-26', 'published'],
    [true, '2026-11-27', 'ahead'],
  ] as const)('published %s on %s, on the 26th: %s', (published, published_on, standing) => {
    expect(articleStanding({ published, published_on }, '2026-11-26')).toBe(standing)
  })

  it('takes anything', () => {
    withHostileValues(1, (given: never) => [
      ...[articleErrors(given), hasSpanish(given), articleStanding(given, '2026-11-26')],
    ])
  })
})
