import { once } from 'node:events'
import { Agent, createServer, request, type IncomingMessage, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen, type Listening } from './listen.ts'
import { smallWorld } from '../testing/world.ts'

/* A stranger's connection that ends in a reset, wherever it stands, is nobody else's trouble. */

const world = smallWorld()
let server: Server
let listening: Listening
beforeAll(async () => {
  server = createServer()
  listening = await listen(server, world.app, { host: '127.0.0.1', port: 0 })
})
afterAll(() => listening.close())

const upgrade = (path: string, more = '') =>
  `GET ${path} HTTP/1.1\r\nHost: homecare.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${more}\r\n`
const handshake = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: homecare.test\r\n\r\n`
const post = (path: string, type: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: homecare.test\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`
const login = '/v1/web/accounts/login/'
const multipart = 'multipart/form-data; boundary=b'
const part = '--b\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF'

/** What is sent before the reset, and whether something of the answer is waited for. */
const states: readonly (readonly [name: string, sent: string, answered: boolean])[] = [
  ['nothing sent', '', false],
  ['half a line', 'GET /hea', false],
  ['half the headers', 'GET /health HTTP/1.1\r\nHost: home', false],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01', false],
  ['a body under way', post(login, 'application/json', 500) + '{"email":', false],
  [
    'a body in chunks under way',
    post(login, 'application/json', 500).replace(/Content-Length: .*/, 'Transfer-Encoding: chunked') +
      '5\r\n{"ema',
    false,
  ],
  ['an upload under way', post('/v1/legal/documents/', multipart, 5_000) + part, false],
  ['a body nobody reads', post('/nothing', 'application/json', 500) + '{', false],
  [
    'an expectation',
    post(login, 'application/json', 500).replace('\r\n\r\n', '\r\nExpect: 100-continue\r\n\r\n'),
    true,
  ],
  ['an answer under way', get('/openapi.json'), true],
  ['an answer not begun', get('/v1/search/caregivers/'), false],
  ['many requests at once', get('/openapi.json').repeat(3), true],
  ['between two requests', get('/health'), true],
  ['a long poll', get('/.lp?start=t&ns=homecare'), true],
  ['a tunnel', 'CONNECT elsewhere:443 HTTP/1.1\r\nHost: elsewhere\r\n\r\n', false],
  ['an upgrade that nobody takes', upgrade('/nothing'), false],
  ['an upgrade to something else', upgrade('/health').replace('websocket', 'h2c'), false],
  ['an upgrade with a body', upgrade('/nothing', 'Content-Length: 9\r\n') + '{', false],
  ['an upgrade to another database', upgrade('/.ws?v=5&ns=other'), false],
  ['an upgrade without a handshake', upgrade('/.ws?v=5&ns=homecare'), false],
  ['a socket that was just opened', upgrade('/.ws?v=5&ns=homecare', handshake), false],
  ['an open socket', upgrade('/.ws?v=5&ns=homecare', handshake), true],
  ['half a frame', upgrade('/.ws?v=5&ns=homecare', handshake) + '\x81\xfe\x01', true],
  ['a frame that is none', upgrade('/.ws?v=5&ns=homecare', handshake) + '\xff\xff\xff\xff\xff', true],
]

test.each(states)('a reset ends its own connection alone: %s', async (_, sent, answered) => {
  const [client, accepted] = await opened()
  const gone = new Promise((resolve) => accepted.once('close', resolve))
  if (sent) client.write(sent, 'latin1')
  if (answered) await once(client, 'data')
  else if (sent) await heard(accepted, sent.length)
  client.resetAndDestroy()
  await gone
  expect(await health()).toBe(200)
})

test('a fault of the listening server itself, as when files run out, is no end', async () => {
  server.emit('error', new Error('accept EMFILE'))
  server.emit('error', new Error('accept EMFILE'))
  expect(await health()).toBe(200)
})

test.each([
  ['a body too large for its call', login, 'application/json', 413],
  ['an upload where none may be', '/v1/legal/documents/', multipart, 401],
  ['a body that nobody reads', '/nothing', 'text/plain', 405],
])('behind %s the next request of the connection is answered', async (_, path, type, status) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const token = 't'.repeat(32)
  const headers = { 'Content-Type': type, Cookie: `csrftoken=${token}`, 'X-CSRFToken': token }
  const first = await ask(agent, 'POST', path, headers, Buffer.alloc(3_000_000, 'x'))
  expect(first.status).toBe(status)
  const next = await ask(agent, 'GET', '/health')
  expect(next).toEqual({ status: 200, reused: true })
  agent.destroy()
})

test('a connection that nobody uses is kept for longer than a proxy keeps its own', async () => {
  const asked = await fetch(`http://127.0.0.1:${listening.port}/health`)
  const kept = /timeout=(\d+)/.exec(asked.headers.get('Keep-Alive') ?? '')?.[1]
  expect(Number(kept)).toBeGreaterThan(60)
})

test('a request that is refused and goes on without end is cut, and its answer says so', async () => {
  const [client] = await opened()
  client.write(post('/nothing', 'text/plain', 1e12))
  const piece = Buffer.alloc(1 << 20)
  const pour = () => void (client.writable && client.write(piece, pour))
  pour()
  const answered = String((await once(client, 'data'))[0])
  expect(answered).toMatch(/^HTTP\/1.1 405 /)
  expect(answered).toMatch(/\r\nconnection: close\r\n/i)
  client.destroy()
})

/** One request over the agent's only connection. */
async function ask(agent: Agent, method: string, path: string, headers = {}, body?: Buffer) {
  const options = { host: '127.0.0.1', port: listening.port, agent, method, path, headers }
  const asking = request({
    ...options,
    headers: { ...headers, ...(body && { 'Content-Length': body.length }) },
  })
  asking.end(body)
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  await answer.resume().toArray()
  return { status: answer.statusCode, reused: asking.reusedSocket }
}

async function opened(): Promise<[Socket, Socket]> {
  const client = connect(listening.port, '127.0.0.1')
  client.on('error', () => undefined)
  const [[accepted]] = (await Promise.all([once(server, 'connection'), once(client, 'connect')])) as [
    [Socket],
    unknown,
  ]
  return [client, accepted]
}

/** Until the server has read that many bytes, or has already hung up. */
async function heard(accepted: Socket, bytes: number): Promise<void> {
  while (accepted.bytesRead < bytes && !accepted.destroyed)
    await new Promise((resolve) => setImmediate(resolve))
}

async function health(): Promise<number> {
  return (await fetch(`http://127.0.0.1:${listening.port}/health`)).status
}
