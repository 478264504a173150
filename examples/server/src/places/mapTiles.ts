import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants, gzip } from 'node:zlib'

/*
 * The ground of the map that a search is shown on: tiles of outlines, made by `npm run map-tiles` and read at the first question.
 * The file is a line for each tile, its level, column and row before a tab; a tile without a line is open water.
 */

const file = new URL('../../data/map-tiles.br', import.meta.url)

/** Whose data the tiles are, as a map has to say it. */
export const mapCredit = '© OpenStreetMap contributors, U.S. Census Bureau, GeoNames'

interface Tiles {
  /** Of what the tiles hold: another file has other addresses. */
  readonly version: string
  readonly byPath: ReadonlyMap<string, string>
}
let read: Tiles | undefined
let packed: Buffer | undefined
let version: string | undefined

/** The address of the tiles on this server, with places for the level, the column and the row. */
export function tilesAddress(): string {
  packed ??= readFileSync(file)
  version ??= createHash('sha256').update(packed).digest('hex').slice(0, 12)
  return `/map-tiles/${version}/{z}/{x}/{y}.json`
}

function tiles(): Tiles {
  if (read) return read
  tilesAddress()
  const lines = brotliDecompressSync(packed!).toString().split('\n')
  const byPath = new Map(lines.map((line) => line.split('\t', 2) as [string, string]))
  packed = Buffer.alloc(0)
  return (read = { version: version!, byPath })
}

const path = /^\/map-tiles\/([0-9a-f]{12})\/(\d{1,2}\/\d{1,4}\/\d{1,4})\.json$/

/** Answers a tile, for a year: its address is another one when its content is. Null for other paths, and for no tile of this file. */
export async function answerMapTile(request: Request): Promise<Response | null> {
  const [, asked, which] = path.exec(new URL(request.url).pathname) ?? []
  if (!which || (request.method !== 'GET' && request.method !== 'HEAD')) return null
  const { version: now, byPath } = tiles()
  if (asked !== now) return null
  const plain = Buffer.from(byPath.get(which) ?? '{}')
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  const encoding = (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b`).test(accepted))
  const body =
    encoding === 'br'
      ? await promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : encoding === 'gzip'
        ? await promisify(gzip)(plain)
        : plain
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(body), {
    headers: {
      'Content-Type': 'application/json',
      'Content-Length': String(body.byteLength),
      'Cache-Control': 'public, max-age=31536000, immutable',
      Vary: 'Accept-Encoding',
      ...(encoding && { 'Content-Encoding': encoding }),
    },
  })
}
