const textual = /^(text\/|application\/(json|javascript|manifest\+json|xml|ld\+json)|image\/svg\+xml)/

/** The same answer gzipped, where the browser takes that and it is a text worth it. */
export function compressed(request: Request, response: Response): Response {
  const { headers, body, status } = response
  if (!body || request.method === 'HEAD' || headers.has('Content-Encoding')) return response
  if (!/\bgzip\b/.test(request.headers.get('Accept-Encoding') ?? '')) return response
  if (!textual.test(headers.get('Content-Type') ?? '')) return response
  const length = Number(headers.get('Content-Length') ?? NaN)
  if (length < 1024) return response
  const changed = new Headers(headers)
  changed.delete('Content-Length')
  changed.set('Content-Encoding', 'gzip')
  changed.append('Vary', 'Accept-Encoding')
  // The content is the same and its bytes are not: a strong tag would claim the latter.
  const tag = changed.get('ETag')
  if (tag && !tag.startsWith('W/')) changed.set('ETag', `W/${tag}`)
  return new Response(body.pipeThrough(new CompressionStream('gzip')), { status, headers: changed })
}
