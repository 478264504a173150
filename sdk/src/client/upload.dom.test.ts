import nock from 'nock'
import { object } from '../kit/structs/struct.js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { call } from './call.js'
import { createClient } from './client.js'
import { isApiError } from '../kit/error.js'
import { fileField } from '../kit/fields/fields.js'
import { uploadWithProgress, type UploadProgress } from './upload.js'

const origin = 'https://api.homecare.test'
const draw = call('POST /v1/draw/', { in: object({ photo: fileField }), bodyKind: 'multipart' })
const erase = call('DELETE /v1/draw/', { envelope: 'none' })
const care = createClient({ baseUrl: origin, cookies: () => 'csrftoken=tok' })
const body = { photo: new File(['x'.repeat(1000)], 'me.png', { type: 'image/png' }) }

const kindOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (thrown: unknown) => (isApiError(thrown) ? thrown.kind : thrown),
  )

/** An XMLHttpRequest whose upload goes as far as the test says. */
class SlowRequest extends EventTarget {
  static started: SlowRequest[] = []
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  withCredentials = false
  responseType = ''
  status = 200
  statusText = 'OK'
  responseText = '{"status":"success","data":null}'
  aborted = false
  constructor() {
    super()
    SlowRequest.started.push(this)
  }
  open() {}
  send() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name.toLowerCase()] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: r-7\r\n'
  }
  abort() {
    this.aborted = true
    this.dispatchEvent(new Event('abort'))
  }
  sent(loaded: number, total: number) {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total }))
  }
}

/** The newest request, as soon as the client has sent it. */
function latest(): Promise<SlowRequest> {
  return vi.waitFor(() => {
    const request = SlowRequest.started.pop()
    if (!request) throw new Error('nothing was sent')
    return request
  })
}

describe('an upload that tells its progress', () => {
  beforeAll(() => nock.disableNetConnect())
  afterAll(() => nock.enableNetConnect())
  afterEach(() => {
    vi.unstubAllGlobals()
    SlowRequest.started = []
    nock.cleanAll()
  })

  it('tells how far it is, and then answers as fetch does', async () => {
    vi.stubGlobal('XMLHttpRequest', SlowRequest)
    const told: UploadProgress[] = []
    const done = care.call(draw, { body }, { fetch: uploadWithProgress((progress) => told.push(progress)) })
    const request = await latest()
    request.sent(400, 1000)
    request.sent(1000, 1000)
    request.dispatchEvent(new Event('load'))
    expect(await done).toBeNull()
    expect(told).toEqual([
      { sent: 400, total: 1000 },
      { sent: 1000, total: 1000 },
    ])
    expect(request.withCredentials).toBe(true)
    expect(request.headers['x-csrftoken']).toBe('tok')
    expect(request.headers).not.toHaveProperty('content-type')
  })

  it('is aborted by the caller, before it starts and while it runs', async () => {
    vi.stubGlobal('XMLHttpRequest', SlowRequest)
    const stop = new AbortController()
    const options = { signal: stop.signal, fetch: uploadWithProgress(() => {}) }
    const kind = kindOf(care.call(draw, { body }, options))
    const running = await latest()
    stop.abort()
    expect(await kind).toBe('aborted')
    expect(running.aborted).toBe(true)
    expect(await kindOf(care.call(draw, { body }, options))).toBe('aborted')
  })

  it('is offline where the network fails, and carries the words of a refusal', async () => {
    vi.stubGlobal('XMLHttpRequest', SlowRequest)
    const fetch = uploadWithProgress(() => {})
    for (const failure of ['error', 'timeout']) {
      const kind = kindOf(care.call(draw, { body }, { fetch }))
      ;(await latest()).dispatchEvent(new Event(failure))
      expect(await kind).toBe('offline')
    }
    const refused = care.call(draw, { body }, { fetch }).catch((thrown: unknown) => thrown)
    const request = Object.assign(await latest(), {
      status: 400,
      responseText: '{"status":"fail","message":{"error_message":"Too dark."}}',
    })
    request.dispatchEvent(new Event('load'))
    expect(await refused).toMatchObject({ kind: 'invalid', serverMessage: 'Too dark.', requestId: 'r-7' })
  })

  it('takes an answer without a body', async () => {
    vi.stubGlobal('XMLHttpRequest', SlowRequest)
    const done = care.call(erase, {}, { fetch: uploadWithProgress(() => {}) })
    const request = Object.assign(await latest(), { status: 204, responseText: '' })
    request.dispatchEvent(new Event('load'))
    expect(await done).toBeUndefined()
  })

  it('goes over the wire as multipart', async () => {
    nock(origin)
      .post('/v1/draw/', /name="photo"; filename="me\.png"/)
      .matchHeader('content-type', /^multipart\/form-data; boundary=/)
      .reply(200, { status: 'success', data: null })
    expect(await care.call(draw, { body }, { fetch: uploadWithProgress(() => {}) })).toBeNull()
  })
})
