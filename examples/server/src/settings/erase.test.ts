import { deleteAccount, login, whoami } from '@homecare/sdk/account'
import { getCaregiver, listReviews } from '@homecare/sdk/caregivers'
import { searchCaregivers } from '@homecare/sdk/search'
import { makeCalendarFeed } from '@homecare/sdk/shifts'
import type { Client } from '@homecare/sdk/client'
import { getOwnCaregiver } from '@homecare/sdk/ownProfile'
import { addReference } from '@homecare/sdk/references'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { calendarFeeds } from '../tables/care/calendarFeeds.ts'
import {
  caregivers,
  licensePhotos,
  licenses,
  references,
  reviewReports,
  reviews,
} from '../tables/caregivers.ts'
import { agreementAnswers, documentFiles, documents } from '../tables/documents.ts'
import { applications, jobs } from '../tables/jobs.ts'
import { families } from '../tables/families.ts'
import { partnerSignups } from '../tables/partners.ts'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { actors } from '../testing/actors.ts'
import { someCaregiver } from '../testing/someone.ts'
import { smallWorld } from '../testing/world.ts'
import { sessions, users } from '../tables/account.ts'
import { areaWaits } from '../tables/asking/areas.ts'

const server = smallWorld()
beforeEach(() => server.reset())

const marisol = actors.caregiver
const remove = (care: Client, password: string) => care.call(deleteAccount, { body: { password } })
const now = () => new Date(server.clock.now())

/** A file in the store for a license and one for a document. */
async function keepFiles(): Promise<string[]> {
  const { db, deps } = server
  const names = ['licenses/test-photo', 'documents/test-file'] as const
  for (const name of names) await deps.files.put(name, new Blob(['content']), 'text/plain')
  const [license] = await db.select().from(licenses).where(eq(licenses.caregiver_id, marisol)).limit(1)
  await db.insert(licensePhotos).values({ license_id: license!.id, stored_as: names[0], created_at: now() })
  const [document] = await db.insert(documents).values({ user_id: marisol, name: 'TB test' }).returning()
  const file = { name: 'tb.pdf', stored_as: names[1], size: 7, media_type: 'application/pdf' }
  await db.insert(documentFiles).values({ document_id: document!.id, place: 1, ...file })
  return [...names]
}

it('asks for the password, and changes nothing without it', async () => {
  const care = await server.as('caregiver')
  await expect(remove(care, 'not this one')).rejects.toMatchObject({
    fieldErrors: { password: [expect.any(String)] },
  })
  expect((await care.call(getOwnCaregiver)).id).toBe(marisol)
})

it('ends every session, and lets nobody find or become the caregiver', async () => {
  const [care, elsewhere] = [await server.as('caregiver'), await server.as('caregiver')]
  const { first_name } = (await care.call(whoami)).data
  await remove(care, DEMO_PASSWORD)
  expect(await server.db.$count(sessions, eq(sessions.user_id, marisol))).toBe(0)
  expect((await elsewhere.call(whoami)).data.user_type).toBe('anonymous')
  const { care: visitor } = server.visitor()
  await expect(
    visitor.call(login, { body: { email: 'marisol@example.com', password: DEMO_PASSWORD } }),
  ).rejects.toMatchObject({ kind: 'forbidden' })
  await expect(visitor.call(getCaregiver, { id: marisol })).rejects.toMatchObject({ kind: 'notFound' })
  const found = await visitor.call(searchCaregivers, { query: { city: 'oakland', state: 'CA', limit: 100 } })
  expect(found.data.map(({ id }) => id)).not.toContain(marisol)
  expect(first_name).toBe('Marisol')
})

it('leaves no personal datum, and no file', async () => {
  const { db, deps } = server
  const files = await keepFiles()
  const care = await server.as('caregiver')
  await care.call(addReference, {
    body: { name: 'Ana Souza', relationship: 'Supervisor', phone: '5105550119' },
  })
  await db.insert(agreementAnswers).values({
    user_id: marisol,
    agreement: 'consulting',
    version: '2026-11-01',
    consented: true,
    full_name: 'Marisol Rivera',
    answered_at: now(),
  })
  const before = (await db.select().from(users).where(eq(users.id, marisol)))[0]!
  await remove(care, DEMO_PASSWORD)

  const rows = await Promise.all([
    db.select().from(users).where(eq(users.id, marisol)),
    db.select().from(caregivers).where(eq(caregivers.id, marisol)),
    db.select().from(agreementAnswers).where(eq(agreementAnswers.user_id, marisol)),
  ])
  const left = JSON.stringify(rows)
  for (const secret of [
    before.email,
    before.last_name,
    before.phone,
    before.address,
    String(before.latitude),
  ])
    expect(left).not.toContain(secret)
  expect(rows[1][0]).toMatchObject({ about: '', birthday: null, gender: null, profile_state_name: 'draft' })
  expect(rows[2][0]).toMatchObject({ consented: true, full_name: '' })
  expect(await db.$count(references, eq(references.caregiver_id, marisol))).toBe(0)
  expect(await db.$count(documents, eq(documents.user_id, marisol))).toBe(0)
  for (const file of files) expect(await deps.files.get(file)).toBeNull()
})

it('ends the address at which a calendar reads the visits', async () => {
  const care = await server.as('caregiver')
  await care.call(makeCalendarFeed, { body: { shows_names: true } })
  await remove(care, DEMO_PASSWORD)
  expect(await server.db.$count(calendarFeeds, eq(calendarFeeds.user_id, marisol))).toBe(0)
})

it('leaves nothing of a family: neither who needs care and where, nor its answers, nor its name on a review', async () => {
  const { db } = server
  const carol = actors.family
  await db
    .update(families)
    .set({
      care_recipient_desc: 'Her mother',
      member_id: 'M-77',
      recipient_dob: '1941-03-02',
      recipient_gender: 'female',
      signup_answers: { payment_option: 'Medicaid' },
    })
    .where(eq(families.id, carol))
  const secret = { partner_code: 'getcare', user_id: carol, phone: '5105550177', message: 'Soon' }
  await db.insert(partnerSignups).values({ ...secret, created_at: now() })
  const place = { city: 'Oakland', state: 'CA', zip_code: '94601', latitude: 37.8, longitude: -122.2 }
  const [job] = await db
    .insert(jobs)
    .values({ family_id: carol, title: 'Care for my mother', care_for: 2, ...place })
    .returning()
  await db.insert(applications).values({
    ...{ job_id: job!.id, caregiver_id: marisol, proposal_state: 'applied' },
    family_note: 'My mother likes her',
  })
  await db.delete(reviews).where(eq(reviews.reviewer_id, carol))
  const written = { reviewer_id: carol, reviewer: 'Carol T.', rating: 5, created: now() }
  await db.insert(reviews).values([
    { ...written, caregiver_id: marisol, review_text: 'She is on time.', approved: true },
    { ...written, caregiver_id: someCaregiver, review_text: 'Nobody has read this.' },
  ])
  await remove(await server.as('family'), DEMO_PASSWORD)

  const [family] = await db.select().from(families).where(eq(families.id, carol))
  const nothing = { care_recipient_desc: '', member_id: null, recipient_dob: null, recipient_gender: null }
  expect(family).toMatchObject({ email: '', first_name: '', ...nothing, signup_answers: {} })
  expect((await db.select().from(users).where(eq(users.id, carol)))[0]).toMatchObject({
    city: '',
    county: '',
  })
  const empty = { status: 'closed', title: '', care_for: null, city: '', zip_code: '', latitude: null }
  for (const one of await db.select().from(jobs).where(eq(jobs.family_id, carol)))
    expect(one).toMatchObject(empty)
  const [application] = await db.select().from(applications).where(eq(applications.job_id, job!.id))
  expect(application).toMatchObject({ family_note: null })
  expect(await db.$count(partnerSignups, eq(partnerSignups.user_id, carol))).toBe(0)
  const { data } = await server.visitor().care.call(listReviews, { id: marisol })
  expect(data.find(({ review_text }) => review_text === 'She is on time.')?.reviewer).toBe('A family')
  expect(await db.$count(reviews, eq(reviews.reviewer_id, carol))).toBe(1)
})

it('leaves no answer of a caregiver to a review, and nothing that they reported', async () => {
  const { db } = server
  const [row] = await db
    .insert(reviews)
    .values({
      ...{ caregiver_id: marisol, reviewer: 'Susan K.', review_text: 'She is on time.', rating: 5 },
      ...{
        approved: true,
        created: now(),
        answer: 'My own words',
        answer_state: 'shown',
        answered_at: now(),
      },
    })
    .returning()
  await db.insert(reviewReports).values({ review_id: row!.id, reason: 'rude', note: 'Mine', at: now() })
  await remove(await server.as('caregiver'), DEMO_PASSWORD)
  const [left] = await db.select().from(reviews).where(eq(reviews.id, row!.id))
  expect(left).toMatchObject({ review_text: 'She is on time.', answer: null, answer_state: null })
  expect(await db.$count(reviewReports)).toBe(0)
})

it('takes the address off every area that it waits for', async () => {
  const { db } = server
  const row = { zip_code: '99547', who: 'family', language: 'en', created_at: now() } as const
  await db.insert(areaWaits).values([
    { email: 'carol@example.com', ...row },
    { email: 'other@example.com', ...row },
  ])
  await remove(await server.as('family'), DEMO_PASSWORD)
  expect((await db.select().from(areaWaits)).map(({ email }) => email)).toEqual(['other@example.com'])
})

it('takes back applications that are open, without their notes', async () => {
  const { db } = server
  const [job] = await db
    .insert(jobs)
    .values({ family_id: actors.family, title: 'Nights', city: 'Oakland', state: 'CA' })
    .returning()
  const mine = and(eq(applications.job_id, job!.id), eq(applications.caregiver_id, marisol))
  await db
    .insert(applications)
    .values({ job_id: job!.id, caregiver_id: marisol, proposal_state: 'applied', note: 'Call me.' })
  await remove(await server.as('caregiver'), DEMO_PASSWORD)
  expect((await db.select().from(applications).where(mine))[0]).toMatchObject({
    proposal_state: 'withdrawn',
    note: '',
  })
})
