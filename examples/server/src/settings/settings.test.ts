import {
  changePassword,
  updateSettings,
  getMarketingPreferences,
  getSettings,
  login,
  markTutorial,
  updateMarketingPreferences,
  settingsRecord,
  whoami,
  type Settings,
  type SettingsChange,
} from '@homecare/sdk/account'
import { getOwnFamily } from '@homecare/sdk/families'
import { versionFor } from '@homecare/sdk/kit'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { jobs } from '../tables/jobs.ts'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
beforeEach(() => void server.change())

it.each([
  [{ first_name: ' ' }, 'first_name'],
  [{ last_name: 'R2' }, 'last_name'],
  [{ phone: 'call me' }, 'phone'],
  [{ phone: '' }, 'phone'],
  [{ max_job_distance_preference: 15 }, 'max_job_distance_preference'],
])('refuses %j beside its field, and keeps what there was', async (body, field) => {
  const care = await server.as('caregiver')
  const before = await care.call(getSettings)
  await expect(
    care.call(updateSettings, { body: { ...body, notices: { urgent_at_night: true } } }),
  ).rejects.toMatchObject({
    fieldErrors: { [field]: [expect.any(String)] },
  })
  expect(await care.call(getSettings)).toEqual(before)
})

it('keeps a number in digits, verified only while it stays the same', async () => {
  const care = await server.as('caregiver')
  const { phone } = await care.call(getSettings)
  const typed = `(${phone!.slice(0, 3)}) ${phone!.slice(3, 6)}-${phone!.slice(6)}`
  expect(await care.call(updateSettings, { body: { phone: typed } })).toMatchObject({
    phone,
    phone_verified: true,
  })
  expect(await care.call(updateSettings, { body: { phone: '(510) 555-0188' } })).toMatchObject({
    phone: '5105550188',
    phone_verified: false,
  })
})

it('overwrites nothing that another tab has changed meanwhile: it gets the settings as they are', async () => {
  const care = await server.as('caregiver')
  const seen = await care.call(getSettings)
  const save = (change: SettingsChange, before = seen) =>
    care.call(updateSettings, { body: { ...change, version: versionFor(settingsRecord, before, change) } })
  await save({ first_name: 'Mari', max_job_distance_preference: 60 })
  const refusal = await save({ first_name: 'Mary', language: 'es' }).catch((error: unknown) => error)
  expect(refusal).toMatchObject({ kind: 'conflict', current: { first_name: 'Mari', language: 'en' } })
  // Other settings are no change of these.
  expect(await save({ language: 'es' })).toMatchObject({ first_name: 'Mari', language: 'es' })
  const { current } = refusal as { current: Settings }
  expect(await save({ first_name: 'Mary' }, current)).toMatchObject({ first_name: 'Mary' })
  expect(await care.call(updateSettings, { body: { first_name: 'Marisol' } })).toMatchObject({
    first_name: 'Marisol',
  })
  const { care: visitor } = server.visitor()
  await expect(visitor.call(updateSettings, { body: { version: 'stale' } })).rejects.toMatchObject({
    kind: 'unauthenticated',
  })
})

it('gives a family its new name wherever it is read', async () => {
  const care = await server.as('family')
  await care.call(updateSettings, { body: { first_name: ' Caroline ' } })
  expect((await care.call(getOwnFamily)).first_name).toBe('Caroline')
  expect((await care.call(whoami)).data.first_name).toBe('Caroline')
})

it('lets a family take back, and give again, that search engines may list its jobs', async () => {
  const care = await server.as('family')
  const indexedJobs = async () =>
    (await (await server.fetch('/sitemap.xml')).text()).match(/\/oakland\/\d+</g)?.length ?? 0
  const without = await care.call(updateSettings, { body: { jobs_may_be_indexed: false } })
  expect(without.jobs_may_be_indexed).toBe(false)
  const others = await indexedJobs()
  expect(await care.call(updateSettings, { body: { jobs_may_be_indexed: true } })).toMatchObject({
    jobs_may_be_indexed: true,
  })
  expect(await indexedJobs()).toBeGreaterThan(others)
})

type Job = typeof jobs.$inferSelect

it('lists no other job of a family whose settings are saved as they were', async () => {
  const db = server.change()
  const care = await server.as('family')
  const { user_id } = (await care.call(whoami)).data
  const [{ id: asked, ...job }] = (await db.select().from(jobs).where(eq(jobs.family_id, user_id!))) as [Job]
  await db.insert(jobs).values(job)
  await care.call(updateSettings, { body: { jobs_may_be_indexed: false } })
  await db.update(jobs).set({ may_be_indexed: true }).where(eq(jobs.id, asked))
  const body = { jobs_may_be_indexed: true }
  expect(await care.call(updateSettings, { body })).toMatchObject(body)
  const listed = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.family_id, user_id!), eq(jobs.may_be_indexed, true)))
  expect(listed.map(({ id }) => id)).toEqual([asked])
})

it('speaks of jobs in search engines only to whoever has one, and changes nobody else’s', async () => {
  const [family, caregiver] = [await server.as('family'), await server.as('caregiver')]
  await family.call(updateSettings, { body: { jobs_may_be_indexed: true } })
  const body = { jobs_may_be_indexed: false }
  expect((await caregiver.call(updateSettings, { body })).jobs_may_be_indexed).toBeNull()
  expect((await family.call(getSettings)).jobs_may_be_indexed).toBe(true)
})

it('merges channels of news and marks of tutorials, from several tabs at once', async () => {
  const care = await server.as('caregiver')
  const choose = (marketing_preferences: Record<string, boolean>) =>
    care.call(updateMarketingPreferences, { body: { marketing_preferences } })
  await Promise.all([choose({ email: true }), choose({ text: true }), choose({ post: false })])
  expect((await care.call(getMarketingPreferences)).marketing_preferences).toEqual({
    email: true,
    text: true,
    post: false,
  })
  await Promise.all(
    ['profile', 'open_shifts'].map((name) => care.call(markTutorial, { body: { [name]: true } })),
  )
  expect((await care.call(getSettings)).tutorials).toMatchObject({ profile: true, open_shifts: true })
})

it('changes the password with the old one alone, and ends every other session', async () => {
  const [here, elsewhere] = [await server.as('caregiver'), await server.as('caregiver')]
  const new_password = 'blue cup on the table'
  await expect(
    here.call(changePassword, { body: { old_password: 'not this', new_password } }),
  ).rejects.toMatchObject({ fieldErrors: { old_password: [expect.any(String)] } })
  await here.call(changePassword, { body: { old_password: DEMO_PASSWORD, new_password } })
  expect((await here.call(whoami)).data.first_name).toBe('Marisol')
  expect((await elsewhere.call(whoami)).data.user_type).toBe('anonymous')
  const { care: visitor } = server.visitor()
  const email = 'marisol@example.com'
  await expect(visitor.call(login, { body: { email, password: DEMO_PASSWORD } })).rejects.toMatchObject({
    kind: 'forbidden',
  })
  await visitor.call(login, { body: { email, password: new_password } })
})
