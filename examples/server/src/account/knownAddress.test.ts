import { signUpFamily } from '@homecare/sdk/families'
import { signUpCaregiver } from '@homecare/sdk/registration'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { rateLimits } from '../tables/server.ts'
import { refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { outbox } from '../tables/account.ts'

const server = smallWorld()
beforeEach(async () => {
  for (const table of [rateLimits, outbox]) await server.db.delete(table)
})

const email = 'Carol@example.com'
const person = {
  password: 'a long enough one',
  first_name: 'Naomi',
  last_name: 'Okafor',
  phone: '5105550143',
}
const place = { city: 'Oakland', state: 'CA', zip_code: '94601', terms: true, care_for: 2 }
const care = () => server.visitor().care
let attempts = 0
const key = () => ({ idempotencyKey: `known ${++attempts}` })

const ways = {
  'a family': () => care().call(signUpFamily, { body: { ...person, ...place, email } }),
  'a family whose answer may be asked for again': () =>
    care().call(signUpFamily, { body: { ...person, ...place, email } }, key()),
  'a caregiver': () =>
    care().call(signUpCaregiver, {
      body: { user: { ...person, email, zip_code: '94601', provider_type: 0, terms: true } },
    }),
}
const letters = () =>
  server.db.select().from(outbox).where(eq(outbox.recipient, 'carol@example.com')).orderBy(outbox.id)

test.each(Object.entries(ways))(
  '%s is told of the account, and its owner by one letter a day',
  async (_, signUp) => {
    for (let round = 0; round < 2; round++) expect((await refusal(signUp())).kind).toBe('conflict')
    expect((await letters()).map(({ subject }) => subject)).toEqual(['You already have an account'])
    server.clock.advance(86_400_001)
    expect((await refusal(signUp())).kind).toBe('conflict')
    expect(await letters()).toHaveLength(2)
    server.clock.advance(-86_400_001)
  },
)

test('one address is told of five times a day, from wherever it is asked', async () => {
  for (let round = 0; round < 5; round++)
    expect((await refusal(ways['a family whose answer may be asked for again']())).kind).toBe('conflict')
  expect(await refusal(ways['a family']())).toMatchObject({ status: 429 })
})
