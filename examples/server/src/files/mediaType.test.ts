import { expect, test } from 'vitest'
import { zipOf } from '../testing/zips.ts'
import { mediaTypeOf } from './mediaType.ts'

const blob = (...parts: (string | number[])[]) =>
  new Blob(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : new Uint8Array(part))),
  )
const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]
const wide = (text: string) => Buffer.from(text, 'utf16le').toString('latin1')

test.each<[what: string, file: Blob, ending: string | null]>([
  ['a JPEG', blob([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'jpg'],
  ['a PNG', blob([0x89], 'PNG\r\n', [0x1a, 0x0a], 'IHDR'), 'png'],
  ['a GIF', blob('GIF89a…'), 'gif'],
  ['a PDF', blob('%PDF-1.7\n'), 'pdf'],
  ['an MP4', blob([0, 0, 0, 24], 'ftypisom'), 'mp4'],
  ['a film of a telephone', blob([0, 0, 0, 20], 'ftypqt  '), 'mov'],
  ['an old film', blob([0, 0, 0, 8], 'wide', [0, 0, 0, 0], 'mdat'), 'mov'],
  ['an old Word file', blob(ole, 'x'.repeat(200_000), wide('WordDocument')), 'doc'],
  ['an old Word file with macros', blob(ole, wide('WordDocument'), wide('_VBA_PROJECT_CUR')), null],
  ['the same in other letters', blob(ole, wide('WordDocument'), wide('_vba_Project')), null],
  ['half a ZIP', blob('PK\x03\x04', '[Content_Types].xml', 'PK\x01\x02word/document.xml'), null],
  ['any other ZIP', blob('PK\x03\x04', 'evil.exe'), null],
  ['an old spreadsheet', blob(ole, wide('Workbook')), null],
  ['a photo that we cannot show', blob([0, 0, 0, 24], 'ftypheic'), null],
  ['HTML', blob('<!doctype html><script>alert(1)</script>'), null],
  ['HTML before a PDF', blob('<script></script>%PDF-1.4'), null],
  ['SVG', blob('<svg xmlns="http://www.w3.org/2000/svg"/>'), null],
  ['a program', blob('MZ', [0x90, 0]), null],
  ['nothing', blob(), null],
])('%s is judged by its content', async (_, file, ending) => {
  expect((await mediaTypeOf(file))?.ending ?? null).toBe(ending)
})

const types = '<Types><Override PartName="/word/document.xml" ContentType="…main+xml"/></Types>'
const word = { '[Content_Types].xml': types, 'word/document.xml': '<w:document/>' }
/** So many entries that their list is longer than 64 kB, whose names say nothing. */
const padding = Object.fromEntries(
  Array.from({ length: 1500 }, (_, index) => [`word/media/picture-of-a-long-name-${index}.xml`, '']),
)
const typed = (text: string) => ({ ...word, '[Content_Types].xml': types.replace('</', `${text}</`) })

test.each<[what: string, entries: Record<string, string>, ending: string | null]>([
  ['a Word file', word, 'docx'],
  ['a Word file of many parts', { ...word, ...padding }, 'docx'],
  ['one with macros', { ...word, 'word/vbaProject.bin': 'x' }, null],
  ['one with macros in other letters', { ...word, 'word/VBAPROJECT.BIN': 'x' }, null],
  ['one with macros before a long list', { 'word/vbaProject.bin': 'x', ...word, ...padding }, null],
  ['one with macros behind a long list', { ...padding, ...word, 'word/vbaproject.bin': 'x' }, null],
  [
    'one whose macros have another name',
    typed('<Default ContentType="application/vnd.ms-office.vbaProject"/>'),
    null,
  ],
  [
    'one whose macros are spelt by numbers',
    typed('<Default ContentType="ms-office.vb&#x61;&#80;roject"/>'),
    null,
  ],
  [
    'a document that may hold macros',
    typed('<Override ContentType="x.document.macroEnabled.main+xml"/>'),
    null,
  ],
  ['one whose list of types is another’s', typed('<!DOCTYPE x [<!ENTITY a "vbaProject">]>'), null],
  ['one of two lists of types', { ...word, '[CONTENT_TYPES].XML': types }, null],
  ['any other ZIP', { 'evil.exe': 'MZ' }, null],
])('%s is judged by all that it lists', async (_, entries, ending) => {
  const packed = await zipOf(entries)
  expect((await mediaTypeOf(new Blob([packed])))?.ending ?? null).toBe(ending)
})
