import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

const folder = fileURLToPath(new URL('..', import.meta.url))
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
const entries = Object.keys(manifest.exports).filter((entry) => entry !== './package.json')
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
  const { problems, types } = await checkPackage(createPackageFromTarballData(tarball))
  assert.ok(types)
  // Resolution that knows no `exports` (TypeScript's node10, before Node 12.7) sees the main entry only.
  const serious = problems.filter(
    ({ kind, resolutionKind }) => !(kind === 'NoResolution' && resolutionKind === 'node10'),
  )
  assert.deepEqual(serious, [])
})

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
    assert.ok(files.includes(`package/${manifest.exports[entry].require.types.slice(2)}`), entry)
})

for (const entry of entries) {
  test(`${entry} gives the same names by import and by require`, async () => {
    const { import: esm, require: cjs } = manifest.exports[entry]
    const imported = Object.keys(await import(join(folder, esm.default)))
    const required = Object.keys(require(join(folder, cjs.default))).filter((name) => name !== '__esModule')
    assert.ok(imported.length > 0)
    assert.deepEqual(required.toSorted(), imported.toSorted())
  })
}

test('one error of CommonJS is recognised by the ES module, by its brand', async () => {
  const esm = await import(join(folder, manifest.exports['.'].import.default))
  const cjs = require(join(folder, manifest.exports['.'].require.default))
  assert.ok(esm.isApiError(new cjs.ApiError({ kind: 'offline' })))
})

test('the package holds no test', () => {
  const files = execFileSync('tar', ['-tzf', '-'], { input: tarball }).toString().split('\n')
  assert.deepEqual(
    files.filter((file) => /\.(test|bench)\./.test(file)),
    [],
  )
})
