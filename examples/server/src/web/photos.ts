import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { users } from '../account/tables.ts'
import type { Db } from '../db/connect.ts'
import { portraitSvg } from '../demo/portrait.ts'
import type { PortraitTraits } from '../demo/traits.ts'

/** Edges of a photo in pixels that a page may ask for. */
export const photoSizes = [96, 192, 384, 768] as const

/**
 * Where a person's photo is, as an address that changes with the photo, so that browsers may keep it for good;
 * null for someone without one. `size` is replaced by another of `photoSizes` where a page wants it.
 */
export function photoAddress(
  userId: number,
  portrait: PortraitTraits | null,
  size: (typeof photoSizes)[number] = 192,
): string | null {
  return portrait && `/photos/${userId}/${size}.webp?v=${versionOf(portrait)}`
}

/** Answers `/photos/{user}/{size}.webp` and `/photos/{user}/{size}.svg`; null for what is not a photo's path. */
export async function answerPhoto(request: Request, db: Db): Promise<Response | null> {
  const match = /^\/photos\/(\d{1,9})\/(\d{2,4})\.(webp|svg)$/.exec(new URL(request.url).pathname)
  if (!match) return null
  const size = photoSizes.find((one) => one === Number(match[2]))
  if (!size) return new Response(null, { status: 404 })
  const [user] = await db
    .select({ portrait: users.portrait, deleted: users.deleted_at })
    .from(users)
    .where(eq(users.id, Number(match[1])))
  if (!user?.portrait || user.deleted) return new Response(null, { status: 404 })

  const version = versionOf(user.portrait)
  const tag = `"${version}-${size}"`
  const current = new URL(request.url).searchParams.get('v') === version
  const headers = {
    ETag: tag,
    'Cache-Control': current ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
  }
  if (request.headers.get('If-None-Match') === tag) return new Response(null, { status: 304, headers })
  const svg = portraitSvg(user.portrait)
  if (match[3] === 'svg')
    return new Response(svg, { headers: { ...headers, 'Content-Type': 'image/svg+xml' } })
  const webp = await sharp(Buffer.from(svg), { density: 72 })
    .resize(size, size)
    .webp({ quality: 82 })
    .toBuffer()
  return new Response(new Uint8Array(webp), { headers: { ...headers, 'Content-Type': 'image/webp' } })
}

function versionOf(portrait: PortraitTraits): string {
  return createHash('sha1')
    .update(JSON.stringify(portrait, Object.keys(portrait).toSorted()))
    .digest('hex')
    .slice(0, 8)
}
