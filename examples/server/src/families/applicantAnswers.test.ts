import {
  acceptApplicant,
  answerUndoMs,
  declineCaregiver,
  listOwnJobApplicants,
  undoApplicantAnswer,
  updateJob,
} from '@homecare/sdk/families'
import { listCaregiverConnections, listConnections } from '@homecare/sdk/hiring'
import { withdrawApplication } from '@homecare/sdk/jobs'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { insertJob } from '../jobs/testing/insertJob.ts'
import { outbox, users } from '../tables/account.ts'
import { connections } from '../tables/hiring.ts'
import { applications } from '../tables/jobs.ts'
import { letters } from '../tables/mail.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { someCaregiver } from '../testing/someone.ts'
import { smallWorld } from '../testing/world.ts'
import { removeConnections } from '../testing/removeWork.ts'

const server = smallWorld()
const caregiver_id = someCaregiver

/** A job of the family's to which one caregiver has applied, and whom the two are not connected by anything else. */
async function anApplication() {
  const id = await insertJob(server, { hours_week: 8, schedule_type: 1, care_for: 2 })
  await removeConnections(server.db, eq(connections.caregiver_id, caregiver_id))
  await server.db.update(users).set({ notify_by_email: true }).where(eq(users.id, caregiver_id))
  await server.db.insert(applications).values({ job_id: id, caregiver_id, proposal_state: 'applied' })
  return { id, caregiver_id }
}
const connected = async () =>
  server.db
    .select()
    .from(connections)
    .where(and(eq(connections.family_id, actors.family), eq(connections.caregiver_id, caregiver_id)))
const ofJob = async (id: number) => (await server.as('family')).call(listOwnJobApplicants, { id })
const held = () => server.db.$count(letters)
const sent = async () =>
  (await server.db.select().from(outbox).orderBy(outbox.id)).map(({ subject }) => subject)
const knownToCaregiver = async () =>
  (await (await server.as(caregiver_id)).call(listCaregiverConnections, { id: caregiver_id })).some(
    ({ family }) => family.id === actors.family,
  )

test('a yes makes the two connected, in touch, and is told once it cannot be taken back', async () => {
  const one = await anApplication()
  const care = await server.as('family')
  const answer = await care.call(acceptApplicant, one)
  const until = new Date(server.clock.now() + answerUndoMs).toISOString()
  expect(answer).toMatchObject({ accepted: true, declined: false, undo_until: until })
  expect(await care.call(acceptApplicant, one)).toEqual(answer)
  expect(await connected()).toMatchObject([{ hire_stage: 1, job_id: one.id, provider_hourly_rate: 0 }])
  expect((await care.call(listConnections)).map(({ id }) => id)).toContain(answer.connection_id)
  expect(await ofJob(one.id)).toMatchObject([{ accepted: true, undo_until: until }])
  expect([await held(), await knownToCaregiver(), await sent()]).toEqual([1, false, []])

  server.clock.advance(answerUndoMs)
  expect(await knownToCaregiver()).toBe(true)
  expect(await kindOf(care.call(undoApplicantAnswer, one))).toBe('conflict')
  expect(await ofJob(one.id)).toMatchObject([{ accepted: true, undo_until: null }])
})

test('taken back in time it is as if it had never been, and nobody is told', async () => {
  const one = await anApplication()
  const care = await server.as('family')
  for (const say of [
    () => care.call(acceptApplicant, one),
    () =>
      care.call(declineCaregiver, {
        id: caregiver_id,
        body: { job_id: one.id, reason: 'distance' as const },
      }),
  ]) {
    await say()
    expect(await held()).toBe(1)
    const answer = await care.call(undoApplicantAnswer, one)
    expect(answer).toEqual({ accepted: false, declined: false, undo_until: null, connection_id: null })
    expect(await care.call(undoApplicantAnswer, one)).toEqual(answer)
    expect([await held(), (await connected()).length]).toEqual([0, 0])
    expect(await ofJob(one.id)).toMatchObject([{ accepted: false, declined: false }])
  }
})

test('a yes after which they are declined ends the connection, unless it has come further', async () => {
  const one = await anApplication()
  const care = await server.as('family')
  await care.call(acceptApplicant, one)
  server.clock.advance(answerUndoMs)
  await care.call(declineCaregiver, { id: caregiver_id, body: { job_id: one.id } })
  expect(await connected()).toEqual([])

  server.clock.advance(1000)
  await care.call(acceptApplicant, one)
  await server.db.update(connections).set({ hire_stage: 3 }).where(eq(connections.caregiver_id, caregiver_id))
  const no = care.call(declineCaregiver, { id: caregiver_id, body: { job_id: one.id } })
  expect(await kindOf(no)).toBe('conflict')
  expect(await kindOf(care.call(undoApplicantAnswer, one))).toBe('conflict')
  expect(await connected()).toHaveLength(1)
})

test('who is connected already stays so, and is not connected twice', async () => {
  const one = await anApplication()
  await server.db
    .insert(connections)
    .values({ family_id: actors.family, caregiver_id, hire_stage: 3, provider_hourly_rate: 2400 })
  const care = await server.as('family')
  await care.call(acceptApplicant, one)
  await care.call(undoApplicantAnswer, one)
  expect(await connected()).toMatchObject([{ hire_stage: 3, provider_hourly_rate: 2400 }])
})

test('whoever has withdrawn, and a job that is closed, get no yes', async () => {
  const one = await anApplication()
  const care = await server.as('family')
  await care.call(updateJob, { id: one.id, body: { status: 'closed' } })
  expect(await kindOf(care.call(acceptApplicant, one))).toBe('conflict')
  await care.call(updateJob, { id: one.id, body: { status: 'open' } })
  await (await server.as(caregiver_id)).call(withdrawApplication, { id: one.id, body: {} })
  expect(await kindOf(care.call(acceptApplicant, one))).toBe('conflict')
  expect(await kindOf(care.call(acceptApplicant, { ...one, caregiver_id: caregiver_id + 3 }))).toBe(
    'notFound',
  )
})
