import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { inRoot, sdkSubjects } from '../../scripts/paths.mjs'
import { writeReference } from '../../scripts/reference.mjs'

let folder
let entries

before(async () => {
  folder = mkdtempSync(join(tmpdir(), 'homecare-reference-'))
  const json = join(folder, 'reference.json')
  // For a release from the sources, as it is published.
  await writeReference({ json, fromTypes: !process.env.TEST_RELEASE })
  entries = JSON.parse(readFileSync(json, 'utf8')).children
})
after(() => rmSync(folder, { recursive: true }))

test('the reference is written without a warning', () => {
  assert.deepEqual(entries.map(({ name }) => name).toSorted(), ['index', ...sdkSubjects()].toSorted())
})

test('every function, class, interface and value that is exported says what it is', () => {
  const silent = entries.flatMap(({ name, children }) =>
    children.filter((each) => mustSay.has(each.kind) && !says(each)).map((each) => `${name}: ${each.name}`),
  )
  assert.deepEqual(silent, [])
})

test('every docstring, exported or not, has tags that the reference knows, and links to what is exported', () => {
  const { modifierTags } = JSON.parse(readFileSync(inRoot('scripts', 'reference', 'typedoc.json'), 'utf8'))
  const known = new Set([...modifierTags, ...blockTags, '@link'])
  const exported = new Set(entries.flatMap(({ children }) => children.map(({ name }) => name)))
  const wrong = docstrings().flatMap(({ file, text }) => [
    ...[...text.matchAll(/(?<=[\s{])@\w+/g)].flatMap(([tag]) => (known.has(tag) ? [] : [`${file}: ${tag}`])),
    ...[...text.matchAll(/\{@link (\w+)/g)].flatMap(([, to]) => (exported.has(to) ? [] : [`${file}: ${to}`])),
  ])
  assert.deepEqual(wrong, [])
})

/** Of those that TypeDoc knows by itself the ones that say something which types do not. */
const blockTags = ['@deprecated', '@example', '@see', '@throws']

function docstrings() {
  const src = inRoot('sdk', 'src')
  return readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test|\.bench)\.ts$/.test(file))
    .flatMap((file) =>
      [...readFileSync(`${src}/${file}`, 'utf8').matchAll(/\/\*\*[^]*?\*\//g)].map(([text]) => ({
        file,
        text,
      })),
    )
}

/** TypeDoc's numbers. A type beside a struct of the same name is told by the struct. */
const [variable, func, classKind, interfaceKind] = [32, 64, 128, 256]
const mustSay = new Set([variable, func, classKind, interfaceKind])

const says = ({ comment, signatures = [] }) =>
  Boolean(comment?.summary.length) || signatures.some((signature) => says(signature))
