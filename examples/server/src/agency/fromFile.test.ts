import { createPassword } from '@homecare/sdk/account'
import { getAgencyDesk, removeAgencyCaregiver, type AgencySettings } from '@homecare/sdk/agency'
import { AGENCY_DESK_ID } from '@homecare/demo-world/ground/accounts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '../tables/account.ts'
import { agencies, agencyDesks } from '../tables/agencies.ts'
import { actors } from '../testing/actors.ts'
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

test('whoever the agency has said has left is not brought back by its file', async () => {
  const bayside = {
    ...file,
    name: 'Bayside Home Nursing',
    state: 'CA',
    desk: [{ ...file.desk[0], email: 'new-desk@example.com' }],
    caregivers: [{ first_name: 'Grace', last_name: 'Mendoza', email: 'grace@example.com' }],
  }
  const desk = await server.as('agency')
  await desk.call(removeAgencyCaregiver, { id: actors.agencyCaregiver })
  const isThere = async () =>
    (await desk.call(getAgencyDesk)).caregivers.some(({ id }) => id === actors.agencyCaregiver)
  expect((await load(bayside)).slice(-2)).toEqual([
    'grace@example.com: has an account',
    'grace@example.com: left on 2026-11-21, not added again',
  ])
  expect(await isThere()).toBe(false)
  // Nor where they work for another by now.
  await load({ ...file, caregivers: bayside.caregivers })
  expect((await load(bayside)).at(-1)).toBe('grace@example.com: left on 2026-11-21, not added again')
  expect(await isThere()).toBe(false)
})

test('nobody is moved from one agency’s desk to another’s', async () => {
  const [sits] = await server.db.select().from(users).where(eq(users.id, AGENCY_DESK_ID))
  await expect(load({ ...file, desk: [{ ...file.desk[0], email: sits!.email }] })).rejects.toThrow(
    `${sits!.email}: sits at the desk of another agency`,
  )
  const [seat] = await server.db.select().from(agencyDesks).where(eq(agencyDesks.user_id, AGENCY_DESK_ID))
  expect(seat?.agency_id).toBe(1)
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
