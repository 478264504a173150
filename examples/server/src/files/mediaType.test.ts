import { expect, test } from 'vitest'
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
  ['a Word file', blob('PK\x03\x04', '[Content_Types].xml', 'PK\x01\x02word/document.xml'), 'docx'],
  ['an old Word file', blob(ole, 'x'.repeat(200_000), wide('WordDocument')), 'doc'],
  ['a Word file with macros', blob('PK\x03\x04word/document.xml word/vbaProject.bin'), null],
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
