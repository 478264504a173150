import { checkPackage, createPackageFromTarballData, Package } from '@arethetypeswrong/core'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { before, test } from 'node:test'
import { packedSdk } from '../../scripts/packed-sdk.mjs'
import { entries, exported, manifest } from './entries.mjs'

let tarball

before(async () => {
  tarball = new Uint8Array(readFileSync(await packedSdk()))
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
