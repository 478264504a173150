import assert from 'node:assert/strict'
import { test } from 'node:test'
import { everyCallBytes, scriptBudgets, sdkBudgets } from '../../scripts/budgets.mjs'
import { bundledSize, everyCall, scriptSize } from '../../scripts/sizes.mjs'

for (const { name, program, bytes: budget } of sdkBudgets) {
  test(`${name} fits in ${budget / 1000} kB`, async () => {
    const { bytes } = await bundledSize(program)
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

test('nothing but the Firebase entry holds Firebase', async () => {
  for (const { program } of sdkBudgets) {
    const { modules } = await bundledSize(program)
    assert.deepEqual(
      modules.filter((module) => module.includes('firebase')),
      [],
    )
  }
})
