import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sdkBudgets } from '../../scripts/budgets.mjs'
import { bundledSize } from '../../scripts/sizes.mjs'

for (const { name, program, bytes: budget } of sdkBudgets) {
  test(`${name} fits in ${budget / 1000} kB`, async () => {
    const { bytes } = await bundledSize(program)
    assert.ok(bytes <= budget, `${bytes} bytes of ${budget}`)
  })
}

test('an app that makes one call carries that call and no other', async () => {
  const { code } = await bundledSize("export { createClient, findLocation } from '@homecare/sdk'")
  const routes = [...code.matchAll(/"((?:GET|POST|PUT|PATCH|DELETE) \/[^"]*)"/g)].map(([, route]) => route)
  assert.deepEqual(routes, ['GET /v1/geo/location/'])
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
