import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { anOrganization } from '../testing/caregiverBuilders.js'
import { createTestClock } from '../testing/clock.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import { searchOrganizations } from './organizationCalls.js'
import { createOrganizationSearch } from './organizationSearch.js'

const laney = anOrganization({ name: 'Laney College' })
const typedIn = { id: null, name: 'Zzyzx Night School' }

function setUp(school: 0 | 1 = 1) {
  const clock = createTestClock()
  const server = fakeServer().on(searchOrganizations, () => [laney])
  const care = createClient({ fetch: server.fetch, pause: async () => {} })
  const search = createOrganizationSearch(care, school, clock.after)
  return {
    ...{ clock, server, search },
    async typed(text: string) {
      search.type(text)
      clock.advance(300)
      await expect.poll(() => search.loading.value).toBe(false)
    },
  }
}

describe('a field for a school or an employer', () => {
  it.each([
    [1, '1'],
    [0, '0'],
  ] as const)('asks with school=%i, 300 ms after the last key', async (school, sent) => {
    const { clock, server, search } = setUp(school)
    search.type('lan')
    clock.advance(299)
    search.type(' laney ')
    clock.advance(299)
    expect(server.seen).toEqual([])
    clock.advance(1)
    await expect.poll(() => search.choices.value).toEqual([laney])
    expect(server.seen.map(({ query }) => query)).toEqual([{ school: sent, s: 'laney' }])
  })

  it('offers what was typed where nothing is found, or the search fails', async () => {
    const { server, search, typed } = setUp()
    server.on(searchOrganizations, () => [])
    await typed(` ${typedIn.name} `)
    await expect.poll(() => search.choices.value).toEqual([typedIn])
    server.on(searchOrganizations, () => refuseWith(500))
    await typed('Other')
    await expect.poll(() => search.choices.value).toEqual([{ id: null, name: 'Other' }])
  })

  it('is filled by a choice, and asks nothing for an empty text', async () => {
    const { server, search, clock, typed } = setUp()
    await typed('laney')
    search.fill(laney.name)
    expect([search.typed.value, search.choices.value]).toEqual([laney.name, []])
    search.type('  ')
    clock.advance(1000)
    expect([server.seen.length, search.choices.value]).toEqual([1, []])
  })
})
