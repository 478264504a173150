import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/**
 * Runs `make` only when the content of `inputs` (files and folders; missing ones count as empty) is not
 * what it was when `stamp` was last written. Answers whether it ran.
 */
export async function whenChanged({ stamp, inputs, outputs = [], make }) {
  const hash = hashOf(inputs)
  if (isFresh(stamp, hash) && outputs.every((output) => existsSync(output))) return false
  await make()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
  return true
}

/** A hash of names and contents, the same on every machine for the same tree. Tests are left out. */
export function hashOf(inputs) {
  const hash = createHash('sha256')
  for (const input of inputs) {
    hash.update(`\0input\0`)
    for (const file of filesUnder(input))
      hash.update(`\0${file.slice(input.length)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

function isFresh(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

function filesUnder(path) {
  const entry = statSync(path, { throwIfNoEntry: false })
  if (!entry) return []
  if (entry.isFile()) return [path]
  return readdirSync(path)
    .filter((name) => name !== 'node_modules' && name !== 'dist' && !/\.test\.[cm]?[jt]sx?$/.test(name))
    .toSorted()
    .flatMap((name) => filesUnder(join(path, name)))
}
