import {
  applyToJob,
  applyWithScreening,
  getJob,
  listJobApplicants,
  listMyApplications,
  listMyJobApplicants,
  markNotInterested,
  applyQuestions,
  searchJobs,
  withdrawApplication,
  type Client,
  type JobQuery,
} from '@homecare/sdk'
import { jobPageTexts, jobTexts } from '@homecare/sdk/texts'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { outbox, users } from '../account/tables.ts'
import { caregivers } from '../caregivers/tables.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { applications, jobs } from './tables.ts'

const server = smallWorld()

const marisol = actors.caregiver
const oakland = { city: 'Oakland', state: 'CA', latitude: 37.8044, longitude: -122.2712, county: 'Alameda' }

/** A job of Carol's in Oakland, of its own. */
async function aJob(given: Partial<typeof jobs.$inferInsert> = {}): Promise<number> {
  const [job] = await server
    .change()
    .insert(jobs)
    .values({
      family_id: actors.family,
      title: 'Care for my aunt',
      status: 'open',
      ...oakland,
      start_date: '2026-12-01',
      created_at: new Date(server.clock.now()),
      ...given,
    })
    .returning({ id: jobs.id })
  return job!.id
}

const idsOf = async (care: Client, query: JobQuery) =>
  (await care.call(searchJobs, { query: { limit: 100, ...query } })).data.map(({ id }) => id)

describe('the search of jobs', () => {
  test('finds open jobs around a place, nearest first, without a trace of who lives where', async () => {
    const care = await server.as('anonymous')
    const near = await aJob()
    const far = await aJob({ latitude: oakland.latitude + 0.2 })
    const tooFar = await aJob({ latitude: oakland.latitude + 0.6 })
    const closed = await aJob({ status: 'closed' })
    const draft = await aJob({ status: 'draft' })
    const found = await care.call(searchJobs, { query: { city: 'Oakland', state: 'CA', limit: 100 } })
    const ids = found.data.map(({ id }) => id)
    expect(ids.indexOf(near)).toBeLessThan(ids.indexOf(far))
    for (const hidden of [tooFar, closed, draft]) expect(ids).not.toContain(hidden)
    expect(found.records).toBe(ids.length)
    expect(found.meta.place).toEqual({ city: 'Oakland', state: 'CA' })
    expect(JSON.stringify(found)).not.toMatch(/latitude|longitude|family|zip|@/)
  })

  test('gives ten a page that never overlap, and the whole count beyond the last', async () => {
    const care = await server.as('anonymous')
    for (let made = 0; made < 12; made++)
      await aJob({ city: 'Reno', state: 'NV', latitude: 39.5, longitude: -119.8 })
    const page = (offset: number) => care.call(searchJobs, { query: { city: 'Reno', state: 'NV', offset } })
    const [first, second, beyond] = [await page(0), await page(10), await page(200)]
    expect(first.data).toHaveLength(10)
    const ids = [...first.data, ...second.data].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBe(first.records)
    expect([beyond.data, beyond.records]).toEqual([[], first.records])
  })

  test('looks from home, as far as she works, when no place is asked for', async () => {
    const [home] = await server.change().select().from(users).where(eq(users.id, marisol))
    await server.db
      .update(caregivers)
      .set({ max_job_distance_preference: 20 })
      .where(eq(caregivers.id, marisol))
    const at = { latitude: home!.latitude!, longitude: home!.longitude! }
    const near = await aJob({ ...at })
    const far = await aJob({ ...at, latitude: at.latitude + 0.4 })
    const ids = await idsOf(await server.as('caregiver'), {})
    expect([ids.includes(near), ids.includes(far)]).toEqual([true, false])
    expect(await idsOf(await server.as('caregiver'), { distance: 40 })).toContain(far)
  })

  test('filters by first day and by time of day', async () => {
    const care = await server.as('anonymous')
    const place = { city: 'Reno', state: 'NV' }
    const there = { ...place, latitude: 39.5, longitude: -119.8 }
    const early = await aJob({
      ...there,
      schedule: [{ day_of_week: 1, start_time: '08:00', end_time: '12:00' }],
    })
    const late = await aJob({
      ...there,
      start_date: '2027-01-15',
      schedule_type: 1,
      time_of_day: ['afternoon', 'overnight'],
    })
    const only = async (query: JobQuery) =>
      (await idsOf(care, { ...place, ...query })).filter((id) => id === early || id === late)
    expect(await only({ start_date: '2026-12-02' })).toEqual([late])
    expect(await only({ end_date: '2026-12-01' })).toEqual([early])
    expect(await only({ shift_block_type: 1 })).toEqual([early])
    expect(await only({ shift_block_type: 2 })).toEqual([late])
    expect(await only({ shift_block_type: 3 })).toEqual([late])
    expect(await only({ iso_type: 1 })).toEqual([])
  })

  test('knows what she said to a job', async () => {
    const care = await server.as('caregiver')
    const place = { city: 'Oakland', state: 'CA', distance: 10 }
    const [open, applied, refused, unfit] = [
      await aJob({ conditions: [] }),
      await aJob(),
      await aJob(),
      await aJob({ conditions: [26, 27, 28, 18, 3] }),
    ]
    await server
      .change()
      .insert(applications)
      .values([
        { job_id: applied, caregiver_id: marisol, proposal_state: 'applied' },
        { job_id: refused, caregiver_id: marisol, proposal_state: 'not_interested' },
      ])
    const among = async (query: JobQuery) =>
      (await idsOf(care, { ...place, ...query }))
        .filter((id) => [open, applied, refused, unfit].includes(id))
        .toSorted((a, b) => a - b)
    expect(await among({})).toEqual([open, applied, unfit])
    expect(await among({ open_shifts_status: 1 })).toEqual([open, unfit])
    expect(await among({ open_shifts_status: 2 })).toEqual([applied])
    expect(await among({ open_shifts_status: 3 })).toEqual([open])
    const { data } = await care.call(searchJobs, { query: { ...place, limit: 100 } })
    expect(data.find(({ id }) => id === applied)?.has_applied).toBe(true)
    expect(data.find(({ id }) => id === open)?.has_applied).toBe(false)
  })

  test.each([{ city: 'Atlantis', state: 'CA' }, { city: 'Atlantis' }, { zip_code: '00000' }])(
    'does not know %j',
    async (query) => {
      const error = await refusal((await server.as('anonymous')).call(searchJobs, { query }))
      expect(error.kind).toBe('notFound')
    },
  )

  test.each([
    'limit=101',
    'offset=-1',
    'distance=x',
    'shift_block_type=9',
    'start_date=2026-13-01',
    'open_shifts_status=4',
  ])('refuses %s', async (query) => {
    expect((await server.fetch(`/v1/jobs/?${query}`)).status).toBe(400)
  })
})

describe('one job', () => {
  test('is told without last name, street or coordinates; what is said of the person is for caregivers', async () => {
    const id = await aJob()
    const visitor = await (await server.as('anonymous')).call(getJob, { id })
    expect(visitor.application).toBeNull()
    expect(visitor.job).toMatchObject({
      id,
      care_recipient_desc: '',
      family: { first_name: 'Carol', last_initial: 'I' },
    })
    expect(JSON.stringify(visitor)).not.toMatch(/latitude|longitude|@|zip/)
    const caregiver = await (await server.as('caregiver')).call(getJob, { id })
    const own = await (await server.as('family')).call(getJob, { id })
    expect(caregiver.job.care_recipient_desc).toBe(own.job.care_recipient_desc)
    expect((await (await server.as('otherFamily')).call(getJob, { id })).job.care_recipient_desc).toBe('')
  })

  test.each(['draft', 'closed', 'filled'] as const)(
    'that is %s is there for its family alone',
    async (status) => {
      const id = await aJob({ status })
      expect((await (await server.as('family')).call(getJob, { id })).job.status).toBe(status)
      for (const who of ['anonymous', 'caregiver', 'otherFamily', 'staff'] as const) {
        expect((await refusal((await server.as(who)).call(getJob, { id }))).kind).toBe('notFound')
      }
    },
  )

  test('stays there for whoever applied', async () => {
    const id = await aJob({ status: 'filled' })
    await server
      .change()
      .insert(applications)
      .values({ job_id: id, caregiver_id: marisol, proposal_state: 'applied' })
    const seen = await (await server.as('caregiver')).call(getJob, { id })
    expect([seen.job.status, seen.application?.proposal_state]).toEqual(['filled', 'applied'])
  })
})

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
    const letters = await server.db.select().from(outbox).where(eq(outbox.recipient, 'carol@example.com'))
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
      expect((await refusal(attempt())).formErrors).toEqual([jobTexts.verifyPhoneFirst[0]])
    }
    expect(await stateOf(id)).toBeNull()
  })

  test.each(['closed', 'filled'] as const)('to a job that is %s is refused', async (status) => {
    const id = await aJob({ status })
    const error = await refusal((await server.as('caregiver')).call(applyToJob, { id }))
    expect([error.kind, error.serverMessage]).toEqual(['conflict', jobPageTexts.noLongerOpen[0]])
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
    const mine = await later.call(listMyApplications)
    expect(mine.slice(0, 2).map(({ job }) => [job.title, job.has_applied])).toEqual([
      ['Two', true],
      ['One', true],
    ])
    expect(
      (await (await server.as('caregiver')).call(listMyApplications)).map(({ job }) => job.id),
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
    expect(await family.call(listMyJobApplicants, { id })).toEqual(listed)
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
