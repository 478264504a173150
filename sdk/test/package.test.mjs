import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire, SourceMap } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { before, test } from 'node:test'
import { packedSdk } from '../../scripts/packed-sdk.mjs'
import { entries, exported, folder, manifest } from './entries.mjs'

const require = createRequire(join(folder, 'test', 'package.test.mjs'))

/** The names of all files that are packed. */
let packed

before(async () => {
  const list = execFileSync('tar', ['-tzf', await packedSdk()], { encoding: 'utf8' })
  packed = new Set(list.split('\n').map((name) => name.replace('package/', './')))
})

test('a project with its own signals shares one copy with the package', () => {
  for (const range of Object.values(manifest.dependencies)) assert.match(range, /^\^/)
})

test('packing builds first: without a build the package would be empty', () => {
  assert.equal(manifest.scripts.prepack, 'node ../scripts/prepack-sdk.mjs')
  for (const entry of entries) assert.ok(packed.has(exported[entry].require.types), entry)
})

for (const entry of entries) {
  test(`${entry} gives the same names by import and by require`, async () => {
    const { import: esm, require: cjs } = exported[entry]
    const imported = Object.keys(await import(join(folder, esm.default)))
    const required = Object.keys(require(join(folder, cjs.default))).filter((name) => name !== '__esModule')
    assert.ok(imported.length > 0)
    assert.deepEqual(required.toSorted(), imported.toSorted())
  })
}

test('one error of CommonJS is recognised by the ES module, by its brand', async () => {
  const esm = await import(join(folder, exported['.'].import.default))
  const cjs = require(join(folder, exported['.'].require.default))
  assert.ok(esm.isApiError(new cjs.ApiError({ kind: 'offline' })))
})

test('source maps point at the line and the column that a name has in its source', () => {
  const sources = { createClient: 'client/client.ts', searchCaregivers: 'search/calls.ts' }
  const found = readdirSync(join(folder, 'dist')).flatMap((file) => {
    // An entry that gives out names of another file has no lines of its own to map.
    if (!/(?<!\.iife)\.js$/.test(file) || !existsSync(join(folder, 'dist', `${file}.map`))) return []
    const lines = readFileSync(join(folder, 'dist', file), 'utf8').split('\n')
    const map = new SourceMap(JSON.parse(readFileSync(join(folder, 'dist', `${file}.map`), 'utf8')))
    return Object.entries(sources).flatMap(([name, source]) => {
      const declared = lines.findIndex((text) => new RegExp(`^(var|function) ${name}\\b`).test(text))
      if (declared < 0) return []
      // Of a call, the route: it stands behind the mark that is put before the call, or on the next line.
      const sought = name === 'createClient' ? name : '"GET'
      const line = lines.findIndex((text, at) => at >= declared && text.includes(sought))
      const column = lines[line].indexOf(sought)
      const { originalSource, originalLine, originalColumn } = map.findEntry(line, column)
      const written = readFileSync(join(folder, 'src', source), 'utf8').split('\n')[originalLine]
      assert.ok(originalSource.endsWith(source), originalSource)
      assert.match(written.slice(originalColumn), name === 'createClient' ? /^createClient/ : /^'GET/)
      return [name]
    })
  })
  assert.deepEqual(found.toSorted(), Object.keys(sources).toSorted())
})

test('a declaration leads an editor to its source, which the package holds', () => {
  const types = [...packed].filter((file) => /^\.\/dist\/(?!superstruct\/).*\.d\.c?ts$/.test(file))
  assert.ok(types.length > 400)
  for (const file of types) {
    assert.ok(packed.has(`${file}.map`), `${file}.map`)
    const own = join(folder, file)
    const name = basename(own)
    assert.ok(readFileSync(own, 'utf8').includes(`sourceMappingURL=${name}.map`), file)
    const [source] = JSON.parse(readFileSync(`${own}.map`, 'utf8')).sources
    assert.ok(packed.has(`./${relative(folder, join(dirname(own), source))}`), source)
  }
})

test('the terms of those whose code the package holds go with it', () => {
  const terms = readFileSync(join(folder, 'dist', 'LICENSES.txt'), 'utf8')
  for (const name of ['@preact/signals-core', 'destr', 'ofetch', 'superstruct', 'ufo'])
    assert.match(
      terms,
      new RegExp(`^${name} \\d[^]*?Copyright[^]*?permission notice shall be included`, 'im'),
    )
})

test('the pages that the README leads to go with the package', () => {
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const pages = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, page]) => page)
  assert.ok(pages.includes('docs/README.md'))
  for (const page of pages) assert.ok(packed.has(`./${page}`), page)
})

test('the package holds no test', () => {
  assert.deepEqual(
    [...packed].filter((file) => /\.(test|bench)\.|\/src\/\w+\/testing\/|everyCall/.test(file)),
    [],
  )
})
