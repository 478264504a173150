import { once } from 'node:events'
import { createServer, request, type ClientRequest, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { listen, type Listening } from './listen.ts'
import { emptyWorld } from '../testing/world.ts'
import { leave } from './leave.ts'
import { createReadiness } from './readiness.ts'

/* A process that stops fails no request: it says so first, and lets what has begun come to its end. */

const world = emptyWorld()
let listening: Listening
beforeAll(async () => {
  listening = await listen(createServer(), world.app, { host: '127.0.0.1', port: 0 })
})
afterAll(() => listening.close())

const address = () => `http://127.0.0.1:${listening.port}`

test('the order: not ready, the grace, the port, and what runs by itself', async () => {
  const readiness = createReadiness()
  const seen: unknown[] = []
  const note = (what: unknown) => async () => void seen.push([what, readiness.stopping])
  await leave({
    readiness,
    graceMs: 5_000,
    wait: async (ms) => void seen.push([ms, readiness.stopping]),
    listening: { close: note('the port') },
    stop: note('the rest'),
  })
  expect(seen).toEqual([
    [5_000, true],
    ['the port', true],
    ['the rest', true],
  ])
})

test('no request fails from the wish to stop to the end, and sockets are asked to come again', async () => {
  const before = await fetch(`${address()}/ready`)
  expect([before.status, await before.json()]).toEqual([200, { status: 'ready' }])
  expect(before.headers.get('Connection')).toBe('keep-alive')
  const socket = new WebSocket(`ws://127.0.0.1:${listening.port}/.ws?v=5&ns=homecare`)
  const closed = once(socket, 'close')
  await once(socket, 'message')
  const [underWay, answer] = begun()
  await once(underWay, 'socket')

  let go = (): void => undefined
  const grace = new Promise<void>((over) => (go = over))
  let isEnded = false
  const leaving = leave({
    readiness: world.app.readiness,
    graceMs: 1,
    wait: () => grace,
    listening,
    stop: async () => void (isEnded = true),
  })
  const ready = await fetch(`${address()}/ready`)
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }])
  const page = await fetch(`${address()}/v1/whoami/`)
  expect([page.status, page.headers.get('Connection')]).toEqual([200, 'close'])
  expect(socket.readyState).toBe(WebSocket.OPEN)

  go()
  expect((await closed)[0]).toBe(1012)
  await expect(fetch(`${address()}/ready`)).rejects.toThrow('fetch failed')
  expect(isEnded).toBe(false)
  underWay.end('"}')
  const answered = await answer
  expect([answered.statusCode, answered.headers.connection]).toEqual([403, 'close'])
  await leaving
  expect(isEnded).toBe(true)
})

/** A request of which half has been sent. */
function begun(): [ClientRequest, Promise<IncomingMessage>] {
  const headers = { 'Content-Type': 'application/json', 'Content-Length': 4 }
  const asking = request(`${address()}/v1/web/accounts/login/`, { method: 'POST', headers })
  asking.write('{"')
  return [asking, once(asking, 'response').then(([answer]) => (answer as IncomingMessage).resume())]
}
