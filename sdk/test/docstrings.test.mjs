import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { inRoot } from '../../scripts/paths.mjs'

const src = inRoot('sdk', 'src')
const sources = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test|\.bench)\.ts$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${src}/${file}`, 'utf8') }))
const declared = /^export (?:async )?(?:const|let|function|class|type|interface) (\w+)/gm

test('every docstring, exported or not, has tags that the reference knows, and links to what is exported', () => {
  const { modifierTags } = JSON.parse(readFileSync(inRoot('scripts', 'reference', 'typedoc.json'), 'utf8'))
  const known = new Set([...modifierTags, ...blockTags, '@link'])
  const exported = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(declared)].map(([, name]) => name)),
  )
  const wrong = docstrings().flatMap(({ file, text }) => [
    ...[...text.matchAll(/(?<=[\s{])@\w+/g)].flatMap(([tag]) => (known.has(tag) ? [] : [`${file}: ${tag}`])),
    ...[...text.matchAll(/\{@link (\w+)/g)].flatMap(([, to]) => (exported.has(to) ? [] : [`${file}: ${to}`])),
  ])
  assert.deepEqual(wrong, [])
})

/** Of those that TypeDoc knows by itself the ones that say something which types do not. */
const blockTags = ['@deprecated', '@example', '@see', '@throws']

const docstrings = () =>
  sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\/\*\*[^]*?\*\//g)].map(([docstring]) => ({ file, text: docstring })),
  )
