import type { Client } from '@homecare/sdk/client'
import { getFamilySummary } from '@homecare/sdk/families'
import { getConnection, listCaregiverConnections } from '@homecare/sdk/hiring'
import {
  applyToJob,
  getJob,
  listJobsNearMe,
  listOwnApplications,
  searchJobs,
  type JobQuery,
} from '@homecare/sdk/jobs'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { caregivers } from '../tables/caregivers.ts'
import { families } from '../tables/families.ts'

import { actors } from '../testing/actors.ts'
import { connectionBetween } from '../testing/connectionBetween.ts'
import { smallWorld } from '../testing/world.ts'
import { invite } from '../families/caregiverInvites.ts'
import { applications } from '../tables/jobs.ts'
import { insertJob } from './testing/insertJob.ts'

const server = smallWorld()

/** Words and numbers that are only for those who may read the whole of a job: each would be found in an answer. */
const title = 'My father Bert, 81'
const secrets = /Bert|forgets his pills|likes chess|"conditions":\[20|"assistance":\[1|"care_for":2|Carol/

async function aPrivateJob(given: Parameters<typeof insertJob>[1] = {}): Promise<number> {
  const id = await insertJob(server, {
    title,
    description: 'He forgets his pills.',
    conditions: [20],
    assistance: [1, 5],
    care_for: 2,
    preferred_languages: [1],
    hours_week: 20,
    wage_min: 2000,
    ...given,
  })
  await server.db
    .update(families)
    .set({ care_recipient_desc: 'He likes chess.' })
    .where(eq(families.id, actors.family))
  return id
}

const verified = (phone_verified: boolean) =>
  server.change().update(users).set({ phone_verified }).where(eq(users.id, actors.caregiver))

/** Every kind of person that asks, with what they may read of a job of Carol's. */
const readers = [
  ['a visitor', 'anonymous', null, false],
  ['another family', 'otherFamily', null, false],
  ["a partner's family", 'b2bFamily', null, false],
  ['a caregiver without a verified phone', 'caregiver', false, false],
  ['a caregiver with a verified phone', 'caregiver', true, true],
  ['its own family', 'family', null, true],
  ['a facility', 'facility', null, false],
  ['the staff', 'staff', null, false],
  ['a care manager', 'careManager', null, false],
] as const

describe.each(readers)('of a job, %s', (_, who, phone, whole) => {
  const reader = async () => {
    if (phone !== null) await verified(phone)
    return server.as(who)
  }

  test(`is told ${whole ? 'all' : 'the city, the hours, the pay and the kind of help'} on its page`, async () => {
    const id = await aPrivateJob()
    const answer = await (await reader()).call(getJob, { id })
    expect(answer.job).toMatchObject({ city: 'Oakland', hours_week: 20, wage_min: 2000 })
    expect(answer.job.help).toEqual(['personal', 'household'])
    const { job } = answer
    const told = [job.title, job.conditions, job.care_for, job.care_recipient_desc, job.family?.first_name]
    expect(told).toEqual(
      whole ? [title, [20], 2, 'He likes chess.', 'Carol'] : [null, null, null, null, undefined],
    )
    if (!whole) expect(JSON.stringify(answer)).not.toMatch(secrets)
  })

  test('and the same in a search', async () => {
    const id = await aPrivateJob()
    const found = await (
      await reader()
    ).call(searchJobs, { query: { city: 'Oakland', state: 'CA', limit: 100 } })
    const job = found.data.find((one) => one.id === id)!
    expect(job).toMatchObject({ city: 'Oakland', hours_week: 20, help: ['personal', 'household'] })
    expect(job.title).toBe(whole ? title : null)
    if (!whole) {
      expect(JSON.stringify(job)).not.toMatch(secrets)
    }
  })
})

describe.each([
  ['without a verified phone', false],
  ['with a verified phone', true],
])('a caregiver %s', (_, whole) => {
  const mine = async (): Promise<Client> => {
    await verified(whole)
    return server.as('caregiver')
  }
  const expectTold = (answer: unknown) => expect(JSON.stringify(answer).includes('Bert')).toBe(whole)

  test('near home', async () => {
    const [home] = await server.change().select().from(users).where(eq(users.id, actors.caregiver))
    await server.db
      .update(caregivers)
      .set({ max_job_distance_preference: 20, provider_types: [0] })
      .where(eq(caregivers.id, actors.caregiver))
    await aPrivateJob({ latitude: home!.latitude, longitude: home!.longitude })
    expectTold(await (await mine()).call(listJobsNearMe, { query: { limit: 15 } }))
  })

  test('in the own applications', async () => {
    const id = await aPrivateJob()
    await server
      .change()
      .insert(applications)
      .values({ job_id: id, caregiver_id: actors.caregiver, proposal_state: 'applied' })
    expectTold(await (await mine()).call(listOwnApplications))
  })

  test('in connections and beside a conversation', async () => {
    const id = await aPrivateJob()
    const row = await connectionBetween({ db: server.change() }, { job_id: id })
    const care = await mine()
    expectTold(await care.call(listCaregiverConnections, { id: 0 }))
    expectTold(await care.call(getConnection, { id: row.id }))
    expectTold(await care.call(getFamilySummary, { id: actors.family }))
  })

  test('in the letter that invites to it', async () => {
    const id = await aPrivateJob()
    await verified(whole)
    const [family] = await server.db.select().from(users).where(eq(users.id, actors.family))
    await invite(server.deps, family!, actors.caregiver, { job_id: id }, server.clock.now())
    const [me] = await server.db.select().from(users).where(eq(users.id, actors.caregiver))
    const letters = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, me!.email))
      .orderBy(outbox.id)
    expectTold(letters.at(-1))
  })
})

test('the conditions of a job cannot be found out by the skills that one says to have', async () => {
  const [plain, withDementia] = [
    await aPrivateJob({ conditions: [] }),
    await aPrivateJob({ conditions: [20] }),
  ]
  await verified(false)
  await server.db
    .update(caregivers)
    .set({ conditions: [], provider_types: [0] })
    .where(eq(caregivers.id, actors.caregiver))
  const care = await server.as('caregiver')
  const query: JobQuery = { city: 'Oakland', state: 'CA', open_shifts_status: 3, limit: 100 }
  const ids = (await care.call(searchJobs, { query })).data.map(({ id }) => id)
  expect([ids.includes(plain), ids.includes(withDementia)]).toEqual([true, true])
})

test('what anybody may see is enough to apply by, once the phone is verified', async () => {
  const id = await aPrivateJob()
  await verified(true)
  expect((await (await server.as('caregiver')).call(applyToJob, { id })).proposal_state).toBe('applied')
})

describe('search engines', () => {
  const sitemap = async () => (await server.fetch('/sitemap.xml')).text()

  test('are told of a job only where its family has agreed', async () => {
    const [agreed, not, closed] = [
      await aPrivateJob({ may_be_indexed: true }),
      await aPrivateJob(),
      await aPrivateJob({ may_be_indexed: true, status: 'closed' }),
    ]
    const listed = await sitemap()
    expect([agreed, not, closed].map((id) => listed.includes(`/oakland/${id}<`))).toEqual([
      true,
      false,
      false,
    ])
    const care = await server.as('anonymous')
    expect((await care.call(getJob, { id: agreed })).job.may_be_indexed).toBe(true)
    expect((await care.call(getJob, { id: not })).job.may_be_indexed).toBe(false)
  })
})
