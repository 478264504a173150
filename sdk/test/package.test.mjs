import { checkPackage, createPackageFromTarballData, Package } from '@arethetypeswrong/core'
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire, SourceMap } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { packedSdk } from '../../scripts/packed-sdk.mjs'
import { sdkSubjects } from '../../scripts/paths.mjs'

const folder = fileURLToPath(new URL('..', import.meta.url))
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
/** What each entry is in the package, by its name; `./*` stands for one of each subject. */
const exported = Object.fromEntries(
  Object.entries(manifest.exports).flatMap(([entry, files]) => {
    if (entry === './package.json') return []
    if (entry !== './*') return [[entry, files]]
    return sdkSubjects().map((subject) => [
      `./${subject}`,
      JSON.parse(JSON.stringify(files).replaceAll('*', subject)),
    ])
  }),
)
const entries = Object.keys(exported)
const require = createRequire(join(folder, 'test', 'package.test.mjs'))

let tarball
/** The names of all files in it. */
let packed

before(async () => {
  const file = await packedSdk()
  tarball = new Uint8Array(readFileSync(file))
  const list = execFileSync('tar', ['-tzf', file], { encoding: 'utf8' })
  packed = new Set(list.split('\n').map((name) => name.replace('package/', './')))
})

test('the types of every entry resolve, for import, for require and for bundlers', async () => {
  const files = new Set(
    entries.flatMap((entry) =>
      Object.values(exported[entry]).flatMap((condition) => Object.values(condition)),
    ),
  )
  // Each entry by itself: what stands behind them is the same for most, and would be gone through anew for each.
  const problems = await problemsOf(openPackage({ holds: (file) => files.has(file) }), entries)
  assert.deepEqual(
    problems.filter(({ kind }) => kind !== 'InternalResolutionError'),
    [],
  )
})

test('the types of every file behind the entries resolve in the same ways, all at once', async () => {
  const endings = { 'd.ts': 'js', 'd.cts': 'cjs', js: 'js', cjs: 'cjs' }
  const added = Object.entries(endings).map(([ending, module]) => {
    const lines = entries.map((entry, at) => {
      const { default: index } = exported[entry].import
      return `export * as entry${at} from '${index.replace('./dist/', '../').replace(/js$/, module)}'`
    })
    return [`./dist/everyEntry/index.${ending}`, ending.startsWith('d.') ? lines.join('\n') : '']
  })
  const opened = openPackage({ holds: () => true, added: Object.fromEntries(added) })
  assert.deepEqual(await problemsOf(opened, ['.', './everyEntry']), [])
})

/** The packed package with the files that `holds` names, and with those that are added to it. */
function openPackage({ holds, added = {} }) {
  const whole = createPackageFromTarballData(tarball)
  const home = `/node_modules/${manifest.name}/`
  const held = whole
    .listFiles()
    .map((path) => [path, `./${path.slice(home.length)}`])
    .filter(([, file]) => file === './package.json' || holds(file))
    .map(([path]) => [path, whole.readFile(path)])
  const more = Object.entries(added).map(([file, text]) => [home + file.slice(2), text])
  const opened = new Package(Object.fromEntries([...held, ...more]), manifest.name, manifest.version)
  // Asked a hundred thousand times, and its own answer looks through every file.
  const folders = new Set(opened.listFiles().flatMap(foldersAbove))
  opened.directoryExists = (path) => folders.has(path.replace(/\/$/, ''))
  return opened
}

/** What is wrong with the types of these entries. */
async function problemsOf(opened, entrypoints) {
  const { problems, types } = await checkPackage(opened, { entrypoints })
  assert.ok(types)
  // Resolution that knows no `exports` (TypeScript's node10, before Node 12.7) sees the main entry only.
  return problems.filter(
    ({ kind, resolutionKind }) => !(kind === 'NoResolution' && resolutionKind === 'node10'),
  )
}

/** `/a/b/c.js` lies in `/a/b`, `/a` and the root. */
const foldersAbove = (file) => {
  const above = dirname(file)
  return above === file ? [''] : [...foldersAbove(above), above]
}

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
