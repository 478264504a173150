import { ownHref } from '../addresses/path.js'
import type { PageHref } from '../vocabulary/addresses/href.js'
import type { NativeMessageKind } from '../vocabulary/native/catalogue.js'

/** What the embedding app asked for, or why it is not listened to. */
export type NativeMessage =
  | { readonly kind: 'push'; readonly path: PageHref }
  | { readonly kind: Exclude<NativeMessageKind, 'push'> }
  | { readonly kind: 'refused'; readonly reason: 'origin' | 'shape' | 'path' }

/** Longest message that is read, in characters. */
const longestMessage = 8192

/**
 * Reads a message of an embedding app: `{ type: 'push', path }`, `{ type: 'back' }`, `{ type: 'reload' }` or
 * `{ type: 'accessBlocked' }`, as an object or as its JSON text. Never throws.
 *
 * `origins` are the origins that may send, compared whole; an empty list refuses every message. A pushed path
 * stays within the app: it begins with one slash and names no other site. The refusal says why, for the report.
 */
export function readNativeMessage(
  event: { readonly origin: string; readonly data: unknown },
  origins: readonly string[],
): NativeMessage {
  if (!Array.isArray(origins) || typeof event?.origin !== 'string' || !origins.includes(event.origin)) {
    return refused('origin')
  }
  const message = readShape(event.data)
  if (!message) return refused('shape')
  const { type, path } = message
  if (type === 'back' || type === 'reload' || type === 'accessBlocked') return { kind: type }
  if (type !== 'push') return refused('shape')
  const own = typeof path === 'string' ? ownHref(path) : null
  return own === null ? refused('path') : { kind: 'push', path: own }
}

function readShape(data: unknown): { type?: unknown; path?: unknown } | null {
  try {
    const value: unknown = typeof data === 'string' && data.length <= longestMessage ? JSON.parse(data) : data
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    // Own properties only: a polluted prototype sends no messages.
    return { type: own(value, 'type'), path: own(value, 'path') }
  } catch {
    return null
  }
}

function own(value: object, name: string): unknown {
  return Object.getOwnPropertyDescriptor(value, name)?.value
}

function refused(reason: 'origin' | 'shape' | 'path'): NativeMessage {
  return { kind: 'refused', reason }
}
