import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { RefusedBySms, webSms } from './sms.ts'

interface Received {
  readonly path: string
  readonly authorization: string | undefined
  readonly form: Readonly<Record<string, string>>
}

const received: Received[] = []
let status: number | 'silence'
let server: Server
let address: string
beforeAll(async () => {
  server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        authorization: request.headers.authorization,
        form: Object.fromEntries(new URLSearchParams(body)),
      })
      if (status !== 'silence') response.writeHead(status, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(
  () =>
    new Promise<void>((closed) => {
      server.close(() => closed())
      server.closeAllConnections()
    }),
)
beforeEach(() => {
  received.length = 0
  status = 201
})

const service = (changes: { user?: string; voiceUrl?: string } = {}, limits?: { answerMs: number }) =>
  webSms(
    {
      url: `${address}/messages`,
      voiceUrl: undefined,
      user: 'AC1',
      password: 's3cret',
      from: '+15105550100',
      ...changes,
    },
    limits,
  )

test('a text message is sent as a form, signed in by name and password', async () => {
  await service().send('4155550123', 'Su código es 482 & nada\u00a0más')
  expect(received).toEqual([
    {
      path: '/messages',
      authorization: `Basic ${Buffer.from('AC1:s3cret').toString('base64')}`,
      form: { To: '+14155550123', From: '+15105550100', Body: 'Su código es 482 & nada más' },
    },
  ])
})

test('a service without an account gets no name', async () => {
  await service({ user: '' }).send('4155550123', 'Hello')
  expect(received[0]!.authorization).toBeUndefined()
})

test('a call says the words twice, in their language, as words alone', async () => {
  await service({ voiceUrl: `${address}/calls` }).call?.('4155550123', 'Su código: 4, 8 <y> 2', 'es')
  expect(received).toMatchObject([{ path: '/calls', form: { To: '+14155550123' } }])
  expect(received[0]!.form['Twiml']).toBe(
    '<Response><Say language="es-MX" loop="2">Su código: 4, 8 &#60;y&#62; 2</Say></Response>',
  )
})

test('nothing calls where no address to call is set', () => expect(service().call).toBeNull())

test.each([400, 401, 429, 500])('a refusal with %s is told', async (refused) => {
  status = refused
  await expect(service().send('4155550123', 'Hello')).rejects.toThrow(`refused (${refused})`)
})

test('a service that never answers, or is not there, is given up on', async () => {
  status = 'silence'
  await expect(service({}, { answerMs: 50 }).send('4155550123', 'Hello')).rejects.toThrow()
  await expect(
    webSms({ url: 'http://127.0.0.1:1', voiceUrl: undefined, user: '', password: '', from: '' }).send(
      '1',
      'x',
    ),
  ).rejects.toThrow()
})

test.each([
  [400, true],
  [403, true],
  [404, true],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
])('a message that is refused with %i is refused for good: %s', async (refusedWith, isForGood) => {
  status = refusedWith
  const failure = await service()
    .send('4155550123', 'Hello')
    .then(
      () => null,
      (error: unknown) => error,
    )
  expect([failure instanceof Error, failure instanceof RefusedBySms]).toEqual([true, isForGood])
})
