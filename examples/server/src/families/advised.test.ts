import { getAdvisedFamily, getFamilyDashboard, listAdvisedFamilies } from '@homecare/sdk/families'
import { listOwnTrail } from '@homecare/sdk/trail'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '../tables/account.ts'
import { applications } from '../tables/jobs.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()

test('a care manager has the families whose home names them, and nobody else has', async () => {
  const manager = await server.as('careManager')
  const families = await manager.call(listAdvisedFamilies)
  const carol = families.find(({ id }) => id === actors.family)!
  expect(carol).toMatchObject({ name: 'Carol Ito', city: 'Oakland' })
  const { advisor } = await (await server.as('family')).call(getFamilyDashboard)
  const [me] = await server.db.select().from(users).where(eq(users.id, actors.careManager))
  expect(advisor?.email).toBe(me!.email)
  const needs = families.map((family) => family.needs.length > 0)
  expect(needs).toEqual(needs.toSorted((one, other) => Number(other) - Number(one)))
  for (const actor of ['family', 'caregiver', 'staff', 'facility'] as const) {
    const other = await server.as(actor)
    expect(await kindOf(other.call(listAdvisedFamilies))).toBe('forbidden')
    expect(await kindOf(other.call(getAdvisedFamily, { id: actors.family }))).toBe('forbidden')
  }
})

test('one of them opens with its jobs, caregivers and visits, which its trail notes; another’s is not there', async () => {
  const manager = await server.as('careManager')
  const family = await manager.call(getAdvisedFamily, { id: actors.family })
  expect(family.jobs.length).toBeGreaterThan(0)
  expect(family.caregivers.length).toBeGreaterThan(0)
  expect(JSON.stringify(family)).not.toMatch(/care_recipient|dob|description/)
  const { entries } = await (await server.as('family')).call(listOwnTrail, { query: {} })
  expect(entries[0]).toMatchObject({ action: 'view', subject: 'family', actor_kind: 'care_manager' })
  // Two of them share the families by number: those of the other are not there any more.
  await server.change().update(users).set({ role: 'care_manager' }).where(eq(users.id, actors.facility))
  const mine = (await manager.call(listAdvisedFamilies)).map(({ id }) => id)
  const other = [actors.family, actors.b2bFamily].find((id) => !mine.includes(id))!
  expect(await kindOf(manager.call(getAdvisedFamily, { id: other }))).toBe('notFound')
  expect(await kindOf(manager.call(getAdvisedFamily, { id: actors.caregiver }))).toBe('notFound')
})

test('applicants whom nobody answers for days are something to look at', async () => {
  const manager = await server.as('careManager')
  const old = { proposal_state: 'applied', declined: false, applied_date: '2020-01-31' } as const
  await server.change().update(applications).set(old)
  const needs = (await manager.call(listAdvisedFamilies)).flatMap((family) => family.needs)
  expect(needs).toContain('unanswered')
})
