import nock from 'nock'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { refusalBody, successBody } from '../../client/answer.js'
import type { AnyCall } from '../../client/call.js'
import { createClient } from '../../client/client.js'
import { retryPausesMs } from '../../client/constants.js'
import { isApiError, type ApiError } from '../../kit/error.js'
import { aValueOf } from '../valueOf.js'
import { documentedRoutes } from './documentedRoutes.js'
import { everyCall as calls, exampleOf as argsOf } from './index.js'

const origin = 'https://api.homecare.test'
const care = createClient({
  baseUrl: origin,
  cookies: () => 'csrftoken=token-1',
  newKey: () => 'key-1',
  now: () => 1_800_000_600_000,
  pause: () => Promise.resolve(),
})

interface Seen {
  readonly path: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
}

/** Every call that the index exports: as it is sent, as its answer is read, and as it fails. */
export function describeEveryCall(where: string): void {
  describe(`the calls, in ${where}`, () => {
    beforeAll(() => nock.disableNetConnect())
    afterAll(() => nock.enableNetConnect())
    afterEach(() => nock.cleanAll())

    it('each have a path and a name of their own', () => {
      const shapes = calls.map(
        ([, { method, path }]) => `${method} ${path.replace(/:\w+/g, ':').replace(/\/$/, '')}`,
      )
      expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([])
      expect(new Set(calls.map(([, call]) => call)).size).toBe(calls.length)
    })

    it('are those of the documents, spelled as they are, and extensions marked as such', () => {
      const declared = calls
        .filter(([, call]) => !call.extension)
        .map(([, { route }]) => route.replace(/:\w+/g, ':id'))
      expect(declared.toSorted()).toEqual(documentedRoutes.toSorted())
    })

    it('move money, or change something by a GET, only where it is meant', () => {
      const marked = (mark: 'money' | 'changes') =>
        calls.filter(([, call]) => call[mark]).map(([name]) => name)
      expect(marked('money').toSorted()).toEqual([
        'checkoutMembership',
        'decideMoneyDeed',
        'decideRefundDeed',
        'doMoneyDeed',
        'doRefundDeed',
        'payInvoice',
        'payMembership',
        'upgradeMembership',
      ])
      expect(marked('changes').toSorted()).toEqual([
        'logout',
        'notifyCaregiver',
        'refreshScore',
        'requestPhotoReview',
      ])
    })

    it('each have an example where they take something, which they accept', () => {
      for (const [name, call] of calls) {
        const { query, body, ...params } = argsOf(call)
        expect([name, Object.keys(params).toSorted()]).toEqual([name, paramsOf(call).toSorted()])
        expect([name, query === undefined || call.query?.is(query)]).toEqual([name, true])
        expect([name, call.in ? call.in.is(body) : body === undefined]).toEqual([name, true])
        // None that could be left out.
        expect([name, call.example && Object.keys(call.example)]).not.toEqual([name, []])
      }
    })

    it('take nothing that they do not know, and let an answer hold more', () => {
      for (const [, call] of calls) {
        const args = argsOf(call)
        for (const wrong of [null, 7, 'words', { ...(args.body as object), unheard_of: 7 }]) {
          if (call.in) expect([call.route, wrong, call.in.is(wrong)]).toEqual([call.route, wrong, false])
        }
        const answer: unknown = call.out && aValueOf(call.out)
        const isRecord = typeof answer === 'object' && answer !== null && !Array.isArray(answer)
        if (isRecord)
          expect([call.route, call.out?.is({ ...answer, unheard_of: true })]).toEqual([call.route, true])
      }
    })

    it.each(calls)('%s is sent as declared, and its answer read', async (_, call) => {
      const args = argsOf(call)
      const data = call.out && aValueOf(call.out)
      const seen: Seen[] = []
      intercept(call).reply(function (path, body) {
        seen.push({ path, body, headers: this.req.headers })
        if (call.envelope === 'none') return [204]
        return [200, successBody(call.envelope, data) as nock.Body]
      })

      const answer = await care.call(call, args)
      if (call.envelope === 'whole') expect(answer).toMatchObject(data as object)
      else expect(answer).toEqual(call.envelope === 'none' ? undefined : (data ?? null))
      expect(seen).toHaveLength(1)
      const [sent] = seen as [Seen]
      expect(new URL(sent.path, origin).searchParams.toString()).toBe(queryOf(args.query))
      expectBody(call, args.body, sent)
      expectHeaders(call, sent.headers)
    })

    it.each(calls)('%s fails as one typed error', async (_, call) => {
      for (const { answer, expected } of failures) {
        const [status, body, headers] = answer
        intercept(call).reply(status, body, headers)
        expect(await failureOf(call)).toMatchObject(expected)
      }
      const tries = !changes(call) || countsOnce(call) ? retryPausesMs.length + 1 : 1
      const offline = intercept(call).times(tries)
      const scope = offline.replyWithError('no network')
      expect(await failureOf(call)).toMatchObject({ kind: 'offline', status: 0 })
      expect(scope.isDone()).toBe(true)
    })
  })
}

const fields = { name: ['Taken.'] }
const refused = (status: number) => refusalBody({ status, message: 'No.' }) as nock.Body
const failures: readonly {
  readonly answer: readonly [status: number, body: nock.Body, headers?: nock.ReplyHeaders]
  readonly expected: Partial<ApiError>
}[] = [
  { answer: [401, refused(401)], expected: { kind: 'unauthenticated', status: 401 } },
  { answer: [403, refused(403)], expected: { kind: 'forbidden', serverMessage: 'No.' } },
  {
    answer: [404, refused(404), { 'X-Request-Id': 'r-1' }],
    expected: { kind: 'notFound', requestId: 'r-1' },
  },
  { answer: [409, refused(409)], expected: { kind: 'conflict', formErrors: ['No.'] } },
  {
    answer: [
      400,
      refusalBody({ status: 400, fieldErrors: fields, formErrors: ['Look again.'] }) as nock.Body,
    ],
    expected: { kind: 'invalid', fieldErrors: fields, formErrors: ['Look again.'] },
  },
  { answer: [429, '', { 'Retry-After': '30' }], expected: { kind: 'tooMany', retryAfter: 30 } },
  { answer: [500, '<h1>Oops</h1>'], expected: { kind: 'server', status: 500 } },
  { answer: [200, '<!doctype html><h1>Welcome</h1>'], expected: { kind: 'malformed' } },
  { answer: [200, '{"status":"success","data":[1,'], expected: { kind: 'malformed' } },
]

const changes = (call: AnyCall) => (call.method === 'GET' ? call.changes === true : call.reads !== true)
const countsOnce = (call: AnyCall) => call.repeatable === true || call.money === true

const paramsOf = ({ path }: AnyCall): string[] => path.match(/(?<=:)\w+/g) ?? []

/** Expects the method and the path, parameters filled in; the query is looked at afterwards. */
function intercept(call: AnyCall): nock.Interceptor {
  const args = argsOf(call)
  const path = call.path
    .split('/')
    .map((segment) =>
      segment.startsWith(':') ? encodeURIComponent(String(args[segment.slice(1)])) : segment,
    )
    .join('/')
  return nock(origin).intercept(path, call.method).query(true)
}

function queryOf(query: unknown): string {
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]: [string, unknown]) =>
    (Array.isArray(value) ? value : [value]).map((one) => [name, String(one)]),
  )
  return new URLSearchParams(pairs).toString()
}

function expectBody(call: AnyCall, body: unknown, sent: Seen): void {
  const type = sent.headers['content-type']
  if (body === undefined) {
    expect(sent.body).toBe('')
    expect(type).toBeUndefined()
  } else if (call.bodyKind === 'json') {
    expect(sent.body).toEqual(body)
    expect(type).toBe('application/json')
  } else if (call.bodyKind === 'form') {
    expect(new URLSearchParams(textOf(sent.body)).toString()).toBe(queryOf(body))
    expect(type).toBe('application/x-www-form-urlencoded')
  } else {
    expect(type).toMatch(/^multipart\/form-data; boundary=/)
    for (const [name, value] of Object.entries(body as Record<string, unknown>)) {
      const part = value instanceof File ? `name="${name}"; filename="${value.name}"` : `name="${name}"`
      expect(textOf(sent.body)).toContain(part)
    }
  }
}

/** A body of text as it was sent: nock reads a form as a record, and what it takes for bytes as hex. */
function textOf(body: unknown): string {
  if (typeof body !== 'string') return queryOf(body)
  return /^([0-9a-f]{2})+$/.test(body) ? Buffer.from(body, 'hex').toString() : body
}

function expectHeaders(call: AnyCall, headers: Seen['headers']): void {
  expect({
    accept: headers.accept,
    csrf: headers['x-csrftoken'],
    key: headers['idempotency-key'],
    version: headers.versionnumber,
    appKey: headers['x-app-key'],
  }).toEqual({
    accept: 'application/json',
    csrf: changes(call) ? 'token-1' : undefined,
    key: changes(call) && countsOnce(call) ? 'key-1' : undefined,
    version: call.sends === 'version' ? '1.4' : undefined,
    appKey: call.sends === 'appKey' ? '3000001' : undefined,
  })
}

async function failureOf(call: AnyCall): Promise<ApiError> {
  try {
    await care.call(call, argsOf(call))
  } catch (thrown) {
    if (isApiError(thrown)) return thrown
    throw thrown
  }
  throw new Error(`${call.route} did not fail`)
}
