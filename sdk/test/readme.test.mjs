import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { bin } from '../../scripts/paths.mjs'

const folder = fileURLToPath(new URL('..', import.meta.url))
const readme = readFileSync(join(folder, 'README.md'), 'utf8')

test('every example of the README compiles', () => {
  const examples = [...readme.matchAll(/```ts\n([^]*?)```/g)].map(([, code]) => code)
  assert.ok(examples.length >= 15)
  const target = join(folder, 'reports', 'readme')
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  writeFileSync(join(target, 'given.d.ts'), given)
  examples.forEach((code, at) => writeFileSync(join(target, `example${at + 1}.ts`), `${code}export {}\n`))
  writeFileSync(join(target, 'tsconfig.json'), JSON.stringify(tsconfig))
  execFileSync(bin('sdk', 'tsc'), ['-p', target, '--pretty', 'false'], { encoding: 'utf8' })
})

/** What the examples take for granted. */
const given = `
declare const care: import('@homecare/sdk').Client
declare const toasts: import('@homecare/sdk').Toasts
declare const config: import('@homecare/sdk/firebase').FirebaseConfig
`
const tsconfig = {
  extends: '../../../tsconfig.base.json',
  compilerOptions: {
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    // As a reader has them: by the types that the package holds.
    customConditions: [],
    noUnusedLocals: false,
    noEmit: true,
  },
  include: ['*.ts'],
}
