/**
 * The headers of a file. Whatever it holds, a browser takes it for what it was judged to be, runs nothing of it, and saves it
 * instead of opening it; an image alone may be shown.
 */
export function fileHeaders(type: string, name: string, show: boolean): Headers {
  const isImage = type.startsWith('image/')
  const plain = name.replace(/[^\w. -]/g, '_')
  return new Headers({
    'Content-Type': type,
    'Content-Disposition': `${show && isImage ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded(name)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'private, no-store',
  })
}

const encoded = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** To whoever may not have a file there is none. */
export const noSuchFile = () =>
  new Response(null, { status: 404, headers: { 'Cache-Control': 'private, no-store' } })
