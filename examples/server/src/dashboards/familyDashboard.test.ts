import { sendMessage } from '@homecare/sdk/chat'
import { addFavorite, addJob, getFamilyDashboard, listRecommendedCaregivers } from '@homecare/sdk/families'
import { listConnections } from '@homecare/sdk/hiring'
import type { JobDraft } from '@homecare/sdk/jobs'
import { isApiError } from '@homecare/sdk/kit'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { users } from '../tables/account.ts'
import { conversations } from '../tables/chat.ts'
import { connections } from '../tables/hiring.ts'
import { applications, jobs } from '../tables/jobs.ts'
import { actors } from '../testing/actors.ts'
import { someCaregiver } from '../testing/someone.ts'
import { removeHours } from '../testing/hours.ts'
import { smallWorld } from '../testing/world.ts'
import { families } from '../tables/families.ts'

const server = smallWorld()

const dashboard = async (who: 'family' | 'b2bFamily' | 'otherFamily' = 'family') =>
  (await server.as(who)).call(getFamilyDashboard)

test('the dashboard holds the family’s own jobs, connections and favorites, and its advisor', async () => {
  const { jobs: shown, connections: known, advisor } = await dashboard()
  const own = await server.db.select({ id: jobs.id }).from(jobs).where(eq(jobs.family_id, actors.family))
  expect(shown.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort())
  expect(known.length).toBeGreaterThan(0)
  expect(known.every(({ family }) => family.id === actors.family)).toBe(true)
  expect(advisor).toMatchObject({ name: 'Helen Osei', email: 'manager@example.com' })
})

test('connections come with the conversation, the hired first, as the list of connections has them', async () => {
  const care = await server.as('family')
  const known = await care.call(listConnections)
  expect(known).toEqual((await dashboard()).connections)
  const stages = known.map(({ hire_stage }) => hire_stage)
  expect(stages).toEqual(stages.toSorted((one, other) => other - one))
  const marisol = known.find(({ provider }) => provider.id === actors.caregiver)
  const [talk] = await server.db
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.id, marisol!.conversation_id!))
  expect(talk).toBeDefined()
})

test('a connection that has ended, or whose caregiver is gone, is not shown', async () => {
  const [first] = (await dashboard()).connections
  const shownUntil = async (end_date: string) => {
    await server.change().update(connections).set({ end_date }).where(eq(connections.id, first!.id))
    return (await dashboard()).connections.some(({ id }) => id === first!.id)
  }
  expect([await shownUntil('2026-11-21'), await shownUntil('2026-11-20')]).toEqual([true, false])
  await server.db.update(users).set({ deleted_at: new Date() }).where(eq(users.id, actors.caregiver))
  expect((await dashboard()).connections.map(({ provider }) => provider.id)).not.toContain(actors.caregiver)
})

test('applicants who were not declined stand on their job, and wait until somebody writes', async () => {
  const [job] = (await dashboard()).jobs
  await server.change().delete(applications).where(eq(applications.job_id, job!.id))
  const stranger = someCaregiver
  const apply = (caregiver_id: number, declined: boolean) =>
    server.db.insert(applications).values({
      job_id: job!.id,
      caregiver_id,
      proposal_state: 'applied',
      applied_date: '2026-11-20',
      declined,
    })
  await apply(stranger, false)
  await apply(stranger + 1, true)
  const { jobs: shown, alerts } = await dashboard()
  expect(shown[0]!.applicants_list.map(({ provider }) => provider.id)).toEqual([stranger])
  expect(alerts.filter(({ kind }) => kind === 'applicants')).toMatchObject([
    { title: '1 caregiver is waiting to hear from you', href: '/family/dashboard#jobs' },
  ])
  await server.db.insert(conversations).values({ cid: 'c-x', from_user: actors.family, to_user: stranger })
  expect((await dashboard()).alerts.map(({ kind }) => kind)).not.toContain('applicants')
})

describe('alerts', () => {
  test('are said in the family’s language', async () => {
    const database = server.change()
    await database.update(users).set({ language: 'es' }).where(eq(users.id, actors.family))
    await database.update(families).set({ onboarding_completed: false }).where(eq(families.id, actors.family))
    const found = (await dashboard()).alerts.find(({ kind }) => kind === 'signup_unfinished')
    expect(found).toMatchObject({ title: 'Su registro no está terminado', href: '/family-signup' })
  })

  test('count what is unread, and name who waits for an answer for a day', async () => {
    server.change()
    const marisol = await server.as('caregiver')
    const { conversation_id } = (await dashboard()).connections.find(
      ({ provider }) => provider.id === actors.caregiver,
    )!
    await marisol.call(sendMessage, { id: conversation_id!, body: { message: 'May I come earlier?' } })
    const unread = (await dashboard()).alerts.find(({ kind }) => kind === 'unread')
    expect(unread).toMatchObject({ href: '/messages' })
    expect(unread!.title).toMatch(/^You have \d+ unread message/)
  })

  test('tell of a draft, which only the family sees', async () => {
    server.change()
    const care = await server.as('family')
    const draft = await care.call(addJob, { query: {}, body: aDraft })
    const found = (await dashboard()).alerts.find(({ kind }) => kind === 'job_draft')
    expect(found).toMatchObject({ title: '“Evenings” is still a draft' })
    expect((await dashboard()).jobs.find(({ id }) => id === draft.id)).toMatchObject({ status: 'draft' })
  })

  test('lead a partner’s family nowhere that its plan does not open', async () => {
    const database = server.change()
    await removeHours(database)
    await database
      .update(families)
      .set({ onboarding_completed: false })
      .where(eq(families.id, actors.b2bFamily))
    await database
      .insert(conversations)
      .values({ cid: 'c-y', from_user: someCaregiver, to_user: actors.b2bFamily })
    expect((await dashboard('b2bFamily')).alerts).toEqual([])
  })
})

describe('suggestions', () => {
  test('are near, and nobody whom the family knows already', async () => {
    server.change()
    const care = await server.as('family')
    const before = await care.call(listRecommendedCaregivers)
    expect(before.length).toBeGreaterThan(0)
    expect(before.every(({ distance }) => distance !== null && distance <= 30)).toBe(true)
    const known = (await care.call(listConnections)).map(({ provider }) => provider.id)
    expect(before.filter(({ id }) => known.includes(id))).toEqual([])
    await care.call(addFavorite, { id: before[0]!.id })
    const after = await care.call(listRecommendedCaregivers)
    expect(after.map(({ id }) => id)).not.toContain(before[0]!.id)
    expect((await dashboard()).favorites.map(({ provider }) => provider.id)).toContain(before[0]!.id)
  })
})

test('a family without a job is suggested who is near', async () => {
  const found = await (await server.as('b2bFamily')).call(listRecommendedCaregivers)
  expect(found.length).toBeGreaterThan(0)
})

test('nothing private of a caregiver leaves', async () => {
  const body = JSON.stringify(await dashboard())
  const people = await server.db
    .select()
    .from(users)
    .where(and(eq(users.role, 'caregiver')))
  for (const person of people) {
    expect(body).not.toContain(person.email)
    if (person.phone) expect(body).not.toContain(person.phone)
    if (person.address) expect(body).not.toContain(person.address)
    expect(body).not.toContain(`${person.first_name} ${person.last_name}`)
  }
  expect(body).not.toMatch(/"(latitude|longitude|birthday|last_name)"/)
})

test('nobody else is answered', async () => {
  for (const who of [
    'anonymous',
    'caregiver',
    'agencyCaregiver',
    'facility',
    'staff',
    'careManager',
  ] as const) {
    const care = await server.as(who)
    const kinds = await Promise.all(
      [getFamilyDashboard, listRecommendedCaregivers, listConnections].map((one) =>
        care.call(one).then(
          () => 'answered',
          (error: unknown) => (isApiError(error) ? error.kind : 'fault'),
        ),
      ),
    )
    expect([who, ...new Set(kinds)]).toEqual([who, who === 'anonymous' ? 'unauthenticated' : 'forbidden'])
  }
})

const aDraft: JobDraft = {
  title: 'Evenings',
  description: '',
  care_for: 2,
  conditions: [],
  assistance: [1],
  schedule_type: 1,
  schedule: [],
  hours_week: 6,
  housing: 1,
  preferred_gender: 0,
  preferred_languages: [],
  start_date: '2026-12-01',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94612',
}
