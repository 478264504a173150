import { listOwnJobApplicants } from '@homecare/sdk/families'
import {
  applyQuestions,
  applyToJob,
  applyWithScreening,
  getJob,
  listJobApplicants,
  listOwnApplications,
  markNotInterested,
  withdrawApplication,
} from '@homecare/sdk/jobs'
import { jobPageTexts, jobTexts } from '@homecare/sdk/texts'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { caregivers } from '../tables/caregivers.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { applications } from '../tables/jobs.ts'
import { insertJob } from './testing/insertJob.ts'

const server = smallWorld()
const marisol = actors.caregiver
const aJob = (given: Parameters<typeof insertJob>[1] = {}) => insertJob(server, given)

describe('an application', () => {
  const stateOf = async (id: number) => {
    const [row] = await server.db
      .select()
      .from(applications)
      .where(and(eq(applications.job_id, id), eq(applications.caregiver_id, marisol)))
    return row?.proposal_state ?? null
  }

  test('is made, withdrawn and made again, each with its own day and note', async () => {
    const id = await aJob()
    const care = await server.as('caregiver')
    const made = await care.call(applyToJob, { id, body: { note: ' I live near. ' } })
    expect(made).toMatchObject({
      proposal_state: 'applied',
      note: 'I live near.',
      applied_date: '2026-11-21',
    })
    expect((await care.call(getJob, { id })).job).toMatchObject({ has_applied: true, applicants_count: 1 })
    const gone = await care.call(withdrawApplication, { id, body: { note: 'Found one' } })
    expect(gone).toMatchObject({
      proposal_state: 'withdrawn',
      note: 'I live near.',
      note_withdrawing: 'Found one',
      withdrawn_date: '2026-11-21',
    })
    expect((await care.call(getJob, { id })).job).toMatchObject({ has_applied: false, applicants_count: 0 })
    server.clock.advance(86_400_000)
    const again = await (await server.as('caregiver')).call(applyToJob, { id })
    expect(again).toMatchObject({
      id: made.id,
      proposal_state: 'applied',
      note: '',
      applied_date: '2026-11-22',
    })
  })

  test('is told to the family once, in its language, without her last name', async () => {
    const id = await aJob()
    await server.db
      .update(users)
      .set({ language: 'es', notify_by_email: true })
      .where(eq(users.id, actors.family))
    const care = await server.as('caregiver')
    const outcomes = await Promise.allSettled([care.call(applyToJob, { id }), care.call(applyToJob, { id })])
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    await care.call(applyToJob, { id })
    const letters = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, 'carol@example.com'))
      .orderBy(outbox.id)
    expect(letters.filter(({ subject }) => subject.includes('se postuló a su trabajo'))).toHaveLength(1)
    expect(letters.at(-1)?.body).toContain('Care for my aunt')
    expect(await server.db.select().from(applications).where(eq(applications.job_id, id))).toHaveLength(1)
  })

  test('needs a verified phone, by either way', async () => {
    const id = await aJob()
    await server.db.update(users).set({ phone_verified: false }).where(eq(users.id, marisol))
    const care = await server.as('caregiver')
    for (const attempt of [
      () => care.call(applyToJob, { id }),
      () => care.call(applyWithScreening, { id, body: { answers: {} } }),
    ]) {
      const error = await refusal(attempt())
      expect(error.formErrors).toEqual([jobTexts.verifyPhoneFirst[0]])
      expect(error.code).toBe('phone_not_verified')
    }
    expect(await stateOf(id)).toBeNull()
  })

  test('to nursing work is for nurses alone, by either way', async () => {
    const id = await aJob({ provider_type: 2 })
    const care = await server.as('caregiver')
    for (const attempt of [
      () => care.call(applyToJob, { id }),
      () => care.call(applyWithScreening, { id, body: { answers: {} } }),
    ]) {
      const error = await refusal(attempt())
      expect([error.kind, error.serverMessage]).toEqual(['forbidden', jobTexts.nursingWork[0]])
      expect(error.code).toBe('other_profession')
    }
    expect(await stateOf(id)).toBeNull()
    await server
      .change()
      .update(caregivers)
      .set({ provider_types: [2] })
      .where(eq(caregivers.id, marisol))
    expect((await care.call(applyToJob, { id })).proposal_state).toBe('applied')
  })

  test.each(['closed', 'filled'] as const)('to a job that is %s is refused', async (status) => {
    const id = await aJob({ status })
    const error = await refusal((await server.as('caregiver')).call(applyToJob, { id }))
    expect([error.kind, error.serverMessage]).toEqual(['conflict', jobPageTexts.noLongerOpen[0]])
    expect(error.code).toBe('job_not_open')
  })

  test.each([
    ['a draft', () => aJob({ status: 'draft' })],
    ['no job', async () => 9_999_999],
  ])('to %s finds nothing', async (_, make) => {
    const id = await make()
    const care = await server.as('caregiver')
    for (const attempt of [
      () => care.call(applyToJob, { id }),
      () => care.call(withdrawApplication, { id }),
      () => care.call(markNotInterested, { id }),
      () => care.call(applyWithScreening, { id, body: { answers: {} } }),
    ]) {
      expect((await refusal(attempt())).kind).toBe('notFound')
    }
  })

  test('that was not made cannot be withdrawn; withdrawn twice is once', async () => {
    const id = await aJob()
    const care = await server.as('caregiver')
    const error = await refusal(care.call(withdrawApplication, { id, body: {} }))
    expect([error.kind, error.serverMessage]).toEqual(['conflict', jobPageTexts.notApplied[0]])
    expect(error.code).toBe('not_applied')
    await care.call(applyToJob, { id })
    const first = await care.call(withdrawApplication, { id, body: { note: 'Once' } })
    expect(await care.call(withdrawApplication, { id, body: { note: 'Twice' } })).toEqual(first)
  })

  test('is in the way of a no; a no may be taken back by applying', async () => {
    const id = await aJob()
    const care = await server.as('caregiver')
    const no = await care.call(markNotInterested, { id, body: { note: 'Too far' } })
    expect(no).toMatchObject({
      proposal_state: 'not_interested',
      note_not_interested: 'Too far',
      provider_not_interested_date: '2026-11-21',
    })
    expect(await care.call(markNotInterested, { id, body: {} })).toEqual(no)
    await care.call(applyToJob, { id })
    const error = await refusal(care.call(markNotInterested, { id }))
    expect([error.kind, await stateOf(id)]).toEqual(['conflict', 'applied'])
    expect(error.code).toBe('withdraw_first')
  })

  test('takes no state, day or family note from a body', async () => {
    const id = await aJob()
    const { jar } = await server.visitorAs('caregiver')
    await jar.fetch('/v1/settings/')
    const response = await jar.fetch(`/v1/jobs/${id}/apply/`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-CSRFToken': jar.get('csrftoken') ?? '',
        Origin: 'http://homecare.test',
      },
      body: JSON.stringify({ note: 'x', proposal_state: 'withdrawn', family_note: 'Hired!' }),
    })
    expect([response.status, await stateOf(id)]).toEqual([400, null])
  })
})

describe('the questions before an application', () => {
  const wanted = { schedule_type: 2, housing: 0, conditions: [2] } as const
  const answersOf = (answer: boolean, but?: string) =>
    Object.fromEntries(
      applyQuestions({ ...wanted, start_date: '2026-12-01' }).map(({ id }) => [
        id,
        id === but ? !answer : answer,
      ]),
    )

  test('are passed by a yes to each, which applies', async () => {
    const id = await aJob({ ...wanted, conditions: [2] })
    const care = await server.as('caregiver')
    const { passed, application } = await care.call(applyWithScreening, {
      id,
      body: { answers: answersOf(true), note: 'Hello' },
    })
    expect([passed, application?.proposal_state, application?.note]).toEqual([true, 'applied', 'Hello'])
  })

  test('stop an application by one no', async () => {
    const id = await aJob({ ...wanted, conditions: [2] })
    const care = await server.as('caregiver')
    const body = { answers: answersOf(true, 'live_in') }
    expect(await care.call(applyWithScreening, { id, body })).toEqual({ passed: false, application: null })
    expect((await care.call(getJob, { id })).application).toBeNull()
  })

  test('are all to be answered', async () => {
    const id = await aJob({ ...wanted, conditions: [2] })
    const care = await server.as('caregiver')
    const error = await refusal(care.call(applyWithScreening, { id, body: { answers: { travel: true } } }))
    expect(Object.keys(error.fieldErrors)).toEqual(['start', 'hours', 'live_in', 'conditions'])
    expect(error.code).toBe('answers_missing')
  })
})

describe('applications', () => {
  test('are listed for their caregiver, the latest first, each with its job', async () => {
    const care = await server.as('otherCaregiver')
    const [first, second] = [await aJob({ title: 'One' }), await aJob({ title: 'Two' })]
    await care.call(applyToJob, { id: first })
    server.clock.advance(86_400_000)
    const later = await server.as('otherCaregiver')
    await later.call(applyToJob, { id: second })
    const mine = await later.call(listOwnApplications)
    expect(mine.slice(0, 2).map(({ job }) => [job.title, job.has_applied])).toEqual([
      ['Two', true],
      ['One', true],
    ])
    expect(
      (await (await server.as('caregiver')).call(listOwnApplications)).map(({ job }) => job.id),
    ).not.toContain(first)
  })

  test('are listed for the family of the job, by both addresses, and for nobody else', async () => {
    const id = await aJob()
    await (await server.as('caregiver')).call(applyToJob, { id, body: { note: 'Hello' } })
    const family = await server.as('family')
    const listed = await family.call(listJobApplicants, { id })
    expect(listed).toMatchObject([
      { provider: { id: marisol }, caregiver_note: 'Hello', proposal_state: 'applied' },
    ])
    expect(await family.call(listOwnJobApplicants, { id })).toEqual(listed)
    const refused: readonly (readonly [Actor, string])[] = [
      ['anonymous', 'unauthenticated'],
      ['otherFamily', 'notFound'],
      ['caregiver', 'forbidden'],
      ['staff', 'forbidden'],
    ]
    for (const [who, kind] of refused) {
      expect((await refusal((await server.as(who)).call(listJobApplicants, { id }))).kind).toBe(kind)
    }
  })
})
