import { describe, expect, it } from 'vitest'
import { createClient } from '../client/client.js'
import { aPlace } from '../testing/builders.js'
import { createTestClock } from '../testing/clock.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import { findLocations } from './calls.js'
import { createPlaceSearch } from './placeSearch.js'

const oakland = aPlace()

function setUp() {
  const clock = createTestClock()
  const server = fakeServer().on(findLocations, () => [oakland])
  const search = createPlaceSearch(createClient({ fetch: server.fetch, pause: async () => {} }), clock.after)
  return { clock, server, search, settled: () => expect.poll(() => search.loading.value).toBe(false) }
}

describe('a place field', () => {
  it('asks 300 ms after the last key, once', async () => {
    const { clock, server, search, settled } = setUp()
    search.type('oa')
    clock.advance(299)
    search.type(' oak ')
    clock.advance(299)
    expect(server.seen).toEqual([])
    clock.advance(1)
    await settled()
    expect(server.seen.map(({ body }) => body)).toEqual([{ location_str: 'oak', limit: 15 }])
    expect(search.suggestions.value).toEqual([oakland])
  })

  it('is filled by a choice, which no late answer takes away', async () => {
    const { clock, server, search } = setUp()
    search.type('oak')
    clock.advance(300)
    search.pick(oakland)
    await expect.poll(() => server.seen.length).toBe(1)
    expect([search.typed.value, search.picked.value, search.suggestions.value]).toEqual([
      'Oakland, CA 94601',
      oakland,
      [],
    ])
    search.type('Oakland, C')
    expect(search.picked.value).toBeNull()
  })

  it('is left 250 ms after the focus, and a suggestion that is pressed meanwhile wins', () => {
    const { clock, search } = setUp()
    let left = 0
    const leave = () => search.leave(() => left++)
    leave()
    clock.advance(249)
    expect(left).toBe(0)
    clock.advance(1)
    expect(left).toBe(1)
    for (const slip of [() => search.pick(oakland), () => search.type('oak')]) {
      leave()
      slip()
      clock.advance(250)
    }
    expect(left).toBe(1)
  })

  it('asks nothing for an empty text', () => {
    const { clock, server, search } = setUp()
    search.type('o')
    search.type('  ')
    clock.advance(1000)
    expect([server.seen, search.suggestions.value]).toEqual([[], []])
  })

  it('says when suggestions could not be had, and keeps what was typed', async () => {
    const { clock, server, search, settled } = setUp()
    server.on(findLocations, () => refuseWith(500))
    search.type('oak')
    clock.advance(300)
    await settled()
    await expect.poll(() => search.failed.value).toBe(true)
    expect(search.typed.value).toBe('oak')
  })
})
