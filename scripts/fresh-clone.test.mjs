import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { inRoot } from './paths.mjs'

/** A clone in which nothing has been installed yet. */
let clone
before(() => {
  clone = mkdtempSync(join(tmpdir(), 'homecare-clone-'))
  mkdirSync(join(clone, 'examples'))
  cpSync(inRoot('scripts'), join(clone, 'scripts'), {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  })
})
after(() => rmSync(clone, { recursive: true }))

// What is imported before the packages are installed, by `npm start`, `npm test`, `npm run build` and the examples.
for (const file of [
  'pnpm',
  'build-sdk',
  'build-ui',
  'child',
  'paths',
  'example-app',
  'test/tally',
  'bench/table',
]) {
  test(`scripts/${file}.mjs is read without a package`, () => {
    const address = JSON.stringify(join(clone, 'scripts', `${file}.mjs`))
    assert.doesNotThrow(() =>
      execFileSync(process.execPath, ['--input-type=module', '--eval', `await import(${address})`], {
        cwd: clone,
        stdio: 'pipe',
      }),
    )
  })
}
