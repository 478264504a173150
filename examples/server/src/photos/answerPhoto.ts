import { portraitSvg } from '@homecare/demo-world/portraits/portrait'
import type { PortraitTraits } from '@homecare/demo-world/portraits/traits'
import { eq } from 'drizzle-orm'
import type { Deps } from '../deps/deps.ts'
import { versionOf } from '../people/photoAddress.ts'
import { photoSizes, rawFile, squareFile, type PhotoSize } from '../people/photoFiles.ts'
import { photoOf } from '../people/photoState.ts'
import { fileSession } from '../people/session.ts'
import { createPainter } from './paintPortrait.ts'
import { users } from '../tables/account.ts'
import { isUploaded } from '../tables/portrait.ts'

/** Answers `/photos/{user}/{size}.webp`, `….svg` and `/photos/{user}/raw.jpg`; null for what is not a photo's path. */
export async function answerPhoto(request: Request, deps: Deps): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  const match = /^\/photos\/(\d{1,9})\/(?:(raw)\.jpg|(\d{2,4})\.(webp|svg))$/.exec(pathname)
  if (!match) return null
  const userId = Number(match[1])
  const asked = searchParams.get('v')
  if (match[2]) return rawPhoto(request, deps, userId, asked)
  const size = photoSizes.find((one) => one === Number(match[3]))
  if (!size) return missing()
  const [user] = await deps.db
    .select({ portrait: users.portrait, deleted: users.deleted_at })
    .from(users)
    .where(eq(users.id, userId))
  if (!user || user.deleted) return missing()
  const version = user.portrait && versionOf(user.portrait)
  if (asked && asked !== version) {
    const unseen = await unseenSquare(request, deps, userId, asked, size)
    if (unseen) return unseen
  }
  if (!user.portrait || !version) return missing()
  const headers = {
    ETag: `"${version}-${size}"`,
    'Cache-Control': asked === version ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
  }
  const known = request.headers.get('If-None-Match') === headers.ETag
  if (isUploaded(user.portrait)) {
    // Shown by whoever was given its address: numbers of people can be guessed, a version cannot.
    if (asked !== version || match[4] === 'svg') return missing()
    return known
      ? new Response(null, { status: 304, headers })
      : stored(deps, squareFile(userId, version, size), headers)
  }
  if (known) return new Response(null, { status: 304, headers })
  return drawn(user.portrait, size, match[4] === 'svg', headers)
}

/** A square that waits, or was turned down: for its owner and for staff. Null for everybody else. */
async function unseenSquare(request: Request, deps: Deps, userId: number, version: string, size: PhotoSize) {
  const photo = await photoOf(deps.db, userId)
  if (photo?.version !== version || !(await isOwnerOrStaff(request, deps, userId))) return null
  return stored(deps, squareFile(userId, version, size), forOneReader)
}

async function rawPhoto(request: Request, deps: Deps, userId: number, version: string | null) {
  if (!(await isOwnerOrStaff(request, deps, userId))) return missing()
  const photo = await photoOf(deps.db, userId)
  if (!photo || photo.raw_version !== version) return missing()
  return stored(deps, rawFile(userId, version), forOneReader)
}

const forOneReader = { 'Cache-Control': 'private, no-store' }

async function isOwnerOrStaff(request: Request, deps: Deps, userId: number): Promise<boolean> {
  const session = await fileSession(request, deps)
  return session !== null && (session.user.id === userId || session.user.role === 'staff')
}

async function stored(deps: Deps, name: string, headers: Record<string, string>): Promise<Response> {
  const file = await deps.files.get(name)
  if (!file) return missing()
  return new Response(file.body, {
    headers: { ...headers, 'Content-Type': file.type, 'Content-Length': String(file.size) },
  })
}

async function drawn(
  traits: PortraitTraits,
  size: PhotoSize,
  asSvg: boolean,
  headers: Record<string, string>,
) {
  if (asSvg)
    return new Response(portraitSvg(traits), { headers: { ...headers, 'Content-Type': 'image/svg+xml' } })
  return new Response(await painted(traits, size), { headers: { ...headers, 'Content-Type': 'image/webp' } })
}

const painted = createPainter()

const missing = () => new Response(null, { status: 404 })
