import { changePassword, login, logout, whoami } from '@homecare/sdk/account'
import {
  agreeToAgencyTerms,
  getAgencyOnboarding,
  listAgencyTermsAnswers,
  requireNewPassword,
} from '@homecare/sdk/agency'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { listConversations } from '@homecare/sdk/chat'
import { verifyPhone } from '@homecare/sdk/phones'
import { cropOwnPhoto, uploadOwnPhoto } from '@homecare/sdk/photos'
import { legalVersion } from '@homecare/sdk/texts'
import { desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { outbox, socialAccounts, users } from '../tables/account.ts'
import { profilePhotos } from '../tables/caregivers.ts'
import { agreementAnswers } from '../tables/documents.ts'
import { actors } from '../testing/actors.ts'
import { noise } from '../testing/pictures.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { agencyMailTexts } from './texts.ts'

const server = smallWorld()
const version = legalVersion('agency')!.date
const id = actors.agencyCaregiver
beforeEach(async () => {
  server.change()
  await server.db.delete(agreementAnswers).where(eq(agreementAnswers.agreement, 'agency'))
})

test('the terms are accepted once, in the version that is in force, and staff see by whom', async () => {
  const grace = await server.as('agencyCaregiver')
  const staff = await server.as('staff')
  const agree = (which = version) =>
    grace.call(agreeToAgencyTerms, { body: { version: which, agreed: true } })
  expect((await grace.call(getAgencyOnboarding)).terms_agreed_at).toBeNull()
  expect(await kindOf(agree('2018-12-01'))).toBe('conflict')
  const { terms_agreed_at } = await agree()
  expect(terms_agreed_at).not.toBeNull()
  server.clock.advance(1000)
  expect((await agree()).terms_agreed_at).toBe(terms_agreed_at)
  expect(await staff.call(listAgencyTermsAnswers)).toMatchObject([{ user_id: id, version }])
})

test('the onboarding is for an agency’s caregivers, and what staff see for staff', async () => {
  for (const who of ['family', 'caregiver', 'facility', 'careManager'] as const) {
    const care = await server.as(who)
    expect(await kindOf(care.call(getAgencyOnboarding))).toBe('forbidden')
    expect(await kindOf(care.call(listAgencyTermsAnswers))).toBe('forbidden')
    expect(await kindOf(care.call(requireNewPassword, { id }))).toBe('forbidden')
  }
  const staff = await server.as('staff')
  expect(await kindOf(staff.call(getAgencyOnboarding))).toBe('forbidden')
  expect(await kindOf(staff.call(requireNewPassword, { id: actors.caregiver }))).toBe('notFound')
})

test('whoever is asked for a new password is signed out, and can do nothing else before it is chosen', async () => {
  const before = await server.as('agencyCaregiver')
  await (await server.as('staff')).call(requireNewPassword, { id })
  expect(await kindOf(before.call(getAgencyOnboarding))).toBe('unauthenticated')

  const { care } = server.visitor()
  const [user] = await server.db.select().from(users).where(eq(users.id, id))
  await care.call(login, { body: { email: user!.email, password: DEMO_PASSWORD } })
  expect((await care.call(whoami)).data.must_change_password).toBe(true)
  expect(await kindOf(care.call(getAgencyOnboarding))).toBe('forbidden')
  expect(await kindOf(care.call(listConversations))).toBe('forbidden')

  const change = (new_password: string) =>
    care.call(changePassword, { body: { old_password: DEMO_PASSWORD, new_password } })
  expect(await fieldsOf(change(DEMO_PASSWORD))).toEqual(['new_password'])
  await change('three new words of mine')
  expect((await care.call(whoami)).data.must_change_password).toBe(false)
  expect(await care.call(getAgencyOnboarding)).toMatchObject({ must_change_password: false })
})

test('nor read a file', async () => {
  const visitor = await server.visitorAs('agencyCaregiver')
  const paths = [
    ...[
      'documents/1',
      'licenses/1/1',
      'receipts/1/1',
      'timesheets/1/1',
      'plans/1',
      'careplans/1/week.pdf',
      'careplans/1/plan.fhir.json',
    ],
    ...['connections/1/offer.pdf', 'connections/1/agreement.pdf', 'invoices/1/receipt.pdf'],
    'payments/report.csv?from=2026-01-01&to=2026-01-31',
  ]
  const statuses = () =>
    Promise.all(paths.map(async (path) => (await visitor.jar.fetch(`/files/${path}`)).status))
  for (const status of await statuses()) expect(status).not.toBe(401)
  await server.db.update(users).set({ must_change_password: true }).where(eq(users.id, id))
  expect(await statuses()).toEqual(paths.map(() => 401))
})

test('whoever is asked for a new password is told which accounts elsewhere no longer sign in', async () => {
  await server.db.insert(socialAccounts).values({
    ...{
      provider: 'google',
      subject: 'g-agency',
      user_id: id,
      linked_at: new Date(server.clock.now()),
      email_verified: false,
    },
  })
  await (await server.as('staff')).call(requireNewPassword, { id })
  expect(await server.db.$count(socialAccounts, eq(socialAccounts.user_id, id))).toBe(0)
  const [user] = await server.db.select().from(users).where(eq(users.id, id))
  const letters = await server.db
    .select()
    .from(outbox)
    .where(eq(outbox.recipient, user!.email))
    .orderBy(outbox.id)
  expect(letters.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining([agencyMailTexts.newPasswordSubject[0], expect.stringContaining('Google')]),
  )
})

test('a photo that staff turned down is none, and one that waits is one', async () => {
  const grace = await server.as('agencyCaregiver')
  const hasPhoto = async () => (await grace.call(getAgencyOnboarding)).has_photo
  await server.db.update(users).set({ portrait: null }).where(eq(users.id, id))
  await server.db.delete(profilePhotos).where(eq(profilePhotos.user_id, id))
  expect(await hasPhoto()).toBe(false)
  await server.db.insert(profilePhotos).values({
    user_id: id,
    raw_version: 'a',
    raw_width: 600,
    raw_height: 600,
    version: 'a',
    uploaded_at: new Date(server.clock.now()),
  })
  expect(await hasPhoto()).toBe(true)
  await server.db.update(profilePhotos).set({ refusal: 'blurry' }).where(eq(profilePhotos.user_id, id))
  expect(await hasPhoto()).toBe(false)
})

test('whoever keeps no profile verifies a number and adds a photo of their own', async () => {
  const grace = await server.as('agencyCaregiver')
  await server.db.update(users).set({ portrait: null, phone_verified: false }).where(eq(users.id, id))
  await server.db.delete(profilePhotos).where(eq(profilePhotos.user_id, id))
  expect(await grace.call(getAgencyOnboarding)).toMatchObject({ phone_verified: false, has_photo: false })
  await grace.call(verifyPhone, { body: { verify_method: 'text', phone_number: '5105550163' } })
  const [sent] = await server.db.select().from(outbox).orderBy(desc(outbox.id)).limit(1)
  await grace.call(verifyPhone, { body: { validation_code: /\d{3,8}/.exec(sent!.body)![0] } })
  const photo = new File([new Uint8Array(await noise(800, 800).jpeg().toBuffer())], 'me.jpg', {
    type: 'image/jpeg',
  })
  await grace.call(uploadOwnPhoto, { body: { photo } })
  await grace.call(cropOwnPhoto, {
    body: { ll_x: 0, ll_y: 0, ur_x: 700, ur_y: 700, cropped_at_width: 800 },
  })
  expect(await grace.call(getAgencyOnboarding)).toMatchObject({ phone_verified: true, has_photo: true })
})

test('one may always log out instead', async () => {
  await server.db.update(users).set({ must_change_password: true }).where(eq(users.id, id))
  const care = await server.as('agencyCaregiver')
  expect(await kindOf(care.call(logout))).toBe('answered')
})
