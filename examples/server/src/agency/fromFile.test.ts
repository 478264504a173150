import { createPassword } from '@homecare/sdk/account'
import { getAgencyDesk, type AgencySettings } from '@homecare/sdk/agency'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '../tables/account.ts'
import { agencies } from '../tables/agencies.ts'
import { smallWorld } from '../testing/world.ts'
import { loadAgency } from './fromFile.ts'

const server = smallWorld()
beforeEach(() => void server.change())

const file: AgencySettings = {
  ...{ name: 'Hillside Care', phone: '510-555-0188', state: 'NY' },
  desk: [{ first_name: 'Ida', last_name: 'Moss', email: 'ida@example.com' }],
  caregivers: [{ first_name: 'Ines', last_name: 'Soto', email: 'ines@example.com' }],
}
const load = (given: unknown) => loadAgency(server.db, given, server.clock.now(), (token) => `token ${token}`)

test('an agency of a file is there, and whoever sits at its desk chooses a password and sees its caregivers', async () => {
  const [added, desk, caregiver] = await load(file)
  expect([added, caregiver?.split(',')[0]]).toEqual([
    'Hillside Care: added',
    'ines@example.com: account opened',
  ])
  const token = desk!.split('token ')[1]!
  const { care } = server.visitor()
  await care.call(createPassword, { token, body: { password: 'four words make one' } })
  const { agency, caregivers } = await care.call(getAgencyDesk)
  expect([agency.name, caregivers.map(({ email }) => email)]).toEqual(['Hillside Care', ['ines@example.com']])
  // Loaded again, it opens and adds nothing.
  expect(await load(file)).toEqual([
    'Hillside Care: there already',
    'ida@example.com: has an account',
    'ines@example.com: has an account',
  ])
  expect((await care.call(getAgencyDesk)).caregivers).toHaveLength(1)
})

test.each([
  ['no list of desks', { ...file, desk: [] }, 'desk'],
  ['a state that is none', { ...file, state: 'XX' }, 'state'],
  [
    'an address that is none',
    { ...file, caregivers: [{ ...file.desk[0], email: 'ida' }] },
    'caregivers.0.email',
  ],
  [
    'a family at the desk',
    { ...file, desk: [{ ...file.desk[0], email: 'Carol@example.com' }] },
    'has an account of another kind, family',
  ],
  [
    'a caregiver of another agency',
    { ...file, caregivers: [{ ...file.desk[0], email: 'grace@example.com' }] },
    'works for another agency',
  ],
])('of a file with %s nothing is written', async (_, given, said) => {
  await expect(load(given)).rejects.toThrow(said)
  expect(await server.db.$count(agencies, eq(agencies.name, file.name))).toBe(0)
  expect(await server.db.$count(users, eq(users.email, 'ida@example.com'))).toBe(0)
})
