import { createServer, type AddressInfo, type Server } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { letter, smtpMail } from './mail.ts'

interface Received {
  readonly from: string
  readonly to: readonly string[]
  readonly user: string | undefined
  readonly raw: string
}

const received: Received[] = []
let server: SMTPServer
let url: string
beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, decide) =>
      password === 'p@ss' ? decide(null, { user: username }) : decide(new Error('No')),
    onRcptTo: ({ address }, _session, decide) =>
      decide(
        address.startsWith('nobody@') ? Object.assign(new Error('Unknown'), { responseCode: 550 }) : null,
      ),
    onData: keep,
  })
  url = `smtp://care:p%40ss@127.0.0.1:${await listening(server.server as Server)}`
})
afterAll(() => new Promise<void>((closed) => server.close(() => closed())))
beforeEach(() => void (received.length = 0))

function keep(stream: SMTPServerDataStream, { envelope, user }: SMTPServerSession, done: () => void): void {
  const parts: Buffer[] = []
  stream.on('data', (part: Buffer) => parts.push(part))
  stream.on('end', () => {
    received.push({
      from: envelope.mailFrom ? envelope.mailFrom.address : '',
      to: envelope.rcptTo.map(({ address }) => address),
      user,
      raw: Buffer.concat(parts).toString(),
    })
    done()
  })
}
const listening = (socket: Server) =>
  new Promise<number>((begun) =>
    socket.listen(0, '127.0.0.1', () => begun((socket.address() as AddressInfo).port)),
  )
const from = 'Homecare <care@example.com>'

/** The text of a message, out of the coding it travels in. */
function bodyOf(raw: string): string {
  const [head = '', ...rest] = raw.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  if (/^content-transfer-encoding: base64/im.test(head)) return Buffer.from(body, 'base64').toString()
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return /quoted-printable/i.test(head) ? Buffer.from(bytes, 'latin1').toString() : body
}

describe('a letter through a mail server', () => {
  test('arrives from whom and for whom it is, with its words and its link whole', async () => {
    const link = `https://care.example.com/accounts/password/reset/confirm/${'x'.repeat(90)}`
    await smtpMail(url, from).send({
      to: 'ana@example.com',
      subject: 'Elija una contraseña nueva',
      body: `Hola, Ana:\n\nCon este enlace…\n${link}`,
    })
    expect(received).toMatchObject([{ from: 'care@example.com', to: ['ana@example.com'], user: 'care' }])
    const { raw } = received[0]!
    expect(raw).toMatch(/^From: Homecare <care@example\.com>\r\n/m)
    expect(raw).toMatch(/^Subject: =\?UTF-8\?[BQ]\?/m)
    expect(bodyOf(raw).trim().split(/\r?\n/)).toEqual(['Hola, Ana:', '', 'Con este enlace…', link])
  })

  test('takes no header from what people wrote', async () => {
    await smtpMail(url, from).send({
      to: 'ana@example.com',
      subject: 'Hello\r\nBcc: eve@example.com',
      body: 'Hello',
    })
    expect(received[0]!.to).toEqual(['ana@example.com'])
    expect(received[0]!.raw).not.toMatch(/^Bcc:/im)
  })

  test.each([
    ['a wrong password', () => smtpMail(url.replace('p%40ss', 'wrong'), from), 'ana@example.com'],
    ['a recipient that is refused', () => smtpMail(url, from), 'nobody@example.com'],
    ['a server that is not there', () => smtpMail('smtp://127.0.0.1:1', from), 'ana@example.com'],
  ])('rejects for %s', async (_, open, to) => {
    await expect(open().send({ to, subject: 'Hello', body: 'Hello' })).rejects.toThrow()
    expect(received).toEqual([])
  })

  test('is given up on when the server says nothing', async () => {
    const silent = createServer((socket) => socket.resume())
    const port = await listening(silent)
    const mail = smtpMail(`smtp://127.0.0.1:${port}`, from, { answerMs: 50 })
    await expect(mail.send({ to: 'ana@example.com', subject: 'Hello', body: 'Hello' })).rejects.toThrow()
    await new Promise<void>((closed) => silent.close(() => closed()))
  })
})

test('a letter is written in one language, in paragraphs', () => {
  const words = [
    ['Hello', 'Hola'],
    ['Bye', 'Adiós'],
  ] as const
  expect(letter('ana@example.com', 'es', words[0], ...words)).toEqual({
    to: 'ana@example.com',
    subject: 'Hola',
    body: 'Hola\n\nAdiós',
  })
})
