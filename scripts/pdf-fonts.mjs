import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'
import { inRoot } from './paths.mjs'

const require = createRequire(import.meta.url)
const family = '@expo-google-fonts/atkinson-hyperlegible-next'

/**
 * What documents are written in: names of people from all of Europe and beyond as well, which a page leaves to the fonts of
 * its reader. The marks that stand alone make what the face has no letter for, such as those of Vietnamese.
 */
const characters = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x192, 0x192],
  [0x218, 0x21b],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2dd],
  [0x300, 0x328],
  [0x1e80, 0x1e9e],
  [0x1ef2, 0x1ef3],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2215],
]
  .flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, nth) => String.fromCodePoint(from + nth)),
  )
  .join('')

/** The faces of documents: TrueType of one weight each, which is what can be embedded in a PDF. */
export const pdfFonts = [
  { name: 'regular', whole: '400Regular/AtkinsonHyperlegibleNext_400Regular.ttf' },
  { name: 'bold', whole: '700Bold/AtkinsonHyperlegibleNext_700Bold.ttf' },
]

const folder = 'examples/server/src/pdf/fonts'
export const pdfFontFile = (name) => inRoot(`${folder}/${name}.ttf`)

/** The bytes of a face cut to the characters that are used. */
export const cutPdfFont = async ({ whole }) =>
  subsetFont(await readFile(require.resolve(`${family}/${whole}`)), characters, { targetFormat: 'truetype' })

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await mkdir(inRoot(folder), { recursive: true })
  for (const font of pdfFonts) await writeFile(pdfFontFile(font.name), await cutPdfFont(font))
  await writeFile(inRoot(`${folder}/OFL.txt`), await readFile(require.resolve(`${family}/LICENSE_FONT`)))
}
