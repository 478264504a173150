import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const squeezable = new Set(['.css', '.js', '.json', '.map', '.svg', '.txt', '.webmanifest'])

interface Asset {
  readonly plain: Uint8Array<ArrayBuffer>
  readonly br: Uint8Array<ArrayBuffer> | undefined
  readonly gzip: Uint8Array<ArrayBuffer> | undefined
  readonly type: string
  readonly tag: string
}

/**
 * Answers the files of a build; null where there is none. Each is read and compressed once: a build does not
 * change while it is served.
 */
export function createAssets(folder: string): (request: Request) => Promise<Response | null> {
  const known = new Map<string, Promise<Asset | null>>()

  return async (request) => {
    const path = new URL(request.url).pathname
    const inside = safePath(path)
    if (!inside || extname(inside) === '' || inside.startsWith(`.vite${sep}`) || inside === 'index.html')
      return null
    const loading = known.get(inside) ?? load(join(folder, inside))
    known.set(inside, loading)
    const asset = await loading
    if (!asset) {
      // Whoever asks for what is not there must not fill the memory.
      known.delete(inside)
      return null
    }
    return answer(request, asset, path.startsWith('/assets/'))
  }
}

function answer(request: Request, asset: Asset, immutable: boolean): Response {
  const headers = new Headers({
    'Content-Type': asset.type,
    ETag: asset.tag,
    Vary: 'Accept-Encoding',
    // Names in /assets carry a hash of their content.
    'Cache-Control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
  })
  if (request.headers.get('If-None-Match') === asset.tag) return new Response(null, { status: 304, headers })
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find(
    (one) => asset[one] && new RegExp(`\\b${one}\\b`).test(accepted),
  )
  if (encoding) headers.set('Content-Encoding', encoding)
  const body = (encoding && asset[encoding]) ?? asset.plain
  headers.set('Content-Length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { headers })
}

async function load(file: string): Promise<Asset | null> {
  const entry = await stat(file).catch(() => null)
  if (!entry?.isFile()) return null
  const plain = new Uint8Array(await readFile(file))
  const small = !squeezable.has(extname(file)) || plain.byteLength < 1024
  const [br, zipped] = small
    ? []
    : await Promise.all([
        promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
        promisify(gzip)(plain, { level: 9 }),
      ])
  return {
    plain,
    br: br && new Uint8Array(br),
    gzip: zipped && new Uint8Array(zipped),
    type: types[extname(file)] ?? 'application/octet-stream',
    tag: `W/"${createHash('sha1').update(plain).digest('base64url')}"`,
  }
}

function safePath(path: string): string | null {
  try {
    const inside = normalize(decodeURIComponent(path)).replace(/^[/\\]+/, '')
    return inside.split(sep).includes('..') || inside.includes('\0') ? null : inside
  } catch {
    return null
  }
}
