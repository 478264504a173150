import {
  caregiverSearchPageSize,
  daysThatFit,
  readWhen,
  searchSorts,
  type CaregiverSummary,
} from '@homecare/sdk/caregivers'
import {
  compareMatches,
  fitPoints,
  isListed,
  mostPoints,
  searchCaregivers,
  wishesOf,
  type CaregiverQuery,
} from '@homecare/sdk/search'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { users } from '../tables/account.ts'
import { smallWorld } from '../testing/world.ts'
import { availabilities, caregivers, searchRows } from '../tables/caregivers.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { actors } from '../testing/actors.ts'
import { removeConnections } from '../testing/removeWork.ts'
import { someCaregiver as id } from '../testing/someone.ts'

const server = smallWorld()

const search = (query: CaregiverQuery) => server.visitor().care.call(searchCaregivers, { query })
const everybody = async (query: CaregiverQuery = {}) => (await search({ limit: 100, ...query })).data
const oakland = { city: 'oakland', state: 'CA' } as const
const failureOf = (query: CaregiverQuery) =>
  search(query).then(
    () => null,
    (error: unknown) => error,
  )

describe('a search by place', () => {
  it.each([
    ['a city by its slug and state', { ...oakland }],
    ['a city by its name', { city: 'Oakland', state: 'california' }],
    ['a ZIP code', { zip_code: '94601' }],
  ])('finds by %s, nearest first', async (_, place) => {
    const { data, meta } = await search({ ...place, limit: 100 })
    expect(meta.place).toEqual({ city: 'Oakland', state: 'CA', county: 'Alameda' })
    expect(data.length).toBeGreaterThan(0)
    const distances = data.map(({ distance }) => distance ?? Infinity)
    expect(distances).toEqual(distances.toSorted((a, b) => a - b))
    expect(Math.max(...distances)).toBeLessThanOrEqual(30)
  })

  it('finds accents by their slug', async () => {
    expect((await search({ city: 'mayaguez', state: 'PR' })).meta.place).toMatchObject({
      city: 'Mayagüez',
      state: 'PR',
    })
  })

  it('finds a whole state and a county, without distances', async () => {
    const state = await search({ state: 'CA', limit: 100 })
    expect(state.meta.place).toEqual({ city: '', state: 'CA', county: '' })
    expect(state.data.every((one) => one.state === 'CA' && one.distance === null)).toBe(true)
    const county = await search({ state: 'CA', county: 'alameda', limit: 100 })
    expect(county.meta.place).toEqual({ city: '', state: 'CA', county: 'Alameda' })
    expect(county.records).toBeLessThanOrEqual(state.records)
    expect(county.records).toBeGreaterThan(0)
  })

  it('finds more in a wider circle, and says which cities are nearby', async () => {
    const near = await search({ ...oakland, distance: 10 })
    const far = await search({ ...oakland, distance: 70 })
    expect(far.records).toBeGreaterThan(near.records)
    expect(far.meta.nearby.length).toBeGreaterThan(0)
    expect(far.meta.nearby.length).toBeLessThanOrEqual(8)
    for (const city of far.meta.nearby) {
      expect(city.distance).toBeLessThanOrEqual(70)
      expect(city.caregivers).toBeGreaterThan(0)
      expect(city.city).not.toBe('Oakland')
    }
  })

  it('without a place shows the most reviewed to a visitor, and those around her to a family', async () => {
    const counts = (await everybody()).map(({ reviews_count }) => reviews_count)
    expect(counts).toEqual(counts.toSorted((a, b) => b - a))
    const family = await server.as('family')
    expect((await family.call(searchCaregivers, {})).meta.place).toMatchObject({ city: 'Oakland' })
  })

  it.each([
    { city: 'atlantis', state: 'CA' },
    { zip_code: '00000' },
    { state: 'Atlantis' },
    { county: 'nowhere', state: 'CA' },
  ])('does not know %o, and says so', async (query) => {
    expect(await failureOf(query)).toMatchObject({
      kind: 'notFound',
      serverMessage: expect.stringContaining('We do not know that place'),
    })
  })
})

describe('pages', () => {
  it('hold each caregiver once, in every order', async () => {
    for (const sort of searchSorts) {
      const { records } = await search({ sort })
      const seen: number[] = []
      for (let offset = 0; offset < records; offset += caregiverSearchPageSize) {
        seen.push(...(await search({ sort, offset })).data.map(({ id }) => id))
      }
      expect(seen.length).toBe(records)
      expect(new Set(seen).size).toBe(records)
    }
  })

  it('beyond the last are empty, with the true count and figures', async () => {
    const first = await search(oakland)
    const beyond = await search({ ...oakland, offset: 9000 })
    expect(beyond.data).toEqual([])
    expect([beyond.records, beyond.summary]).toEqual([first.records, first.summary])
  })

  it('are sorted as asked', async () => {
    const wages = async (sort: CaregiverQuery['sort']) =>
      (await everybody({ sort })).map((one) => one.desired_wage)
    expect(await wages('rate_low')).toEqual((await wages('rate_low')).toSorted((a, b) => a - b))
    expect(await wages('rate_high')).toEqual((await wages('rate_high')).toSorted((a, b) => b - a))
    const ratings = (await everybody({ sort: 'rating' })).map(({ avg_rating }) => avg_rating ?? -1)
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a))
  })
})

describe('filters', () => {
  const cases: [string, CaregiverQuery, (one: CaregiverSummary) => boolean][] = [
    [
      'all of the conditions',
      { conditions: [20, 2] },
      (one) => [20, 2].every((id) => one.conditions.includes(id)),
    ],
    [
      'all of the help',
      { home_support: [1, 5] },
      (one) => [1, 5].every((id) => one.home_support.includes(id)),
    ],
    [
      'any of the languages',
      { spoken_languages: [20, 21] },
      (one) => one.spoken_languages.some((id) => id === 20 || id === 21),
    ],
    [
      'the rate',
      { rate_min: 2000, rate_max: 2500 },
      (one) => one.desired_wage >= 2000 && one.desired_wage <= 2500,
    ],
    ['the provider type', { provider_type: 2 }, (one) => one.licensed],
    ['the times', { schedule: ['schedule_full_time'] }, (one) => one.schedule.includes('schedule_full_time')],
    ['vetted', { vetted: true }, (one) => one.vetted],
    ['a specialty', { specialty: 'companion-care' }, (one) => one.home_support.includes(14)],
    ['another specialty', { specialty: 'skilled-nursing' }, (one) => one.licensed],
  ]

  it.each(cases)('leave those with %s, and nobody else', async (_, query, fits) => {
    const all = await everybody()
    const left = await everybody(query)
    expect(left.map(({ id }) => id).toSorted()).toEqual(
      all
        .filter(fits)
        .map(({ id }) => id)
        .toSorted(),
    )
    expect(left.length).toBeGreaterThan(0)
    expect(left.length).toBeLessThan(all.length)
  })

  it('by gender look at what is not shown', async () => {
    const { records } = await search({ gender: 'male' })
    const known = await server.db.$count(caregivers, sql`gender = 'male' and profile_state_name = 'active'`)
    expect(records).toBe(known)
  })

  it('tell the lowest, middle and highest rate over all pages', async () => {
    const wages = (await everybody({ vetted: true })).map((one) => one.desired_wage).toSorted((a, b) => a - b)
    expect((await search({ vetted: true, limit: 1 })).summary).toEqual({
      rate_low: wages[0],
      rate_median: wages[Math.ceil(wages.length / 2) - 1],
      rate_high: wages.at(-1),
      vetted: wages.length,
    })
  })

  it.each([
    [['tue', 'afternoon']],
    [['mon', 'wed', 'morning']],
    [['sat', 'night']],
    [['thu']],
    [['fri', '9-11']],
  ])('leave those who are free on %s', async (when) => {
    const all = await everybody()
    const left = await everybody({ when })
    const asked = readWhen(when)!
    expect(left.map(({ id }) => id).toSorted()).toEqual(
      all
        .filter(({ free }) => daysThatFit(free, asked).length === asked.days.length)
        .map(({ id }) => id)
        .toSorted(),
    )
    expect(left.length).toBeLessThan(all.length)
  })

  it('go by what is booked, and by the times themselves where no row says the week', async () => {
    const db = server.change()
    const person = { user_id: id }
    await db.delete(availabilities).where(eq(availabilities.user_id, id))
    await removeConnections(db)
    const time = { start_date: '2026-01-06', start_time: '12:00', end_time: '17:00', repeats_weekly: true }
    await db.insert(availabilities).values({ ...person, ...time })
    const tuesdays = { when: ['tue', 'afternoon'], limit: 100 }
    const isFound = async (query: CaregiverQuery) =>
      (await search({ ...tuesdays, ...query })).data.some((one) => one.id === id)
    expect([await isFound({}), await isFound({ sort: 'best' })]).toEqual([true, true])

    await db.update(searchRows).set({ week: null, week_from: '2999-01-01' }).where(eq(searchRows.id, id))
    expect([await isFound({}), await isFound({ sort: 'best' })]).toEqual([true, true])

    const { fits } = await search({ ...tuesdays, sort: 'best' })
    const [hired] = await db
      .insert(connections)
      .values({ family_id: actors.family, caregiver_id: id, hire_stage: 3 })
      .returning()
    const book = (from: string, to: string) => {
      const [start, end] = [from, to].map((time) => new Date(`2026-11-24T${time}:00-08:00`)) as [Date, Date]
      return db.insert(connectionShifts).values({ connection_id: hired!.id, start, end })
    }
    await book('15:00', '16:00')
    expect([await isFound({}), await isFound({ sort: 'best' })]).toEqual([false, true])
    expect((await search({ ...tuesdays, sort: 'best' })).fits).toBe(fits - 1)
    await book('13:00', '15:00')
    expect(await isFound({ sort: 'best' })).toBe(false)
  })

  it('refuse what they do not know', async () => {
    expect(await failureOf({ gender: 'other' as 'male' })).toMatchObject({ kind: 'invalid' })
    expect(await failureOf({ when: ['afternoon'] })).toMatchObject({ kind: 'notFound' })
    expect(await failureOf({ specialty: 'fortune-telling' })).toMatchObject({ kind: 'notFound' })
  })
})

describe('the best match', () => {
  const pages = async (query: CaregiverQuery) => {
    const { records } = await search({ ...query, limit: 1 })
    const offsets = Array.from({ length: Math.ceil(records / 15) }, (_, page) => page * 15)
    const found = []
    for (const offset of offsets) found.push(...(await search({ ...query, limit: 15, offset })).data)
    return found
  }
  const asked: CaregiverQuery[] = [
    {},
    { conditions: [20] },
    { conditions: [20, 2, 17], home_support: [1, 5] },
    { spoken_languages: [20, 21], schedule: ['schedule_part_time'], conditions: [20] },
    { when: ['tue', 'thu', 'afternoon'], conditions: [20] },
    { when: ['mon', 'wed', 'fri', '7-15'] },
    { when: ['sat', 'sun'], home_support: [1, 13] },
    { when: ['fri', 'sat', 'night'], rate_max: 3000, gender: 'female' },
    { vetted: true, conditions: [6], when: ['tue', '9-17'] },
  ]

  it.each(asked)('comes first, in SQL as by the rule: %j', async (wanted) => {
    await server
      .change()
      .update(caregivers)
      .set({ reply_hours: sql`(array[1, 4, 12, 24, 48, null])[1 + (id * 7 + 3) % 6]` })
    for (const place of [{}, { city: 'oakland', state: 'CA', distance: 70 }]) {
      const query = { ...place, ...wanted }
      const wishes = wishesOf(query)
      const most = mostPoints(wishes)
      // Everybody whom the filters leave that are no wishes.
      const { conditions: _, home_support: __, spoken_languages: ___, ...rest } = query
      const { schedule: ____, when: _____, ...hard } = rest
      const everyone = await pages({ ...hard, sort: 'newest' })
      const expected = everyone
        .filter((one) => isListed(fitPoints(wishes, one), most))
        .toSorted(compareMatches(wishes))
      const found = await pages({ ...query, sort: 'best' })
      expect(found.map(({ id }) => id)).toEqual(expected.map(({ id }) => id))
      const { records, fits, summary } = await search({ ...query, sort: 'best' })
      const whole = expected.filter((one) => fitPoints(wishes, one) === most)
      expect([records, fits]).toEqual([expected.length, whole.length])
      expect(summary.vetted).toBe(whole.filter(({ vetted }) => vetted).length)
    }
  })

  it('of all wishes is whom the filters leave in any other order', async () => {
    const query = { conditions: [20, 17], home_support: [1] }
    const { fits } = await search({ ...query, sort: 'best' })
    const { fits: all, records } = await search(query)
    expect([fits, fits]).toEqual([all, records])
  })

  it('is put in order by nothing of who somebody is', async () => {
    const query: CaregiverQuery = { conditions: [20, 17], when: ['tue', 'afternoon'], sort: 'best' }
    const before = (await pages(query)).map(({ id }) => id)
    const db = server.change()
    await db.update(caregivers).set({
      gender: sql`case when gender = 'female' then 'male' else 'female' end`,
      birthday: sql`(birthday - interval '30 years')::date`,
      about: 'Somebody else',
    })
    await db.update(users).set({ first_name: sql`reverse(first_name)`, last_name: 'Zzyzx', portrait: null })
    expect((await pages(query)).map(({ id }) => id)).toEqual(before)
  })

  it('refuses what it does not know', async () => {
    expect(await failureOf({ sort: 'best', when: ['noon'] })).toMatchObject({ kind: 'notFound' })
    expect(await failureOf({ sort: 'best', schedule: ['never'] })).toMatchObject({ kind: 'notFound' })
  })
})

describe('somebody who is not active', () => {
  it('is not found, nor is one who has left', async () => {
    const [one, other] = await everybody()
    await server.db.update(caregivers).set({ profile_state_name: 'draft' }).where(eq(caregivers.id, one!.id))
    await server.db
      .update(users)
      .set({ deleted_at: new Date(server.clock.now()) })
      .where(eq(users.id, other!.id))
    const ids = (await everybody()).map(({ id }) => id)
    expect(ids).not.toContain(one!.id)
    expect(ids).not.toContain(other!.id)
    await server.reset()
  })
})
