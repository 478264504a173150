import { createHash, type Hash } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { bytesPerMegabyte, type BodyKind } from '@homecare/sdk'
import busboy from 'busboy'
import { refuse } from './refuse.ts'
import { serverTexts } from './texts.ts'

/** Bytes of a body that is no upload, and of one uploaded file (20 MB of 1,048,576 bytes, inclusive). */
export const bodyLimit = bytesPerMegabyte
export const fileLimit = 20 * bytesPerMegabyte
const filesLimit = 10

export interface ReadBody {
  /** JSON as it came; forms as a record of texts, with a `File` for each uploaded file. */
  readonly value: unknown
  /** sha256 of what came, the same for the same body. */
  readonly hash: string
  /** Removes the files' temporary copies. */
  release(): Promise<void>
}

/**
 * Reads a request's body, uploads as a stream to temporary files. Throws a Refusal for what is too large or
 * cannot be read. An empty body is `undefined`.
 */
export async function readBody(request: Request, kind: BodyKind): Promise<ReadBody> {
  const type = request.headers.get('Content-Type') ?? ''
  if (kind === 'multipart' && type.startsWith('multipart/form-data')) return readUpload(request, type)
  const hash = createHash('sha256')
  const text = await readText(request, hash)
  const nothing = { hash: hash.digest('hex'), release: () => Promise.resolve() }
  if (text === '') return { value: undefined, ...nothing }
  if (type.startsWith('application/x-www-form-urlencoded')) {
    return { value: Object.fromEntries(new URLSearchParams(text)), ...nothing }
  }
  try {
    return { value: JSON.parse(text) as unknown, ...nothing }
  } catch {
    throw refuse.form(serverTexts.unreadable)
  }
}

async function readText(request: Request, hash: Hash): Promise<string> {
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength
    if (size > bodyLimit) throw refuse.tooLarge()
    hash.update(chunk)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function readUpload(request: Request, type: string): Promise<ReadBody> {
  if (!request.body) throw refuse.form(serverTexts.unreadable)
  const folder = await mkdtemp(join(tmpdir(), 'homecare-upload-'))
  const release = () => rm(folder, { recursive: true, force: true })
  try {
    const value: Record<string, string | File> = {}
    const parts: [name: string, hash: string][] = []
    const saving: Promise<void>[] = []
    let tooLarge: string | undefined
    const parser = busboy({
      headers: { 'content-type': type },
      // One byte more: busboy cuts a file that reaches its limit, and ours is inclusive.
      limits: { fileSize: fileLimit + 1, files: filesLimit, fields: 100, fieldSize: bodyLimit },
    })
    parser.on('field', (name, text) => {
      value[name] = text
      parts.push([name, sha256(text)])
    })
    parser.on('file', (name, stream, info) => {
      const path = join(folder, String(saving.length))
      const hash = createHash('sha256')
      stream.on('data', (chunk: Buffer) => hash.update(chunk))
      stream.on('limit', () => (tooLarge = name))
      saving.push(
        pipeline(stream, createWriteStream(path)).then(async () => {
          value[name] = new File([await openAsBlob(path)], info.filename ?? '', { type: info.mimeType })
          parts.push([name, hash.digest('hex')])
        }),
      )
    })
    const reading = pipeline(Readable.fromWeb(request.body as never), parser)
    const outcomes = [await settled(reading), ...(await Promise.allSettled(saving))]
    if (outcomes.some(({ status }) => status === 'rejected')) throw refuse.form(serverTexts.unreadable)
    if (tooLarge !== undefined) throw refuse.invalid({ [tooLarge]: [serverTexts.fileTooLarge] })
    // By what came, not by its order or its boundary: a repetition has another boundary.
    return { value, hash: sha256(JSON.stringify(parts.toSorted())), release }
  } catch (error) {
    await release()
    throw error
  }
}

const settled = async (promise: Promise<void>) => (await Promise.allSettled([promise]))[0]
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
