import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'
import { inRoot } from './paths.mjs'

const require = createRequire(import.meta.url)

/** What pages are written in: Latin of the West, its punctuation and a few signs. */
const characters = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
  [0x2212, 0x2215],
  [0xfffd, 0xfffd],
]
  .flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, nth) => String.fromCodePoint(from + nth)),
  )
  .join('')

/** The faces, with the weights in which stylesheets set them: half of what the whole faces weigh. */
export const fonts = [
  { name: 'atkinson-hyperlegible-next', weights: { min: 400, max: 750, default: 400 } },
  { name: 'fraunces', weights: 560 },
]

export const cutFile = (name) => inRoot(`ui/src/kit/fonts/${name}.woff2`)

/** The bytes of a face cut to the characters and weights that are used. */
export async function cut({ name, weights }) {
  const whole = require.resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights } }
  return subsetFont(await readFile(whole), characters, options)
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const font of fonts) {
    await writeFile(cutFile(font.name), await cut(font))
    const license = require.resolve(`@fontsource-variable/${font.name}/LICENSE`)
    await writeFile(inRoot(`ui/src/kit/fonts/${font.name}.txt`), await readFile(license))
  }
