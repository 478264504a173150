import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createRequire, SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
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

let packed
let tarball

before(() => {
  packed = mkdtempSync(join(tmpdir(), 'homecare-sdk-'))
  const name = execFileSync('npm', ['pack', '--silent', '--pack-destination', packed], { cwd: folder })
  tarball = new Uint8Array(readFileSync(join(packed, name.toString().trim().split('\n').at(-1))))
})
after(() => rmSync(packed, { recursive: true }))

test('publint finds nothing', async () => {
  const { messages, pkg } = await publint({ pkgDir: folder, strict: true, pack: 'npm' })
  assert.deepEqual(
    messages.map((message) => formatMessage(message, pkg)),
    [],
  )
})

test('the types of every entry resolve, for import, for require and for bundlers', async () => {
  const opened = createPackageFromTarballData(tarball)
  // Asked a hundred thousand times, and its own answer looks through every file: two thirds of this test's time.
  const folders = new Set(opened.listFiles().flatMap(foldersAbove))
  opened.directoryExists = (path) => folders.has(path.replace(/\/$/, ''))
  const { problems, types } = await checkPackage(opened, { entrypoints: entries })
  assert.ok(types)
  // Resolution that knows no `exports` (TypeScript's node10, before Node 12.7) sees the main entry only.
  const serious = problems.filter(
    ({ kind, resolutionKind }) => !(kind === 'NoResolution' && resolutionKind === 'node10'),
  )
  assert.deepEqual(serious, [])
})

/** `/a/b/c.js` lies in `/a/b`, `/a` and the root. */
const foldersAbove = (file) => {
  const above = dirname(file)
  return above === file ? [''] : [...foldersAbove(above), above]
}

for (const [kind, file] of [
  ['CommonJS', 'program.cts'],
  ['an ES module', 'program.mts'],
]) {
  test(`a strict program in ${kind} that checks the types of its libraries compiles`, () => {
    const program = mkdtempSync(join(tmpdir(), 'homecare-sdk-program-'))
    try {
      installInto(program)
      const lines = entries.map(
        (entry, at) => `export * as entry${at} from '${manifest.name}${entry.slice(1)}'`,
      )
      writeFileSync(join(program, file), lines.join('\n'))
      const compiler = join(folder, '..', 'node_modules', '.bin', 'tsc')
      const flags = '--noEmit --strict --pretty false --skipLibCheck false --types node'.split(' ')
      const language = '--module node16 --target es2022 --lib es2022,dom,dom.iterable'.split(' ')
      const { stdout } = spawnSync(compiler, [...flags, ...language, file], { cwd: program })
      assert.equal(stdout.toString(), '')
    } finally {
      rmSync(program, { recursive: true })
    }
  })
}

/** What `npm install` of the tarball makes, with the packages that it depends on, without asking a registry. */
function installInto(program) {
  const modules = join(program, 'node_modules')
  const own = join(modules, manifest.name)
  mkdirSync(own, { recursive: true })
  mkdirSync(join(modules, '@preact'))
  execFileSync('tar', ['-xzf', '-', '-C', own, '--strip-components=1'], { input: tarball })
  for (const name of [...Object.keys(manifest.dependencies), 'firebase'])
    symlinkSync(join(folder, 'node_modules', name), join(modules, name))
  symlinkSync(join(folder, '..', 'node_modules', '@types'), join(modules, '@types'))
}

test('a project with its own signals shares one copy with the package', () => {
  for (const range of Object.values(manifest.dependencies)) assert.match(range, /^\^/)
})

test('packing builds first: without a build the package would be empty', () => {
  assert.equal(manifest.scripts.prepack, 'node ../scripts/prepack-sdk.mjs')
  const files = execFileSync('tar', ['-tzf', '-'], { input: tarball }).toString()
  for (const entry of entries)
    assert.ok(files.includes(`package/${exported[entry].require.types.slice(2)}`), entry)
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
  const files = new Set(execFileSync('tar', ['-tzf', '-'], { input: tarball }).toString().split('\n'))
  const types = [...files].filter((file) => /^package\/dist\/(?!superstruct\/).*\.d\.c?ts$/.test(file))
  assert.ok(types.length > 400)
  for (const file of types) {
    assert.ok(files.has(`${file}.map`), `${file}.map`)
    const own = join(folder, file.replace('package/', ''))
    const name = basename(own)
    assert.ok(readFileSync(own, 'utf8').includes(`sourceMappingURL=${name}.map`), file)
    const [source] = JSON.parse(readFileSync(`${own}.map`, 'utf8')).sources
    assert.ok(files.has(join('package', relative(folder, join(dirname(own), source)))), source)
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
  const files = new Set(execFileSync('tar', ['-tzf', '-'], { input: tarball }).toString().split('\n'))
  const readme = readFileSync(join(folder, 'README.md'), 'utf8')
  const pages = [...readme.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, page]) => page)
  assert.ok(pages.includes('docs/README.md'))
  for (const page of pages) assert.ok(files.has(`package/${page}`), page)
})

test('the package holds no test', () => {
  const files = execFileSync('tar', ['-tzf', '-'], { input: tarball }).toString().split('\n')
  assert.deepEqual(
    files.filter((file) => /\.(test|bench)\.|\/src\/\w+\/testing\/|everyCall/.test(file)),
    [],
  )
})
