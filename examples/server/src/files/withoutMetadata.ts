import { filmWithoutPlace } from './filmWithoutPlace.ts'
import type { MediaType } from './mediaType.ts'

/**
 * A picture or film without what its device wrote beside it: where and when it was taken, with what, and small copies.
 * What is seen stays byte for byte, and how it is turned and coloured. Null for a file whose parts cannot be told
 * apart. Other files are theirs who wrote them, and stay as they are.
 */
export function withoutMetadata(file: Buffer, { ending }: Pick<MediaType, 'ending'>): Buffer | null {
  return (cleaners[ending] ?? ((same: Buffer) => same))(file)
}

const cleaners: Readonly<Record<string, (file: Buffer) => Buffer | null>> = {
  jpg: jpegAlone,
  png: pngAlone,
  gif: gifAlone,
  mp4: filmWithoutPlace,
  mov: filmWithoutPlace,
}

/** Segments that say how the picture is seen: JFIF, its colour profile, and Adobe's colour transform. */
const kept = (marker: number, body: Buffer) =>
  marker === 0xe0 ||
  (marker === 0xe2 && body.toString('latin1', 0, 11) === 'ICC_PROFILE') ||
  marker === 0xee ||
  !((marker >= 0xe0 && marker <= 0xef) || marker === 0xfe)

function jpegAlone(file: Buffer): Buffer | null {
  const parts: Buffer[] = [file.subarray(0, 2)]
  let turned: Buffer | null = null
  let at = 2
  for (;;) {
    // A picture that breaks off is shown as far as it goes.
    if (at >= file.length) return withTurn(parts, turned)
    if (file[at] !== 0xff) return null
    while (file[at + 1] === 0xff) at++
    const marker = file[at + 1]
    if (marker === undefined) return withTurn(parts, turned)
    if (marker === 0xd9) {
      // What follows the end is another picture, or anything.
      parts.push(file.subarray(at, at + 2))
      return withTurn(parts, turned)
    }
    if (at + 4 > file.length) return null
    const next = at + 2 + file.readUInt16BE(at + 2)
    if (next < at + 4 || next > file.length) return null
    const body = file.subarray(at + 4, next)
    if (marker === 0xe1) turned ??= turnOf(body)
    if (kept(marker, body)) parts.push(file.subarray(at, next))
    at = next
    if (marker !== 0xda) continue
    // The picture itself, up to a marker that is none of its own.
    const from = at
    while (at < file.length && !(file[at] === 0xff && isMarker(file[at + 1]))) at++
    parts.push(file.subarray(from, at))
  }
}

const isMarker = (byte: number | undefined) =>
  byte !== undefined && byte !== 0 && byte !== 0xff && !(byte >= 0xd0 && byte <= 0xd7)

/** Behind the start and JFIF, where Exif belongs. */
function withTurn(parts: readonly Buffer[], turned: Buffer | null): Buffer {
  const behind = parts[1]?.[1] === 0xe0 ? 2 : 1
  return Buffer.concat([...parts.slice(0, behind), ...(turned ? [turned] : []), ...parts.slice(behind)])
}

/** An Exif segment that says of this one how the picture is turned, and nothing else; null where it is upright. */
function turnOf(body: Buffer): Buffer | null {
  if (body.toString('latin1', 0, 6) !== 'Exif\0\0' || body.length < 14) return null
  const tiff = body.subarray(6)
  const little = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const list = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (list + 2 > tiff.length) return null
  for (let entry = list + 2, left = short(list); left > 0 && entry + 12 <= tiff.length; entry += 12, left--) {
    if (short(entry) !== 0x0112) continue
    const turn = short(entry + 8)
    return turn >= 2 && turn <= 8 ? exifTurn(turn) : null
  }
  return null
}

function exifTurn(turn: number): Buffer {
  const tiff =
    'MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0' + String.fromCharCode(turn) + '\0\0\0\0\0\0'
  const body = Buffer.from(`Exif\0\0${tiff}`, 'latin1')
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

const pngWords = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

function pngAlone(file: Buffer): Buffer | null {
  const parts: Buffer[] = [file.subarray(0, 8)]
  let at = 8
  while (at + 12 <= file.length) {
    const next = at + 12 + file.readUInt32BE(at)
    const name = file.toString('latin1', at + 4, at + 8)
    if (next > file.length || !/^[A-Za-z]{4}$/.test(name)) return null
    if (!pngWords.has(name)) parts.push(file.subarray(at, next))
    if (name === 'IEND') return Buffer.concat(parts)
    at = next
  }
  return null
}

/** A GIF's extensions that are seen: how long a frame stays, text drawn on it, and how often it all runs. */
const gifRuns = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

function gifAlone(file: Buffer): Buffer | null {
  if (file.length < 13) return null
  const colours = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)
  let at = 13 + colours(file[10]!)
  const parts: Buffer[] = [file.subarray(0, at)]
  /** Where the blocks that begin here end; -1 where they do not. */
  const behind = (from: number) => {
    let end = from
    while (end < file.length && file[end] !== 0) end += file[end]! + 1
    return end < file.length ? end + 1 : -1
  }
  while (at < file.length) {
    const from = at
    if (file[at] === 0x3b) return Buffer.concat([...parts, file.subarray(at, at + 1)])
    if (file[at] === 0x21) {
      at = behind(at + 2)
      const name = file.toString('latin1', from + 3, from + 14)
      const isSeen = [0xf9, 0x01].includes(file[from + 1]!) || (file[from + 1] === 0xff && gifRuns.has(name))
      if (at > 0 && isSeen) parts.push(file.subarray(from, at))
    } else if (file[at] === 0x2c && at + 10 < file.length) {
      at = behind(at + 11 + colours(file[at + 9]!))
      if (at > 0) parts.push(file.subarray(from, at))
    } else return null
    if (at < 0) return null
  }
  // One that breaks off between two pictures is shown as far as it goes.
  return Buffer.concat(parts)
}
