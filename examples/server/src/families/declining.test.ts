import {
  acceptApplicant,
  declineCaregiver,
  getFamilyDashboard,
  listOwnJobApplicants,
  previewDecline,
  undoApplicantAnswer,
  updateDeclineFeedback,
  type DeclineReason,
} from '@homecare/sdk/families'
import { getPersonRecord } from '@homecare/sdk/account'
import { getConnection, listConnections } from '@homecare/sdk/hiring'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { insertJob } from '../jobs/testing/insertJob.ts'
import { outbox, users } from '../tables/account.ts'
import { carePlaces, connections, hireOffers } from '../tables/hiring.ts'
import { applications } from '../tables/jobs.ts'
import { letters } from '../tables/mail.ts'
import { unseal } from '../secrets/secret.ts'
import { keptTerms } from '../offers/send.ts'
import { someTerms } from '../offers/testing/someTerms.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { removeConnections } from '../testing/removeWork.ts'
import { someCaregiver } from '../testing/someone.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
const id = someCaregiver
/** A job of Carol's to which one caregiver has applied, whom she is not connected with. */
let job_id: number
beforeEach(async () => {
  await removeConnections(server.change(), eq(connections.caregiver_id, id))
  await server.db.delete(applications).where(eq(applications.caregiver_id, id))
  job_id = await anApplication()
})

async function anApplication(): Promise<number> {
  const job = await insertJob(server, { title: 'Mornings', hours_week: 8, schedule_type: 1, care_for: 2 })
  await server.db.insert(applications).values({ job_id: job, caregiver_id: id, proposal_state: 'applied' })
  return job
}

async function inTouch(given: Partial<typeof connections.$inferInsert> = {}): Promise<number> {
  const [row] = await server.db
    .insert(connections)
    .values({ family_id: actors.family, caregiver_id: id, ...given })
    .returning()
  return row!.id
}

/** An offer that waits, in a connection of its own. */
async function offered(given: Partial<typeof connections.$inferInsert> = {}): Promise<number> {
  const connection_id = await inTouch({ hire_stage: 2, ...given })
  const now = server.clock.now()
  const { address, city, state, zip_code } = someTerms
  const [place] = await server.db
    .insert(carePlaces)
    .values({
      ...{ family_id: actors.family, address, city, state, zip_code, latitude: 37.8, longitude: -122.27 },
      ...{ time_zone: 'America/Los_Angeles', created_at: new Date(now) },
    })
    .returning()
  await server.db.insert(hireOffers).values({
    ...{ connection_id, version: 1, care_place_id: place!.id, terms: keptTerms(someTerms) },
    ...{ sent_at: new Date(now), expires_at: new Date(now + 7 * 86_400_000) },
  })
  return connection_id
}

const care = () => server.as('family')
const decline = async (body: { job_id?: number; reason?: DeclineReason } = { job_id }) =>
  (await care()).call(declineCaregiver, { id, body })
const preview = async (query: { job_id?: number } = { job_id }) =>
  (await care()).call(previewDecline, { id, query })
const undo = async () => (await care()).call(undoApplicantAnswer, { id: job_id, caregiver_id: id })
const applicants = async (job: number) => (await care()).call(listOwnJobApplicants, { id: job })
const ofJob = async (job: number) =>
  (await server.db.select().from(applications).where(eq(applications.job_id, job)))[0]!
const connection = async (of: number) =>
  (await server.db.select().from(connections).where(eq(connections.id, of)))[0]
const held = () => server.db.$count(letters)
/** The letter that waits until it cannot be taken back. */
async function heldWords(): Promise<string> {
  const [row] = await server.db.select().from(letters)
  return unseal(server.deps.config.secret!, 'letter', row!.sealed)
}
const mail = async () => {
  const [user] = await server.db.select().from(users).where(eq(users.id, id))
  const own = and(eq(outbox.recipient, user!.email), eq(outbox.channel, 'mail'))
  return server.db.select().from(outbox).where(own).orderBy(outbox.id)
}

describe('what a no would do', () => {
  it('to an applicant: they leave the job, and it can be undone', async () => {
    expect(await preview()).toEqual({
      ...{ name: expect.any(String) as string, standing: 'applied', title: 'Mornings', from: 'Carol I.' },
      ...{ undo: true, connection_id: null },
    })
    await decline()
    expect(await preview()).toMatchObject({ standing: 'declined' })
  })
  it('to whom a yes was said already, or an offer waits for', async () => {
    const { connection_id } = await (await care()).call(acceptApplicant, { id: job_id, caregiver_id: id })
    expect(await preview()).toMatchObject({ standing: 'in_touch', undo: true, connection_id })
    await removeConnections(server.db, eq(connections.caregiver_id, id))
    const with_offer = await offered({ job_id })
    expect(await preview()).toMatchObject({ standing: 'offered', undo: false, connection_id: with_offer })
  })
  it('to whom nothing binds them: not found, also for another family', async () => {
    expect(await kindOf(preview({ job_id: 999_999 }))).toBe('notFound')
    const others = (await server.as('otherFamily')).call(previewDecline, { id, query: { job_id } })
    expect(await kindOf(others)).toBe('notFound')
  })
})

describe('a no to one job', () => {
  it('takes the applicant off it, and keeps the reason for the staff', async () => {
    expect(await decline({ job_id, reason: 'not_a_fit' })).toMatchObject({ declined: true })
    expect(await applicants(job_id)).toEqual([])
    expect(await ofJob(job_id)).toMatchObject({
      ...{ declined: true, declined_date: '2026-11-21', decline_reason: 'not_a_fit' },
    })
    expect(await held()).toBe(1)
    // Pressed twice is once.
    expect(await decline({ job_id, reason: 'not_a_fit' })).toMatchObject({ declined: true })
    expect(await held()).toBe(1)
    expect(await heldWords()).not.toMatch(/get along|entendemos/)
  })

  it('of a reason that helps is told kindly, once it cannot be taken back', async () => {
    await decline({ job_id, reason: 'distance' })
    expect(await mail()).toEqual([])
    expect(await heldWords()).toMatch(/somebody who lives nearer|alguien que viva más cerca/)
  })

  it('ends what they were in touch by, and gives it back where it is undone in time', async () => {
    // Of an older offer that came to nothing.
    const of = await offered({ job_id })
    await server.db
      .update(hireOffers)
      .set({ state: 'declined', answered_at: new Date(server.clock.now()) })
      .where(eq(hireOffers.connection_id, of))
    await server.db.update(connections).set({ hire_stage: 1 }).where(eq(connections.id, of))
    expect(await decline()).toMatchObject({ declined: true, undo_until: expect.any(String) as string })
    expect(await connection(of)).toMatchObject({ end_date: '2026-11-20', end_reason: 'declined' })
    expect((await (await care()).call(listConnections)).map((one) => one.id)).not.toContain(of)
    expect(await (await care()).call(getConnection, { id: of })).toMatchObject({
      end: { by: actors.family, reason: 'declined' },
    })
    await undo()
    expect(await connection(of)).toMatchObject({ end_date: null, end_reason: null })
    expect([await held(), (await applicants(job_id)).length]).toEqual([0, 1])
  })

  it('leaves what is between them for another job as it is', async () => {
    const other = await inTouch({ hire_stage: 3, job_id: await anApplication() })
    expect(await decline()).toMatchObject({ declined: true })
    expect(await connection(other)).toMatchObject({ hire_stage: 3, end_date: null })
  })

  it('is none to somebody who was hired for it, nor to who has withdrawn', async () => {
    await inTouch({ hire_stage: 3, job_id })
    expect(await preview()).toMatchObject({ standing: 'hired' })
    expect(await kindOf(decline())).toBe('conflict')
    await removeConnections(server.db, eq(connections.caregiver_id, id))
    await server.db.update(applications).set({ proposal_state: 'withdrawn' })
    expect(await preview()).toMatchObject({ standing: 'none' })
    expect(await kindOf(decline())).toBe('conflict')
  })
})

describe('a no at once', () => {
  it('takes back an offer that waits, in one letter', async () => {
    const of = await offered({ job_id })
    expect(await decline({ job_id, reason: 'hours' })).toMatchObject({ declined: true, undo_until: null })
    expect(await connection(of)).toMatchObject({ hire_stage: 1, end_reason: 'declined' })
    const [offer] = await server.db.select().from(hireOffers).where(eq(hireOffers.connection_id, of))
    expect(offer).toMatchObject({ state: 'withdrawn' })
    const sent = await mail()
    expect([sent.length, await held()]).toEqual([1, 0])
    expect(sent[0]!.body).toMatch(/taken back|queda retirada/)
    expect(await kindOf(undo())).toBe('conflict')
    // They may begin anew: a new connection beside the one that ended.
    expect((await (await care()).call(listConnections)).map((one) => one.id)).not.toContain(of)
  })

  it('as a whole is one to every job and to the connection', async () => {
    const second = await anApplication()
    const of = await inTouch()
    expect(await preview({})).toMatchObject({ standing: 'in_touch', undo: false, title: null })
    expect(await decline({})).toEqual({
      ...{ accepted: false, declined: true, undo_until: null, connection_id: null },
    })
    expect([await applicants(job_id), await applicants(second)]).toEqual([[], []])
    expect(await connection(of)).toMatchObject({ end_reason: 'declined' })
    expect((await mail()).length).toBe(1)
    expect(await decline({})).toMatchObject({ declined: true })
    expect((await mail()).length).toBe(1)
  })

  it('is none to who is hired, and to nobody', async () => {
    await inTouch({ hire_stage: 3 })
    expect(await kindOf(decline({}))).toBe('conflict')
    const nobody = (await care()).call(declineCaregiver, { id: id + 3, body: {} })
    expect(await kindOf(nobody)).toBe('notFound')
  })
})

describe('more of why', () => {
  const say = async (feedback: string, body: { job_id?: number } = { job_id }) =>
    (await care()).call(updateDeclineFeedback, { id, body: { ...body, feedback } })
  it('is for the staff alone, and the last words count', async () => {
    expect(await kindOf(say('Too far.'))).toBe('notFound')
    await decline()
    await say('Too far.')
    await say(' Kind, but lives an hour away. ')
    expect(await ofJob(job_id)).toMatchObject({ decline_feedback: 'Kind, but lives an hour away.' })
    expect(JSON.stringify(await (await care()).call(getFamilyDashboard))).not.toContain('an hour away')
    expect(
      await kindOf(
        (await server.as('otherFamily')).call(updateDeclineFeedback, { id, body: { feedback: 'x' } }),
      ),
    ).toBe('notFound')
  })
  it('is read by the staff in the record of the caregiver, once, with the reason', async () => {
    await inTouch()
    await decline({ reason: 'pay' })
    await say('Asks for more than we can pay.', {})
    const record = await (await server.as('staff')).call(getPersonRecord, { id })
    expect(record.caregiver?.family_words).toEqual([
      {
        ...{ what: 'declined', from: 'Carol I.', reason: 'pay', note: 'Asks for more than we can pay.' },
        at: expect.stringMatching(/^2026-11-2[01]T/) as string,
      },
    ])
  })
  it('stands with a connection that ended', async () => {
    const of = await inTouch()
    await decline({})
    await say('Never on time.', {})
    expect(await connection(of)).toMatchObject({ end_note: 'Never on time.' })
    const seen = await (await server.as(id)).call(getConnection, { id: of })
    expect(JSON.stringify(seen)).not.toContain('on time')
  })
})

it('two yeses at one instant begin one connection', async () => {
  const second = await anApplication()
  const family = await care()
  const answers = await Promise.all(
    [job_id, second].map((job) => family.call(acceptApplicant, { id: job, caregiver_id: id })),
  )
  expect(new Set(answers.map(({ connection_id }) => connection_id)).size).toBe(1)
})
