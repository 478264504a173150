import { getOwnFamily, listOwnJobs, startEmptyJob, updateJob } from '@homecare/sdk/families'
import { searchJobs } from '@homecare/sdk/jobs'
import { onboardingErrorTexts, ownJobRuleTexts } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { insertJob } from '../jobs/testing/insertJob.ts'
import { outbox, users } from '../tables/account.ts'
import { applications, jobs } from '../tables/jobs.ts'
import { actors } from '../testing/actors.ts'
import { kindOf, refusal } from '../testing/refusal.ts'
import { someCaregiver } from '../testing/someone.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
const whole = { hours_week: 8, schedule_type: 1, num_days: 2, care_for: 2 } as const
const aJob = (given: Parameters<typeof insertJob>[1] = {}) => insertJob(server, { ...whole, ...given })
const applied = (
  job_id: number,
  caregiver_id: number,
  given: Partial<typeof applications.$inferInsert> = {},
) => server.db.insert(applications).values({ job_id, caregiver_id, proposal_state: 'applied', ...given })
const isFound = async (id: number) =>
  (await server.visitor().care.call(searchJobs, { query: { limit: 100 } })).data.some((job) => job.id === id)

describe('a family’s job', () => {
  test('changes in what is named alone, and its place with the city', async () => {
    const id = await aJob({ wage_min: 2000, wage_max: 2600, description: 'He forgets his pills.' })
    const care = await server.as('family')
    const changed = await care.call(updateJob, {
      id,
      body: { title: ' Evenings ', city: 'Berkeley', state: 'CA' },
    })
    expect(changed).toMatchObject({
      ...{ title: 'Evenings', city: 'Berkeley', wage_min: 2000, wage_max: 2600, status: 'open' },
      description: 'He forgets his pills.',
    })
    const [row] = await server.db.select().from(jobs).where(eq(jobs.id, id))
    expect(row).toMatchObject({ county: 'Alameda' })
    expect(row!.latitude).not.toBe(37.8044)
  })

  test('says beside each field what cannot stay, and then nothing is changed', async () => {
    const id = await aJob()
    const care = await server.as('family')
    const wrong = { title: 'New', hours_week: 400, care_for: 13, city: 'Atlantis', state: 'CA' }
    const said = await refusal(care.call(updateJob, { id, body: wrong }))
    expect(Object.keys(said.fieldErrors).sort()).toEqual(['care_for', 'city', 'hours_week'])
    const past = await refusal(care.call(updateJob, { id, body: { start_date: '2026-11-20' } }))
    expect(past.fieldErrors['start_date']).toEqual([onboardingErrorTexts.startInPast[0]])
    const [job] = await server.db.select().from(jobs).where(eq(jobs.id, id))
    expect([job!.title, job!.hours_week]).toEqual(['Care for my aunt', 8])
  })

  test('that was changed in another tab meanwhile is not overwritten', async () => {
    const id = await aJob()
    const care = await server.as('family')
    const [seen] = (await care.call(listOwnJobs)).filter((job) => job.id === id)
    const { jobRecord } = await import('@homecare/sdk/families')
    const { versionFor } = await import('@homecare/sdk/kit')
    const change = (title: string) => {
      const body = { title }
      return { id, body: { ...body, version: versionFor(jobRecord, seen!, body) } }
    }
    await care.call(updateJob, change('Mornings'))
    const late = await refusal(care.call(updateJob, change('Evenings')))
    expect([late.kind, (late.current as { title: string }).title]).toEqual(['conflict', 'Mornings'])
  })

  test('is of its own family alone', async () => {
    const id = await aJob()
    const other = await server.as('otherFamily')
    expect(await kindOf(other.call(updateJob, { id, body: { status: 'closed' } }))).toBe('notFound')
    const partners = await server.as('b2bFamily')
    expect(await kindOf(partners.call(updateJob, { id, body: { status: 'closed' } }))).toBe('forbidden')
  })

  test.each(['filled', 'closed'] as const)(
    'that is %s is no longer found by caregivers, and is again once it is reopened',
    async (status) => {
      const id = await aJob()
      const care = await server.as('family')
      expect(await isFound(id)).toBe(true)
      expect(await care.call(updateJob, { id, body: { status } })).toMatchObject({ status })
      expect(await isFound(id)).toBe(false)
      expect(await care.call(updateJob, { id, body: { status: 'open' } })).toMatchObject({ status: 'open' })
      expect(await isFound(id)).toBe(true)
    },
  )

  test('tells who waits that it is closed, each once, and nobody who has an answer', async () => {
    const id = await aJob({ title: 'Mornings' })
    const [waiting, declined, accepted] = [someCaregiver, someCaregiver + 1, someCaregiver + 2]
    await server.db.update(users).set({ notify_by_email: true })
    await applied(id, waiting)
    await applied(id, declined, { declined: true })
    await applied(id, accepted, { accepted: true })
    const care = await server.as('family')
    const letters = async () =>
      (await server.db.select().from(outbox).orderBy(outbox.id)).filter(
        ({ subject }) => subject === 'No longer open: Mornings',
      )
    await care.call(updateJob, { id, body: { status: 'filled' } })
    await expect.poll(async () => (await letters()).length).toBe(1)
    const [reader] = await server.db.select().from(users).where(eq(users.id, waiting))
    expect((await letters())[0]).toMatchObject({ recipient: reader!.email })
    expect((await letters())[0]!.body).toContain('Carol I. has found somebody for “Mornings”')

    await care.call(updateJob, { id, body: { status: 'closed' } })
    await care.call(updateJob, { id, body: { status: 'open' } })
    await applied(id, someCaregiver + 3)
    await care.call(updateJob, { id, body: { status: 'closed' } })
    await expect.poll(async () => (await letters()).length).toBe(2)
    expect((await letters()).filter(({ recipient }) => recipient === reader!.email)).toHaveLength(1)
  })

  test('that began in the past is opened again with a new first day', async () => {
    const id = await aJob({ status: 'closed', start_date: '2026-11-01' })
    const care = await server.as('family')
    const said = await refusal(care.call(updateJob, { id, body: { status: 'open' } }))
    expect(said.fieldErrors).toEqual({ start_date: [ownJobRuleTexts.startsInPast[0]] })
    const body = { status: 'open', start_date: '2026-11-21' } as const
    expect(await care.call(updateJob, { id, body })).toMatchObject(body)
  })

  test('is never a draft again', async () => {
    const id = await aJob()
    const care = await server.as('family')
    expect(await kindOf(care.call(updateJob, { id, body: { status: 'draft' } }))).toBe('conflict')
  })
})

test('an empty draft is one however often it is begun, ends the onboarding, and is posted once it is whole', async () => {
  server.change()
  const care = await server.as('otherFamily')
  const draft = await care.call(startEmptyJob)
  expect(draft).toMatchObject({ status: 'draft', title: '', start_date: '', city: 'Oakland' })
  expect((await care.call(startEmptyJob)).id).toBe(draft.id)
  expect((await care.call(getOwnFamily)).onboarding_completed).toBe(true)
  expect(await isFound(draft.id)).toBe(false)

  const post = (body: object) => care.call(updateJob, { id: draft.id, query: { complete: 1 }, body })
  expect((await refusal(post({}))).fieldErrors).toEqual({ title: [ownJobRuleTexts.noTitle[0]] })
  expect(await care.call(updateJob, { id: draft.id, body: { title: 'Nights' } })).toMatchObject({
    status: 'draft',
    title: 'Nights',
  })
  const rest = { care_for: 3, hours_week: 10, schedule_type: 1, start_date: '2026-12-01' } as const
  expect(await post(rest)).toMatchObject({ status: 'open', title: 'Nights', ...rest })
  expect((await care.call(getOwnFamily)).how_soon).toBe('2026-12-01')
  expect(await isFound(draft.id)).toBe(true)
})

test('a partner’s family posts none', async () => {
  const care = await server.as('b2bFamily')
  expect(await kindOf(care.call(startEmptyJob))).toBe('forbidden')
  expect(actors.b2bFamily).toBeGreaterThan(0)
})
