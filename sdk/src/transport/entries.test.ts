import { any, array, integer, object, optional, type } from '../kit/structs/struct.js'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { call } from '../client/call.js'
import { createClient } from '../client/client.js'
import { pageFields } from '../kit/fields/fields.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import { entriesOf } from './entries.js'

const listPets = call('GET /v1/owners/:owner/pets/', {
  query: object({ ...pageFields, kind: optional(any()) }),
  out: array(integer()),
})
const searchPets = call('GET /v1/pets/', {
  query: object(pageFields),
  out: type({ data: array(integer()), records: integer() }),
  envelope: 'whole',
})
const ownPets = call('GET /v1/own/', { out: array(integer()) })

const pets = Array.from({ length: 250 }, (_, at) => at)
function world() {
  const asked: [limit: unknown, offset: unknown][] = []
  const page = ({ limit, offset }: { readonly limit?: unknown; readonly offset?: unknown }) => {
    asked.push([limit, offset])
    return pets.slice(Number(offset), Number(offset) + Number(limit))
  }
  const server = fakeServer()
    .on(listPets, ({ query }) => page(query))
    .on(searchPets, ({ query }) => ({ data: page(query), records: pets.length }))
  return { asked, server, care: createClient({ fetch: server.fetch }) }
}
async function all<T>(entries: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = []
  for await (const entry of entries) found.push(entry)
  return found
}

describe('the entries of a list', () => {
  test('are all there, once each, in order, of calls that answer a list and of those that answer a page', async () => {
    const { care, asked, server } = world()
    expect(await all(entriesOf(care, listPets, { owner: 7, query: { kind: 'cat' } }))).toEqual(pets)
    expect(await all(entriesOf(care, searchPets))).toEqual(pets)
    expect(asked.slice(0, 3)).toEqual([
      ['100', '0'],
      ['100', '100'],
      ['100', '200'],
    ])
    expect(server.seen[1]).toMatchObject({ params: { owner: '7' }, query: { kind: 'cat' } })
  })

  test('come in pages as large as the query says, from where it begins, until a page is not full', async () => {
    const { care, asked } = world()
    expect(await all(entriesOf(care, searchPets, { query: { limit: 50, offset: 150 } }))).toEqual(
      pets.slice(150),
    )
    expect(asked).toHaveLength(3)
  })

  test('are not asked for any further once nobody wants more', async () => {
    const { care, asked } = world()
    for await (const pet of entriesOf(care, searchPets)) if (pet === 120) break
    expect(asked).toHaveLength(2)
  })

  test('fail as the call does', async () => {
    const { care, server } = world()
    server.on(searchPets, () => refuseWith(403))
    await expect(all(entriesOf(care, searchPets))).rejects.toMatchObject({ kind: 'forbidden' })
    const signal = AbortSignal.abort()
    await expect(all(entriesOf(care, searchPets, {}, { signal }))).rejects.toMatchObject({ kind: 'aborted' })
  })

  test('have the type of the list, and a call without pages has none', () => {
    const { care } = world()
    expectTypeOf(entriesOf(care, searchPets)).toEqualTypeOf<AsyncGenerator<number, void, undefined>>()
    // @ts-expect-error it answers all at once
    entriesOf(care, ownPets)
  })
})
