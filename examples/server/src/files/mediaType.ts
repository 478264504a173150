import { zipContent, zipEntries } from './zip.ts'

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

/** Bytes looked at of the beginning. */
const look = 16

/**
 * What a file is by its content alone; null for what no upload may be, a Word file with macros among it. Reads a little
 * of the beginning, all of the list of a new Word file, and all of an old one, since a spreadsheet begins the same.
 */
export async function mediaTypeOf(file: Blob): Promise<MediaType | null> {
  const head = await bytesOf(file.slice(0, look))
  const begins = (...bytes: readonly number[]) => bytes.every((byte, at) => head[at] === byte)
  if (begins(0xff, 0xd8, 0xff)) return jpeg
  if (begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return png
  if (/^GIF8[79]a/.test(text(head, 0, 6))) return gif
  if (text(head, 0, 5) === '%PDF-') return pdf
  if (begins(0x50, 0x4b, 0x03, 0x04)) return (await isWordZip(file)) ? docx : null
  if (begins(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)) return (await isOldWord(file)) ? doc : null
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

/** What programs know macros by; they read names and types in either case. */
const macros = /vbaproject|vbadata|macroenabled/
const typesName = '[content_types].xml'
/** The list of types is a few kB; one that unpacks to more is none that we read. */
const longestTypes = 4_194_304

/** A ZIP that lists a Word document, and neither lists macros nor names their types. */
async function isWordZip(file: Blob): Promise<boolean> {
  const zip = Buffer.from(await file.arrayBuffer())
  const entries = zipEntries(zip)
  const names = (entries ?? []).map(({ name }) => name.toLowerCase())
  // Of two with one name, a program may read the other.
  if (!names.includes('word/document.xml') || new Set(names).size < names.length) return false
  const types = entries?.[names.indexOf(typesName)]
  const said = types && zipContent(zip, types, longestTypes)
  if (!said || names.some((name) => macros.test(name))) return false
  const words = plain(said.toString('latin1').replaceAll('\0', ''))
  return !macros.test(words) && !words.includes('<!doctype')
}

/** XML may write a letter as its number. */
const plain = (xml: string) =>
  xml
    .replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex: string | undefined, whole: string) =>
      String.fromCharCode(hex === undefined ? Number(whole) : Number.parseInt(hex, 16)),
    )
    .toLowerCase()

/** Names of an old Word file's directory: of the stream that keeps its text, and of the folder of its macros. */
const [wordStream, vbaProject] = ['WordDocument', '_VBA_PROJECT'].map((name) =>
  Buffer.from(name.toLowerCase(), 'utf16le').toString('latin1'),
) as [string, string]

async function isOldWord(file: Blob): Promise<boolean> {
  let [rest, isWord] = ['', false]
  for await (const chunk of file.stream() as unknown as AsyncIterable<Uint8Array>) {
    const seen = rest + Buffer.from(chunk).toString('latin1').toLowerCase()
    if (seen.includes(vbaProject)) return false
    isWord ||= seen.includes(wordStream)
    rest = seen.slice(-vbaProject.length)
  }
  return isWord
}

const bytesOf = async (part: Blob) => new Uint8Array(await part.arrayBuffer())
const text = (bytes: Uint8Array, from: number, to: number) =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1')
