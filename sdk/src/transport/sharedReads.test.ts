import { array, number, object, optional } from '../kit/structs/struct.js'
import { describe, expect, test } from 'vitest'
import { call } from '../client/call.js'
import { createClient } from '../client/client.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import { withSharedReads } from './sharedReads.js'

const listPets = call('GET /v1/owners/:owner/pets/', {
  query: object({ page: optional(number()) }),
  out: array(number()),
})
const addPet = call('POST /v1/pets/', { in: object({ id: number() }) })

/** A server whose answers wait until they are let go. */
function world() {
  const pets = [1]
  const held: (() => void)[] = []
  const server = fakeServer()
    .on(listPets, async () => {
      const known = [...pets]
      await new Promise<void>((resolve) => held.push(resolve))
      return known
    })
    .on(addPet, ({ body }) => void pets.push(body.id))
  const aborted: string[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    init?.signal?.addEventListener('abort', () => aborted.push(String(input)))
    return server.fetch(input, init)
  }
  const release = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    for (const go of held.splice(0)) go()
  }
  return { server, aborted, release, care: withSharedReads(createClient({ fetch, retryPausesMs: [] })) }
}

describe('equal reads under way', () => {
  test('are one request, whose answer all of them get; another is one of its own, and so is a later one', async () => {
    const { care, server, release } = world()
    const asked = [1, 1, 2].map((owner) => care.call(listPets, { owner }))
    asked.push(care.call(listPets, { owner: 1, query: { page: 2 } }))
    await release()
    expect(await Promise.all(asked)).toEqual([[1], [1], [1], [1]])
    expect(server.seen).toHaveLength(3)
    const later = care.call(listPets, { owner: 1 })
    await release()
    await later
    expect(server.seen).toHaveLength(4)
  })

  test('fail together', async () => {
    const { care, server } = world()
    server.on(listPets, () => refuseWith(403))
    const asked = await Promise.allSettled([1, 1].map((owner) => care.call(listPets, { owner })))
    expect(asked).toMatchObject([{ reason: { kind: 'forbidden' } }, { reason: { kind: 'forbidden' } }])
    expect(server.seen).toHaveLength(1)
  })

  test('go on for who waits while another gives up, and end when nobody waits', async () => {
    const { care, aborted, release } = world()
    const stops = [new AbortController(), new AbortController()]
    const asked = stops.map(({ signal }) => care.call(listPets, { owner: 1 }, { signal }))
    stops[0]?.abort()
    await expect(asked[0]).rejects.toMatchObject({ kind: 'aborted' })
    expect(aborted).toEqual([])
    const third = care.call(listPets, { owner: 1 })
    stops[1]?.abort()
    await expect(asked[1]).rejects.toMatchObject({ kind: 'aborted' })
    expect(aborted).toEqual([])
    await release()
    expect(await third).toEqual([1])

    const alone = new AbortController()
    const left = care.call(listPets, { owner: 1 }, { signal: alone.signal })
    alone.abort()
    await expect(left).rejects.toMatchObject({ kind: 'aborted' })
    expect(aborted).toHaveLength(1)
    await expect(care.call(listPets, { owner: 1 }, { signal: alone.signal })).rejects.toMatchObject({
      kind: 'aborted',
    })
  })

  test('wait for no answer from before a change', async () => {
    const { care, release } = world()
    const before = care.call(listPets, { owner: 1 })
    await new Promise((resolve) => setImmediate(resolve))
    const change = care.call(addPet, { body: { id: 2 } })
    const during = care.call(listPets, { owner: 1 })
    await change
    const after = care.call(listPets, { owner: 1 })
    await release()
    expect([await before, await during, await after].map((pets) => pets.length)).toEqual([
      1,
      expect.any(Number),
      2,
    ])
  })

  test('have nothing to do with changes, and with reads that have options of their own', async () => {
    const { care, server, release } = world()
    await Promise.all([1, 2].map(() => care.call(addPet, { body: { id: 3 } })))
    expect(server.seen).toHaveLength(2)
    const asked = [1, 2].map(() => care.call(listPets, { owner: 1 }, { timeoutMs: 5_000 }))
    await release()
    await Promise.all(asked)
    expect(server.seen).toHaveLength(4)
  })
})
