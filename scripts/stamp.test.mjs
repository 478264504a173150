import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, test } from 'node:test'
import { hashOf, whenChanged } from './stamp.mjs'

let folder
let made

beforeEach(() => {
  made = 0
  folder = mkdtempSync(join(tmpdir(), 'homecare-stamp-'))
  mkdirSync(join(folder, 'src'))
  writeFileSync(join(folder, 'src', 'a.ts'), 'a')
})
afterEach(() => rmSync(folder, { recursive: true }))

const make = (outputs = []) =>
  whenChanged({
    stamp: join(folder, 'stamp'),
    inputs: [join(folder, 'src')],
    outputs,
    make: async () => void (made += 1),
  })

test('what is fresh is not made again', async () => {
  assert.equal(await make(), true)
  assert.equal(await make(), false)
  assert.equal(made, 1)
})

test('a changed, added or renamed file makes it again', async () => {
  await make()
  writeFileSync(join(folder, 'src', 'a.ts'), 'b')
  await make()
  writeFileSync(join(folder, 'src', 'c.ts'), '')
  await make()
  assert.equal(made, 3)
})

test('a missing output makes it again', async () => {
  await make()
  await make([join(folder, 'gone')])
  assert.equal(made, 2)
})

test('a making that failed leaves no stamp', async () => {
  const stamp = join(folder, 'stamp')
  const failing = { stamp, inputs: [folder], make: () => Promise.reject(new Error('no')) }
  await assert.rejects(whenChanged(failing))
  assert.equal(await make(), true)
})

test('tests and installed packages are no input', () => {
  const before = hashOf([join(folder, 'src')])
  writeFileSync(join(folder, 'src', 'a.test.ts'), 'test')
  mkdirSync(join(folder, 'src', 'node_modules'))
  writeFileSync(join(folder, 'src', 'node_modules', 'x.js'), 'x')
  assert.equal(hashOf([join(folder, 'src')]), before)
})

test('the hash does not depend on where the tree lies', () => {
  const other = mkdtempSync(join(tmpdir(), 'homecare-stamp-'))
  writeFileSync(join(other, 'a.ts'), 'a')
  assert.equal(hashOf([other]), hashOf([join(folder, 'src')]))
  rmSync(other, { recursive: true })
})
