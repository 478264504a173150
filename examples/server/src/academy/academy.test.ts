import { createHash } from 'node:crypto'
import { openAcademy } from '@homecare/sdk'
import { expect, it } from 'vitest'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld({
  ACADEMY_URL: 'https://care.academy.example/sqsso',
  ACADEMY_SECRET: 'shared key',
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
