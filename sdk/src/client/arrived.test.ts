import { describe, expect, it } from 'vitest'
import { arrived } from './arrived.js'

const answer = (headers: Record<string, string>, _data?: unknown) =>
  arrived(Object.assign(new Response(null, { status: 200, headers }), { _data }), 'GET /v1/pets/')

describe('an answer of the network', () => {
  it('has a text, of a file or of nothing an empty one', () => {
    expect([answer({}, '{}').text, answer({}).text, answer({}, new Blob()).text]).toEqual(['{}', '', ''])
  })

  it.each([
    ['5', 5],
    ['0', 0],
    ['-1', undefined],
    ['Infinity', undefined],
    ['soon', undefined],
  ])('that asks for a wait of %s has %s seconds', (header, seconds) => {
    expect(answer({ 'Retry-After': header }).retryAfter).toBe(seconds)
  })

  it('knows its request in the log, and whether the token was too old', () => {
    const { requestId, isStale } = answer({ 'X-Request-Id': 'r1', 'X-CSRF-Stale': '1' })
    expect([requestId, isStale]).toEqual(['r1', true])
    expect([answer({}).requestId, answer({}).retryAfter, answer({}).isStale]).toEqual([
      undefined,
      undefined,
      false,
    ])
  })
})
