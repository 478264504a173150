import {
  addSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  savedSearchLimit,
  savedSearchWords,
} from '@homecare/sdk/search'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { savedSearches } from '../tables/families.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
// The demo family keeps a search already.
beforeEach(() => server.change().delete(savedSearches))

const oakland = '/caregivers-search/california/oakland?conditions=2&vetted=1'
const save = async (address: string, who: Actor = 'family') =>
  (await server.as(who)).call(addSavedSearch, { body: { address } })
const list = async (who: Actor = 'family') => (await server.as(who)).call(listSavedSearches)

describe('a search that is saved', () => {
  it('is listed with its place, the latest first, to its family alone', async () => {
    const first = await save(oakland)
    server.clock.advance(1000)
    const second = await save('/caregivers/respite-care/california')
    expect(await list()).toEqual([second, first])
    expect(first).toMatchObject({
      address: oakland,
      place: { city: 'Oakland', state: 'CA', county: 'Alameda' },
      created_at: '2026-11-21T12:00:00.000Z',
    })
    expect(savedSearchWords(first, 'en')).toMatch(/^Oakland, CA · .+ · Vetted only$/)
    expect(second.place).toEqual({ city: '', state: 'CA', county: '' })
    expect(await list('otherFamily')).toEqual([])
  })

  it('is one, however often and in whatever words it is saved, also at once', async () => {
    const same = [
      oakland,
      '/caregivers/california/oakland?vetted=1&conditions=2&page=2&sort=rating',
      '/caregivers-search?place=oakland%20ca&conditions=2&vetted=1',
      // Without a place it is around the family's own home.
      '/caregivers-search?conditions=2&vetted=1',
    ]
    const saved = await Promise.all(same.map((address) => save(address)))
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
    expect(await list()).toHaveLength(1)
    // Another family's is its own.
    const other = await save(oakland, 'otherFamily')
    expect(other.id).not.toBe(saved[0]!.id)
  })

  it('is refused beyond the limit, in words, until one is removed', async () => {
    const numbered = (rate: number) => `/caregivers-search/california/oakland?rate_min=${rate}`
    for (let rate = 10; rate < 10 + savedSearchLimit; rate++) await save(numbered(rate))
    await expect(save(numbered(50))).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining(`You have ${savedSearchLimit} saved searches`),
    })
    // One that is there is no other.
    const kept = await save(numbered(10))
    await (await server.as('family')).call(removeSavedSearch, { id: kept.id })
    expect((await save(numbered(50))).address).toBe(numbered(50))
    expect(await list()).toHaveLength(savedSearchLimit)
  })

  it.each([
    ['/caregivers-search/favorites', 'invalid'],
    ['/jobposts', 'invalid'],
    ['/caregivers-search/california/alameda/cities', 'invalid'],
    ['/caregivers-search/california/atlantis', 'notFound'],
  ])('is none of %s: %s', async (address, kind) => expect(await kindOf(save(address))).toBe(kind))

  it('is removed by its family alone', async () => {
    const { id } = await save(oakland)
    const remove = async (who: Actor) => kindOf((await server.as(who)).call(removeSavedSearch, { id }))
    expect([await remove('otherFamily'), await remove('caregiver'), await remove('anonymous')]).toEqual([
      'notFound',
      'forbidden',
      'unauthenticated',
    ])
    expect(await list()).toHaveLength(1)
    await (await server.as('family')).call(removeSavedSearch, { id })
    expect(await list()).toEqual([])
    expect(await remove('family')).toBe('notFound')
  })

  it('is not of who is no family', async () => {
    for (const who of ['caregiver', 'staff', 'facility', 'careManager'] as const)
      expect([await kindOf(save(oakland, who)), await kindOf(list(who))]).toEqual(['forbidden', 'forbidden'])
    expect(await kindOf(save(oakland, 'anonymous'))).toBe('unauthenticated')
  })

  it('is shown without its place where that is known no more', async () => {
    await save(oakland)
    await server.db
      .update(savedSearches)
      .set({ address: '/caregivers-search/california/atlantis' })
      .where(eq(savedSearches.family_id, actors.family))
    expect((await list())[0]!.place).toBe(null)
  })
})
