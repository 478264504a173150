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

test('an app that makes one call carries the client, that call, and no other domain', async () => {
  const { modules } = await bundledSize(sdkBudgets[0].program)
  const own = modules.filter((module) => module.includes('sdk/dist/'))
  assert.ok(own.length > 0)
  assert.deepEqual(
    own.filter((module) => !/sdk\/dist\/(client|kit|places)\//.test(module)),
    [],
  )
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
