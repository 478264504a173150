import {
  call,
  csrfCookie,
  csrfHeader,
  csrfStaleHeader,
  guestHeader,
  personHeader,
  type AnyCall,
} from '@homecare/sdk/client'
import { number, object } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { createRoutes, type RouteOptions } from '../calls/on.ts'
import { anyone, only, owner, type Policy } from '../calls/policy.ts'
import type { Deps } from '../deps/deps.ts'
import { Refusal } from '../refusals/refuse.ts'
import type { Session } from '../people/session.ts'
import { readAddress } from './address.ts'
import { createApi } from './api.ts'
import { giveToken, refuseForgery } from './forgery.ts'
import { takeOnce } from './once.ts'
import { begin, type Passage } from './passage.ts'
import { askPolicy } from './permission.ts'
import { respond } from './respond.ts'
import { takeBody, validate } from './sent.ts'
import { refuseOtherPerson } from './session.ts'

const change = call('POST /v1/test/people/:id/', {
  query: object({ page: number() }),
  in: object({ cents: number() }),
  money: true,
})
const read = call('GET /v1/test/people/:id/', {})

/** No database: a step that is tried without one asks it nothing. */
const deps = {
  now: () => 0,
  config: { publicUrl: 'http://localhost', secureCookies: false, embedOrigins: [] as string[] },
  log: { debug() {}, info() {}, warn() {}, error() {} },
  onMismatch: 'report',
} as unknown as Deps
const noTrail = { readyToNote: () => Promise.resolve(null), noteRefusal: () => Promise.resolve() }
const session = { idHash: 'hash', user: { id: 7, role: 'family' }, allowedViews: null } as unknown as Session

interface Given {
  readonly of?: AnyCall
  readonly policy?: Policy
  readonly headers?: Record<string, string>
  readonly query?: string
  readonly body?: unknown
  readonly id?: string
  readonly session?: Session
}

function passageOf({
  of = change,
  policy = anyone,
  headers = {},
  query = '',
  body,
  id = '3',
  session,
}: Given = {}): Passage {
  const routes = createRoutes()
  routes.on(of, policy as Policy<Session | null>, () => undefined as never, {} satisfies RouteOptions)
  const request = new Request(`http://localhost/v1/test/people/${id}/${query}`, {
    method: of.method,
    headers: body === undefined ? headers : { 'Content-Type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  })
  const [entry] = routes.all()
  const passage = begin({
    ...{ entry: entry!, request, rawParams: { id }, deps, trail: noTrail },
    arrival: { requestId: 'request', ip: '127.0.0.1' },
  })
  return Object.assign(passage, { session: session ?? null })
}

/** The status with which a step refuses; 0 where it lets the call go on. */
async function refusalOf(step: (passage: Passage) => unknown, passage: Passage): Promise<number> {
  try {
    await step(passage)
    return 0
  } catch (error) {
    if (error instanceof Refusal) return error.status
    throw error
  }
}

const token = 'x'.repeat(32)
const own = { Cookie: `${csrfCookie}=${token}`, [csrfHeader]: token }

describe('forgery', () => {
  test('a change needs the token of its cookie; one without is told to fetch it anew', async () => {
    expect(await refusalOf(refuseForgery, passageOf({ headers: own }))).toBe(0)
    const passage = passageOf({ headers: { Cookie: `${csrfCookie}=${token}` } })
    expect(await refusalOf(refuseForgery, passage)).toBe(403)
    expect(passage.headers.get(csrfStaleHeader)).toBe('1')
  })

  test('a change from another site is refused with the token too; a guest and a read need none', async () => {
    const elsewhere = { ...own, 'Sec-Fetch-Site': 'cross-site' }
    expect(await refusalOf(refuseForgery, passageOf({ headers: elsewhere }))).toBe(403)
    expect(await refusalOf(refuseForgery, passageOf({ headers: { [guestHeader]: '1' } }))).toBe(0)
    expect(await refusalOf(refuseForgery, passageOf({ of: read }))).toBe(0)
  })

  test('who has no token gets one', () => {
    const passage = passageOf()
    giveToken(passage)
    expect(passage.headers.getSetCookie().join()).toContain(`${csrfCookie}=`)
  })
})

test('what was begun for another person is refused; without a session it is nobody else', async () => {
  const headers = { [personHeader]: '8' }
  expect(await refusalOf(refuseOtherPerson, passageOf({ headers, session }))).toBe(409)
  expect(await refusalOf(refuseOtherPerson, passageOf({ headers }))).toBe(0)
  expect(await refusalOf(refuseOtherPerson, passageOf({ headers: { [personHeader]: '7' }, session }))).toBe(0)
})

describe('the address', () => {
  test('names a record by a number, and no record by anything else', async () => {
    const passage = passageOf({ query: '?page=2' })
    readAddress(passage)
    expect(passage.params).toEqual({ id: 3 })
    expect(passage.query).toEqual({ page: 2 })
    for (const id of ['three', '-3', '2147483648', '3.5'])
      expect(await refusalOf(readAddress, passageOf({ id }))).toBe(404)
  })

  test('is what the trail is told, of somebody with a session', () => {
    const [known, unknown] = [passageOf({ session }), passageOf()]
    readAddress(known)
    readAddress(unknown)
    expect(known.touch).toMatchObject({ session, params: { id: 3 } })
    expect(unknown.touch).toBeUndefined()
  })
})

test('the policy refuses a visitor, another role and the owner of another record, each in its way', async () => {
  expect(await refusalOf(askPolicy, passageOf({ policy: only('family') }))).toBe(401)
  expect(await refusalOf(askPolicy, passageOf({ policy: only('staff'), session }))).toBe(403)
  const others = owner('record', ['family'], () => false)
  expect(await refusalOf(askPolicy, passageOf({ policy: others, session }))).toBe(404)
  expect(await refusalOf(askPolicy, passageOf({ policy: only('family'), session }))).toBe(0)
})

test('what is sent is judged by the call, its query before its body', async () => {
  const through = async (given: Given) => {
    const passage = passageOf(given)
    readAddress(passage)
    await takeBody(passage)
    validate(passage)
  }
  const fieldsOf = (given: Given) =>
    through(given).then(
      () => [],
      (error: unknown) => (error instanceof Refusal ? Object.keys(error.fields) : [error]),
    )
  expect(await fieldsOf({ query: '?page=2', body: { cents: 5 } })).toEqual([])
  expect(await fieldsOf({ query: '?page=2', body: { cents: 'five' } })).toEqual(['cents'])
  expect(await fieldsOf({ query: '?page=two', body: { cents: 'five' } })).toEqual(['page'])
})

test('a call that moves money is not done without a key; one that reads needs none', async () => {
  expect(await refusalOf(takeOnce, passageOf())).toBe(400)
  expect(await takeOnce(passageOf({ of: read }))).toBeNull()
})

test('a guest who signs up is told where to go on, in the answer and in no other', async () => {
  const passage = passageOf()
  passage.said.goOn = 'http://localhost/accounts/continue/key'
  const answer = await (await respond(passage, { data: { id: 7 } }, 201)).json()
  expect(answer).toEqual({ data: { id: 7, continue_url: 'http://localhost/accounts/continue/key' } })
  const of = await respond(passageOf(), { data: { id: 7 } }, 200)
  expect(await of.json()).toEqual({ data: { id: 7 } })
})

describe('the order', () => {
  const routes = createRoutes()
  routes.on(change, only('family') as Policy<Session | null>, () => undefined as never)
  const api = createApi(routes, deps, noTrail)
  const send = (path: string, headers: Record<string, string>) =>
    api(
      new Request(`http://localhost${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: '{"unreadable',
      }),
      { requestId: 'request', ip: '127.0.0.1' },
    )

  test('a forged call is refused before anything of it is looked at, and a visitor before their body is', async () => {
    const statuses = await Promise.all([
      send('/v1/test/nothing/', {}),
      send('/v1/test/people/three/', {}),
      send('/v1/test/people/three/', own),
      send('/v1/test/people/3/', own),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([404, 403, 404, 401])
  })
})
