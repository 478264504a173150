import { inflateRawSync } from 'node:zlib'

/** What a ZIP lists of one thing that it holds. */
interface ZipEntry {
  readonly name: string
  readonly method: number
  /** Bytes as they are kept. */
  readonly size: number
  /** Where its own header begins. */
  readonly at: number
}

const endSignature = 0x06054b50
const listSignature = 0x02014b50
const ownSignature = 0x04034b50
/** The end of a ZIP: 22 bytes and a comment of at most 65,535. */
const longestEnd = 22 + 0xffff

/**
 * The list at the end of a ZIP, all of it however long: what programs open a ZIP by. Null for what is no whole ZIP of
 * one part, such as one that claims more entries than it lists.
 */
export function zipEntries(zip: Buffer): ZipEntry[] | null {
  const end = zip.lastIndexOf(signature(endSignature))
  if (end < 0 || end < zip.length - longestEnd || end + 22 > zip.length) return null
  const count = zip.readUInt16LE(end + 10)
  let at = zip.readUInt32LE(end + 16)
  const entries: ZipEntry[] = []
  for (let index = 0; index < count; index++) {
    if (at + 46 > end || zip.readUInt32LE(at) !== listSignature) return null
    const [name, extra, comment] = [28, 30, 32].map((field) => zip.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ]
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + name),
      method: zip.readUInt16LE(at + 10),
      size: zip.readUInt32LE(at + 20),
      at: zip.readUInt32LE(at + 42),
    })
    at += 46 + name + extra + comment
  }
  return at === end ? entries : null
}

/** What an entry holds, unpacked; null where it is longer than `most` bytes, broken, or packed in another way. */
export function zipContent(zip: Buffer, { at, size, method }: ZipEntry, most: number): Buffer | null {
  if (at + 30 > zip.length || zip.readUInt32LE(at) !== ownSignature) return null
  const from = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28)
  const kept = zip.subarray(from, from + size)
  if (kept.length !== size) return null
  if (method === 0) return size <= most ? kept : null
  if (method !== 8) return null
  try {
    return inflateRawSync(kept, { maxOutputLength: most })
  } catch {
    return null
  }
}

function signature(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
