import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { cut, cutFile, fonts } from './fonts.mjs'
import { inRoot } from './paths.mjs'
import { cutPdfFont, pdfFontFile, pdfFonts } from './pdf-fonts.mjs'

for (const font of fonts)
  test(`the face ${font.name} is cut as \`npm run fonts\` cuts it`, async () => {
    assert.ok(readFileSync(cutFile(font.name)).equals(await cut(font)))
  })

for (const font of pdfFonts)
  test(`the ${font.name} face of documents is cut as \`npm run fonts\` cuts it`, async () => {
    assert.ok(readFileSync(pdfFontFile(font.name)).equals(await cutPdfFont(font)))
  })

test('what is set in the face of headings is set in its one weight', () => {
  const set = styles().flatMap((rules) =>
    [...rules.matchAll(/font: (\d{3})\b[^;]*var\(--display\)/g)].map(([, weight]) => Number(weight)),
  )
  assert.ok(set.length > 0)
  assert.deepEqual(new Set(set), new Set([fonts[1].weights]))
})

test('no stylesheet sets a weight that was cut away', () => {
  const set = styles().flatMap((rules) =>
    [...rules.matchAll(/font(?:-weight)?: (\d{3})\b/g)].map(([, weight]) => Number(weight)),
  )
  const { min, max } = fonts[0].weights
  assert.ok(set.length > 0)
  assert.deepEqual(
    set.filter((weight) => weight < min || weight > max),
    [],
  )
})

/** The stylesheets of the web app, without the faces themselves. */
function styles() {
  const source = inRoot('ui/src')
  const sheets = readdirSync(source, { recursive: true }).filter((file) => file.endsWith('.css'))
  return sheets.map((file) =>
    readFileSync(join(source, file), 'utf8').replaceAll(/@font-face\s*\{[^}]*\}/g, ''),
  )
}
