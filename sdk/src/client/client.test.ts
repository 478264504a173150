import nock from 'nock'
import { any, object } from '../kit/structs/struct.js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { answerRaw, fakeServer, refuse, refuseWith } from '../testing/fakeServer.js'
import { call } from './call.js'
import { createClient } from './client.js'
import type { ClientOptions } from './options.js'
import { ApiError, isApiError } from '../kit/error.js'
import {
  addPet,
  client,
  crop,
  draw,
  enter,
  errorOf,
  leave,
  listPets,
  origin,
  payPet,
  who,
} from './testing/pets.js'

describe('a call over the wire', () => {
  beforeAll(() => nock.disableNetConnect())
  afterAll(() => nock.enableNetConnect())
  afterEach(() => {
    expect(nock.pendingMocks()).toEqual([])
    nock.cleanAll()
  })

  it('sends as a guest without cookies or the token, and says so', async () => {
    let credentials: RequestCredentials | undefined
    nock(origin, { badheaders: ['x-csrftoken'], reqheaders: { 'x-guest': '1' } })
      .post('/v1/owners/a/pets/')
      .reply(200, { status: 'success', data: { id: 1, name: 'Mia' } })
    const watched: typeof fetch = (input, init) => {
      credentials = init?.credentials
      return fetch(input, init)
    }
    await client({ guest: true, fetch: watched }).call(addPet, { owner: 'a', body: { name: 'Mia' } })
    expect(credentials).toBe('omit')
  })

  it('sends the cookies of the page with every other call', async () => {
    const sent: unknown[] = []
    const watched: typeof fetch = async (_, init) => {
      sent.push([init?.method, init?.credentials])
      return Response.json({ status: 'success', data: null })
    }
    const care = client({ fetch: watched })
    await care.call(leave)
    await care.call(enter, { body: { email: 'a@b.co' } })
    expect(sent).toEqual([
      ['GET', 'include'],
      ['POST', 'include'],
    ])
  })

  it('sends method, path, query and headers, and gives back the data', async () => {
    nock(origin, {
      badheaders: ['x-csrftoken', 'idempotency-key'],
      reqheaders: { accept: 'application/json' },
    })
      .get('/v1/owners/a%2Fb/pets/')
      .query({ kind: ['cat', 'dog'], page: 2 })
      .reply(200, { status: 'success', data: [{ id: 1, name: 'Mia', extra: true }] })
    const pets = await client().call(listPets, { owner: 'a/b', query: { kind: ['cat', 'dog'], page: 2 } })
    expect(pets).toEqual([{ id: 1, name: 'Mia', extra: true }])
  })

  it('carries the CSRF token of the cookie on every change, a changing GET included', async () => {
    const reqheaders = { 'x-csrftoken': 'tok=en' }
    nock(origin, { reqheaders })
      .post('/v1/owners/3/pets/', { name: 'Mia' })
      .reply(200, { status: 'success', data: { id: 1, name: 'Mia' } })
    nock(origin, { reqheaders }).get('/v1/leave/').reply(200, { status: 'success', data: null })
    await client().call(addPet, { owner: 3, body: { name: 'Mia' } })
    await client().call(leave)
  })

  it('carries none on a POST that only reads, so that a page without a cookie can ask too', async () => {
    nock(origin, { badheaders: ['x-csrftoken', 'idempotency-key'] })
      .post('/v1/look/')
      .reply(200, { status: 'success', data: [] })
    const look = call('POST /v1/look/', { reads: true })
    expect(await client().call(look, { body: undefined })).toEqual([])
  })

  it('sends the app key of its ten minutes and the fingerprint with a login, the version with whoami', async () => {
    nock(origin, { reqheaders: { 'x-app-key': '3000001', 'x-fingerprint': /.+/ } })
      .post('/v1/enter/')
      .reply(200, { status: 'success', data: null })
    nock(origin, { reqheaders: { versionnumber: '2.10' } })
      .get('/v1/who/')
      .reply(200, { status: 'success', data: null })
    await client().call(enter, { body: { email: 'a@b.co' } })
    await client({ version: '2.10' }).call(who)
  })

  it('sends multipart and form-encoded bodies without empty parts', async () => {
    nock(origin)
      .post(
        '/v1/draw/',
        (body: string) =>
          body.includes('name="photo"; filename="me.png"') &&
          body.includes('delete') &&
          !body.includes('undefined'),
      )
      .matchHeader('content-type', /^multipart\/form-data; boundary=/)
      .reply(200, { status: 'success', data: null })
    nock(origin).put('/v1/crop/', { ll_x: '0', rotate: '90' }).reply(200, { status: 'success', data: null })
    await client().call(draw, {
      body: { photo: new File(['x'], 'me.png'), file_2: 'delete', note: undefined },
    })
    await client().call(crop, { body: { ll_x: 0, rotate: 90, cut: null } })
  })

  it('tells a refusal with status, words, fields and request id', async () => {
    nock(origin)
      .post('/v1/owners/3/pets/')
      .reply(
        400,
        {
          status: 'fail',
          message: { error_message: 'No.', error_data: { name: ['Taken.'] } },
          non_field_errors: [],
        },
        { 'X-Request-Id': 'r-9' },
      )
    const error = await errorOf(client().call(addPet, { owner: 3, body: { name: 'Mia' } }))
    expect(error).toMatchObject({
      kind: 'invalid',
      status: 400,
      serverMessage: 'No.',
      fieldErrors: { name: ['Taken.'] },
      requestId: 'r-9',
    })
  })

  it('tells how long to wait when there were too many tries', async () => {
    nock(origin).post('/v1/owners/3/pets/').reply(429, '', { 'Retry-After': '30' })
    expect(await errorOf(client().call(addPet, { owner: 3, body: { name: 'M' } }))).toMatchObject({
      kind: 'tooMany',
      retryAfter: 30,
    })
  })
})

describe('what goes wrong', () => {
  it('is offline without a network, after three tries of a call that only reads', async () => {
    const server = fakeServer()
    server.offline()
    let tries = 0
    const counted: typeof fetch = (...request) => (tries++, server.fetch(...request))
    expect((await errorOf(client({ fetch: counted }).call(listPets, { owner: 1 }))).kind).toBe('offline')
    expect(tries).toBe(3)
  })

  it('is not retried when the call changes something and may not be repeated', async () => {
    let tries = 0
    const failing: typeof fetch = () => (tries++, Promise.reject(new TypeError('lost')))
    expect(
      (await errorOf(client({ fetch: failing }).call(addPet, { owner: 1, body: { name: 'M' } }))).kind,
    ).toBe('offline')
    expect(tries).toBe(1)
  })

  it('is retried with the same idempotency key when money moves', async () => {
    const keys: (string | null)[] = []
    const server = fakeServer().on(payPet, ({ headers }) => {
      keys.push(headers.get('idempotency-key'))
      if (keys.length < 3) refuseWith(503)
      return { id: 1, name: 'Mia' }
    })
    expect(await client({ fetch: server.fetch }).call(payPet, { id: 1 })).toEqual({ id: 1, name: 'Mia' })
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toBeTruthy()
  })

  it('keeps the key that a caller gives', async () => {
    const server = fakeServer().on(payPet, ({ headers }) => ({
      id: 1,
      name: headers.get('idempotency-key') ?? '',
    }))
    expect(
      (await client({ fetch: server.fetch }).call(payPet, { id: 1 }, { idempotencyKey: 'k-1' })).name,
    ).toBe('k-1')
  })

  it('leaves nothing behind once it is answered: no timer, and nothing that waits for the caller to give up', async () => {
    vi.useFakeTimers()
    try {
      const { signal } = new AbortController()
      const waiting = new Set<unknown>()
      vi.spyOn(signal, 'addEventListener').mockImplementation((_, listener) => void waiting.add(listener))
      vi.spyOn(signal, 'removeEventListener').mockImplementation(
        (_, listener) => void waiting.delete(listener),
      )
      let meanwhile: [timers: number, waiting: number] | undefined
      const fetch = async () => {
        meanwhile = [vi.getTimerCount(), waiting.size]
        return Response.json({ status: 'success', data: [] })
      }
      await client({ fetch }).call(listPets, { owner: 1 }, { signal })
      expect(meanwhile).toEqual([1, 1])
      expect([vi.getTimerCount(), waiting.size]).toEqual([0, 0])
    } finally {
      vi.useRealTimers()
    }
  })
  it('is a time-out when the answer does not come, and aborted when the caller gives up', async () => {
    const silent: typeof fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        const give = () => reject(new DOMException('', 'AbortError'))
        if (init?.signal?.aborted) give()
        else init?.signal?.addEventListener('abort', give)
      })
    const care = client({ fetch: silent, timeoutMs: 1 })
    expect((await errorOf(care.call(addPet, { owner: 1, body: { name: 'M' } }))).kind).toBe('timeout')
    const stop = new AbortController()
    const stopped = errorOf(client({ fetch: silent }).call(listPets, { owner: 1 }, { signal: stop.signal }))
    stop.abort()
    expect((await stopped).kind).toBe('aborted')
    expect(
      (await errorOf(client({ fetch: silent }).call(listPets, { owner: 1 }, { signal: stop.signal }))).kind,
    ).toBe('aborted')
  })

  it.each([
    ['an HTML page', () => answerRaw('<h1>Oops</h1>')],
    ['half a body', () => answerRaw('{"status":"succ')],
    ['a missing field', () => [{ id: 1 }] as never],
  ])('is malformed for %s', async (_, answer) => {
    const server = fakeServer().on(listPets, answer)
    expect((await errorOf(client({ fetch: server.fetch }).call(listPets, { owner: 1 }))).kind).toBe(
      'malformed',
    )
  })

  it('reports a mismatch and hands the data on where the app chooses so', async () => {
    const problems: string[] = []
    const server = fakeServer().on(listPets, () => [{ id: 1 }] as never)
    const care = client({ fetch: server.fetch, onMismatch: (_, problem) => problems.push(problem) })
    expect(await care.call(listPets, { owner: 1 })).toEqual([{ id: 1 }])
    expect(problems).toHaveLength(1)
  })

  it('is found before sending when the body does not fit', async () => {
    const server = fakeServer().on(addPet, () => ({ id: 1, name: '' }))
    const error = await errorOf(client({ fetch: server.fetch }).call(addPet, { owner: 1, body: {} } as never))
    expect(error).toMatchObject({ kind: 'invalid', status: 0 })
    expect(Object.keys(error.fieldErrors)).toEqual(['name'])
    expect(server.seen).toEqual([])
  })

  const unsent = (cause: string) => () => {
    throw new TypeError(cause)
  }
  it.each<[string, ClientOptions, object, object]>([
    ['a missing path parameter', {}, {}, { name: 'RangeError' }],
    ['headers that throw', { headers: unsent('headers') }, { owner: 1 }, { message: 'headers' }],
    ['cookies that throw', { cookies: unsent('cookies') }, { owner: 1 }, { message: 'cookies' }],
    ['a pause that throws', { pause: unsent('pause') }, { owner: 1 }, { message: 'pause' }],
    ['a body that is no JSON', {}, { owner: 1, body: { size: 1n } }, { name: 'TypeError' }],
  ])('is an ApiError like any other, with its cause, for %s', async (_, options, args, cause) => {
    const measure = call('POST /v1/owners/:owner/measure/', { repeatable: true, in: object({ size: any() }) })
    const failing = () => Promise.reject(new TypeError('lost'))
    const sent = client({ fetch: failing, ...options }).call(measure, { body: { size: 1 }, ...args } as never)
    expect(await errorOf(sent)).toMatchObject({ kind: 'invalid', status: 0, cause })
  })

  it.each<[string, ClientOptions]>([
    ['none where there is no page', { baseUrl: '' }],
    ['one without its scheme', { baseUrl: 'api.homecare.test' }],
    ['one of a scheme that is none', { baseUrl: 'htps://api.homecare.test' }],
    ['a path', { baseUrl: '/api' }],
  ])('is said at once and names the base URL: %s', async (_, { baseUrl = '' }) => {
    let pauses = 0
    const pause = async () => void pauses++
    const error = await errorOf(client({ baseUrl, pause }).call(listPets, { owner: 1 }))
    expect(error).toMatchObject({ kind: 'invalid', status: 0 })
    expect(error.message).toContain(`GET /v1/owners/:owner/pets/: baseUrl is "${baseUrl}"`)
    expect(pauses).toBe(0)
  })

  it('names method and path and what happened, for a log: never what was sent', async () => {
    const server = fakeServer()
      .on(listPets, () => answerRaw('<h1>Oops</h1>'))
      .on(addPet, () => refuseWith(409, 'Too many pets.'))
      .on(payPet, () => ({ id: 'x', name: '' }) as never)
    const care = client({ fetch: server.fetch })
    const messages = [
      care.call(listPets, { owner: 1 }),
      care.call(addPet, { owner: 1, body: { name: 'secret' } }),
      care.call(addPet, { owner: 1, body: { name: 5 } } as never),
      care.call(addPet, { body: { name: 'secret' } } as never),
      care.call(payPet, { id: 1 }),
      client({ fetch: () => Promise.reject(new TypeError('lost')) }).call(payPet, { id: 1 }),
      client({ fetch: server.fetch }).call(listPets, { owner: 1 }, { signal: AbortSignal.abort() }),
    ].map(async (sent) => (await errorOf(sent)).message)
    expect(await Promise.all(messages)).toEqual([
      'GET /v1/owners/:owner/pets/: malformed',
      'POST /v1/owners/:owner/pets/: Too many pets.',
      'POST /v1/owners/:owner/pets/: invalid',
      'POST /v1/owners/:owner/pets/: Missing parameter owner',
      'POST /v1/pets/:id/pay/: malformed',
      'POST /v1/pets/:id/pay/: offline',
      'GET /v1/owners/:owner/pets/: aborted',
    ])
  })

  it('takes no answer away when the mismatch cannot be reported', async () => {
    const server = fakeServer().on(listPets, () => [{ id: 1 }] as never)
    const care = client({ fetch: server.fetch, onMismatch: unsent('no network to report by') })
    expect(await care.call(listPets, { owner: 1 })).toEqual([{ id: 1 }])
  })

  it('is aborted at once in the pause before the next try', async () => {
    vi.useFakeTimers()
    try {
      const stop = new AbortController()
      let tries = 0
      const lost = () => (tries++, Promise.reject(new TypeError('lost')))
      const care = createClient({ baseUrl: origin, fetch: lost })
      const stopped = errorOf(care.call(listPets, { owner: 1 }, { signal: stop.signal }))
      await vi.advanceTimersByTimeAsync(100)
      stop.abort()
      expect((await stopped).kind).toBe('aborted')
      expect(tries).toBe(1)
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('has one limit of time for all its tries and the pauses between them', async () => {
    vi.useFakeTimers()
    try {
      let tries = 0
      const slow: typeof fetch = async (_, init) => {
        tries++
        await new Promise<void>((resolve, reject) => {
          const timer = setTimeout(resolve, 600)
          init?.signal?.addEventListener('abort', () => {
            clearTimeout(timer)
            reject(new DOMException('', 'AbortError'))
          })
        })
        return new Response('', { status: 503 })
      }
      const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
      const failed = errorOf(
        client({ fetch: slow, pause: wait, timeoutMs: 1000 }).call(listPets, { owner: 1 }),
      )
      await vi.advanceTimersByTimeAsync(1000)
      expect((await failed).kind).toBe('timeout')
      expect(tries).toBe(2)
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  it('puts refused fields where a form finds them', async () => {
    const server = fakeServer().on(addPet, () => refuse({ name: ['Taken.'] }))
    expect(
      (await errorOf(client({ fetch: server.fetch }).call(addPet, { owner: 1, body: { name: 'M' } })))
        .fieldErrors,
    ).toEqual({ name: ['Taken.'] })
  })
})

describe('a session that has ended', () => {
  it('is renewed once for all calls that found out together, which are then sent again', async () => {
    let alive = false
    let renewals = 0
    const server = fakeServer().on(listPets, () => (alive ? [] : refuseWith(401)))
    const care = client({ fetch: server.fetch })
    care.onSessionEnd(async () => {
      renewals++
      await Promise.resolve()
      return (alive = true)
    })
    expect(await Promise.all([care.call(listPets, { owner: 1 }), care.call(listPets, { owner: 2 })])).toEqual(
      [[], []],
    )
    expect(renewals).toBe(1)
  })

  it('stays an error when it is not renewed, and for the calls of signing in', async () => {
    const server = fakeServer()
      .on(listPets, () => refuseWith(401))
      .on(enter, () => refuseWith(401, 'Wrong password.'))
    const care = client({ fetch: server.fetch })
    let asked = 0
    care.onSessionEnd(() => (asked++, Promise.reject(new Error('closed'))))
    expect((await errorOf(care.call(listPets, { owner: 1 }))).kind).toBe('unauthenticated')
    expect((await errorOf(care.call(enter, { body: { email: 'a@b.co' } }))).serverMessage).toBe(
      'Wrong password.',
    )
    expect(asked).toBe(1)
  })
})

describe('a stale CSRF token', () => {
  it('is replaced by the fresh cookie and the change sent again, once', async () => {
    let cookie = 'csrftoken=old'
    const tokens: (string | null)[] = []
    const server = fakeServer().on(addPet, ({ headers }) => {
      tokens.push(headers.get('x-csrftoken'))
      if (tokens.at(-1) !== 'new') {
        cookie = 'csrftoken=new'
        answerRaw('{"status":"fail"}', { status: 403, headers: { 'X-CSRF-Stale': '1' } })
      }
      return { id: 1, name: 'Mia' }
    })
    expect(
      await client({ fetch: server.fetch, cookies: () => cookie }).call(addPet, {
        owner: 1,
        body: { name: 'M' },
      }),
    ).toEqual({ id: 1, name: 'Mia' })
    expect(tokens).toEqual(['old', 'new'])
  })

  it('is an ordinary refusal when the fresh one is refused too', async () => {
    const server = fakeServer().on(addPet, () =>
      answerRaw('{"status":"fail"}', { status: 403, headers: { 'X-CSRF-Stale': '1' } }),
    )
    expect(
      (await errorOf(client({ fetch: server.fetch }).call(addPet, { owner: 1, body: { name: 'M' } }))).kind,
    ).toBe('forbidden')
    expect(server.seen).toHaveLength(2)
  })
})

describe('an ApiError', () => {
  it('is recognised by its brand, not its class', () => {
    const other = Object.assign(new Error('x'), { '@homecare/ApiError': true })
    expect(isApiError(other)).toBe(true)
    expect(isApiError(new ApiError('offline'))).toBe(true)
    for (const thing of [null, undefined, 'ApiError', {}, new Error('x')])
      expect(isApiError(thing)).toBe(false)
  })
})
