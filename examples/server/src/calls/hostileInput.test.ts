import { openAcademy } from '@homecare/sdk/academy'
import { csrfCookie, csrfHeader, fillPath, type AnyCall } from '@homecare/sdk/client'
import { expect, test } from 'vitest'
import { readSession } from '../people/session.ts'
import { actorNames, type Actor } from '../testing/actors.ts'
import { askedRoutes } from '../testing/askedRoutes.ts'
import { everySample } from '../testing/everySample.ts'
import type { Jar } from '../testing/jar.ts'
import type { Sample } from '../testing/samples.ts'
import { smallWorld } from '../testing/world.ts'
import { newCsrfToken } from '../http/cookies.ts'
import type { Registered } from './on.ts'
import { judgeRole } from './policy.ts'
import { rateLimits } from '../tables/server.ts'

/*
 * Every call that takes something, given something else in each of its places by somebody who may send it: whatever
 * comes of it is an answer, and never a fault of ours.
 */

const server = smallWorld()
const samples = await everySample()
const answered = (await askedRoutes()).flatMap((route): [string, Registered, Sample][] => {
  const sample = samples.get(route.call)
  return sample ? [[route.call.route, route, sample]] : []
})
const routes = answered.filter(([, { call }]) => call.bodyKind !== 'multipart')
const uploads = answered.filter(([, { call }]) => call.bodyKind === 'multipart')

const hostile: readonly unknown[] = [
  null,
  true,
  1.5,
  -1,
  2 ** 31,
  1e308,
  '',
  'NUL \u0000 and half a character \ud800',
  '2026-02-30',
  '9999-12-31',
  '+275760-09-13T00:00:00.000Z',
  '%',
  'a'.repeat(5_000),
  [],
  [null],
  {},
]

test.each(routes)('%s', async (_, route, sample) => {
  const actor = await allowed(route, sample)
  // Without an academy, as in the tests, there is nobody whom it lets in.
  if (!actor) return expect(route.call).toBe(openAcademy)
  await server.db.delete(rateLimits)
  // Or whatever follows would only be turned away.
  const plain = await send(route.call, (await sample.args(server, actor)) as Given, actor)
  expect([401, 403, 429]).not.toContain(plain)
  const faults: string[] = []
  let given: unknown = await sample.args(server, actor)
  for (const where of placesIn(given, route.call)) {
    await server.db.delete(rateLimits)
    for (const value of hostile) {
      const status = await send(route.call, put(given, where, value) as Given, actor)
      // What was turned away has used nothing up.
      if (status < 400) given = await sample.args(server, actor)
      if (status >= 500) faults.push(`${where.join('.')} = ${JSON.stringify(value)?.slice(0, 60)}: ${status}`)
    }
  }
  expect(faults).toEqual([])
})

/** What no sample can hold, as it travels. */
const hostileTexts: readonly string[] = [
  '{"toString":1}',
  '{"__proto__":1}',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
]
const inherited = Object.getOwnPropertyNames(Object.prototype)

test.each(routes)('%s, with names that every object inherits', async (_, route, sample) => {
  const { call } = route
  const actor = await allowed(route, sample)
  if (!actor) return
  const given = (await sample.args(server, actor)) as Given
  const names = Object.fromEntries(inherited.map((name) => [name, '1']))
  const statuses = [await send(call, { ...given, query: { ...names, ...given.query } }, actor)]
  for (const param of call.path.match(/(?<=:)\w+/g) ?? [])
    statuses.push(await send(call, { ...given, [param]: '__proto__' }, actor))
  if (call.method !== 'GET') {
    for (const text of hostileTexts) statuses.push(await send(call, given, actor, text))
    const fields = Object.keys((call.in as { schema?: object } | undefined)?.schema ?? {})
    const body = fields.map((field) => `"${field}":{"constructor":1}`).join()
    statuses.push(await send(call, given, actor, `{${body}}`))
  }
  expect(statuses.filter((status) => status >= 500)).toEqual([])
})

test.each(uploads)('%s, with hostile parts', async (_, route, sample) => {
  const { call } = route
  const actor = (await allowed(route, sample))!
  const attempt = async (parts: (given: Given) => readonly Part[] | string, more: object = {}) => {
    await server.db.delete(rateLimits)
    const given = { ...((await sample.args(server, actor)) as Given), ...more }
    return send(call, given, actor, formOf(parts(given)))
  }
  const plain = (given: Given) => partsOf(given.body)
  expect([401, 403, 429]).not.toContain(await attempt(plain))
  const file = new File(['x'], '__proto__')
  const statuses: [what: string, status: number][] = []
  const note = async (what: string, ...sent: Parameters<typeof attempt>) =>
    statuses.push([what, await attempt(...sent)])
  for (const field of Object.keys((call.in as { schema: object }).schema))
    for (const value of [...hostile.map(text), ...hostileTexts, file, new File([], 'empty.png')])
      await note(`${field} = ${String(value).slice(0, 40)}`, (given) => [
        ...plain(given).filter(([name]) => name !== field),
        [field, value],
      ])
  for (const value of ['1', '{"constructor":1}', file])
    await note(`inherited = ${String(value)}`, (given) => [
      ...plain(given),
      ...inherited.map((name): Part => [name, value]),
    ])
  // Nested by its name, as other servers read it; and what is no form at all.
  const nested = `a${'[a]'.repeat(1_000)}`
  for (const name of [nested, '__proto__[x]', 'constructor.prototype', '', '\u0000', 'a'.repeat(5_000)])
    await note(`name ${name.slice(0, 40)}`, (given) => [...plain(given), [name, '1']])
  for (const raw of [...hostileTexts, '', '--x', '--x--']) await note(`body ${raw.slice(0, 40)}`, () => raw)
  for (const param of call.path.match(/(?<=:)\w+/g) ?? [])
    await note(`:${param}`, plain, { [param]: '__proto__' })
  await note('query', plain, { query: Object.fromEntries(inherited.map((name) => [name, '1'])) })
  expect(statuses.filter(([, status]) => status >= 500)).toEqual([])
})

type Part = readonly [name: string, value: string | File]
const partsOf = (body: unknown): Part[] =>
  Object.entries(body ?? {}).map(([name, value]) => [name, value instanceof File ? value : text(value)])

function formOf(parts: readonly Part[] | string): FormData | string {
  if (typeof parts === 'string') return parts
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  return form
}

interface Given {
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}
type Place = readonly string[]

/** Somebody whom the call's policy lets through; null where there is nobody. */
async function allowed({ policy }: Registered, { members, refused }: Sample): Promise<Actor | null> {
  for (const actor of actorNames) {
    if (refused[actor] || (policy.resource && !members.includes(actor))) continue
    const { jar } = await server.visitorAs(actor)
    const session = await readSession(server.db, jar.get('session'), server.clock.now())
    if (judgeRole(policy, session) === 'allowed') return actor
  }
  return null
}

/** Every place in the arguments that holds a value, and the fields of the query and the body that were not given. */
function placesIn(given: unknown, call: AnyCall): Place[] {
  const found: Place[] = []
  const look = (value: unknown, at: Place) => {
    if (at.length > 0 && !(at.length === 1 && (at[0] === 'query' || at[0] === 'body'))) found.push(at)
    if (typeof value === 'object' && value !== null)
      for (const [name, inner] of Object.entries(value).slice(0, 40)) look(inner, [...at, name])
  }
  look(given, [])
  for (const [part, struct] of [
    ['query', call.query],
    ['body', call.in],
  ] as const) {
    const fields = (struct as { schema?: object } | undefined)?.schema ?? {}
    for (const name of Object.keys(fields))
      if (!found.some((at) => at[0] === part && at[1] === name)) found.push([part, name])
  }
  return found
}

function put(given: unknown, [name, ...rest]: Place, value: unknown): unknown {
  if (name === undefined) return value
  if (Array.isArray(given)) return given.map((one, at) => (String(at) === name ? put(one, rest, value) : one))
  const record = (given ?? {}) as Record<string, unknown>
  return { ...record, [name]: put(record[name], rest, value) }
}

/** One browser each, with a session, for as long as that lasts. */
const browsers = new Map<Actor, Jar>()

async function send(call: AnyCall, given: Given, actor: Actor, raw?: string | FormData): Promise<number> {
  const known = browsers.get(actor)
  const jar = known ?? (await server.visitorAs(actor)).jar
  browsers.set(actor, jar)
  jar.set(csrfCookie, csrfToken)
  const { query, body, ...params } = given
  let path: string
  try {
    path = fillPath(call.path, params)
  } catch {
    // No such address can be written down.
    return 0
  }
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]) => [name, text(value)]),
  ).toString()
  const isForm = call.bodyKind === 'form'
  const kind =
    call.bodyKind === 'multipart'
      ? 'multipart/form-data; boundary=x'
      : isForm && raw === undefined
        ? 'application/x-www-form-urlencoded'
        : 'application/json'
  const response = await jar.fetch(search ? `${path}?${search}` : path, {
    method: call.method,
    headers: {
      // A form names its own boundary.
      ...(raw instanceof FormData ? {} : { 'Content-Type': kind }),
      [csrfHeader]: csrfToken,
      Origin: 'http://homecare.test',
    },
    ...(call.method !== 'GET' && {
      body:
        raw !== undefined
          ? raw
          : isForm
            ? new URLSearchParams(Object.entries(body ?? {}).map(([name, value]) => [name, text(value)]))
            : JSON.stringify(body ?? {}),
    }),
  })
  await response.arrayBuffer()
  // What was sent may have ended the session, or begun another.
  const isChanged = response.headers.getSetCookie().some((cookie) => !cookie.startsWith(`${csrfCookie}=`))
  const isOver = response.status === 401
  if (isChanged || isOver) browsers.delete(actor)
  if (known && isOver) return send(call, given, actor, raw)
  return response.status
}

const csrfToken = newCsrfToken()
const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
