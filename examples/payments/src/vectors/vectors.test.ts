import { expect, test } from 'vitest'
import { openStandIn } from '../testing/openStandIn.ts'
import { runVector } from './run.ts'
import { vectors } from './vectors.ts'

test.each(vectors.map((vector) => [vector.name, vector] as const))('%s', async (_, vector) => {
  expect(await runVector(openStandIn().stripe, vector)).toBeNull()
})

test('one that is not as it says is told', async () => {
  const wrong = {
    call: 'customers.create',
    with: [{ email: 'a@example.com' }],
    gives: { email: 'b@example.com' },
  }
  expect(await runVector(openStandIn().stripe, { name: 'wrong', steps: [wrong] })).toContain(
    'the answer.email',
  )
  const fails = { call: 'customers.create', with: [{}], fails: { code: 'never' } }
  expect(await runVector(openStandIn().stripe, { name: 'wrong', steps: [fails] })).toContain('succeeded')
})
