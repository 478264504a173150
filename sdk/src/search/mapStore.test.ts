import { expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import { countAreas, type FoundAreas } from './mapCalls.js'
import { areaQuery, areaWithin, createAreaMap, searchInArea, searchInBox } from './mapStore.js'
import { caregiverQuery, emptySearch, parseSearch, searchHref } from './searchAddress.js'

const box = { south: 37.7, west: -122.4, north: 37.9, east: -122.1 }

it('a map keeps the areas that it has while others are loading, and says what failed', async () => {
  const found: FoundAreas = { level: 1, bounds: null, areas: [], tiles: '/{z}/{x}/{y}', credit: '' }
  const asked: unknown[] = []
  const server = fakeServer().on(countAreas, ({ query }) => {
    asked.push(query)
    return found
  })
  const map = createAreaMap(createClient({ fetch: server.fetch, pause: async () => {} }))
  await map.load({ ...emptySearch, vetted: true, area: '0,945,-2446', page: 3 }, 1)
  expect(map.data.value).toEqual(found)
  expect(areaQuery({ ...emptySearch, vetted: true }, 1)).toEqual({
    ...{ distance: 30, sort: 'best' },
    level: 1,
    vetted: true,
  })
  expect(asked).toEqual([{ ...{ distance: '30', sort: 'best' }, level: '1', vetted: 'true' }])
  // Another page of the same search, or one of its areas, has the same areas; another level has others.
  await map.load({ ...emptySearch, vetted: true, area: '0,945,-2447', page: 4 }, 1)
  expect(asked).toHaveLength(1)
  await map.load({ ...emptySearch, vetted: true }, 2)
  expect(asked).toHaveLength(2)
  server.on(countAreas, () => refuseWith(500))
  await map.reload()
  expect([map.data.value, map.error.value?.kind]).toEqual([found, 'server'])
})

it('a search goes on in what a map shows, with all that its path asked for', () => {
  const search = parseSearch(
    '/caregivers/dementia/california/oakland/stroke',
    'vetted=1&page=2&area=0,945,-2446',
  )!
  const there = searchInBox(search, box)
  expect(searchHref(there)).toBe(
    '/caregivers-search?box=37.7%2C-122.4%2C37.9%2C-122.1&conditions=20%2C17&vetted=1',
  )
  expect(caregiverQuery(there).conditions).toEqual(caregiverQuery(search).conditions)
  const ofCare = searchInBox(parseSearch('/caregivers/companion-care/california/oakland')!, box)
  expect(parseSearch(...(searchHref(ofCare).split('?') as [string, string]))).toEqual(ofCare)
})

it('an area narrows the list, and does not when it is pressed again', () => {
  const narrowed = searchInArea({ ...emptySearch, page: 4 }, '0,945,-2446')
  expect(narrowed).toEqual({ ...emptySearch, area: '0,945,-2446' })
  expect(searchInArea(narrowed, '0,945,-2446')).toEqual(emptySearch)
})

it('an area lies in one of each higher level', () => {
  expect([0, 1, 2].map((level) => areaWithin('0,945,-2446', level))).toEqual([
    '0,945,-2446',
    '1,472,-1223',
    '2,236,-612',
  ])
  expect(areaWithin('2,236,-612', 0)).toBeNull()
  expect(areaWithin(null, 0)).toBeNull()
})
