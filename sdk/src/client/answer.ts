import type { AnyCall, EnvelopeKind } from './call.js'

/** What a server says of a refusal, in the envelope's words. */
export interface Refusal {
  readonly status: number
  readonly message?: string
  /** Which rule refused, for programs. */
  readonly code?: string | undefined
  readonly fieldErrors?: Readonly<Record<string, readonly string[]>>
  readonly formErrors?: readonly string[]
  /** Of a conflict, the record as it is now. */
  readonly current?: unknown
}

/** The body of a success, as `decode` reads it back. */
export function successBody(envelope: EnvelopeKind, data: unknown): unknown {
  if (envelope === 'none') return undefined
  if (envelope === 'bare') return data
  if (envelope === 'whole') return { ...(data as object), status: 'success' }
  return { status: 'success', data: envelope === 'nested' ? { data } : (data ?? null) }
}

/** The body of a refusal, as `decode` reads it back. */
export function refusalBody({ message, code, fieldErrors, formErrors, current }: Refusal): unknown {
  const data = fieldErrors && Object.keys(fieldErrors).length > 0 ? fieldErrors : undefined
  return {
    status: 'fail',
    message: {
      error_message: message ?? '',
      ...(data ? { error_data: data } : {}),
      ...(code ? { error_code: code } : {}),
    },
    non_field_errors: formErrors ?? [],
    ...(current === undefined ? {} : { current }),
  }
}

/**
 * Finds the call that a request means, and its path parameters as texts. Literal segments win over
 * parameters, and a trailing slash makes no difference.
 */
export function createMatcher<T extends { readonly call: Pick<AnyCall, 'method' | 'path'> }>(
  entries: Iterable<T>,
) {
  const rows = [...entries].map((entry) => {
    const segments = split(entry.call.path)
    return { entry, segments, rank: rankOf(segments) }
  })
  rows.sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))
  return (method: string, path: string): { entry: T; params: Record<string, string> } | null => {
    const segments = split(path)
    for (const row of rows) {
      if (row.entry.call.method !== method || row.segments.length !== segments.length) continue
      const params = match(row.segments, segments)
      if (params) return { entry: row.entry, params }
    }
    return null
  }
}

function match(pattern: readonly string[], segments: readonly string[]): Record<string, string> | null {
  const params: Record<string, string> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decode(segment)
    else if (part !== segment) return null
  }
  return params
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const split = (path: string) => path.split('/').filter(Boolean)

/**
 * For each segment, 0 for a literal and 1 for a parameter: compared as text, so that a literal comes before a parameter at the
 * first place where two paths differ. Paths of different length are ordered too: else the order would not be transitive, and
 * a sort could leave a literal behind.
 */
const rankOf = (segments: readonly string[]) =>
  segments.map((segment) => (segment.startsWith(':') ? '1' : '0')).join('')
