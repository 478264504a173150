import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { inRoot } from './paths.mjs'

const folder = mkdtempSync(join(tmpdir(), 'seen-'))
const broken = join(folder, 'broken.json')
writeFileSync(broken, '{"rows":')

for (const [what, args] of [
  ['names no file', []],
  ['names a file that is not there', [join(folder, 'none.json')]],
  ['names a file that is no JSON', [broken]],
])
  test(`ends with 2, and says so in words, where somebody ${what}`, () => {
    const { status, stderr } = spawnSync(process.execPath, [inRoot('scripts/verify-seen.mjs')].concat(args), {
      encoding: 'utf8',
    })
    assert.equal(status, 2)
    assert.doesNotMatch(stderr, /at .*:\d+:\d+/)
    assert.match(stderr, /^[A-Z].*\.?\n$/)
  })
