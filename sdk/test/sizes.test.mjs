import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { everyCallBytes, scriptBudgets, sdkBudgets } from '../../scripts/budgets.mjs'
import { bundledSize, everyCall, scriptSize } from '../../scripts/sizes.mjs'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
/** Each program of the budgets, bundled once. */
const budgeted = await Promise.all(sdkBudgets.map(({ program }) => bundledSize(program)))

for (const [at, { name, bytes: budget }] of sdkBudgets.entries()) {
  test(`${name} fits in ${budget / 1000} kB`, () => {
    const { bytes } = budgeted[at]
    assert.ok(bytes <= budget, `${bytes} bytes of ${budget}`)
  })
}

test(`every call fits in ${everyCallBytes / 1000} kB`, async () => {
  const { bytes, code } = await bundledSize(await everyCall())
  assert.ok(bytes <= everyCallBytes, `${bytes} bytes`)
  assert.ok(routesIn(code).length > 200)
})

for (const { file, bytes: budget } of scriptBudgets) {
  test(`${file}.iife.js fits in ${budget / 1000} kB`, () => {
    assert.ok(scriptSize(file) <= budget, `${scriptSize(file)} bytes`)
  })
}

test('the sizes in the README are those of the build, to a twentieth', () => {
  const stated = [...readme.matchAll(/^\| ([^|]+) \| ([\d.]+) \| ?\d* ?\|$/gm)].map(([, name, kB]) => [
    name,
    Number(kB),
  ])
  assert.deepEqual(
    stated.map(([name]) => name),
    sdkBudgets.map(({ name }) => name),
  )
  for (const [at, [name, kB]] of stated.entries()) {
    const { bytes } = budgeted[at]
    assert.ok(Math.abs(bytes / 1000 - kB) <= kB / 20, `${name}: ${bytes} bytes, and the README says ${kB} kB`)
  }
})

/** The routes of the calls in a program. */
const routesIn = (code) =>
  [...code.matchAll(/"((?:GET|POST|PUT|PATCH|DELETE) \/[^"]*)"/g)].map(([, route]) => route)

test('an app that makes one call carries that call and no other', async () => {
  const { code } = await bundledSize("export { createClient, findLocation } from '@homecare/sdk'")
  assert.deepEqual(routesIn(code), ['GET /v1/geo/location/'])
})

test('importing the SDK for nothing costs nothing', async () => {
  const { bytes } = await bundledSize("import '@homecare/sdk'; import { login } from '@homecare/sdk'")
  assert.ok(bytes < 40, `${bytes} bytes`)
})

test('nothing but the Firebase entry holds Firebase', () => {
  for (const { modules } of budgeted) {
    assert.deepEqual(
      modules.filter((module) => module.includes('firebase')),
      [],
    )
  }
})
