import { getSettings, sendEmailCode, verifyEmail } from '@homecare/sdk/account'
import { countOwnWaiting, listOwnAlerts } from '@homecare/sdk/dashboards'
import { getFamilyDashboard } from '@homecare/sdk/families'
import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { codeRules } from '../account/codes.ts'
import { outbox, users } from '../tables/account.ts'
import { actors } from '../testing/actors.ts'
import { kindOf, refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
beforeEach(async () => {
  await server.change().update(users).set({ email_verified: false })
})

const carol = () => server.as('family')
const send = async () => (await carol()).call(sendEmailCode)
const letters = () =>
  server.db
    .select()
    .from(outbox)
    .where(and(eq(outbox.recipient, 'carol@example.com'), eq(outbox.channel, 'mail')))
    .orderBy(desc(outbox.id))
async function mailed(): Promise<{ code: string; link: string }> {
  const [letter] = await letters()
  const link = /https?:\/\/\S+/.exec(letter!.body)![0]
  return { code: /\d{3}/.exec(letter!.subject)![0], link }
}
const verify = async (code: string) => (await carol()).call(verifyEmail, { body: { code } })
const isVerified = async () => (await (await carol()).call(getSettings)).email_verified
const why = async (code: string) => (await refusal(verify(code))).fieldErrors['code']?.[0]

test('is proven by the code of the letter, whose link carries it', async () => {
  expect(await send()).toEqual({ email_verified: false })
  const { code, link } = await mailed()
  expect(new URL(link).searchParams.get('code')).toBe(code)
  expect(await verify(` ${code} `.trim())).toEqual({ email_verified: true })
  expect(await isVerified()).toBe(true)
  // The link once more.
  expect(await verify(code)).toEqual({ email_verified: true })
})

test('is not proven by a wrong code, five of which are enough, nor by one that a newer one replaced', async () => {
  await send()
  const first = (await mailed()).code
  const wrong = first === '000' ? '111' : '000'
  for (let tries = 1; tries < codeRules.tries; tries++) expect(await why(wrong)).toMatch(/wrong|correcto/)
  expect(await why(wrong)).toMatch(/last try|último intento/)
  expect(await why(first)).toMatch(/last try|último intento/)
  await send()
  const { code } = await mailed()
  if (code !== first) expect(await why(first)).toBeDefined()
  expect(await verify(code)).toEqual({ email_verified: true })
})

test('is not proven by an old code, by none, or by somebody else’s', async () => {
  expect(await why('123')).toMatch(/expired|venció/)
  await send()
  const { code } = await mailed()
  const other = (await server.as('otherFamily')).call(verifyEmail, { body: { code } })
  expect(await kindOf(other)).toBe('invalid')
  server.clock.advance(codeRules.lifeMs + 1)
  expect(await why(code)).toMatch(/expired|venció/)
  expect(await isVerified()).toBe(false)
})

test('verified already, nothing is mailed', async () => {
  await server.db.update(users).set({ email_verified: true })
  expect(await send()).toEqual({ email_verified: true })
  expect(await letters()).toEqual([])
})

test('that is not verified is one row of a home, and counted where it is answered', async () => {
  const rows = async () => [
    ...(await (await carol()).call(getFamilyDashboard)).alerts,
    ...(await (await server.as('caregiver')).call(listOwnAlerts)),
  ]
  const asked = async () => (await rows()).filter(({ kind }) => kind === 'email_unverified')
  expect((await asked()).map(({ href }) => href)).toEqual(Array(2).fill('/settings?modal=verifyEmail'))
  expect((await (await carol()).call(countOwnWaiting)).counts['me']).toBe(1)
  await server.db.update(users).set({ email_verified: true }).where(eq(users.id, actors.family))
  expect((await (await carol()).call(countOwnWaiting)).counts['me']).toBeUndefined()
  expect(await asked()).toHaveLength(1)
})
