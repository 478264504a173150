import { createHash, type Hash } from 'node:crypto'
import type { BodyKind } from '@homecare/sdk/client'
import { bytesPerMegabyte } from '@homecare/sdk/kit'
import { refuse } from '../refusals/refuse.ts'
import { refuseOddShape } from './shape.ts'
import { serverTexts } from '../refusals/texts.ts'
import { readUpload, type UploadLimits } from '../uploads/upload.ts'

/** Bytes of a body that is no upload. */
const bodyLimit = bytesPerMegabyte

const bodiless: ReadonlySet<string> = new Set(['GET', 'HEAD'])

export interface ReadBody {
  /** JSON as it came; forms as a record of texts, with an `UploadedFile` for each uploaded file. */
  readonly value: unknown
  /** As it came, of what is no upload. */
  readonly text?: string
  /** sha256 of what came, the same for the same body. */
  readonly hash: string
  /** Removes the files' temporary copies. */
  release(): Promise<void>
}

/**
 * Reads a request's body, uploads as a stream to temporary files. Throws a Refusal for what is too large or
 * cannot be read, or is of a shape that no call takes (`shape.ts`). An empty body is `undefined`.
 */
export async function readBody(request: Request, kind: BodyKind, limits?: UploadLimits): Promise<ReadBody> {
  const body = await readAny(request, kind, limits)
  try {
    refuseOddShape(body.value)
    return body
  } catch (error) {
    await body.release()
    throw error
  }
}

async function readAny(request: Request, kind: BodyKind, limits?: UploadLimits): Promise<ReadBody> {
  const type = request.headers.get('Content-Type') ?? ''
  if (kind === 'multipart' && type.startsWith('multipart/form-data')) return readUpload(request, limits)
  const hash = createHash('sha256')
  const text = await readText(request, hash)
  const nothing = { text, hash: hash.digest('hex'), release: () => Promise.resolve() }
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
  // Asked of its body, a request that has none is made anew as a whole one: most are such, and that costs.
  if (bodiless.has(request.method) || !request.body) return ''
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
