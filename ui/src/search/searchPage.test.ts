import type { PagePath } from '@homecare/sdk/addresses'
import { findLocations } from '@homecare/sdk/places'
import { searchCaregivers, type CaregiverPage } from '@homecare/sdk/search'
import {
  aCaregiverPage,
  aFoundCaregiver,
  answerRaw,
  aPlace,
  fakeServer,
  refuseWith,
} from '@homecare/sdk/testing'
import { describe, expect, it } from 'vitest'
import { matchPath } from '../app/routes/routes'
import { careOf } from '../app/testing'
import { Elsewhere } from '../frame/screen'
import { loadSearchPage } from './searchPage'

function open(address: string, answer: () => CaregiverPage) {
  const server = fakeServer().on(searchCaregivers, answer)
  const { pathname, searchParams } = new URL(address, 'http://homecare.test')
  const care = careOf(server)
  const page = loadSearchPage({
    care,
    path: pathname as PagePath,
    params: matchPath(pathname)?.params ?? {},
    query: searchParams,
    signal: new AbortController().signal,
  })
  return { page, server }
}
const found = () =>
  aCaregiverPage([aFoundCaregiver({ id: 51 }), aFoundCaregiver({ id: 52 })], { records: 38 })
const oakland = '/caregivers-search/california/oakland'

describe('a page of results', () => {
  it('says how many, where and for what', async () => {
    const { page } = open('/caregivers-search/dementia/california/oakland', found)
    expect((await page).heading).toEqual([
      '38 caregivers near Oakland, CA for dementia',
      '38 cuidadores cerca de Oakland, CA para demencia',
    ])
  })

  it('names a filter or two in the heading, and the condition first on the cards', async () => {
    const { cards, heading } = await open(`${oakland}?conditions=20`, found).page
    expect(heading[0]).toBe('38 caregivers near Oakland, CA for dementia')
    const words = cards[0]!.tags.map((tag) => tag[0])
    expect(words.indexOf('Dementia')).toBeLessThan(words.indexOf('Stroke'))
  })

  it('asks for 15 from the page’s offset, in cents', async () => {
    const { page, server } = open(`${oakland}?page=3&rate_min=20&vetted=1`, found)
    await page
    expect(server.seen[0]?.query).toMatchObject({
      limit: '15',
      offset: '30',
      rate_min: '2000',
      vetted: 'true',
    })
  })

  it('takes filters away one by one, back to the first page', async () => {
    const { filters, clearHref, pages } = await open(`${oakland}?conditions=20,17&vetted=1&page=2`, found)
      .page
    expect(filters.map(({ label, href }) => [label[0], href])).toEqual([
      ['Dementia', `${oakland}?conditions=17&vetted=1`],
      ['Stroke', `${oakland}?conditions=20&vetted=1`],
      ['Vetted only', `${oakland}?conditions=20%2C17`],
    ])
    expect([clearHref, pages]).toEqual([oakland, 3])
  })

  it('says of each how many of the days fit, and marks what was asked for, also on the profile', async () => {
    const free = [0, 0, 2 ** 17 - 2 ** 13, 0, 2 ** 16 - 2 ** 13, 0, 0]
    const answer = () => aCaregiverPage([aFoundCaregiver({ id: 51, free }), aFoundCaregiver({ free: null })])
    const { cards, filters } = await open(`${oakland}?when=tue,thu,afternoon`, answer).page
    expect(filters.map(({ label }) => label)).toEqual([['Tue & Thu, afternoon', 'mar y jue, tarde']])
    expect(cards[0]!.fit.reasons).toEqual([
      { text: ['Fits 1 of 2 of your days', 'Puede 1 de los 2 días que pidió'], fits: 'part' },
      {
        text: [expect.stringMatching(/^Thu 1:00.PM – 4:00.PM$/), expect.stringMatching(/^jue /)],
        fits: 'part',
      },
    ])
    expect(cards[0]!.href).toBe('/caregivers/profile/marisol/51?when=tue%2Cthu%2Cafternoon')
    expect(cards[0]!.fit.strip!.label[0]).toBe(
      'Free in the coming seven days: Tuesday: afternoon; Thursday: part of the afternoon.',
    )
    expect(cards[0]!.fit.strip!.days[4]!.parts).toEqual([
      { free: 'none', asked: false },
      { free: 'part', asked: true },
      { free: 'none', asked: false },
      { free: 'none', asked: false },
    ])
    expect(cards[1]!.fit).toEqual({
      reasons: [{ text: ['Has not said when they are free', 'No ha dicho cuándo puede'], fits: 'none' }],
      strip: null,
      whole: false,
    })
  })

  it('says last within how many hours somebody answers, where that is known', async () => {
    const people = [12, null].map((reply_hours, index) => aFoundCaregiver({ id: 51 + index, reply_hours }))
    const { cards } = await open(`${oakland}?conditions=20`, () => aCaregiverPage(people)).page
    expect(cards.map(({ fit }) => fit.reasons.map(({ text }) => text))).toEqual([
      [
        ['Dementia', 'Demencia'],
        ['Replies within 12 hours', 'Responde en 12 horas'],
      ],
      [['Dementia', 'Demencia']],
    ])
  })

  it('says of one day alone what is free of it, and of nights that they are free', async () => {
    const mornings = [0, 0, 2 ** 12 - 2 ** 8, 0, 0, 0, 0]
    const nights = [0, 2 ** 24 - 2 ** 22, 2 ** 6 - 1, 0, 0, 0, 0]
    const answer = () =>
      aCaregiverPage([mornings, nights, mornings.map(() => 0)].map((free) => aFoundCaregiver({ free })))
    const saidOf = async (when: string) =>
      (await open(`${oakland}?when=${when}`, answer).page).cards.map(({ fit }) =>
        fit.reasons.map(({ text, fits }) => [text[0].replaceAll('\u202f', ' '), fits]),
      )
    expect(await saidOf('tue,morning')).toEqual([
      [['Free Tue', 'whole']],
      [['Not free Tue', 'none']],
      [['Not free Tue', 'none']],
    ])
    // With no time named the longest of the day is said where no part of it is free: Monday's night ends here.
    expect(await saidOf('tue')).toEqual([
      [['Free Tue', 'whole']],
      [['Tue 12:00\u00a0AM – 6:00\u00a0AM', 'none']],
      [['Not free Tue', 'none']],
    ])
    const { cards } = await open(`${oakland}?when=mon,night`, answer).page
    expect(cards.map(({ fit }) => fit.strip!.label[0])).toEqual([
      'Free in the coming seven days: Tuesday: morning.',
      'Free in the coming seven days: Monday: overnight.',
      'Not free in the coming seven days.',
    ])
    expect(cards[1]!.fit.strip!.days[1]!.parts.at(-1)).toEqual({ free: 'whole', asked: true })
    expect(cards[1]!.fit.reasons[0]!.text).toEqual(['Free Mon', 'Libre el lun'])
  })

  it('says of each what fits and what does not, and counts those who fit in part below the others', async () => {
    const part = aFoundCaregiver({ id: 52, conditions: [20], spoken_languages: [1] })
    const answer = () => aCaregiverPage([aFoundCaregiver({ id: 51 }), part], { records: 9, fits: 1 })
    const page = await open(`${oakland}?conditions=20,17&languages=20&services=1`, answer).page
    expect(page.heading[0]).toBe('1 caregiver near Oakland, CA for dementia, stroke')
    expect(page.inPart).toEqual({ from: 1, words: ['8 more fit in part', '8 más cumplen en parte'] })
    expect(page.cards.map(({ fit }) => fit.reasons.map(({ text, fits }) => [text[0], fits]))).toEqual([
      [
        ['Dementia', 'whole'],
        ['Stroke', 'whole'],
        ['Bathing', 'whole'],
        ['Spanish', 'whole'],
      ],
      [
        ['Dementia', 'whole'],
        ['Not listed: Stroke', 'none'],
        ['Bathing', 'whole'],
        ['Does not list Spanish', 'none'],
      ],
    ])
    expect(page.cards[0]!.tags.map((tag) => tag[0])).not.toContain('Dementia')
    expect(page.order?.[0]).toContain('Nobody pays for a place')
  })

  it('makes no number of nobody', async () => {
    const answer = () => aCaregiverPage([aFoundCaregiver({ conditions: [20] })], { records: 4, fits: 0 })
    const { heading, inPart } = await open(`${oakland}?conditions=20,2`, answer).page
    expect([heading[0], inPart?.words[0]]).toEqual([
      "Dementia, Alzheimer's Disease: caregivers in Oakland, CA",
      '4 fit in part',
    ])
  })

  it('has one address for search engines, whatever the filters', async () => {
    const plain = (await open('/caregivers/california/oakland', found).page).head
    const filtered = (await open(`${oakland}?vetted=1&sort=rating`, found).page).head
    expect([plain.canonical, filtered.canonical]).toEqual([oakland, oakland])
    expect([plain.noindex, filtered.noindex]).toEqual([false, true])
  })

  it('leads to the cities nearby, and to the grid where a city has one', async () => {
    const { nearby, views } = await open(oakland, found).page
    expect(nearby[0]).toEqual({
      label: ['Berkeley, 4.8 miles', 'Berkeley, 4.8 millas'],
      count: ['23 caregivers', '23 cuidadores'],
      href: '/caregivers-search/california/berkeley',
    })
    expect(views?.grid).toBe('/caregivers-search/grid/california/oakland')
    expect((await open('/caregivers/dementia', found).page).views).toBeNull()
  })
})

describe('a place that was typed', () => {
  it('becomes the address of the city that was meant', async () => {
    const { page } = open('/caregivers-search?place=94601&vetted=1', found)
    const thrown: unknown = await page.catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(Elsewhere)
    expect(thrown).toMatchObject({ to: `${oakland}?vetted=1` })
  })

  it('becomes the page of its cities where a whole state was meant', async () => {
    const place = { city: '', state: 'CA', county: '' }
    const { page } = open('/caregivers-search?place=California', () => ({
      ...found(),
      meta: { place, nearby: [] },
    }))
    expect(await page.catch((error: unknown) => error)).toMatchObject({ to: '/caregivers-search/california' })
  })

  it('may be typed with what is needed, or with a slip: the search that was meant', async () => {
    const { page, server } = open('/caregivers-search?place=alzheimers+oaklnd+spanish&vetted=1', () =>
      refuseWith(404, 'We do not know that place.'),
    )
    server.on(findLocations, () => [aPlace({ city: 'Oakland', state: 'CA' })])
    expect(await page.catch((error: unknown) => error)).toMatchObject({
      to: `${oakland}?conditions=2&languages=20&vetted=1`,
    })
  })

  it('that nobody knows is told with what was typed', async () => {
    const { page } = open('/caregivers-search?place=Atlantis', () =>
      refuseWith(404, 'We do not know that place.'),
    )
    const { notice, head, placeName } = await page
    expect([notice?.kind, head.status, placeName]).toEqual(['unknownPlace', 404, 'Atlantis'])
    expect(notice?.text[0]).toContain('“Atlantis”')
  })
})

describe('a search that gives no list', () => {
  const none = { data: [], records: 0 }

  it.each([
    ['an error', () => refuseWith(500)],
    ['a page of HTML', () => answerRaw('<html>Bad gateway</html>', { status: 502 })],
  ])('because of %s says that it failed, and keeps the filters', async (_, answer) => {
    const { notice, filters, head } = await open(`${oakland}?vetted=1`, answer).page
    expect([notice?.kind, filters.length, head.status]).toEqual(['failed', 1, 503])
    expect(notice?.failure?.kind).toMatch(/^(server|malformed)$/)
  })

  it('beyond the last page leads to the last', async () => {
    const { notice } = await open(`${oakland}?page=90`, () => aCaregiverPage([], { records: 38 })).page
    expect([notice?.kind, notice?.links.map(({ href }) => href)]).toEqual(['beyond', [`${oakland}?page=3`]])
  })

  it('with filters offers a longer distance and none of them', async () => {
    const { notice } = await open(`${oakland}?vetted=1`, () => aCaregiverPage([], none)).page
    expect(notice?.links.map(({ href }) => href)).toEqual([`${oakland}?within=60&vetted=1`, oakland])
  })

  it('without any leads on to telling us what is needed', async () => {
    const { notice } = await open('/caregivers/california', () => aCaregiverPage([], none)).page
    expect(notice?.links.at(-1)?.href).toBe('/family-signup')
  })

  it('of favorites says how to get some', async () => {
    const { notice } = await open('/caregivers-search/favorites', () => aCaregiverPage([], none)).page
    expect(notice?.title[0]).toBe('No favorites yet')
  })
})
