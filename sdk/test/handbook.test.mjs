import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { handbookFacts, handbookPages } from '../../scripts/handbook.mjs'
import { marksOf, printed } from '../../scripts/handbook/tables.mjs'

const src = fileURLToPath(new URL('../src', import.meta.url))
const pages = handbookPages()
const text = Object.values(pages).join('\n')
let facts

before(async () => {
  facts = await handbookFacts()
})

test('the tables are what the code says; `npm run handbook` prints them anew', () => {
  for (const [file, page] of Object.entries(pages)) assert.equal(page, printed(page, facts), file)
})

test('every call of the SDK stands in one table, and every subject in the index', () => {
  const told = marked('calls').toSorted()
  assert.deepEqual(told, [...new Set(facts.calls.map(({ subject }) => subject))].toSorted())
  const rows = [...pages['README.md'].matchAll(/^\| \[.+?\]\(.+?\.md\) \| (.+) \|$/gm)]
  const indexed = rows.flatMap(([, subjects]) => [...subjects.matchAll(/`(\w+)`/g)].map(([, name]) => name))
  assert.deepEqual(indexed.toSorted(), facts.subjects.toSorted())
})

test('every catalogue is printed once', () => {
  const catalogues = Object.keys(facts.values).filter((name) => facts.values[name].entries)
  const printedOnes = [...marked('catalogue'), ...marked('list'), ...statuses]
  assert.deepEqual(printedOnes.toSorted(), catalogues.toSorted())
})

test('every call and every constant that is printed says what it is', () => {
  const silent = [
    ...facts.calls.filter(({ says }) => !says).map(({ name }) => name),
    ...marked('constants').filter((name) => !facts.says[name]),
  ]
  assert.deepEqual(silent, [])
})

test('whatever is named as code is in the code', () => {
  const code = sources()
  const named = new Set([...text.matchAll(/`([A-Za-z]\w+)`/g)].map(([, name]) => name))
  assert.deepEqual(
    [...named].filter((name) => !code.has(name)),
    [],
  )
})

test('every link leads to a page, and the index to each', () => {
  for (const [file, page] of Object.entries(pages))
    for (const [, to] of page.matchAll(/\]\(([^)]+)\)/g)) assert.ok(to in pages, `${file}: ${to}`)
  for (const file of Object.keys(pages).filter((file) => file !== 'README.md'))
    assert.ok(pages['README.md'].includes(`(${file})`), file)
})

/** Catalogues that are printed with what may be done in each of their states. */
const statuses = ['timecardStatuses', 'backgroundStatuses']

/** All names that the pages ask for by marks of a kind. */
const marked = (kind) =>
  Object.values(pages).flatMap((page) =>
    marksOf(page)
      .filter((mark) => mark.kind === kind)
      .flatMap(({ names }) => names),
  )

/** Every word of the SDK's sources. */
function sources() {
  const files = readdirSync(src, { recursive: true }).filter((file) => file.endsWith('.ts'))
  return new Set([
    ...files.flatMap((file) => readFileSync(`${src}/${file}`, 'utf8').match(/\w+/g)),
    ...files.flatMap((file) => file.split('/')),
  ])
}
