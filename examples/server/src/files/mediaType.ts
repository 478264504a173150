/** What an upload may be: its media type and the ending its name gets. `kind` is the SDK's kind of upload. */
export interface MediaType {
  readonly type: string
  readonly ending: string
  readonly kind: 'image' | 'video' | 'document'
}

const jpeg: MediaType = { type: 'image/jpeg', ending: 'jpg', kind: 'image' }
const png: MediaType = { type: 'image/png', ending: 'png', kind: 'image' }
const gif: MediaType = { type: 'image/gif', ending: 'gif', kind: 'image' }
const mp4: MediaType = { type: 'video/mp4', ending: 'mp4', kind: 'video' }
const mov: MediaType = { type: 'video/quicktime', ending: 'mov', kind: 'video' }
const pdf: MediaType = { type: 'application/pdf', ending: 'pdf', kind: 'document' }
const doc: MediaType = { type: 'application/msword', ending: 'doc', kind: 'document' }
const docx: MediaType = {
  type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  ending: 'docx',
  kind: 'document',
}

/** Bytes looked at from either end: a ZIP lists what it holds at its end. */
const look = 65_536

/**
 * What a file is by its content alone; null for what no upload may be. Reads a little from both ends, and of an old
 * Word file bit by bit until its text stream is found, since a spreadsheet or an installer begins the same.
 */
export async function mediaTypeOf(file: Blob): Promise<MediaType | null> {
  const head = await bytesOf(file.slice(0, look))
  const begins = (...bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte)
  if (begins(0xff, 0xd8, 0xff)) return jpeg
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return png
  if (/^GIF8[79]a/.test(text(head, 0, 6))) return gif
  if (text(head, 0, 5) === '%PDF-') return pdf
  if (begins(0x50, 0x4b, 0x03, 0x04)) return (await isWordZip(file)) ? docx : null
  if (begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1))
    return (await holds(file, wordStream)) ? doc : null
  return videoOf(text(head, 4, 8), text(head, 8, 12))
}

/** A box of type `ftyp` names its brand; films from before it began with one of a few others. */
function videoOf(box: string, brand: string): MediaType | null {
  if (box === 'ftyp') {
    if (brand === 'qt  ') return mov
    return /^(isom|iso\d|mp4\d|avc1|M4V|mmp4|MSNV|dash|3gp)/.test(brand) ? mp4 : null
  }
  return ['moov', 'mdat', 'wide', 'free', 'skip'].includes(box) ? mov : null
}

/** A ZIP whose list has a Word document and no macros. */
async function isWordZip(file: Blob): Promise<boolean> {
  const tail = Buffer.from(await bytesOf(file.slice(Math.max(0, file.size - look)))).toString('latin1')
  return tail.includes('word/document.xml') && !tail.includes('vbaProject')
}

/** The name of the stream in which an old Word file keeps its text, as its directory spells it. */
const wordStream = Buffer.from('WordDocument', 'utf16le')

async function holds(file: Blob, wanted: Buffer): Promise<boolean> {
  let rest = Buffer.alloc(0)
  for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>) {
    const seen = Buffer.concat([rest, chunk])
    if (seen.includes(wanted)) return true
    rest = seen.subarray(Math.max(0, seen.length - wanted.length))
  }
  return false
}

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer())
const text = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')
