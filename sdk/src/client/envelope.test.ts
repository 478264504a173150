import fc from '../testing/properties.js'
import { describe, expect, it } from 'vitest'
import { successBody } from './answer.js'
import type { EnvelopeKind } from './call.js'
import { decode } from './envelope.js'
import { isApiError, type ApiError } from '../kit/error.js'

const kinds: EnvelopeKind[] = ['data', 'nested', 'whole', 'none', 'bare']
const answer = (body: unknown, status = 200) => ({
  status,
  text: typeof body === 'string' ? body : JSON.stringify(body),
})

function failure(body: unknown, status = 200, kind: EnvelopeKind = 'data'): ApiError {
  try {
    decode(answer(body, status), kind)
  } catch (error) {
    if (isApiError(error)) return error
    throw error
  }
  throw new Error('was decoded')
}

describe('decoding an answer', () => {
  it('takes data from the envelope, one level deeper for documents, and nothing from a 204', () => {
    expect(decode(answer({ status: 'success', data: [1] }), 'data')).toEqual([1])
    expect(decode(answer({ status: 'success', data: { data: [1] } }), 'nested')).toEqual([1])
    expect(decode(answer({ status: 'success', data: 1, intercom_hash: 'x' }), 'whole')).toMatchObject({
      intercom_hash: 'x',
    })
    expect(decode({ status: 204, text: '' }, 'none')).toBeUndefined()
    expect(decode({ status: 204, text: '' }, 'data')).toBeUndefined()
  })

  it.each([
    ['an HTML page', '<!doctype html><h1>Bad gateway</h1>'],
    ['a truncated body', '{"status":"success","data":[1,'],
    ['an empty body', ''],
    ['a body without status', { data: [] }],
    ['a success without data', { status: 'success' }],
    ['a list', []],
    ['a number', '3'],
  ])('calls %s malformed', (_, body) => {
    expect(failure(body).kind).toBe('malformed')
  })

  it('hands on which rule refused, where the server says it', () => {
    const words = (error_code: unknown) => ({ status: 'fail', message: { error_message: 'No', error_code } })
    expect(failure(words('job_not_open'), 409).code).toBe('job_not_open')
    for (const none of ['', 7, undefined]) expect(failure(words(none), 409).code).toBeUndefined()
  })

  it('takes nothing but a 204 for a call that promises one', () => {
    expect(failure({ status: 'success', data: null }, 200, 'none').kind).toBe('malformed')
  })

  it('calls a document without its second level malformed', () => {
    expect(failure({ status: 'success', data: [] }, 200, 'nested').kind).toBe('malformed')
  })

  it.each([
    [400, 'invalid'],
    [401, 'unauthenticated'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [408, 'timeout'],
    [409, 'conflict'],
    [410, 'notFound'],
    [412, 'conflict'],
    [418, 'invalid'],
    [422, 'invalid'],
    [429, 'tooMany'],
    [500, 'server'],
    [503, 'server'],
    [302, 'malformed'],
  ] as const)('tells status %i as %s, whatever the body', (status, kind) => {
    for (const body of ['<html>', '', { status: 'success', data: 1 }])
      expect(failure(body, status).kind).toBe(kind)
  })

  it('makes a message without error data an error of the whole form', () => {
    const error = failure({ status: 'fail', message: { error_message: 'No more places.' } })
    expect(error.serverMessage).toBe('No more places.')
    expect(error.formErrors).toEqual(['No more places.'])
    expect(error.fieldErrors).toEqual({})
  })

  it('puts error data at its fields and adds non_field_errors', () => {
    const error = failure({
      status: 'fail',
      message: {
        error_message: 'Check it.',
        error_data: { expires: ['Too old.'], map_id: 'Unknown.', empty: [], non_field_errors: ['A'] },
      },
      non_field_errors: ['B'],
    })
    expect(error.fieldErrors).toEqual({ expires: ['Too old.'], map_id: ['Unknown.'] })
    expect(error.formErrors).toEqual(['A', 'B'])
  })

  it('never pollutes prototypes', () => {
    failure('{"status":"fail","message":{"error_data":{"__proto__":{"polluted":["x"]}}}}')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('throws an ApiError or hands on data of a success, for any JSON and any status', () => {
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.integer({ min: 100, max: 599 }),
        fc.constantFrom(...kinds),
        (body, status, kind) => {
          try {
            const data = decode(answer(JSON.stringify(body), status), kind)
            expect(status).toBeGreaterThanOrEqual(200)
            expect(status).toBeLessThan(300)
            if (data !== undefined && kind !== 'bare') expect(body).toMatchObject({ status: 'success' })
          } catch (error) {
            if (!isApiError(error)) throw error
          }
        },
      ),
    )
  })

  it('reads back whatever a server wraps', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom<EnvelopeKind>('data', 'nested', 'bare'), (data, kind) => {
        expect(decode(answer(JSON.stringify(successBody(kind, data))), kind)).toEqual(
          JSON.parse(JSON.stringify(data)),
        )
      }),
    )
  })
})
