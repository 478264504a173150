import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** What a process is told to send: so many documents of this size, all at once. */
export interface Sending {
  readonly port: number
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  /** Of each file. */
  readonly bytes: number
  readonly count: number
}

process.once('message', (sending: Sending) => {
  Promise.all(Array.from({ length: sending.count }, () => sendOne(sending))).then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

const boundary = 'a-boundary-of-the-benchmark'
const chunk = Buffer.alloc(65_536, ' ')

/** A PDF as a browser sends it, made while it is sent. */
async function sendOne({ port, path, headers, bytes }: Sending): Promise<void> {
  const start = Buffer.from('%PDF-1.7\n')
  const before = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="name"\r\n\r\nTB test\r\n` +
      `--${boundary}\r\nContent-Disposition: form-data; name="file_1"; filename="card.pdf"\r\n` +
      'Content-Type: application/pdf\r\n\r\n',
  )
  const after = Buffer.from(`\r\n--${boundary}--\r\n`)
  const sent = request({
    port,
    path,
    method: 'POST',
    headers: {
      ...headers,
      'Idempotency-Key': randomUUID(),
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': before.length + bytes + after.length,
    },
  })
  const answered = new Promise<number | undefined>((done, failed) => {
    sent.on('error', failed)
    sent.on('response', (response) => {
      response.resume().on('end', () => done(response.statusCode))
    })
  })
  function* body() {
    yield before
    yield start
    for (let left = bytes - start.length; left > 0; left -= chunk.length)
      yield left < chunk.length ? chunk.subarray(0, left) : chunk
    yield after
  }
  await pipeline(Readable.from(body(), { objectMode: false }), sent)
  const status = await answered
  if (status !== 200) throw new Error(`A document was answered with ${status}`)
}
