import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { startRealtime, type Running } from './testing/startRealtime.ts'

let running: Running
let sockets: WebSocket[] = []
beforeEach(async () => {
  running = await startRealtime({ rules: { rules: { '.read': true, '.write': true } } })
})
afterEach(async () => {
  for (const socket of sockets) socket.terminate()
  sockets = []
  await running.stop()
})

/** A bare socket: what it sends is in the test's hands, and every message can be awaited in turn. */
async function open() {
  const socket = new WebSocket(`ws://127.0.0.1:${running.port}/.ws?v=5&ns=homecare-test`)
  sockets.push(socket)
  const arrived: unknown[] = []
  let wake = (): void => undefined
  socket.on('message', (data) => {
    arrived.push(JSON.parse(data.toString()))
    wake()
  })
  async function next(): Promise<unknown> {
    while (arrived.length === 0) await new Promise<void>((resolve) => (wake = resolve))
    return arrived.shift()
  }
  const ask = async (a: string, b: object): Promise<unknown> => {
    socket.send(JSON.stringify({ t: 'd', d: { r: 1, a, b } }))
    return next()
  }
  return { socket, next, ask }
}

const answer = (s: string) => ({ t: 'd', d: { r: 1, b: expect.objectContaining({ s }) } })

test('the server speaks first, and answers a ping', async () => {
  const { socket, next } = await open()
  expect(await next()).toEqual({
    t: 'c',
    d: {
      t: 'h',
      d: { ts: expect.any(Number), v: '5', h: `127.0.0.1:${running.port}`, s: expect.any(String) },
    },
  })
  socket.send('0')
  socket.send('{"t":"c","d":{"t":"p","d":{}}}')
  expect(await next()).toEqual({ t: 'c', d: { t: 'o', d: null } })
})

test.each([
  ['a NUL in a text', 'p', { p: 'a', d: 'x\0y' }],
  ['half of a surrogate pair', 'p', { p: 'a', d: '\ud800' }],
  ['an unlawful key', 'p', { p: 'a', d: { 'b.c': 1 } }],
  ['an unlawful path', 'p', { p: 'a/$b', d: 1 }],
  ['no path', 'p', { d: 1 }],
  ['too long a path', 'p', { p: 'x'.repeat(800), d: 1 }],
  ['too deep a value', 'p', { p: 'a', d: JSON.parse('{"k":'.repeat(40) + '1' + '}'.repeat(40)) as object }],
  ['an unknown server value', 'p', { p: 'a', d: { '.sv': 'random' } }],
  ['an update that is no object', 'm', { p: 'a', d: 5 }],
  ['a query with no limit at all', 'q', { p: 'a', q: { l: 0 }, t: 1, h: '' }],
  ['a query by an unlawful path', 'g', { p: 'a', q: { i: 'x.y' } }],
])('%s is refused, nothing is written, and the connection lives on', async (_, action, body) => {
  const { next, ask } = await open()
  await next()
  expect(await ask(action, body)).toEqual(answer('invalid_data'))
  expect(running.realtime.get('')).toBeNull()
  expect(await ask('s', { c: {} })).toEqual(answer('ok'))
})

test('an unknown action is answered, also one named like a built-in', async () => {
  const { next, ask } = await open()
  await next()
  expect(await ask('constructor', {})).toEqual(answer('unknown_action'))
})

test.each([
  ['no JSON', '{"t":'],
  ['no message', '[1,2]'],
  ['too many pieces', '99999'],
])('%s closes the socket', async (_, frame) => {
  const { socket, next } = await open()
  await next()
  socket.send(frame)
  const [code] = (await once(socket, 'close')) as [number]
  expect(code).toBe(1008)
})

test('a listen whose hash is what it would be sent gets no data', async () => {
  const { next, ask } = await open()
  await next()
  expect(await ask('q', { p: 'a', h: '' })).toEqual(answer('ok'))
  await running.realtime.set('a', 1)
  expect(await next()).toEqual({ t: 'd', d: { a: 'd', b: { p: 'a', d: 1 } } })
})

test('an update comes as one merge, and only the changed children of a window', async () => {
  await running.realtime.set('list', { a: { n: 1 }, b: { n: 2 }, c: { n: 3 } })
  const { next, ask } = await open()
  await next()
  const window = { p: 'list', q: { i: 'n', l: 2, vf: 'r' }, t: 7, h: '' }
  expect(await ask('q', window)).toEqual({
    t: 'd',
    d: { a: 'd', b: { p: 'list', d: { b: { n: 2 }, c: { n: 3 } }, t: 7 } },
  })
  await next()
  await running.realtime.update('list', { 'c/x': true, d: { n: 4 } })
  expect(await next()).toEqual({
    t: 'd',
    d: { a: 'm', b: { p: 'list', d: { b: null, c: { n: 3, x: true }, d: { n: 4 } }, t: 7 } },
  })
})

test('another namespace is not found, and other paths are not ours', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${running.port}/.ws?v=5&ns=other-project`)
  const [error] = (await once(socket, 'error')) as [Error]
  expect(error.message).toContain('404')
  expect(await running.realtime.fetch(new Request('http://localhost/v1/'))).toBeNull()
})

test('an address that is none does no harm', async () => {
  const socket = connect(running.port, '127.0.0.1')
  socket.write('GET // HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  await once(socket, 'close')
  const { next } = await open()
  expect(await next()).toMatchObject({ t: 'c' })
})

test('a browser that polls is led back to sockets', async () => {
  const response = await fetch(`http://127.0.0.1:${running.port}/.lp?start=t`)
  expect(response.headers.get('content-type')).toContain('javascript')
  expect(await response.text()).toContain('previous_websocket_failure')
})

describe('a socket that is not signed in', () => {
  const piece = 'x'.repeat(16_384)

  test('is closed over a message without an end, whatever it announced', async () => {
    for (const frames of [
      ['64'],
      ['1', piece, piece, piece],
      [piece + piece + piece],
      ['2', `${piece}${piece}x`],
    ]) {
      const { socket, next } = await open()
      await next()
      for (const frame of frames) socket.send(frame)
      const [code] = (await once(socket, 'close')) as [number]
      expect([frames.length, code]).toEqual([frames.length, 1008])
    }
  })

  test('may watch a few places, and no more', async () => {
    const { next, ask } = await open()
    await next()
    for (let tag = 1; tag <= 20; tag++)
      expect(await ask('q', { p: 'a', q: { l: 1 }, t: tag, h: '' })).toEqual(answer('ok'))
    expect(await ask('q', { p: 'a', q: { l: 1 }, t: 21, h: '' })).toEqual(answer('too_big'))
  })
})

describe('with a clock', () => {
  let instant = Date.now()
  beforeEach(async () => {
    await running.stop()
    running = await startRealtime({ rules: { rules: { '.read': true } }, now: () => instant, strangers: 3 })
  })

  test('a message that stays half is closed after 30 seconds, a stranger after five minutes', async () => {
    const half = await open()
    await half.next()
    const idle = await open()
    await idle.next()
    half.socket.send('2')
    half.socket.send('{')
    half.socket.ping()
    await once(half.socket, 'pong')
    instant += 31_000
    running.realtime.sweep()
    await once(half.socket, 'close')
    expect(idle.socket.readyState).toBe(WebSocket.OPEN)
    for (let minutes = 0; minutes < 5; minutes++) {
      expect(await idle.ask('s', { c: {} })).toEqual(answer('ok'))
      instant += 61_000
      running.realtime.sweep()
    }
    await once(idle.socket, 'close')
  })

  test('one address has so many strangers', async () => {
    for (let count = 0; count < 3; count++) await (await open()).next()
    const socket = new WebSocket(`ws://127.0.0.1:${running.port}/.ws?v=5&ns=homecare-test`)
    const [error] = (await once(socket, 'error')) as [Error]
    expect(error.message).toContain('429')
  })
})
