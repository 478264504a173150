import { createHash, timingSafeEqual } from 'node:crypto'
import type { Metrics } from './metrics.ts'

/** `GET /metrics`: for whoever shows the token, as `Authorization: Bearer …`. */
export async function answerMetrics(request: Request, metrics: Metrics, token: string): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' }
  if (!isSame(request.headers.get('Authorization') ?? '', `Bearer ${token}`))
    return new Response(null, { status: 401, headers: { ...headers, 'WWW-Authenticate': 'Bearer' } })
  return new Response(await metrics.read(), { headers: { ...headers, 'Content-Type': metrics.contentType } })
}

/** In a time that says nothing of how much is right. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}
