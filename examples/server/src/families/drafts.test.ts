import {
  finishOnboardingLater,
  getOnboardingDraft,
  resumeOnboarding,
  updateOnboardingDraft,
  signUpFamily,
} from '@homecare/sdk/families'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { outbox } from '../tables/account.ts'
import { rateLimits } from '../tables/server.ts'
import { refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { draftCookie } from './drafts.ts'

const server = smallWorld()
beforeEach(() => server.db.delete(rateLimits))

let counted = 0
const freshEmail = () => `draft${++counted}@example.com`
const account = (email = freshEmail()) => ({
  email,
  password: 'a long enough one',
  first_name: 'Naomi',
  last_name: 'Okafor',
  phone: '5105550143',
  care_for: 2,
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
  terms: true,
})
const draft = { version: '1', step: 'schedule', data: { care_for: 2, title: 'Kept' } }
const lettersTo = (email: string) =>
  server.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)
const tokenIn = (letter: { body: string } | undefined) =>
  /resume=([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? ''
/** A draft that one browser has mailed, and another follows. */
async function mailedOn() {
  const [one, other] = [server.visitor(), server.visitor()]
  const email = freshEmail()
  await one.care.call(updateOnboardingDraft, { body: draft })
  await one.care.call(finishOnboardingLater, { body: { email } })
  const token = tokenIn((await lettersTo(email))[0])
  await other.care.call(resumeOnboarding, { body: { token } })
  return { one, other, token, email }
}
const typed = { ...draft, data: { ...draft.data, conditions: [20] } }

test('is not read by whoever mailed or has the link once another goes on with it', async () => {
  const { one, other, token } = await mailedOn()
  await other.care.call(updateOnboardingDraft, { body: typed })
  const reader = server.visitor()
  expect(await reader.care.call(resumeOnboarding, { body: { token } })).toMatchObject({ data: draft.data })
  const withTheToken = server.visitor()
  withTheToken.jar.set(draftCookie, token)
  for (const { care } of [one, reader, withTheToken])
    expect(JSON.stringify(await care.call(getOnboardingDraft))).not.toContain('conditions')
})

test('keeps what was typed since when the link is followed again', async () => {
  const { other, token } = await mailedOn()
  await other.care.call(updateOnboardingDraft, { body: typed })
  expect(await other.care.call(resumeOnboarding, { body: { token } })).toMatchObject(typed)
  expect(await other.care.call(getOnboardingDraft)).toMatchObject(typed)
})

test.each([
  ['where it was begun', 'one'],
  ['where the link was followed', 'other'],
] as const)('ends in all its copies when it is sent %s', async (_, sender) => {
  const mailed = await mailedOn()
  const bystander = server.visitor()
  await bystander.care.call(updateOnboardingDraft, { body: draft })
  await mailed[sender].care.call(signUpFamily, { body: account() })
  for (const { care } of [mailed.one, mailed.other]) expect(await care.call(getOnboardingDraft)).toBeNull()
  const late = server.visitor().care.call(resumeOnboarding, { body: { token: mailed.token } })
  expect((await refusal(late)).kind).toBe('notFound')
  expect(await bystander.care.call(getOnboardingDraft)).toMatchObject(draft)
})

test('ends when the address that it was mailed to signs up, wherever that is', async () => {
  const { token, email } = await mailedOn()
  await server.visitor().care.call(signUpFamily, { body: account(email.toUpperCase()) })
  const late = server.visitor().care.call(resumeOnboarding, { body: { token } })
  expect((await refusal(late)).kind).toBe('notFound')
})

test('by an account is not for whoever uses the browser after it', async () => {
  const { care, jar } = await server.visitorAs('family')
  await care.call(updateOnboardingDraft, { body: draft })
  const next = server.visitor()
  next.jar.set(draftCookie, jar.get(draftCookie) ?? '')
  expect(await next.care.call(getOnboardingDraft)).toBeNull()
  expect(await care.call(getOnboardingDraft)).toMatchObject(draft)
})
