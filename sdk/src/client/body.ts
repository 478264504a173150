import type { BodyKind } from './call.js'

/** A body as fetch wants it, with the content type it does not set by itself. */
export function encodeBody(
  kind: BodyKind,
  body: unknown,
): { body: BodyInit | undefined; contentType?: string } {
  if (body == null) return { body: undefined }
  if (kind === 'json') return { body: JSON.stringify(body), contentType: 'application/json' }
  const entries = Object.entries(body as Record<string, unknown>).filter(([, value]) => value != null)
  if (kind === 'form') {
    const encoded = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
    return { body: encoded.toString(), contentType: 'application/x-www-form-urlencoded' }
  }
  const form = new FormData()
  for (const [name, value] of entries) {
    if (value instanceof Blob) form.append(name, value, (value as Partial<File>).name ?? name)
    else form.append(name, value as string)
  }
  return { body: form }
}
