import { hash } from 'node:crypto'
import { isUploaded, type Portrait } from '../tables/portrait.ts'
import type { PhotoSize } from './photoFiles.ts'

/**
 * Where a person's photo is, as an address that changes with the photo, so that browsers may keep it for good;
 * null for someone without one. `size` is replaced by another of `photoSizes` where a page wants it.
 */
export function photoAddress(
  userId: number,
  portrait: Portrait | null,
  size: PhotoSize = 192,
): string | null {
  return portrait && `/photos/${userId}/${size}.webp?v=${versionOf(portrait)}`
}

/** Where the picture is from which a photo is cut: for its owner and for staff. */
export function rawPhotoAddress(userId: number, version: string): string {
  return `/photos/${userId}/raw.jpg?v=${version}`
}

/** Names what a portrait shows: another photo, another version. */
export function versionOf(portrait: Portrait): string {
  if (isUploaded(portrait)) return portrait.photo
  return hash('sha1', JSON.stringify(portrait, Object.keys(portrait).toSorted()), 'hex').slice(0, 8)
}
