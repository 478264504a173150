import type { BodyKind } from './call.js'

/** A file of React Native, which knows it by its address: what its pickers of pictures and documents give. */
export interface NativeFile {
  readonly uri: string
  readonly name: string
  /** Its media type, such as `image/jpeg`. */
  readonly type: string
}

/** A body as fetch wants it, with the content type it does not set by itself. */
export function encodeBody(
  kind: BodyKind,
  body: unknown,
): { body: BodyInit | undefined; contentType?: string } {
  if (body == null) return { body: undefined }
  if (kind === 'json') return { body: JSON.stringify(body), contentType: 'application/json' }
  const entries = Object.entries(body).filter(([, value]) => value != null)
  if (kind === 'form') {
    const encoded = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
    return { body: encoded.toString(), contentType: 'application/x-www-form-urlencoded' }
  }
  const form = new FormData()
  for (const [name, value] of entries) {
    if (value instanceof Blob) form.append(name, value, (value as Partial<File>).name ?? name)
    // A file of React Native too, whose FormData reads it at its address.
    else form.append(name, value as string)
  }
  return { body: form }
}

/** Whether a value is a file of React Native, on React Native: the FormData of others would make it a text. */
export function isNativeFile(value: unknown): value is NativeFile {
  return typeof (value as NativeFile | null)?.uri === 'string' && 'getParts' in FormData.prototype
}

/** A file of React Native as the body of an upload takes it: `{ photo: nativeFile({ uri, name, type }) }`. */
export const nativeFile = (file: NativeFile) => file as unknown as Blob
