import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface S3Store {
  readonly config: {
    readonly endpoint: string
    readonly bucket: string
    readonly region: string
    readonly accessKeyId: string
    readonly secretAccessKey: string
  }
  /** Every request, as method and path. */
  readonly seen: string[]
  /** What the next requests get in place of an answer: a status, or 'silence'. */
  readonly faults: (number | 'silence')[]
  close(): Promise<void>
}

/** An S3-compatible store in memory, which works the signature of each request out for itself (SigV4). */
export async function s3Store(): Promise<S3Store> {
  const secretAccessKey = 'very/secret+key'
  const objects = new Map<string, { readonly body: Buffer; readonly type: string }>()
  const seen: string[] = []
  const faults: (number | 'silence')[] = []

  function answer(
    request: IncomingMessage,
    body: Buffer,
  ): [status: number, object?: { body: Buffer; type: string }] {
    const { method = '', url = '' } = request
    if (signatureOf(request, body, secretAccessKey) !== givenSignature(request)) return [403]
    const [, bucket, ...rest] = url.split('/')
    if (bucket !== 'files') return [404]
    const name = rest.join('/')
    if (name === '') return [200]
    if (method === 'PUT') objects.set(name, { body, type: request.headers['content-type'] ?? '' })
    if (method === 'DELETE') objects.delete(name)
    const object = objects.get(name)
    if (method === 'GET') return object ? [200, object] : [404]
    return [method === 'DELETE' ? 204 : 200]
  }

  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      seen.push(`${request.method} ${request.url}`)
      const fault = faults.shift()
      if (fault === 'silence') return
      const [status, object] = fault ? [fault] : answer(request, Buffer.concat(parts))
      const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      const part = object && first !== undefined && object.body.subarray(Number(first), Number(last) + 1)
      response.writeHead(
        part ? 206 : status,
        object && {
          ...{ 'Content-Type': object.type, 'Content-Length': (part || object.body).length },
          ...(part && { 'Content-Range': `bytes ${first}-${last}/${object.body.length}` }),
        },
      )
      response.end(part || object?.body)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    config: {
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      bucket: 'files',
      region: 'us-west-2',
      accessKeyId: 'AKIATEST',
      secretAccessKey,
    },
    seen,
    faults,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

const authorization = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w{64})$/

const givenSignature = ({ headers }: IncomingMessage) => authorization.exec(headers.authorization ?? '')?.[3]

/** The signature that a request must have, from its own parts alone; undefined where it cannot be right. */
function signatureOf(request: IncomingMessage, body: Buffer, secret: string): string | undefined {
  const [, credential = '', names = ''] = authorization.exec(request.headers.authorization ?? '') ?? []
  const [, ...scope] = credential.split('/')
  const header = (name: string) => String(request.headers[name] ?? '')
  const payload = header('x-amz-content-sha256')
  const isPayload = payload === 'UNSIGNED-PAYLOAD' || payload === sha256(body)
  if (!isPayload || !['host', 'x-amz-date'].every((name) => names.split(';').includes(name))) return undefined
  const canonical = [
    request.method,
    request.url,
    '',
    ...names.split(';').map((name) => `${name}:${header(name).trim()}`),
    '',
    names,
    payload,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', header('x-amz-date'), scope.join('/'), sha256(canonical)].join('\n')
  const key = scope.reduce<string | Buffer>((above, part) => hmac(above, part), `AWS4${secret}`)
  return hmac(key, toSign).toString('hex')
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
