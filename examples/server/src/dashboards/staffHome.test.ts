import {
  countWaiting,
  findPeople,
  getPersonRecord,
  listStaffWaiting,
  updateMayAskForCalls,
} from '@homecare/sdk/account'
import { listReviewsToRead } from '@homecare/sdk/reviews'
import { listLicensesToReview } from '@homecare/sdk/credentials'
import { listDocumentOwners } from '@homecare/sdk/documents'
import { getOwnAdvisor, listCallsToMake } from '@homecare/sdk/families'
import { listFingerprintCases } from '@homecare/sdk/hiring'
import { listMembershipRefunds, listMoney } from '@homecare/sdk/moneyDesk'
import { listPhotosToReview } from '@homecare/sdk/photos'
import { listProfilesToReview } from '@homecare/sdk/profile'
import { listReferencesToCall } from '@homecare/sdk/references'
import { listBackgroundOrders } from '@homecare/sdk/screening'
import { listOwnTrail } from '@homecare/sdk/trail'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { caregivers, references } from '../tables/caregivers.ts'
import { users } from '../tables/account.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()

it('counts for the staff who waits at each desk, by what its list shows', async () => {
  await server
    .change()
    .update(caregivers)
    .set({ profile_state_name: 'pending' })
    .where(eq(caregivers.id, actors.caregiver))
  const care = await server.as('staff')
  const lists = await Promise.all([
    care.call(listProfilesToReview),
    care.call(listReferencesToCall),
    care.call(listPhotosToReview),
    care.call(listDocumentOwners),
    care.call(listBackgroundOrders, { query: { show: 'open' } }),
    care.call(listLicensesToReview),
    care.call(listFingerprintCases, { query: { show: 'open' } }),
    care.call(listCallsToMake, { query: {} }),
    care.call(listMoney, { query: {} }),
    care.call(listMembershipRefunds, { query: {} }),
    care.call(listReviewsToRead),
  ])
  const [profiles, of_references, photos, documents, background, licenses, fingerprinting, ...others] =
    lists.map(({ length }) => length)
  const [calls, payments, refunds, reviews] = others
  expect(await care.call(countWaiting)).toEqual({
    ...{ profiles, references: of_references, photos, documents, background, licenses },
    ...{ fingerprinting, calls, payments, refunds, screening: 0, intakes: 0, support: 0, reports: 0 },
    ...{ reviews, answers: 0 },
  })
  expect(fingerprinting).toBeGreaterThan(0)
  const waits = await care.call(listStaffWaiting)
  const since = waits.map((wait) => wait.since)
  expect(since).toEqual(since.toSorted())
  const inQueue = (queue: string) => waits.filter((wait) => wait.queue === queue).length
  if (waits.length < 100)
    expect([inQueue('profiles'), inQueue('licenses'), inQueue('documents')]).toEqual([
      ...[profiles, licenses, documents],
    ])
  expect(profiles).toBeGreaterThan(0)
})

it('counts on where the list ends', async () => {
  const care = await server.as('staff')
  const { references: before } = await care.call(countWaiting)
  await server
    .change()
    .insert(references)
    .values(
      Array.from({ length: 60 }, (_, at) => ({
        ...{ caregiver_id: actors.caregiver, name: `Reference ${at}`, relationship: 'Family' },
        ...{ phone: '5105550100', created_at: new Date(server.clock.now()) },
      })),
    )
  expect(await care.call(listReferencesToCall)).toHaveLength(50)
  expect((await care.call(countWaiting)).references).toBe(before + 60)
})

it('is the staff’s alone', async () => {
  for (const actor of ['family', 'caregiver', 'careManager'] as const)
    expect(await kindOf((await server.as(actor)).call(countWaiting))).toBe('forbidden')
})

it('finds anybody by name, mail or phone for the staff alone, and notes both looks in their trail', async () => {
  const staff = await server.as('staff')
  const [user] = await server.db.select().from(users).where(eq(users.id, actors.caregiver))
  const ids = async (search: string) =>
    (await staff.call(findPeople, { query: { search } })).map(({ id }) => id)
  for (const search of ['arisol riv', 'MARISOL@example', user!.phone.slice(-7)])
    expect(await ids(search)).toContain(actors.caregiver)
  expect([await ids('ma'), await ids('   '), await ids('%%%'), await ids("'; drop --")]).toEqual([
    [],
    [],
    [],
    [],
  ])
  const record = await staff.call(getPersonRecord, { id: actors.caregiver })
  expect(record).toMatchObject({ name: 'Marisol Rivera', user_type: 'caregiver' })
  expect(record.caregiver?.licenses.length).toBeGreaterThan(0)
  expect((await staff.call(getPersonRecord, { id: actors.family })).caregiver).toBeNull()
  expect(await kindOf(staff.call(getPersonRecord, { id: 999_999 }))).toBe('notFound')
  const { entries } = await (await server.as('caregiver')).call(listOwnTrail, { query: {} })
  expect(entries.slice(0, 2).map(({ subject, action }) => [subject, action])).toEqual([
    ['account', 'view'],
    ['account', 'view'],
  ])
  for (const actor of ['family', 'caregiver', 'careManager', 'facility'] as const) {
    const other = await server.as(actor)
    expect(await kindOf(other.call(findPeople, { query: { search: 'marisol' } }))).toBe('forbidden')
    expect(await kindOf(other.call(getPersonRecord, { id: actors.caregiver }))).toBe('forbidden')
  }
})

it('lets a family ask its advisor for calls, or not any more, by the staff alone', async () => {
  const staff = await server.as('staff')
  server.change()
  const allow = (id: number, allowed: boolean, care = staff) =>
    care.call(updateMayAskForCalls, { id, body: { allowed } })
  const eligible = async () => (await (await server.as('family')).call(getOwnAdvisor)).eligible
  for (const allowed of [false, true]) {
    expect(await allow(actors.family, allowed)).toMatchObject({ asks_for_calls: allowed })
    expect(await eligible()).toBe(allowed)
  }
  expect(await staff.call(getPersonRecord, { id: actors.caregiver })).toMatchObject({ asks_for_calls: null })
  for (const id of [actors.caregiver, actors.b2bFamily, 999_999])
    expect(await kindOf(allow(id, true))).toBe('notFound')
  for (const actor of ['family', 'careManager', 'caregiver'] as const)
    expect(await kindOf(allow(actors.family, true, await server.as(actor)))).toBe('forbidden')
})
