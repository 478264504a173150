import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { inRoot } from '../../scripts/paths.mjs'

/** Declarations that stay whole: code looks at their English. */
const keptWhole = /@bothLanguages\b[^]*?\n[}\]]\)?\n/g
const pair = /\[\s*(['"`])((?:(?!\1)[^\\])*)\1,\s*(['"`])((?:(?!\3)[^\\])*)\3,?\s*\]/g
/** Written alike in the source and in a build. */
const isPlain = (words) => !/['"`$]/.test(words)
const isSentence = (words) => words.split(' ').length > 3

const pairs = wordFiles(inRoot('sdk/src')).flatMap((file) =>
  [...readFileSync(file, 'utf8').replaceAll(keptWhole, '').matchAll(pair)].map((found) => [
    found[2],
    found[4],
  ]),
)
const whole = wordFiles(inRoot('sdk/src'))
  .flatMap((file) => readFileSync(file, 'utf8').match(keptWhole) ?? [])
  .join('')

/** All that a browser may load in a language. */
function scriptsIn(language) {
  const client = inRoot('ui/dist/client')
  const manifest = JSON.parse(readFileSync(join(client, `.vite/${language}.json`), 'utf8'))
  const files = new Set(Object.values(manifest).map(({ file }) => file))
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(client, file), 'utf8'))
}

for (const [place, language, other] of [
  [1, 'en', 'Spanish'],
  [0, 'es', 'English'],
]) {
  test(`the build for ${language} has its own words and no ${other} ones`, () => {
    const code = scriptsIn(language).join('\n')
    const sentences = pairs.filter(
      (both) => both[0] !== both[1] && both.every(isPlain) && both.every(isSentence),
    )
    assert.ok(sentences.length > 800, `only ${sentences.length} texts were found`)
    const strange = sentences
      .map((both) => both[place])
      .filter((words) => code.includes(words) && !whole.includes(words))
    assert.deepEqual(strange, [])
    const own = sentences.map((both) => both[1 - place]).filter((words) => code.includes(words))
    assert.ok(own.length > 700, `only ${own.length} of its own texts are there`)
  })
}

function wordFiles(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing\//.test(name))
    .map((name) => join(folder, name))
}
