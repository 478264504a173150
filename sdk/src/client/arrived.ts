import { csrfStaleHeader, requestIdHeader } from './constants.js'
import type { Answer } from './envelope.js'

/** An answer of the network, with what a client does on account of its headers. */
export interface Arrived extends Answer {
  /** A change was refused before it was made, for a token that had grown old. */
  readonly isStale: boolean
}

/** An answer of which only an error reads the headers: they are a good part of what a call costs. */
export const arrived = (
  { status, headers, _data }: Response & { readonly _data?: unknown },
  route: string,
): Arrived => ({
  status,
  route,
  text: typeof _data === 'string' ? _data : '',
  get requestId() {
    return headers.get(requestIdHeader) ?? undefined
  },
  get retryAfter() {
    return seconds(headers.get('Retry-After'))
  },
  get isStale() {
    return headers.has(csrfStaleHeader)
  },
})

function seconds(header: string | null): number | undefined {
  const value = Number(header ?? NaN)
  return value >= 0 && value < Infinity ? value : undefined
}
