import { describe, expect, test } from 'vitest'
import { encodeBody } from './body.js'
import { call, changesThings, fillPath, mayRepeat } from './call.js'
import { readCookie } from './cookie.js'
import { kindOfStatus } from '../kit/error.js'

describe('a call', () => {
  test.each([
    ['GET /v1/things/', {}, { changes: false, again: true }],
    ['GET /v1/things/', { changes: true }, { changes: true, again: false }],
    ['POST /v1/things/', {}, { changes: true, again: false }],
    ['POST /v1/things/', { reads: true }, { changes: false, again: true }],
    ['POST /v1/things/', { repeatable: true }, { changes: true, again: true }],
    ['POST /v1/things/', { money: true }, { changes: true, again: true }],
    ['DELETE /v1/things/:id/', {}, { changes: true, again: false }],
  ] as const)('%s marked %o', (route, marks, { changes, again }) => {
    expect(changesThings(call(route, marks))).toBe(changes)
    expect(mayRepeat(call(route, marks))).toBe(again)
  })

  test('is declared once, as method and path in one', () => {
    expect(call('PUT /v1/things/:id/', {})).toMatchObject({
      method: 'PUT',
      path: '/v1/things/:id/',
      bodyKind: 'json',
    })
  })
})

describe('a path', () => {
  test('takes its parameters, encoded', () => {
    expect(fillPath('/v1/a/:id/b/:name/', { id: 7, name: 'x/y ?#' })).toBe('/v1/a/7/b/x%2Fy%20%3F%23/')
    expect(fillPath('/v1/a/:id/', { id: 0 })).toBe('/v1/a/0/')
  })

  test.each([undefined, null, ''])('without a parameter (%s) is no path', (id) => {
    expect(() => fillPath('/v1/a/:id/', { id })).toThrow(RangeError)
  })
})

describe('a body', () => {
  test('of none is none', () => {
    expect(encodeBody('json', undefined)).toEqual({ body: undefined })
    expect(encodeBody('multipart', null)).toEqual({ body: undefined })
  })

  test('of a form leaves out what there is not', () => {
    const { body, contentType } = encodeBody('form', { a: 'x y&z', b: null, c: undefined, d: 0 })
    expect([body, contentType]).toEqual(['a=x+y%26z&d=0', 'application/x-www-form-urlencoded'])
  })

  test('in parts keeps the names of files, and leaves the boundary to fetch', () => {
    const file = new File(['%PDF'], 'license.pdf', { type: 'application/pdf' })
    const { body, contentType } = encodeBody('multipart', { file_1: file, page: 2, blob: new Blob(['x']) })
    const parts = body as FormData
    expect(contentType).toBeUndefined()
    expect((parts.get('file_1') as File).name).toBe('license.pdf')
    expect((parts.get('blob') as File).name).toBe('blob')
    expect(parts.get('page')).toBe('2')
  })
})

test.each([
  [200, null],
  [204, null],
  [299, null],
  [302, 'malformed'],
  [400, 'invalid'],
  [401, 'unauthenticated'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [408, 'timeout'],
  [409, 'conflict'],
  [418, 'invalid'],
  [422, 'invalid'],
  [429, 'tooMany'],
  [500, 'server'],
  [503, 'server'],
  [0, 'malformed'],
] as const)('the status %i means %s', (status, kind) => {
  expect(kindOfStatus(status)).toBe(kind)
})

test.each([
  ['csrftoken=abc', 'abc'],
  ['a=1; csrftoken=a%20b; b=2', 'a b'],
  ['xcsrftoken=no; csrftoken=yes=1', 'yes=1'],
  ['csrftoken=%zz', '%zz'],
  ['csrftoken', undefined],
  ['', undefined],
] as const)('the cookies %s hold the token %s', (cookies, token) => {
  expect(readCookie(cookies, 'csrftoken')).toBe(token)
})
