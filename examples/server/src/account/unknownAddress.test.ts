import { forgotPassword, login, getLoginOptions } from '@homecare/sdk/account'
import { beforeEach, expect, test, vi } from 'vitest'
import { rateLimits } from '../tables/server.ts'
import { smallWorld } from '../testing/world.ts'
import { outbox } from '../tables/account.ts'

const server = smallWorld()
beforeEach(() => server.db.delete(rateLimits))

const known = 'carol@example.com'
const unknown = 'nobody@example.com'

test('a login refuses a known and an unknown address in the same words', async () => {
  const { care } = server.visitor()
  const refusals = await Promise.all(
    [known, unknown].map((email) =>
      care
        .call(login, { body: { email, password: 'not the password' } })
        .catch((error: Error & { status?: number }) => ({
          status: error.status,
          message: error.message,
        })),
    ),
  )
  expect(refusals[0]).toEqual(refusals[1])
  expect(refusals[0]).toMatchObject({ status: 403 })
})

test('login options and a forgotten password are answered alike', async () => {
  const { care } = server.visitor()
  const options = await Promise.all(
    [known, unknown].map((email) => care.call(getLoginOptions, { body: { email } })),
  )
  expect(options[0]).toEqual(options[1])
  for (const email of [known, unknown])
    expect(await care.call(forgotPassword, { body: { email } })).toBeNull()
})

test('login options are the same whoever asks, and of whichever account', async () => {
  const answers = []
  for (const asker of ['caregiver', 'family', 'staff'] as const)
    for (const email of [known, unknown, 'CAROL@example.com'])
      answers.push(await (await server.as(asker)).call(getLoginOptions, { body: { email } }))
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ password: true, social: [] })]),
  )
})

test('only the known address gets a letter, with a link', async () => {
  const letters = () => server.db.select().from(outbox).orderBy(outbox.id)
  await vi.waitUntil(async () => (await letters()).length > 0)
  const sent = await letters()
  expect(sent.map(({ recipient }) => recipient)).toEqual([known])
  expect(sent[0]?.body).toContain('/accounts/password/reset/confirm/')
})
