import type { PagePath } from '@homecare/sdk/addresses'
import { searchCaregivers, type CaregiverPage } from '@homecare/sdk/search'
import { aCaregiver, aCaregiverPage, answerRaw, fakeServer, refuseWith } from '@homecare/sdk/testing'
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
const found = () => aCaregiverPage([aCaregiver({ id: 51 }), aCaregiver({ id: 52 })], { records: 38 })
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
