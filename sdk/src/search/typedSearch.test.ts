import { describe, expect, it, vi } from 'vitest'
import type { Client } from '../client/client.js'
import { conditions, languages } from '../vocabulary/caregivers/catalogue.js'
import { emptySearch } from './searchAddress.js'
import { readTypedNeeds, understandTyped } from './typedSearch.js'

describe('needs that are typed where a place is asked for', () => {
  it.each([
    ['alzheimers oakland spanish', [2], [20], 'oakland'],
    ["Alzheimer's Disease in Oakland, CA", [2], [], 'Oakland CA'],
    ['demencia cerca de San José', [20], [], 'San José'],
    ['Parkinson and stroke care near 94607', [12, 17], [], '94607'],
    ['post surgery recovery berkeley', [13], [], 'berkeley'],
    ['who speaks mandarin', [], [15], ''],
    ['cuidadora que habla español en Fresno', [], [20], 'Fresno'],
    ['HIV/AIDS alameda', [18], [], 'alameda'],
    ['COPD, copd, EPOC', [21], [], ''],
  ])('%s', (typed, some, tongues, rest) => {
    expect(readTypedNeeds(typed)).toEqual({ conditions: some, languages: tongues, services: [], rest })
  })

  it.each([
    ['help with bathing oakland', { services: [1], rest: 'oakland' }],
    ['overnight care in San Jose', { services: [13], rest: 'San Jose' }],
    ['demensia cooking oakland', { conditions: [20], services: [5], rest: 'oakland' }],
    ['alzhimers oakland', { conditions: [2], rest: 'oakland' }],
    ['my father after stroke recovery', { conditions: [17], rest: 'father' }],
  ])('are help too, and may be a slip away: %s', (typed, meant) => {
    expect(readTypedNeeds(typed)).toMatchObject(meant)
  })

  it.each(['Oakland, CA', '94607', 'Alameda County', '', 'care', 'de la Guerra'])(
    'are none in %j',
    (typed) => {
      expect(readTypedNeeds(typed)).toBeNull()
    },
  )

  it('are known by each name of the catalogues, in both languages', () => {
    for (const { id, label } of conditions.entries)
      for (const name of label) expect(readTypedNeeds(name)).toMatchObject({ conditions: [id], rest: '' })
    for (const { id, label } of languages.entries)
      for (const name of label) expect(readTypedNeeds(name)).toMatchObject({ languages: [id], rest: '' })
  })
})

describe('what was meant', () => {
  const oakland = { city: 'Oakland', state: 'CA', county: 'Alameda', zip_code: '94601' }
  const asking = (...places: readonly object[]) => {
    const call = vi.fn<() => Promise<readonly object[]>>(() => Promise.resolve(places))
    return { care: { call } as unknown as Client, call }
  }
  const typed = (words: string) => ({ ...emptySearch, conditions: [6], page: 3, place: { typed: words } })

  it('is a place with needs as filters, beside those that are chosen', async () => {
    const { care, call } = asking(oakland)
    const meant = await understandTyped(care, typed('alzheimers oakland spanish'))
    expect(meant).toEqual({
      ...typed(''),
      ...{ place: { state: 'CA', city: 'oakland' }, conditions: [6, 2], languages: [20], page: 1 },
    })
    expect(call).toHaveBeenCalledWith(
      expect.anything(),
      { body: { location_str: 'oakland', limit: 1 } },
      expect.anything(),
    )
  })

  it('is the place that is suggested first where no need is named', async () => {
    const { care } = asking(oakland)
    expect((await understandTyped(care, typed('Oaklnd')))?.place).toEqual({ state: 'CA', city: 'oakland' })
  })

  it('are needs alone where nothing else was typed, which asks for no place', async () => {
    const { care, call } = asking()
    expect(await understandTyped(care, typed('dementia'))).toMatchObject({ place: {}, conditions: [6, 20] })
    expect(call).not.toHaveBeenCalled()
  })

  it.each([
    ['Rockridge, Oakland', 'Oakland'],
    ['1450 Broadway, Oakland, CA 94612', '94612'],
    ['2400 Mission St, Oakland, CA', 'Oakland CA'],
    ['oakland east side', 'oakland'],
    ['dementia care fruitvale oakland', 'oakland'],
  ])('is the city that an address or a part of it names: %s', async (words, asked) => {
    const call = vi.fn<(_: unknown, input: { body: { location_str: string } }) => Promise<readonly object[]>>(
      (_, { body }) => Promise.resolve(body.location_str === asked ? [oakland] : []),
    )
    const meant = await understandTyped({ call } as unknown as Client, typed(words))
    expect(meant?.place).toEqual({ state: 'CA', city: 'oakland' })
  })

  it('is not known where the rest is no place, nor where nothing was typed', async () => {
    const { care } = asking()
    expect(await understandTyped(care, typed('alzheimers atlantis'))).toBeNull()
    expect(await understandTyped(care, emptySearch)).toBeNull()
  })
})
