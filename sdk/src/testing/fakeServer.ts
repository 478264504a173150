import { createMatcher, refusalBody, successBody, type Refusal } from '../client/answer.js'
import type { AnyCall, BodyOf, OutOf, PathParams, QueryOf } from '../client/call.js'
import { requestIdHeader } from '../client/constants.js'

/** A request as a fake handler sees it: parameters as texts, the body as it was sent. */
export interface FakeRequest<C extends AnyCall> {
  readonly params: { readonly [K in keyof PathParams<C>]: string }
  readonly query: Partial<QueryOf<C>> & Readonly<Record<string, unknown>>
  readonly body: BodyOf<C>
  readonly headers: Headers
  readonly request: Request
}

/** What was asked, in order, for a test to look at. */
export interface SeenCall {
  readonly call: AnyCall
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly headers: Headers
}

class Refused {
  constructor(readonly refusal: Refusal) {}
}
class Raw {
  constructor(readonly response: () => Response) {}
}

/** Refuses with errors by field: `refuse({ license_number: ['Already used.'] })`. */
export function refuse(fieldErrors: Readonly<Record<string, readonly string[]>>, status = 400): never {
  throw new Refused({ status, fieldErrors })
}

/** Refuses with words for a person, and a status such as 403, 404, 409, 429 or 500. */
export function refuseWith(status: number, message = ''): never {
  throw new Refused({ status, message })
}

/** Answers with whatever a broken server or proxy might: HTML, half a body, nothing. */
export function answerRaw(body: string, init: ResponseInit = {}): never {
  throw new Raw(() => new Response(body, init))
}

/** Refuses a change of a record that was changed meanwhile, with the record as it is now. */
export function refuseStale(current: unknown): never {
  answerRaw(JSON.stringify({ status: 'fail', message: {}, current }), { status: 409 })
}

/** A backend for tests. */
export interface FakeServer {
  /** For `createClient({ fetch: server.fetch })`. */
  readonly fetch: typeof fetch
  readonly seen: readonly SeenCall[]
  /** Answers a call; the last answer given for a call is the one that counts. */
  on<C extends AnyCall>(
    call: C,
    answer: (request: FakeRequest<C>) => OutOf<C> | Promise<OutOf<C>>,
  ): FakeServer
  /** Every request fails as without a network, until `online()`. */
  offline(): void
  online(): void
}

/** A backend for tests: answers call values in process, with the envelope and errors of the real one. */
export function fakeServer(): FakeServer {
  const answers = new Map<AnyCall, (request: FakeRequest<AnyCall>) => unknown>()
  const seen: SeenCall[] = []
  let connected = true
  let served = 0

  const server: FakeServer = {
    seen,
    on(call, answer) {
      answers.set(call, answer as (request: FakeRequest<AnyCall>) => unknown)
      return server
    },
    offline: () => void (connected = false),
    online: () => void (connected = true),
    async fetch(input, init) {
      if (!connected) throw new TypeError('fetch failed')
      init?.signal?.throwIfAborted()
      const request = toRequest(input, init)
      const url = new URL(request.url)
      const found = createMatcher([...answers.keys()].map((call) => ({ call })))(request.method, url.pathname)
      const headers = { 'Content-Type': 'application/json', [requestIdHeader]: `fake-${++served}` }
      if (!found)
        return json({ status: 501, message: `No answer for ${request.method} ${url.pathname}` }, headers)
      const { call } = found.entry
      const body = await readBody(request)
      const query = readQuery(url.searchParams)
      seen.push({ call, params: found.params, query, body, headers: request.headers })
      const answer = answers.get(call)
      try {
        const data = await answer?.({ params: found.params, query, body, headers: request.headers, request })
        if (call.envelope === 'none') return new Response(null, { status: 204, headers })
        return new Response(JSON.stringify(successBody(call.envelope, data)), { headers })
      } catch (thrown) {
        if (thrown instanceof Refused) return json(thrown.refusal, headers)
        if (thrown instanceof Raw) return thrown.response()
        throw thrown
      }
    },
  }
  return server
}

/** Calls may be sent to a path alone; a Request needs an origin. */
function toRequest(input: Parameters<typeof fetch>[0], init: RequestInit | undefined): Request {
  if (typeof input !== 'string') return new Request(input, init)
  return new Request(new URL(input, 'https://homecare.test'), init)
}

function json(refusal: Refusal, headers: Record<string, string>): Response {
  return new Response(JSON.stringify(refusalBody(refusal)), { status: refusal.status, headers })
}

async function readBody(request: Request): Promise<unknown> {
  const kind = request.headers.get('Content-Type') ?? ''
  if (kind.startsWith('multipart/form-data')) return Object.fromEntries(await request.formData())
  const text = await request.text()
  if (text === '') return undefined
  return kind.startsWith('application/json')
    ? JSON.parse(text)
    : Object.fromEntries(new URLSearchParams(text))
}

function readQuery(search: URLSearchParams): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  for (const name of new Set(search.keys())) {
    const values = search.getAll(name)
    query[name] = values.length === 1 ? values[0] : values
  }
  return query
}
