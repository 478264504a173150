import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { inRoot } from '../../scripts/paths.mjs'

const folder = inRoot('ui/dist/client/assets')
const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
const imports = new Map(
  scripts.map((file) => {
    const code = readFileSync(join(folder, file), 'utf8')
    return [file, [...code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)].map(([, name]) => name)]
  }),
)

/** Whatever a script imports, and what that imports. */
function reached(script) {
  const found = new Set(imports.get(script))
  for (const file of found) for (const next of imports.get(file) ?? []) found.add(next)
  return found
}

test('there are scripts that import others', () =>
  assert.ok([...imports.values()].some((files) => files.length > 0)))

test('no script imports itself by way of others: what it takes from them would not be there when it begins', () =>
  assert.deepEqual(
    scripts.filter((script) => reached(script).has(script)),
    [],
  ))
