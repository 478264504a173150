import { describe, expect, it } from 'vitest'
import { call } from './call.js'
import type { CallOptions, ClientOptions } from './options.js'
import { requestOf } from './request.js'
import type { AnyCall } from './call.js'
import { number, object, string } from '../kit/structs/struct.js'

const list = call('GET /v1/pets/:owner/', { query: object({ kind: string() }) })
const add = call('POST /v1/pets/', { in: object({ age: number() }), repeatable: true })
const rename = call('PATCH /v1/pets/', { in: object({ age: number() }) })

const request = (of: AnyCall, args = {}, options: ClientOptions = {}, own: CallOptions = {}) =>
  requestOf({ call: of, options: { fetch, ...options }, own, tries: 0 }, args)

describe('a request', () => {
  it('has the path filled in, the query, and what it accepts', () => {
    expect(request(list, { owner: 'a/b', query: { kind: 'cat' } })).toEqual({
      path: '/v1/pets/a%2Fb/',
      query: { kind: 'cat' },
      body: undefined,
      headers: { Accept: 'application/json' },
    })
  })

  it('has the body as it travels, and a key where it may be repeated', () => {
    const { body, headers } = request(add, { body: { age: 3 } }, { newKey: () => 'k' })
    expect([body, headers]).toEqual([
      '{"age":3}',
      { Accept: 'application/json', 'Content-Type': 'application/json', 'Idempotency-Key': 'k' },
    ])
    expect(request(rename, { body: { age: 3 } }).headers).not.toHaveProperty('Idempotency-Key')
    const own = request(add, { body: { age: 3 } }, { newKey: () => 'k' }, { idempotencyKey: 'own' })
    expect(own.headers['Idempotency-Key']).toBe('own')
  })

  it('says what the call and the client are to say', () => {
    const version = { ...list, sends: 'version' } as const
    const appKey = { ...list, sends: 'appKey' } as const
    const args = { owner: 1, query: { kind: 'cat' } }
    expect(request(version, args, { version: '2.0' }).headers).toMatchObject({ versionnumber: '2.0' })
    expect(request(appKey, args, { now: () => 1_200_999 }).headers).toMatchObject({ 'X-App-Key': '2' })
    expect(request(list, args, { guest: true, headers: () => ({ a: 'b' }) }).headers).toMatchObject({
      'X-Guest': '1',
      a: 'b',
    })
  })

  it.each([
    ['input that does not fit', () => request(add, { body: { age: 'old' } })],
    ['a missing parameter', () => request(list, { query: { kind: 'cat' } })],
    ['no address', () => request(add, { body: { age: 3 } }, { baseUrl: 'care' })],
  ])('is not made of %s', (_, make) => expect(make).toThrow())
})
