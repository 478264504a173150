import { createHash } from 'node:crypto'
import { openAcademy } from '@homecare/sdk/academy'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { users } from '../tables/account.ts'
import { actors } from '../testing/actors.ts'
import { refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld({
  ACADEMY_URL: 'https://care.academy.example/sqsso',
  ACADEMY_SECRET: 'shared key',
})

const prove = (email_verified: boolean) =>
  server.db.update(users).set({ email_verified }).where(eq(users.id, actors.caregiver))
beforeEach(() => prove(true))

it('signs no address that nobody has proved, and says what to do', async () => {
  await prove(false)
  const refused = await refusal((await server.as('caregiver')).call(openAcademy))
  expect([refused.kind, refused.message]).toEqual(['conflict', expect.stringContaining('verify your e-mail')])
})

it('signs the caregiver in by a signed address', async () => {
  const { url } = await (await server.as('caregiver')).call(openAcademy)
  const { origin, pathname, searchParams } = new URL(url)
  expect(origin + pathname).toBe('https://care.academy.example/sqsso')
  const instant = String(server.clock.now() / 1000)
  const token = createHash('md5')
    .update(`USER=marisol@example.com&TS=${instant}&KEY=shared key`)
    .digest('hex')
  expect(Object.fromEntries(searchParams)).toEqual({
    Email: 'marisol@example.com',
    TS: instant,
    SSOToken: token,
    FirstName: 'Marisol',
    LastName: 'Rivera',
    Language: 'en',
  })
  expect(url).not.toContain('shared')
})

it('leads to pages of the academy, and nowhere else', async () => {
  const care = await server.as('caregiver')
  const { url } = await care.call(openAcademy, { query: { redirect: '/courses/4' } })
  expect(new URL(url).searchParams.get('redirect_uri')).toBe('https://care.academy.example/courses/4')
  for (const redirect of [
    'https://elsewhere.example/',
    '//elsewhere.example',
    'javascript:alert(1)',
    '\\\\elsewhere',
  ])
    await expect(care.call(openAcademy, { query: { redirect } })).rejects.toMatchObject({
      fieldErrors: { redirect: [expect.any(String)] },
    })
})

it('is for caregivers', async () => {
  await expect((await server.as('family')).call(openAcademy)).rejects.toMatchObject({ kind: 'forbidden' })
})
