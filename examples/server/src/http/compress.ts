import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const textual = /^(text\/|application\/(json|javascript|manifest\+json|xml|ld\+json)|image\/svg\+xml)/

/** The shortest answer that is worth it, in bytes. */
const least = 1024
const gzipped = promisify(gzip)

/**
 * The same answer gzipped, where the browser takes that and it is a text worth it. Its body is looked at last: once it is
 * asked for, an answer is sent as a stream, which takes longer than most answers take to be made.
 */
export function compressed(request: Request, response: Response): Response {
  const { headers, status } = response
  if (request.method === 'HEAD' || headers.has('Content-Encoding') || !takesGzip(request)) return response
  if (!textual.test(headers.get('Content-Type') ?? '')) return response
  if (Number(headers.get('Content-Length') ?? NaN) < least || !response.body) return response
  const changed = gzipHeaders(headers)
  changed.delete('Content-Length')
  return new Response(response.body.pipeThrough(new CompressionStream('gzip')), { status, headers: changed })
}

/** An answer of JSON, gzipped alike: out of the text that is at hand, and with no stream. The headers are its own from here on. */
export async function jsonAnswer(
  request: Request,
  value: unknown,
  { status, headers }: { readonly status: number; readonly headers: Headers },
): Promise<Response> {
  headers.set('Content-Type', 'application/json')
  // Written out once: of a text every step would count its bytes anew.
  const text = Buffer.from(JSON.stringify(value))
  const isLong = text.byteLength >= least && takesGzip(request)
  if (isLong) return new Response(await gzipped(text), { status, headers: gzipHeaders(headers) })
  // A short one says so, and is left as it is.
  headers.set('Content-Length', String(text.byteLength))
  return new Response(text, { status, headers })
}

const takesGzip = (request: Request) => /\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')

function gzipHeaders(headers: Headers): Headers {
  const changed = new Headers(headers)
  changed.set('Content-Encoding', 'gzip')
  changed.append('Vary', 'Accept-Encoding')
  // The content is the same and its bytes are not: a strong tag would claim the latter.
  const tag = changed.get('ETag')
  if (tag && !tag.startsWith('W/')) changed.set('ETag', `W/${tag}`)
  return changed
}
