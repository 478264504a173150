import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { createTestClock } from '../testing/clock.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import { createAddressSearch } from './addressSearch.js'
import { findAddresses, type StreetAddress } from './nearCalls.js'

const foothill: StreetAddress = {
  ...{ address: '2851 Foothill Boulevard', city: 'Oakland', state: 'CA', zip_code: '94601' },
  ...{ latitude: 37.7809, longitude: -122.2227 },
}

function setUp(provided: boolean) {
  const clock = createTestClock()
  const server = fakeServer().on(findAddresses, () => ({ provided, addresses: provided ? [foothill] : [] }))
  const search = createAddressSearch(
    createClient({ fetch: server.fetch, pause: async () => {} }),
    clock.after,
  )
  const type = async (text: string) => {
    search.type(text)
    clock.advance(300)
    await expect.poll(() => search.loading.value).toBe(false)
  }
  return { server, search, type }
}

describe('a street field', () => {
  it('asks a provider after a pause, and is filled by a choice', async () => {
    const { server, search, type } = setUp(true)
    expect(search.provided.value).toBeNull()
    await type(' 2851 foot ')
    expect(server.seen.map(({ body }) => body)).toEqual([{ address_str: '2851 foot' }])
    await expect.poll(() => search.suggestions.value).toEqual([foothill])
    search.pick(foothill)
    expect([search.typed.value, search.picked.value, search.provided.value]).toEqual([
      '2851 Foothill Boulevard',
      foothill,
      true,
    ])
    search.type('2851 Foothill')
    expect(search.picked.value).toBeNull()
  })

  it('asks once where there is no provider, and keeps what is typed', async () => {
    const { server, search, type } = setUp(false)
    await type('2851')
    expect(search.provided.value).toBe(false)
    await type('2851 Foothill')
    expect([server.seen.length, search.typed.value, search.picked.value]).toEqual([1, '2851 Foothill', null])
  })

  it('does not know of a provider from an answer that failed', async () => {
    const { server, search, type } = setUp(true)
    server.on(findAddresses, () => refuseWith(500))
    await type('2851')
    await expect.poll(() => search.failed.value).toBe(true)
    expect(search.provided.value).toBeNull()
  })
})
