import { createHash } from 'node:crypto'
import { createWriteStream, openAsBlob } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { bytesPerMegabyte, message, type Sayable } from '@homecare/sdk/kit'
import busboy from 'busboy'
import { refuse, type Refusal } from '../refusals/refuse.ts'
import { serverTexts } from '../refusals/texts.ts'

/** What an upload may hold; more is refused at its field. Given with the route: `{ upload: { files: 1 } }`. */
export interface UploadLimits {
  readonly files: number
  /** Bytes of one file, inclusive. */
  readonly fileBytes: number
}
/** 20 MB of 1,048,576 bytes, inclusive. */
export const uploadLimits: UploadLimits = { files: 10, fileBytes: 20 * bytesPerMegabyte }
/** Bytes of all texts of an upload together, and how many there are. */
const textBytes = bytesPerMegabyte
const textFields = 100

/**
 * A file of an upload. Its bytes lie in a temporary file until the call is answered: `stream()`, or the file at
 * `path`, reads it bit by bit. `name` and `type` are what the sender says, and prove nothing.
 */
export class UploadedFile extends File {
  readonly path: string
  readonly sha256: string
  constructor(bytes: Blob, path: string, sha256: string, name: string, type: string) {
    super([bytes], name, { type })
    this.path = path
    this.sha256 = sha256
  }
}

interface Upload {
  /** Texts, and an `UploadedFile` for each file, by their field. A file field left empty is absent. */
  readonly value: Readonly<Record<string, string | UploadedFile>>
  /** sha256 of what came: the same for the same fields, whatever their order or boundary. */
  readonly hash: string
  /** Removes the temporary files. */
  release(): Promise<void>
}

/**
 * Reads a multipart request as a stream into temporary files. Throws a Refusal, and leaves nothing behind, for what
 * is too large, too many, empty, or does not arrive whole.
 */
export async function readUpload(request: Request, limits: UploadLimits = uploadLimits): Promise<Upload> {
  const type = request.headers.get('Content-Type') ?? ''
  const most = limits.files * limits.fileBytes + textBytes
  if (!request.body) throw refuse.form(serverTexts.unreadable)
  if (Number(request.headers.get('Content-Length')) > most) throw refuse.tooLarge()
  const folder = await mkdtemp(join(tmpdir(), `homecare-upload-${process.pid}-`))
  const release = () => rm(folder, { recursive: true, force: true })
  try {
    return { ...(await parse(request.body, type, folder, limits, most)), release }
  } catch (error) {
    await release()
    throw error
  }
}

async function parse(
  body: ReadableStream<Uint8Array>,
  type: string,
  folder: string,
  limits: UploadLimits,
  most: number,
): Promise<Pick<Upload, 'value' | 'hash'>> {
  const parser = parserOf(type, limits)
  const fields = new Map<string, string | UploadedFile>()
  const parts: [name: string, hash: string][] = []
  const saving: Promise<void>[] = []
  const wrong = new Map<string, Sayable>()
  let last = 'non_field_errors'
  let taken = 0

  parser.on('field', (name, text, { valueTruncated }) => {
    if (valueTruncated) wrong.set(name, serverTexts.tooLong)
    fields.set(name, text)
    parts.push([name, sha256(text)])
  })
  parser.on('file', (name, stream, { filename, mimeType }) => {
    last = name
    // What a form sends for a file field that nobody filled.
    if (!filename) return void stream.resume()
    taken += 1
    if (taken > limits.files || fields.has(name)) {
      wrong.set(name, message(serverTexts.tooManyFiles, { count: limits.files }))
      return void stream.resume()
    }
    fields.set(name, '')
    const path = join(folder, String(taken))
    const hash = createHash('sha256')
    stream.on('data', (chunk: Buffer) => hash.update(chunk))
    stream.on('limit', () => wrong.set(name, tooLarge(limits)))
    saving.push(
      pipeline(stream, createWriteStream(path)).then(async () => {
        const bytes = await openAsBlob(path)
        if (bytes.size === 0) wrong.set(name, serverTexts.fileEmpty)
        const digest = hash.digest('hex')
        fields.set(name, new UploadedFile(bytes, path, digest, filename, mimeType))
        parts.push([name, digest])
      }),
    )
  })

  const reading = pipeline(Readable.fromWeb(body as never), watched(most, boundaryOf(type)), parser)
  const outcomes = [await settled(reading), ...(await Promise.allSettled(saving))]
  if (wrong.size > 0) throw refuseFields(wrong)
  const failure = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failure?.reason === overflowing) throw refuse.tooLarge()
  if (failure) throw refuse.invalid({ [last]: [serverTexts.brokenOff] }, serverTexts.unreadable)
  return { value: Object.fromEntries(fields), hash: sha256(JSON.stringify(parts.toSorted())) }
}

function parserOf(type: string, { fileBytes }: UploadLimits): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': type },
      // Browsers write file names so.
      defParamCharset: 'utf8',
      // One byte more: busboy cuts a file that reaches its limit, and ours is inclusive.
      limits: { fileSize: fileBytes + 1, fields: textFields, fieldSize: textBytes },
    })
  } catch {
    throw refuse.form(serverTexts.unreadable)
  }
}

const overflowing = new Error('More bytes than the whole upload may have')

/** How long a request may stay open behind its last part, in milliseconds: one that does has lied about its length. */
const lingerMs = 1000
const lingering = new Error('A request that goes on behind its last part')

/** Passes bytes on, and breaks off after `most` of them, or when nothing ends behind the closing boundary. */
function watched(most: number, boundary: string): Transform {
  const closing = Buffer.from(`--${boundary}--`)
  let passed = 0
  let tail = Buffer.alloc(0)
  let timer: ReturnType<typeof setTimeout> | undefined
  return new Transform({
    transform(chunk: Buffer, _, done) {
      passed += chunk.byteLength
      if (passed > most) return done(overflowing)
      tail = Buffer.concat([tail, chunk.subarray(-closing.length - 2)]).subarray(-closing.length - 2)
      if (tail.includes(closing)) timer ??= setTimeout(() => this.destroy(lingering), lingerMs)
      done(null, chunk)
    },
    destroy(error, done) {
      clearTimeout(timer)
      done(error)
    },
  })
}

const boundaryOf = (type: string) => /boundary="?([^";]+)/i.exec(type)?.[1] ?? ''

const tooLarge = ({ fileBytes }: UploadLimits) =>
  message(serverTexts.fileTooLarge, { megabytes: Math.floor(fileBytes / bytesPerMegabyte) })
const refuseFields = (wrong: ReadonlyMap<string, Sayable>): Refusal =>
  refuse.invalid(Object.fromEntries([...wrong].map(([name, text]) => [name, [text]])))
const settled = async (promise: Promise<void>) => (await Promise.allSettled([promise]))[0]
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
