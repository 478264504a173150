/** How far an upload has come: bytes sent and bytes in all; `total` is 0 while it is not known. */
export interface UploadProgress {
  readonly sent: number
  readonly total: number
}

/**
 * A fetch that tells how far the sending is, by XMLHttpRequest, which alone can: for one call, as
 * `care.call(addDocument, args, { fetch: uploadWithProgress(show) })`. It answers, fails and is aborted as fetch
 * does; the body of its answer has arrived in whole. `onProgress` is told from the first bytes to the last.
 */
export function uploadWithProgress(onProgress: (progress: UploadProgress) => void): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init
      const request = new XMLHttpRequest()
      const abort = () => request.abort()
      const refuse = (error: unknown) => {
        signal?.removeEventListener('abort', abort)
        reject(error)
      }
      if (signal?.aborted) return refuse(abortion(signal))

      request.open(init.method ?? 'GET', input instanceof Request ? input.url : String(input))
      request.withCredentials = init.credentials === 'include'
      request.responseType = 'text'
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total })
      request.onerror = () => refuse(new TypeError('Failed to fetch'))
      request.ontimeout = request.onerror
      request.onabort = () => refuse(abortion(signal))
      request.onload = () => {
        signal?.removeEventListener('abort', abort)
        const { status, statusText } = request
        const body = status === 204 || status === 205 || status === 304 ? null : request.responseText
        resolve(new Response(body, { status, statusText, headers: readHeaders(request) }))
      }
      signal?.addEventListener('abort', abort)
      request.send((init.body ?? null) as XMLHttpRequestBodyInit | null)
    })
}

function abortion(signal: AbortSignal | null | undefined): unknown {
  return signal?.reason ?? new DOMException('The upload was aborted.', 'AbortError')
}

function readHeaders(request: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  return headers
}
