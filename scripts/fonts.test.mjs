import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { cut, cutFile, fonts } from './fonts.mjs'
import { inRoot } from './paths.mjs'

for (const font of fonts)
  test(`the face ${font.name} is cut as \`npm run fonts\` cuts it`, async () => {
    assert.ok(readFileSync(cutFile(font.name)).equals(await cut(font)))
  })

test('no stylesheet sets a weight that was cut away', () => {
  const source = inRoot('ui/src')
  const sheets = readdirSync(source, { recursive: true }).filter((file) => file.endsWith('.css'))
  const set = sheets.flatMap((file) => {
    const rules = readFileSync(join(source, file), 'utf8').replaceAll(/@font-face\s*\{[^}]*\}/g, '')
    return [...rules.matchAll(/font(?:-weight)?: (\d{3})\b/g)].map(([, weight]) => Number(weight))
  })
  const { min, max } = fonts[0].weights
  assert.ok(set.length > 0)
  assert.deepEqual(
    set.filter((weight) => weight < min || weight > max),
    [],
  )
})
