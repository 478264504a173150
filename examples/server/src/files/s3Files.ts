import { AwsClient } from 'aws4fetch'
import type { Config } from '../config.ts'
import { safeName, type Files } from './files.ts'

/** Files in an S3-compatible store, addressed by path (`endpoint/bucket/name`). */
export function s3Files(config: NonNullable<Config['s3']>): Files {
  const client = new AwsClient({
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    region: config.region,
    service: 's3',
  })
  const bucket = `${config.endpoint.replace(/\/+$/, '')}/${config.bucket}`
  const addressOf = (name: string) => `${bucket}/${safeName(name)}`

  async function send(method: string, url: string, init: RequestInit = {}): Promise<Response> {
    const response = await client.fetch(url, { ...init, method })
    if (!response.ok && response.status !== 404)
      throw new Error(`The file store refused ${method} (${response.status})`)
    return response
  }

  return {
    async put(name, content, type) {
      // As it is, so that it is sent from where it lies and never held whole.
      const response = await send('PUT', addressOf(name), {
        body: content,
        headers: { 'Content-Type': type },
      })
      if (!response.ok) throw new Error(`There is no bucket ${config.bucket}`)
    },
    async get(name) {
      const response = await send('GET', addressOf(name))
      if (!response.ok || !response.body) return null
      return {
        body: response.body,
        size: Number(response.headers.get('Content-Length') ?? 0),
        type: response.headers.get('Content-Type') ?? 'application/octet-stream',
      }
    },
    async remove(name) {
      await send('DELETE', addressOf(name))
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
