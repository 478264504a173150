import { AwsClient } from 'aws4fetch'
import type { Config } from '../config/config.ts'
import { safeName, type Files } from './files.ts'

interface S3Options {
  /** The store has failed when its answer has not begun after so many milliseconds. */
  readonly answerMs?: number
  /** The same for what is sent to it, which takes a while. */
  readonly uploadMs?: number
  /** Milliseconds before the first repetition of what the store could not do just now; the second waits longer. */
  readonly retryMs?: number
}

/** Files in an S3-compatible store, addressed by path (`endpoint/bucket/name`). */
export function s3Files(
  config: NonNullable<Config['s3']>,
  { answerMs = 15_000, uploadMs = 120_000, retryMs = 100 }: S3Options = {},
): Files {
  const client = new AwsClient({
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    region: config.region,
    service: 's3',
    retries: 2,
    initRetryMs: retryMs,
  })
  const bucket = `${config.endpoint.replace(/\/+$/, '')}/${config.bucket}`
  const addressOf = (name: string) => `${bucket}/${safeName(name)}`

  async function send(method: string, url: string, init: RequestInit = {}): Promise<Response> {
    const late = new AbortController()
    const limit = setTimeout(
      () => late.abort(new Error(`The file store gave no answer to ${method}`)),
      init.body ? uploadMs : answerMs,
    )
    try {
      const response = await client.fetch(url, { ...init, method, signal: late.signal })
      if (response.ok || response.status === 404) return response
      await response.body?.cancel()
      throw new Error(`The file store refused ${method} (${response.status})`)
    } finally {
      // What follows the beginning of an answer takes as long as its reader.
      clearTimeout(limit)
    }
  }

  return {
    async put(name, content, type) {
      // As it is, so that it is sent from where it lies and never held whole; its hash is left unsigned.
      const response = await send('PUT', addressOf(name), {
        body: content,
        headers: { 'Content-Type': type },
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`There is no bucket ${config.bucket}`)
    },
    async get(name, part) {
      const headers = part && { Range: `bytes=${part.first}-${part.last}` }
      const response = await send('GET', addressOf(name), headers && { headers })
      if (!response.ok || !response.body) {
        await response.body?.cancel()
        return null
      }
      return {
        body: response.body,
        size: sizeOf(response),
        type: response.headers.get('Content-Type') ?? 'application/octet-stream',
      }
    },
    async remove(name) {
      const response = await send('DELETE', addressOf(name))
      await response.body?.cancel()
    },
    async health() {
      try {
        const response = await send('HEAD', bucket)
        return response.ok ? 'ok' : `There is no bucket ${config.bucket}`
      } catch (error) {
        return (error as Error).message
      }
    },
  }
}

/** Of a part the store says the size of the whole beside it. */
function sizeOf({ headers }: Response): number {
  const whole = /\/(\d+)$/.exec(headers.get('Content-Range') ?? '')?.[1]
  return Number(whole ?? headers.get('Content-Length') ?? 0)
}
