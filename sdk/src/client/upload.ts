/** How far an upload has come: bytes sent and bytes in all; `total` is 0 while it is not known. */
export interface UploadProgress {
  readonly sent: number
  readonly total: number
}

/**
 * A fetch that tells how far the sending is, by XMLHttpRequest, which alone can: for one call, as
 * `care.call(addDocument, args, { fetch: uploadWithProgress(show) })`. It answers, fails and is aborted as fetch
 * does; the body of its answer has arrived in whole.
 */
export function uploadWithProgress(onProgress: (progress: UploadProgress) => void): typeof fetch {
  return (input, init = {}) => {
    const { signal } = init
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    const answer = new Promise<Response>((resolve, reject) => {
      if (signal?.aborted) return reject(abortion(signal))
      request.open(init.method ?? 'GET', input instanceof Request ? input.url : String(input))
      request.withCredentials = init.credentials === 'include'
      request.responseType = 'text'
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value))
      request.upload.addEventListener('progress', ({ loaded, total }) => onProgress({ sent: loaded, total }))
      request.addEventListener('load', () => resolve(readResponse(request)))
      request.addEventListener('abort', () => reject(abortion(signal)))
      for (const failure of ['error', 'timeout']) {
        request.addEventListener(failure, () => reject(new TypeError('Failed to fetch')))
      }
      signal?.addEventListener('abort', abort)
      request.send((init.body ?? null) as XMLHttpRequestBodyInit | null)
    })
    return answer.finally(() => signal?.removeEventListener('abort', abort))
  }
}

function abortion(signal: AbortSignal | null | undefined): unknown {
  return signal?.reason ?? new DOMException('The upload was aborted.', 'AbortError')
}

function readResponse(request: XMLHttpRequest): Response {
  const { status, statusText } = request
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  const hasBody = status !== 204 && status !== 205 && status !== 304
  return new Response(hasBody ? request.responseText : null, { status, statusText, headers })
}
