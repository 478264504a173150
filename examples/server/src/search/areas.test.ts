import {
  areaAt,
  areaBounds,
  countAreas,
  mostAreas,
  readBox,
  searchCaregivers,
  type AreaQuery,
  writeArea,
} from '@homecare/sdk/search'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../tables/account.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
const oakland = { city: 'oakland', state: 'CA' } as const
const areas = (query: AreaQuery) => server.visitor().care.call(countAreas, { query })
const people = (found: Awaited<ReturnType<typeof areas>>) =>
  found.areas.reduce((sum, { caregivers }) => sum + caregivers, 0)

describe('the areas of a search', () => {
  it.each<[string, AreaQuery]>([
    ['around a city', { ...oakland }],
    ['near it', { ...oakland, distance: 10, level: 0 }],
    ['with filters', { ...oakland, vetted: true, rate_max: 3000, level: 1 }],
    ['best first', { ...oakland, sort: 'best', conditions: [20], level: 1 }],
    ['in a state', { state: 'CA', level: 2 }],
    ['in a part of the earth', { box: '37.7,-122.4,37.9,-122.1', level: 0 }],
    ['anywhere', { level: 4 }],
  ])('hold %s exactly those whom the search finds', async (_, query) => {
    const { level: __, ...asked } = query
    const [found, list] = await Promise.all([
      areas(query),
      server.visitor().care.call(searchCaregivers, { query: { ...asked, limit: 100 } }),
    ])
    expect(list.fits).toBeGreaterThan(0)
    expect(people(found)).toBe(list.fits)
    expect(Math.min(...found.areas.map(({ rate_low }) => rate_low ?? 0))).toBe(list.summary.rate_low)
  })

  it('narrow the list to as many as they say, who ask for no less', async () => {
    const found = await areas({ ...oakland, level: 0 })
    for (const { area, caregivers, rate_low } of found.areas.slice(0, 5)) {
      const list = await server.visitor().care.call(searchCaregivers, { query: { ...oakland, area } })
      expect([list.records, list.summary.rate_low]).toEqual([caregivers, rate_low])
    }
  })

  it('are of a higher level where they would be too many, and lose nobody', async () => {
    const [near, far] = await Promise.all([areas({ level: 0 }), areas({ level: 8 })])
    expect(near.areas.length).toBeLessThanOrEqual(mostAreas)
    expect(people(near)).toBe(people(far))
    expect(far.level).toBe(8)
  })

  it('count those who fit in part where nobody fits as a whole', async () => {
    const query = {
      ...oakland,
      sort: 'best',
      conditions: [20, 17],
      home_support: [1, 14, 2, 3],
      spoken_languages: [3],
    } as const
    const list = await server.visitor().care.call(searchCaregivers, {
      query: {
        ...query,
        conditions: [...query.conditions],
        home_support: [...query.home_support],
        spoken_languages: [...query.spoken_languages],
      },
    })
    const found = await areas({
      ...query,
      conditions: [...query.conditions],
      home_support: [...query.home_support],
      spoken_languages: [...query.spoken_languages],
    })
    expect(people(found)).toBe(list.fits > 0 ? list.fits : list.records)
  })

  it.each([{ box: 'here' }, { box: '38,-122,37,-121' }, { zip_code: '00000' }])(
    'refuse %o',
    async (query) => {
      await expect(areas(query)).rejects.toMatchObject({ kind: 'notFound' })
    },
  )

  it('are refused to whom favorites are', async () => {
    await expect(areas({ favorites: true })).rejects.toMatchObject({ kind: 'unauthenticated' })
    const family = await server.as('family')
    await expect(family.call(countAreas, { query: { favorites: true } })).resolves.toMatchObject({
      bounds: null,
    })
  })

  it.each([5, 10, 25, 30, 50])(
    'say where they look so that a map can read it, %i miles around',
    async (distance) => {
      expect(readBox((await areas({ ...oakland, distance })).bounds)).not.toBeNull()
    },
  )

  it('tell a partner’s family no rates', async () => {
    const partners = await server.as('b2bFamily')
    const found = await partners.call(countAreas, { query: { ...oakland, level: 0 } })
    expect(found.areas.length).toBeGreaterThan(0)
    expect(new Set(found.areas.map(({ rate_low }) => rate_low))).toEqual(new Set([null]))
  })

  it('do not know an area that is none', async () => {
    await expect(
      server.visitor().care.call(searchCaregivers, { query: { area: 'nowhere' } }),
    ).rejects.toMatchObject({ kind: 'notFound' })
  })
})

describe('where a caregiver lives', () => {
  it('is told by the square alone: another home in it changes no answer', async () => {
    const square = areaBounds(writeArea(areaAt({ latitude: 37.81, longitude: -122.27 }, 0)))!
    const { south, west, north, east } = square
    const within = 0.011
    const homes = [
      { latitude: south + within, longitude: west + within },
      { latitude: north - within, longitude: east - within },
      { latitude: (south + north) / 2 + 0.0007, longitude: (west + east) / 2 - 0.0003 },
    ]
    const answers: string[] = []
    for (const home of homes) {
      await server.change().update(users).set(home).where(eq(users.id, actors.caregiver))
      const all = await Promise.all([0, 1, 5].map((level) => areas({ state: 'CA', level })))
      answers.push(JSON.stringify(all))
    }
    expect(new Set(answers).size).toBe(1)
  })

  it('stands in no answer: there are names of squares, towns and codes, and no coordinate', async () => {
    const family = await server.as('family')
    const answers = await Promise.all([
      areas({ ...oakland, level: 0 }),
      areas({ level: 0 }),
      family.call(countAreas, { query: { level: 0 } }),
    ])
    const rows = await server.db
      .select({
        latitude: users.latitude,
        longitude: users.longitude,
        a: users.area_latitude,
        b: users.area_longitude,
      })
      .from(users)
      .where(inArray(users.role, ['caregiver', 'agency_caregiver', 'family']))
    const said = JSON.stringify(answers)
    for (const value of rows.flatMap((row) => Object.values(row)))
      if (value !== null && String(value).length >= 7) expect(said).not.toContain(String(value))
    for (const { areas: all } of answers)
      for (const one of all)
        expect(Object.keys(one).toSorted()).toEqual([
          'area',
          'caregivers',
          'city',
          'rate_low',
          'state',
          'zip',
        ])
  })
})
