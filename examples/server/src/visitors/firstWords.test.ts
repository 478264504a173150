import { login, whoami } from '@homecare/sdk/account'
import { listConversations } from '@homecare/sdk/chat'
import { addJob, getOnboardingDraft, getOwnFamily, postFirstJob } from '@homecare/sdk/families'
import type { JobDraft } from '@homecare/sdk/jobs'
import {
  confirmFirstWord,
  firstWordDays,
  firstWordsWaiting,
  getFirstWord,
  listPinnedCaregivers,
  pinCaregiver,
  resendFirstWord,
  sendFirstWord,
  type FirstWord,
} from '@homecare/sdk/visitors'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { outbox, users, userSecrets } from '../tables/account.ts'
import { caregivers } from '../tables/caregivers.ts'
import { conversations, messages } from '../tables/chat.ts'
import { caregiverInvites, firstWords } from '../tables/families.ts'
import { rateLimits } from '../tables/server.ts'
import { kindOf, refusal } from '../testing/refusal.ts'
import { someCaregiver } from '../testing/someone.ts'
import { smallWorld } from '../testing/world.ts'
import { eraseFirstWords, sweepFirstWords } from './erase.ts'

const server = smallWorld()
beforeEach(() => server.db.delete(rateLimits))

let counted = 0
const word = (change: Partial<FirstWord> = {}): FirstWord => ({
  caregiver_id: someCaregiver,
  name: 'Naomi Okafor',
  email: `first${++counted}@example.com`,
  message: 'Are you free on Tuesdays?',
  search: '/caregivers-search/california/oakland?conditions=20&when=tue,afternoon',
  ...change,
})
const lettersTo = (email: string) =>
  server.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(desc(outbox.id))
const tokenIn = (body: string) => /\/first-words\/([\w-]+)/.exec(body)?.[1] ?? ''
async function linkTo(email: string): Promise<string> {
  const [letter] = await lettersTo(email)
  return tokenIn(letter?.body ?? '')
}
const written = (content: string) => server.db.$count(messages, eq(messages.content, content))
async function waiting(change: Partial<FirstWord> = {}) {
  const body = word(change)
  const visitor = server.visitor()
  const kept = await visitor.care.call(sendFirstWord, { body })
  return { ...visitor, body, kept, token: await linkTo(body.email) }
}
const agreed = { terms: true }
const job: JobDraft = {
  title: 'Afternoons for my father',
  description: '',
  care_for: 2,
  conditions: [20],
  assistance: [1],
  schedule_type: 2,
  schedule: [{ day_of_week: 2, start_time: '13:00', end_time: '17:00' }],
  hours_week: 4,
  housing: 1,
  preferred_gender: 0,
  preferred_languages: [],
  start_date: '2027-12-01',
  city: 'Oakland',
  state: 'CA',
  zip_code: '94612',
}

describe('a first message of somebody without an account', () => {
  test('reaches nobody before its letter is opened and the press made; then the family has an account and the conversation', async () => {
    const { care, jar, body, token } = await waiting({ message: 'Before and after' })
    expect(jar.get('session')).toBeUndefined()
    expect(await server.db.$count(users, eq(users.email, body.email))).toBe(0)
    expect(await written('Before and after')).toBe(0)
    // On another device: opening it sends nothing.
    const other = server.visitor()
    expect(await other.care.call(getFirstWord, { token })).toMatchObject({
      state: 'new',
      caregiver: { id: someCaregiver },
      email: body.email,
      message: 'Before and after',
      conversation_id: null,
    })
    expect(await written('Before and after')).toBe(0)

    const done = await other.care.call(confirmFirstWord, {
      token,
      body: { ...agreed, password: 'four words make one' },
    })
    expect(done.identity).toMatchObject({ user_type: 'family', first_name: 'Naomi', last_name: 'Okafor' })
    expect((await other.care.call(whoami)).data.email).toBe(body.email)
    expect(await other.care.call(listConversations)).toMatchObject([
      {
        id: done.conversation_id,
        other: { caregiver_id: someCaregiver },
        messages: [{ content: body.message }],
      },
    ])
    expect(await other.care.call(getOwnFamily)).toMatchObject({
      city: 'Oakland',
      onboarding_completed: false,
    })
    expect(await other.care.call(getOnboardingDraft)).toMatchObject({
      step: 'needs',
      data: {
        city: 'Oakland',
        state: 'CA',
        conditions: [20],
        specific_schedule: [{ day_of_week: 2, start_time: '13:00', end_time: '17:00' }],
      },
    })
    const [user] = await server.db.select().from(users).where(eq(users.email, body.email))
    expect(user).toMatchObject({ email_verified: true, role: 'family' })
    const [row] = await server.db.select().from(firstWords).where(eq(firstWords.family_id, user!.id))
    expect(row).toMatchObject({ email: null, name: null, content: null, search: null, pinned: true })
    // The password that was chosen is one.
    await server.visitor().care.call(login, { body: { email: body.email, password: 'four words make one' } })
    // Whoever wrote it in the first browser is still nobody.
    expect((await care.call(whoami)).data.user_type).toBe('anonymous')
  })

  test('needs no password: one is chosen by the letter for a forgotten one', async () => {
    const { care, body, token } = await waiting()
    await care.call(confirmFirstWord, { token, body: agreed })
    const [user] = await server.db.select().from(users).where(eq(users.email, body.email))
    const [secrets] = await server.db.select().from(userSecrets).where(eq(userSecrets.user_id, user!.id))
    expect(secrets?.password_hash).toBeNull()
    expect(
      await kindOf(server.visitor().care.call(login, { body: { email: body.email, password: 'null' } })),
    ).toBe('forbidden')
  })

  test('is sent once: the second press is answered as the first, and a stranger sees only that it was sent', async () => {
    const { care, body, token } = await waiting({ message: 'Only once' })
    const first = await care.call(confirmFirstWord, { token, body: agreed })
    expect(await care.call(confirmFirstWord, { token, body: agreed })).toMatchObject({
      conversation_id: first.conversation_id,
    })
    expect(await written('Only once')).toBe(1)
    expect(await care.call(getFirstWord, { token })).toMatchObject({
      state: 'sent',
      conversation_id: first.conversation_id,
    })
    const stranger = server.visitor().care
    expect(await stranger.call(getFirstWord, { token })).toMatchObject({
      state: 'sent',
      email: '',
      message: '',
      conversation_id: null,
    })
    expect(await kindOf(stranger.call(confirmFirstWord, { token, body: agreed }))).toBe('conflict')
    expect(await lettersTo(body.email)).toHaveLength(2)
  })

  test('pressed twice at one instant makes one account and one message', async () => {
    const { token, body } = await waiting({ message: 'At one instant' })
    const presses = [0, 1].map(() =>
      kindOf(server.visitor().care.call(confirmFirstWord, { token, body: agreed })),
    )
    expect((await Promise.all(presses)).toSorted()).toEqual(['answered', 'conflict'])
    expect(await server.db.$count(users, eq(users.email, body.email))).toBe(1)
    expect(await written('At one instant')).toBe(1)
  })

  test('its letter holds nothing that was typed, and is in the language of the page', async () => {
    const { body } = await waiting({ name: 'Buy Now', message: 'Wire me money', language: 'es' })
    const [letter] = await lettersTo(body.email)
    expect(`${letter?.subject} ${letter?.body}`).not.toMatch(/Buy|Wire|conditions|Naomi/)
    expect(letter?.subject).toMatch(/^Envíe su mensaje a /)
  })

  test('asks for the terms, and makes nothing without them or with a weak password', async () => {
    const { care, token, body } = await waiting()
    const without = await refusal(care.call(confirmFirstWord, { token, body: { terms: false } }))
    expect(Object.keys(without.fieldErrors)).toEqual(['terms'])
    const weak = await refusal(care.call(confirmFirstWord, { token, body: { terms: true, password: 'abc' } }))
    expect(Object.keys(weak.fieldErrors)).toEqual(['password'])
    expect(await server.db.$count(users, eq(users.email, body.email))).toBe(0)
  })

  test.each([
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: 'nobody' }, 'email'],
    ['no words', { message: '  ' }, 'message'],
    ['hidden signs', { message: 'Good \u202egninrom' }, 'message'],
    ['a ZIP code that is none', { zip_code: '00000' }, 'zip_code'],
  ])('is refused with %s', async (_, change, field) => {
    const error = await refusal(server.visitor().care.call(sendFirstWord, { body: word(change) }))
    expect(Object.keys(error.fieldErrors)).toEqual([field])
  })

  test('is written to nobody who is not shown, and not by who is logged in', async () => {
    const body = word({ caregiver_id: 999_999 })
    expect(await kindOf(server.visitor().care.call(sendFirstWord, { body }))).toBe('notFound')
    expect(await kindOf((await server.as('caregiver')).call(sendFirstWord, { body: word() }))).toBe(
      'forbidden',
    )
  })

  test('takes the place of the ZIP code where the search told none', async () => {
    const { care, token } = await waiting({ search: '/caregivers-search?vetted=1', zip_code: '94601' })
    await care.call(confirmFirstWord, { token, body: agreed })
    expect(await care.call(getOwnFamily)).toMatchObject({ city: 'Oakland', zip_code: '94601' })
  })

  test('waits five times for one address, and no more', async () => {
    const email = `many${++counted}@example.com`
    for (let sent = 0; sent < firstWordsWaiting; sent++)
      await server.visitor().care.call(sendFirstWord, { body: word({ email }) })
    const upper = word({ email: email.toUpperCase() })
    expect(await kindOf(server.visitor().care.call(sendFirstWord, { body: upper }))).toBe('invalid')
  })
})

describe('the letter', () => {
  test('comes again to another address, and the first link works no more', async () => {
    const { care, body, kept, token } = await waiting()
    const corrected = `corrected${++counted}@example.com`
    const again = await care.call(resendFirstWord, { body: { ticket: kept.ticket, email: corrected } })
    expect(again).toMatchObject({ email: corrected, expires_at: kept.expires_at })
    expect(await kindOf(care.call(getFirstWord, { token }))).toBe('notFound')
    const next = await linkTo(corrected)
    expect(next).not.toBe(token)
    await care.call(confirmFirstWord, { token: next, body: agreed })
    expect((await care.call(whoami)).data.email).toBe(corrected)
    expect(await server.db.$count(users, eq(users.email, body.email))).toBe(0)
    expect(
      await kindOf(care.call(resendFirstWord, { body: { ticket: kept.ticket, email: corrected } })),
    ).toBe('notFound')
  })

  test('is too old after its days, and what waited is deleted', async () => {
    const { care, token, body } = await waiting()
    const later = server.clock.now() + (firstWordDays * 86_400_000 + 1)
    await server.db
      .update(firstWords)
      .set({ expires_at: new Date(server.clock.now() - 1) })
      .where(eq(firstWords.email, body.email))
    expect(await kindOf(care.call(getFirstWord, { token }))).toBe('notFound')
    expect(await kindOf(care.call(confirmFirstWord, { token, body: agreed }))).toBe('notFound')
    await sweepFirstWords(server.db, later)
    expect(await server.db.$count(firstWords, eq(firstWords.email, body.email))).toBe(0)
  })
})

describe('an address that has an account', () => {
  test('answers the same to whoever types it, and its letter alone says so', async () => {
    const stranger = await waiting()
    const known = await waiting({ email: 'carol@example.com', message: 'A draft of Carol' })
    expect(Object.keys(known.kept)).toEqual(Object.keys(stranger.kept))
    const [letter] = await lettersTo('carol@example.com')
    expect(letter?.body).toContain('an account with this address already')
    // The link signs nobody in.
    expect((await known.care.call(getFirstWord, { token: known.token })).state).toBe('known')
    expect(await kindOf(known.care.call(confirmFirstWord, { token: known.token, body: agreed }))).toBe(
      'forbidden',
    )
    expect(await written('A draft of Carol')).toBe(0)

    const carol = await server.as('family')
    expect((await carol.call(getFirstWord, { token: known.token })).state).toBe('yours')
    await carol.call(confirmFirstWord, { token: known.token, body: { terms: false } })
    expect(await written('A draft of Carol')).toBe(1)
    // A family that has posted a job invites from the profile, as ever.
    const mine = (await carol.call(listPinnedCaregivers)).find((one) => one.caregiver_id === someCaregiver)
    expect(mine).toMatchObject({ pinned: false })
  })

  test('is sent by nobody else, and by no caregiver', async () => {
    const { token } = await waiting({ email: 'carol@example.com' })
    const other = await server.as('otherFamily')
    expect((await other.call(getFirstWord, { token })).state).toBe('others')
    expect(await kindOf(other.call(confirmFirstWord, { token, body: agreed }))).toBe('forbidden')
    const aides = await waiting({ email: 'denise@example.com' })
    const denise = await server.as('otherCaregiver')
    expect((await denise.call(getFirstWord, { token: aides.token })).state).toBe('cannotWrite')
    expect(await kindOf(denise.call(confirmFirstWord, { token: aides.token, body: agreed }))).toBe(
      'forbidden',
    )
  })
})

test('a caregiver who has left or is hidden meanwhile gets nothing, and no account is made', async () => {
  const db = server.change()
  const { care, token, body } = await waiting()
  await db.update(caregivers).set({ profile_state_name: 'pending' }).where(eq(caregivers.id, someCaregiver))
  expect((await care.call(getFirstWord, { token })).state).toBe('gone')
  expect(await kindOf(care.call(confirmFirstWord, { token, body: agreed }))).toBe('notFound')
  expect(await db.$count(users, eq(users.email, body.email))).toBe(0)
})

test('what waits goes with the account of its address, and with the caregiver', async () => {
  const [one, other] = [await waiting(), await waiting()]
  const left = () =>
    server.db.$count(firstWords, inArray(firstWords.email, [one.body.email, other.body.email]))
  await server.db.transaction((tx) => eraseFirstWords(tx, { id: 1, email: one.body.email.toUpperCase() }))
  expect(await left()).toBe(1)
  await server.db.transaction((tx) => eraseFirstWords(tx, { id: someCaregiver, email: 'nobody@example.com' }))
  expect(await left()).toBe(0)
})

describe('who was written to', () => {
  const invitesOf = (family: number) =>
    server.db.select().from(caregiverInvites).where(eq(caregiverInvites.family_id, family))

  test('is invited to the first job that is posted, once', async () => {
    const { care, token } = await waiting()
    const { identity } = await care.call(confirmFirstWord, { token, body: agreed })
    const family = identity.user_id!
    // A draft invites nobody.
    await care.call(addJob, { query: {}, body: job })
    expect(await invitesOf(family)).toEqual([])
    const posted = await care.call(postFirstJob, { query: { complete: 1 }, body: job })
    expect(await invitesOf(family)).toMatchObject([{ caregiver_id: someCaregiver, job_id: posted.id }])
    await care.call(addJob, { query: { complete: 1 }, body: { ...job, title: 'Another' } })
    expect(await invitesOf(family)).toHaveLength(1)
    const [pinned] = await care.call(listPinnedCaregivers)
    expect(pinned).toMatchObject({ caregiver_id: someCaregiver, job_id: posted.id })
    expect(await kindOf(care.call(pinCaregiver, { id: pinned!.id, body: { pinned: false } }))).toBe(
      'conflict',
    )
  })

  test('is not invited where the family says so, or where one has blocked the other', async () => {
    const { care, body, token } = await waiting()
    const done = await care.call(confirmFirstWord, { token, body: agreed })
    const other = word({ email: body.email, caregiver_id: someCaregiver + 1 })
    await server.visitor().care.call(sendFirstWord, { body: other })
    const second = await care.call(confirmFirstWord, { token: await linkTo(body.email), body: agreed })
    expect(second.conversation_id).not.toBe(done.conversation_id)
    const [latest, first] = await care.call(listPinnedCaregivers)
    expect([latest?.pinned, first?.pinned]).toEqual([true, true])
    await care.call(pinCaregiver, { id: latest!.id, body: { pinned: false } })
    await server.db
      .update(conversations)
      .set({ from_user_block: true, blocked_by: someCaregiver })
      .where(eq(conversations.id, done.conversation_id))
    await care.call(postFirstJob, { query: { complete: 1 }, body: job })
    expect(await invitesOf(done.identity.user_id!)).toEqual([])
  })

  test('is pinned by nobody else', async () => {
    const { care, token } = await waiting()
    await care.call(confirmFirstWord, { token, body: agreed })
    const [pinned] = await care.call(listPinnedCaregivers)
    const other = await server.as('otherFamily')
    expect(await kindOf(other.call(pinCaregiver, { id: pinned!.id, body: { pinned: false } }))).toBe(
      'notFound',
    )
    const own = and(eq(firstWords.id, pinned!.id), eq(firstWords.pinned, true))
    expect(await server.db.$count(firstWords, own)).toBe(1)
  })
})
