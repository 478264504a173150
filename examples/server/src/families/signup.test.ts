import { createSession, whoami } from '@homecare/sdk/account'
import {
  createOnboardingForm,
  createSignupFlow,
  finishOnboardingLater,
  getOwnFamily,
  getOnboardingDraft,
  listOwnJobs,
  postFirstJob,
  resumeOnboarding,
  updateOnboardingDraft,
  signupOf,
  signUpFamily,
  type FamilySignup,
  type Onboarding,
} from '@homecare/sdk/families'
import type { JobDraft } from '@homecare/sdk/jobs'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { jobs } from '../tables/jobs.ts'
import { rateLimits } from '../tables/server.ts'
import { type Visitor } from '../testing/testServer.ts'
import { refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { draftCookie, draftLifeMs } from './drafts.ts'
import { families, onboardingDrafts } from '../tables/families.ts'

const server = smallWorld()
beforeEach(() => server.db.delete(rateLimits))

const today = '2026-11-21'
const answers: Partial<Onboarding> = {
  care_for: 2,
  city: 'Oakland',
  state: 'CA',
  zip_code: '94601',
  assistance: [1, 5],
  conditions: [20],
  start_date: '12/01/2026',
  specific_schedule: [{ day_of_week: 1, start_time: '09:00', end_time: '13:00' }],
  hours_week: 4,
  title: 'Mornings for my father',
  first_name: 'Naomi',
  last_name: 'Okafor',
  phone: '(510) 555-0143',
  password: 'a long enough one',
  terms: true,
  payment_option: 'private',
}

let counted = 0
const freshEmail = () => `naomi${++counted}@example.com`
function account(change: Partial<FamilySignup> = {}): FamilySignup {
  const form = createOnboardingForm({ today, submit: async () => {} })
  form.fill({ ...answers, email: freshEmail() })
  return { ...signupOf(form.data.peek(), 'en'), ...change }
}
const job: JobDraft = {
  title: 'Mornings for my father',
  description: '',
  care_for: 2,
  conditions: [20],
  assistance: [1, 5],
  schedule_type: 2,
  schedule: [{ day_of_week: 1, start_time: '09:00', end_time: '13:00' }],
  hours_week: 4,
  housing: 1,
  preferred_gender: 0,
  preferred_languages: [],
  start_date: '2026-12-01',
  city: 'oakland',
  state: 'CA',
  zip_code: '94612',
}

const lettersTo = (email: string) =>
  server.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)
const draft = { version: '1', step: 'schedule', data: { care_for: 2, title: 'Kept' } }

describe('signing up as a family', () => {
  test('through the whole flow of the SDK ends signed in, with one job posted and the draft forgotten', async () => {
    const { care } = server.visitor()
    const session = createSession(care)
    const flow = createSignupFlow({
      care,
      session,
      today,
      language: () => 'en',
      newKey: () => crypto.randomUUID(),
    })
    const email = freshEmail()
    flow.form.fill({ ...answers, email })
    flow.next('needs')
    await expect.poll(() => flow.saved.value).toBe('yes')
    expect(await flow.form.submit()).toBe(true)

    expect((await care.call(whoami)).data).toMatchObject({ user_type: 'family', first_name: 'Naomi', email })
    expect(await care.call(getOwnFamily)).toMatchObject({
      onboarding_completed: true,
      how_soon: '2026-12-01',
      city: 'Oakland',
    })
    expect(await care.call(listOwnJobs)).toMatchObject([
      { status: 'open', title: 'Mornings for my father', zip_code: '94601' },
    ])
    expect(await care.call(getOnboardingDraft)).toBeNull()
    expect(await lettersTo(email)).toHaveLength(1)
  })

  test('keeps the address, the phone and the answers, and grants nothing that a form claims', async () => {
    const body = account({
      partner_code: 'clthah',
      member_id: 'M-1',
      invite_code: 'FRIEND',
      dob: '1940-05-02',
      gender: 'male',
    })
    const { family } = await server.visitor().care.call(signUpFamily, { body })
    const [user] = await server.db.select().from(users).where(eq(users.id, family.id))
    const [row] = await server.db.select().from(families).where(eq(families.id, family.id))
    expect(user).toMatchObject({
      role: 'family',
      phone: '5105550143',
      phone_verified: false,
      is_b2b: false,
      partner_code: null,
      county: 'Alameda',
    })
    expect(row).toMatchObject({
      partner_code: 'clthah',
      member_id: 'M-1',
      recipient_dob: '1940-05-02',
      onboarding_completed: false,
    })
    expect(row?.signup_answers).toMatchObject({ invite_code: 'FRIEND', payment_option: 'private' })
  })

  test.each([
    ['terms', { terms: false }],
    ['email', { email: 'naomi@' }],
    ['phone', { phone: '510555014x' }],
    ['password', { password: 'short' }],
    ['city', { city: 'Atlantis' }],
    ['city', { state: 'ZZ' }],
    ['care_for', { care_for: 13 }],
    ['dob', { dob: '1940-02-30' }],
    ['first_name', { first_name: ' ' }],
    ['last_name', { last_name: 'Okafor 3rd' }],
  ])('says at %s what is wrong', async (field, change) => {
    const error = await refusal(server.visitor().care.call(signUpFamily, { body: account(change) }))
    expect(error).toMatchObject({ kind: 'invalid', status: 400 })
    expect(Object.keys(error.fieldErrors)).toEqual([field])
  })

  test('with an address that has an account is a conflict, whatever its capitals', async () => {
    const error = await refusal(
      server.visitor().care.call(signUpFamily, { body: account({ email: 'Carol@Example.com' }) }),
    )
    expect([error.kind, error.serverMessage]).toEqual([
      'conflict',
      'There is already an account with this e-mail address.',
    ])
  })

  test('twice at once makes one account', async () => {
    const email = freshEmail()
    const tries = [1, 2, 3].map(() => server.visitor().care.call(signUpFamily, { body: account({ email }) }))
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const found = await server.db
      .select()
      .from(users)
      .where(eq(sql`lower(${users.email})`, email))
    expect(found).toHaveLength(1)
  })

  test('sent again with its key after the answer was lost gives the same account and a session', async () => {
    const { care, jar } = server.visitor()
    const body = account()
    const first = await care.call(signUpFamily, { body }, { idempotencyKey: 'lost-answer-1' })
    jar.set('session', '')
    const again = await care.call(signUpFamily, { body }, { idempotencyKey: 'lost-answer-1' })
    expect(again.family.id).toBe(first.family.id)
    expect((await care.call(whoami)).data.user_id).toBe(first.family.id)
  })
})

describe('the first job', () => {
  async function newFamily(): Promise<Visitor> {
    const visitor = server.visitor()
    await visitor.care.call(signUpFamily, { body: account() })
    return visitor
  }

  test('is a draft until it is completed, and takes its place from the gazetteer', async () => {
    const { care } = await newFamily()
    expect(await care.call(postFirstJob, { body: job })).toMatchObject({
      status: 'draft',
      city: 'Oakland',
      wage_min: null,
    })
    expect((await care.call(getOwnFamily)).onboarding_completed).toBe(false)
    const posted = await care.call(postFirstJob, { query: { complete: 1 }, body: job })
    const [row] = await server.db.select().from(jobs).where(eq(jobs.id, posted.id))
    expect(row).toMatchObject({
      county: 'Alameda',
      zip_code: '94612',
      latitude: expect.any(Number),
    })
  })

  test('pressed twice with one key is one job', async () => {
    const { care } = await newFamily()
    const args = { query: { complete: 1 }, body: job }
    // Either may be first, and the other meets it under way or gets its answer.
    const press = () => care.call(postFirstJob, args, { idempotencyKey: 'twice-pressed' })
    const outcomes = await Promise.allSettled([press(), press()])
    const [only, ...others] = await care.call(listOwnJobs)
    expect(others).toEqual([])
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    for (const outcome of outcomes) {
      if (outcome.status === 'fulfilled') expect(outcome.value.id).toBe(only?.id)
      else expect(outcome.reason).toMatchObject({ status: 503 })
    }
  })

  test.each([
    ['care_for', { care_for: 13 }],
    ['title', { title: '  ' }],
    ['zip_code', { zip_code: '99999' }],
    ['conditions', { conditions: [19] }],
    ['assistance', { assistance: [99] }],
    ['preferred_languages', { preferred_languages: [25] }],
    ['start_date', { start_date: '12/01/2026' }],
    ['end_date', { end_date: '2026-11-30' }],
    ['hours_week', { hours_week: 169 }],
    ['num_days', { num_days: 8 }],
    ['specific_schedule', { schedule: [] }],
    ['specific_schedule', { schedule: [{ day_of_week: 7, start_time: '09:00', end_time: '10:00' }] }],
    ['specific_schedule', { schedule: [{ day_of_week: 1, start_time: '9', end_time: '10:00' }] }],
    ['wage_min', { wage_min: 499 }],
    ['wage_max', { wage_max: 10_001 }],
    ['wage_max', { wage_min: 2_600, wage_max: 2_500 }],
    ['city', { city: 'Atlantis' }],
  ])('says at %s what is wrong', async (field, change) => {
    const { care } = await newFamily()
    const error = await refusal(
      care.call(postFirstJob, { query: { complete: 1 }, body: { ...job, ...change } as JobDraft }),
    )
    expect(Object.keys(error.fieldErrors)).toEqual([field])
    expect(await care.call(listOwnJobs)).toEqual([])
  })
})

describe('a sign-up that is put aside', () => {
  test('is found again in this browser only', async () => {
    const { care } = server.visitor()
    expect(await care.call(getOnboardingDraft)).toBeNull()
    await care.call(updateOnboardingDraft, { body: draft })
    expect(await care.call(getOnboardingDraft)).toMatchObject(draft)
    expect(await server.visitor().care.call(getOnboardingDraft)).toBeNull()
  })

  test('is kept once however often it is saved, and its key only as a hash', async () => {
    const { care, jar } = server.visitor()
    const before = (await server.db.select().from(onboardingDrafts)).length
    for (const step of ['needs', 'schedule', 'caregiver'])
      await care.call(updateOnboardingDraft, { body: { ...draft, step } })
    const rows = await server.db.select().from(onboardingDrafts)
    expect(rows).toHaveLength(before + 1)
    expect(JSON.stringify(rows)).not.toContain(jar.get(draftCookie))
  })

  test('is resumed on another device by the mailed link, and not without it', async () => {
    const { care } = server.visitor()
    const email = freshEmail()
    await care.call(updateOnboardingDraft, { body: draft })
    await care.call(finishOnboardingLater, { body: { email } })
    const [letter] = await lettersTo(email)
    const token = /resume=([\w-]+)/.exec(letter?.body ?? '')?.[1] ?? ''
    const other = server.visitor()
    expect(await other.care.call(resumeOnboarding, { body: { token } })).toMatchObject(draft)
    expect(await other.care.call(getOnboardingDraft)).toMatchObject(draft)
    expect(
      (await refusal(server.visitor().care.call(resumeOnboarding, { body: { token: `${token}x` } }))).kind,
    ).toBe('notFound')
  })

  test('is gone after 30 days', async () => {
    const { care } = server.visitor()
    await care.call(updateOnboardingDraft, { body: draft })
    server.clock.advance(draftLifeMs + 1000)
    expect(await care.call(getOnboardingDraft)).toBeNull()
    server.clock.advance(-draftLifeMs - 1000)
  })

  test.each([
    ['a password', { data: { password: 'secret words' } }, 'data'],
    ['an unknown step', { step: 'nowhere' }, 'step'],
    ['a version that is no name', { version: '../x' }, 'version'],
    ['more than the form holds', { data: { title: 'x'.repeat(50_000) } }, 'data'],
  ])('never holds %s', async (_, change, field) => {
    const error = await refusal(
      server.visitor().care.call(updateOnboardingDraft, { body: { ...draft, ...change } }),
    )
    expect(Object.keys(error.fieldErrors)).toEqual([field])
  })

  test('cannot be mailed before there is one', async () => {
    const error = await refusal(
      server.visitor().care.call(finishOnboardingLater, { body: { email: freshEmail() } }),
    )
    expect(error.kind).toBe('notFound')
  })
})
