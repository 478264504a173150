import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { chatOutbox } from '../tables/chat.ts'
import { buildVersion } from '../web/buildVersion.ts'
import { testOrigin } from '../testing/jar.ts'
import { emptyWorld, smallWorld } from '../testing/world.ts'
import { createRoutePattern } from './routePattern.ts'

const world = smallWorld({ METRICS_TOKEN: 'only the watcher knows' })
const closed = emptyWorld()

const ask = (authorization?: string) =>
  world.fetch('/metrics', authorization ? { headers: { Authorization: authorization } } : {})

/** The value of each line, by its name with its labels. */
async function read(): Promise<ReadonlyMap<string, number>> {
  const text = await (await ask('Bearer only the watcher knows')).text()
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}

const counted = (method: string, route: string, status: number) =>
  `http_request_duration_seconds_count{method="${method}",route="${route}",status="${status}"}`

describe('who reads it', () => {
  test('nobody without the setting: then there is no such page', async () => {
    const answer = await closed.fetch('/metrics', {
      headers: { Authorization: 'Bearer only the watcher knows' },
    })
    expect(answer.status).toBe((await closed.fetch('/no-such-page')).status)
    expect(await answer.text()).not.toContain('http_request')
  })

  test.each([
    ['no token', undefined, 401],
    ['another', 'Bearer only the watcher know', 401],
    ['another kind', 'Basic only the watcher knows', 401],
    ['the token', 'Bearer only the watcher knows', 200],
  ])('%s', async (_, authorization, status) => {
    const answer = await ask(authorization)
    expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([status, 'no-store'])
    if (status === 401) expect(await answer.text()).toBe('')
    else expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain; version=0\.0\.4/)
  })
})

test('requests are counted by the pattern of their route, their status and how long they took', async () => {
  await world.fetch('/v1/caregivers/?city=oakland&state=CA')
  await world.fetch('/v1/caregivers/?city=nowhere&state=ZZ')
  await world.fetch('/v1/nothing/here/')
  await world.fetch('/v1/web/accounts/login/', { method: 'POST' })
  await world.fetch('/caregivers/dementia/california/san-francisco')
  await world.fetch('/v1/whoami/', { method: 'BREW' }).catch(() => undefined)
  const values = await read()
  expect(values.get(counted('GET', '/v1/caregivers/', 200))).toBeGreaterThan(0)
  expect(values.get(counted('GET', '/v1/*', 404))).toBe(1)
  expect(values.get(counted('POST', '/v1/web/accounts/login/', 403))).toBe(1)
  expect([...values.keys()].join('\n')).toContain('route="/caregivers/:specialty/:state/:city"')
  expect(values.get(counted('other', '/v1/*', 404))).toBe(1)
  const bucket = counted('GET', '/v1/*', 404).replace('_count{', '_bucket{le="+Inf",')
  expect(values.get(bucket)).toBe(1)
  // The one that reads is under way itself.
  expect(values.get('http_requests_in_flight')).toBe(1)
})

test('a request that breaks behind its answer is under way no more, and counts as failed', async () => {
  const request = new Request(`${testOrigin}/robots.txt`)
  // What the answer is compressed by is asked for when it is there.
  request.headers.get = (name) => {
    if (name === 'Accept-Encoding') throw new Error('no more memory')
    return Headers.prototype.get.call(request.headers, name)
  }
  await expect(world.app.fetch(request)).rejects.toThrow('no more memory')
  const values = await read()
  expect(values.get('http_requests_in_flight')).toBe(1)
  expect(values.get(counted('GET', '/robots.txt', 500))).toBe(1)
})

test('it tells of the database, the event loop, memory, sockets, queues and the version', async () => {
  await world.db.insert(chatOutbox).values({
    ...{ about: 'person', about_id: 1 },
    taken_until: new Date(world.clock.now() + 3_600_000),
  })
  world.change()
  const values = await read()
  expect(values.get(`homecare_build_info{version="${buildVersion}"}`)).toBe(1)
  expect(values.get('chat_copies_waiting')).toBe(1)
  expect(values.get('realtime_sockets{signed_in="yes"}')).toBe(0)
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_resident_memory_bytes',
    'database_connections{state="idle"}',
    'database_connections{state="busy"}',
    'database_connections{state="waited_for"}',
  ])
    expect([name, values.get(name)]).toEqual([name, expect.any(Number)])
})

test('what the README says to watch is told', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8')
  const rows = /\| name \| look when \|\n[^\n]+\n((?:\|.*\n)+)/.exec(readme)?.[1] ?? ''
  const names = [...rows.matchAll(/`([a-z]\w*_\w+)/g)].map(([, name]) => name!)
  expect(names.length).toBeGreaterThan(8)
  const told = await (await ask('Bearer only the watcher knows')).text()
  expect(names.filter((name) => !told.includes(`# TYPE ${name} `))).toEqual([])
})

describe('a label never holds what names somebody', () => {
  test.each([
    ['GET', '/v1/caregivers/10042/', '/v1/caregivers/:'],
    ['GET', '/photos/10042/192.webp', '/photos/*'],
    ['GET', '/files/documents/7/1', '/files/*'],
    ['GET', '/accounts/continue/Nd73bK2_hFq-0aZ91LmXw', '/accounts/continue/:token'],
    ['GET', '/caregivers/marisol-g-10001', '/caregivers/:'],
    ['HEAD', '/caregivers/dementia/california/san-francisco', '/caregivers/:specialty/:state/:'],
    ['GET', '/messages', '/messages'],
    ['GET', '/messages/carol@example', '/messages/:'],
    ['GET', '/no/such/page/of/carol@example', 'page'],
    ['POST', '/wp-login', 'page'],
    ['GET', '/invite/someone@example.com', 'other files'],
    ['GET', '/Nd73bK2.jpeg', 'other files'],
  ])('%s %s', (method, path, pattern) => {
    const found = createRoutePattern(world.app.routes)(method, path)
    expect(found.replace(/:\w+(?=\/?$)/, ':').replace(/\/$/, '')).toBe(pattern.replace(/:\w+$/, ':'))
  })
})
