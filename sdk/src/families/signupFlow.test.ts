import { describe, expect, it } from 'vitest'
import { whoami } from '../account/sessionCalls.js'
import { anonymous } from '../vocabulary/account/identity.js'
import { createSession } from '../account/session.js'
import { createAttempts, withAttempts } from '../client/attempts.js'
import { createClient } from '../client/client.js'
import { aFamily, aJob, aPlace, anIdentity } from '../testing/builders.js'
import { fakeServer, refuseWith } from '../testing/fakeServer.js'
import { losingAnswers } from '../testing/lostAnswers.js'
import { listOwnJobs } from './calls.js'
import type { Onboarding } from './onboarding.js'
import {
  createFinishLaterForm,
  createSignupFlow,
  isKnownAddress,
  type SignupFlowOptions,
} from './signupFlow.js'
import {
  finishOnboardingLater,
  getOnboardingDraft,
  postFirstJob,
  resumeOnboarding,
  updateOnboardingDraft,
  signUpFamily,
} from './signupCalls.js'

const complete: Partial<Onboarding> = {
  care_for: 2,
  assistance: [1],
  start_date: '12/01/2026',
  specific_schedule: [{ day_of_week: 1, start_time: '09:00', end_time: '13:00' }],
  hours_week: 4,
  title: 'Care for my father',
  first_name: 'Carol',
  last_name: 'Ito',
  email: 'carol@example.com',
  phone: '(510) 555-0101',
  password: 'correct horse',
  terms: true,
}

function setUp() {
  const keys = { signup: [] as unknown[], job: [] as unknown[] }
  const server = fakeServer()
    .on(whoami, () => ({ data: anonymous, intercom_hash: null }))
    .on(getOnboardingDraft, () => null)
    .on(updateOnboardingDraft, ({ body }) => ({ ...body, saved_at: '2026-11-21T12:00:00Z' }))
    .on(signUpFamily, ({ headers }) => {
      keys.signup.push(headers.get('idempotency-key'))
      return { identity: anIdentity(), family: aFamily() }
    })
    .on(postFirstJob, ({ headers }) => {
      keys.job.push(headers.get('idempotency-key'))
      return aJob()
    })
  let made = 0
  const newKey = () => `key-${++made}`
  // What loses answers is a test's own to set.
  let fetch: typeof globalThis.fetch = server.fetch
  const care = withAttempts(
    createClient({ fetch: (...request) => fetch(...request), pause: async () => {} }),
    createAttempts({ newKey }),
  )
  const session = createSession(care)
  const kept = new Map<string, string>()
  const openTab = (more: Partial<SignupFlowOptions> = {}) =>
    createSignupFlow({
      care,
      session,
      today: '2026-11-21',
      language: () => 'en',
      newKey,
      ...more,
      storage: {
        getItem: (name) => kept.get(name) ?? null,
        setItem: (name, value) => void kept.set(name, value),
        removeItem: (name) => void kept.delete(name),
      },
    })
  const flow = openTab()
  const fill = () => {
    flow.form.fill(complete)
    flow.setPlace(aPlace())
  }
  const lose = (answers: number) => (fetch = losingAnswers(server.fetch, answers))
  return { server, session, flow, fill, keys, openTab, lose }
}

describe('the sign-up flow', () => {
  it('goes to the next step when a step is complete, and puts it aside on the server without the password', async () => {
    const { flow, fill, server } = setUp()
    expect(flow.next('needs')).toBeNull()
    fill()
    expect(flow.next('needs')).toBe('schedule')
    await expect.poll(() => flow.saved.value).toBe('yes')
    // What is typed after it was put aside is not on the server.
    flow.form.fields.title.set('Care for my father, and his cat')
    expect(flow.saved.value).toBe('no')
    const draft = server.seen.at(-1)?.body as { step: string; data: object }
    expect(draft).toMatchObject({ version: '1', step: 'schedule', data: { care_for: 2, city: 'Oakland' } })
    expect(draft.data).not.toHaveProperty('password')
  })

  it('puts steps aside one after the other, however fast they are gone through', async () => {
    const { flow, fill, server } = setUp()
    const steps: string[] = []
    const waiting: (() => void)[] = []
    server.on(updateOnboardingDraft, async ({ body }) => {
      steps.push(body.step)
      await new Promise<void>((resolve) => waiting.push(resolve))
      return { ...body, saved_at: '2026-11-21T12:00:00Z' }
    })
    fill()
    flow.next('needs')
    flow.next('schedule')
    flow.next('caregiver')
    for (const step of ['schedule', 'caregiver', 'patient']) {
      await expect.poll(() => steps.at(-1)).toBe(step)
      expect(waiting).toHaveLength(1)
      waiting.pop()?.()
    }
    await expect.poll(() => flow.saved.value).toBe('yes')
    expect(steps).toHaveLength(3)
  })

  it('suggests weekly hours of the schedule or of the help, and a title', () => {
    const { flow } = setUp()
    flow.form.fill({ ...complete, hours_week: null, title: '' })
    expect(flow.form.data.value.hours_week).toBe(4)
    flow.form.fill({ schedule_type: 1, num_days: 5 })
    expect(flow.form.data.value.hours_week).toBe(5)
    flow.next('schedule')
    expect(flow.form.data.value.title).toBe('Care for my father')
    flow.form.fill({ title: '', care_for: 14 })
    flow.next('schedule')
    expect(flow.form.data.value.title).toBe('Care for myself')
  })

  it('suggests a title of the draft, also to whom the next step came before it', async () => {
    const { flow, server } = setUp()
    server.on(getOnboardingDraft, () => ({
      version: '1',
      step: 'schedule',
      data: { care_for: 2, title: '' },
      saved_at: '',
    }))
    const started = flow.start()
    flow.form.fill({ ...complete, title: '', care_for: null })
    expect(flow.next('schedule')).toBe('caregiver')
    await started
    expect(flow.form.data.value.title).toBe('Care for my father')
  })

  it('goes on although a step could not be put aside, and says so', async () => {
    const { flow, fill, server } = setUp()
    server.on(updateOnboardingDraft, () => refuseWith(500))
    fill()
    expect(flow.next('needs')).toBe('schedule')
    await expect.poll(() => flow.saved.value).toBe('failed')
  })

  it('takes up what was put aside in this browser, at the step it had reached', async () => {
    const { flow, server } = setUp()
    server.on(getOnboardingDraft, () => ({
      version: '1',
      step: 'caregiver',
      data: { title: 'Nights' },
      saved_at: '',
    }))
    await flow.start()
    expect([flow.state.value, flow.resumeAt.value, flow.form.data.value.title]).toEqual([
      'ready',
      'caregiver',
      'Nights',
    ])
  })

  it('takes up at once what came with the page, and asks for nothing', async () => {
    const { openTab, server } = setUp()
    const asked = server.seen.length
    const draft = { version: '1', step: 'caregiver', data: { title: 'Nights' }, saved_at: '' }
    const flow = openTab({ draft })
    expect([flow.state.value, flow.resumeAt.value, flow.form.data.value.title]).toEqual([
      'ready',
      'caregiver',
      'Nights',
    ])
    const empty = openTab({ draft: null })
    expect([empty.state.value, empty.resumeAt.value]).toEqual(['ready', null])
    await Promise.all([flow.start(), empty.start()])
    expect(server.seen).toHaveLength(asked)
  })

  it('takes up what was put aside elsewhere by the mailed link', async () => {
    const { flow, server } = setUp()
    server.on(resumeOnboarding, ({ body }) => ({
      version: '1',
      step: 'nowhere',
      data: { title: body.token },
      saved_at: '',
    }))
    await flow.start('a-long-token')
    expect([flow.form.data.value.title, flow.resumeAt.value]).toEqual(['a-long-token', null])
  })

  it('never writes over what was typed while the draft was on its way', async () => {
    const { flow, server } = setUp()
    server.on(getOnboardingDraft, () => ({
      version: '1',
      step: 'caregiver',
      data: { title: 'Old', description: 'Kept' },
      saved_at: '',
    }))
    const starting = flow.start()
    flow.form.fields.title.set('New')
    await starting
    expect(flow.form.data.value).toMatchObject({ title: 'New', description: 'Kept' })
  })

  it('keeps the hours that a person had changed before', async () => {
    const { flow, server } = setUp()
    const { specific_schedule } = complete
    const data = { specific_schedule, hours_week: 20 }
    server.on(getOnboardingDraft, () => ({ version: '1', step: 'caregiver', data, saved_at: '' }))
    await flow.start()
    expect(flow.form.data.value.hours_week).toBe(20)
  })

  it('can be begun although the draft could not be read', async () => {
    const { flow, server } = setUp()
    server.on(getOnboardingDraft, () => refuseWith(500))
    await flow.start()
    expect(flow.state.value).toBe('failed')
  })

  it('ends signed in, with a job posted', async () => {
    const { flow, fill, session } = setUp()
    fill()
    expect(await flow.form.submit()).toBe(true)
    expect([session.identity.value.first_name, flow.job.value?.id]).toEqual(['Carol', 71])
  })

  it('does not create the account again when only the job failed', async () => {
    const { flow, fill, server, session, keys } = setUp()
    fill()
    server.on(postFirstJob, () => refuseWith(500))
    expect([await flow.form.submit(), session.signedIn.value]).toEqual([false, true])
    server.on(postFirstJob, () => aJob())
    expect(await flow.form.submit()).toBe(true)
    expect(keys.signup).toHaveLength(1)
  })

  it('is the same attempt after a lost answer, another when something was changed', async () => {
    const { flow, fill, keys, lose } = setUp()
    fill()
    lose(1)
    expect(await flow.form.submit()).toBe(false)
    flow.form.fields.email.set('carol.ito@example.com')
    lose(1)
    expect(await flow.form.submit()).toBe(false)
    expect(await flow.form.submit()).toBe(true)
    const [first, ...later] = new Set(keys.signup)
    expect([typeof first, later.length, keys.signup.length > 2]).toEqual(['string', 1, true])
  })

  it('says that an address has an account, without losing what was typed', async () => {
    const { flow, fill, server } = setUp()
    server.on(signUpFamily, () => refuseWith(409, 'There is an account with this address.'))
    fill()
    await flow.form.submit()
    expect([isKnownAddress(flow.form.failure.value), flow.form.data.value.title]).toEqual([
      true,
      'Care for my father',
    ])
  })

  it('goes on with the account that a lost answer had made', async () => {
    const { flow, fill, server, session, keys } = setUp()
    server
      .on(signUpFamily, () => refuseWith(403))
      .on(whoami, () => ({
        data: anIdentity({ email: 'carol@example.com' }),
        intercom_hash: null,
      }))
    fill()
    expect(await flow.form.submit()).toBe(true)
    expect([session.signedIn.value, keys.job]).toEqual([true, ['key-2']])
  })

  it('takes over nobody else who has signed in meanwhile', async () => {
    const { flow, fill, server, session } = setUp()
    server
      .on(signUpFamily, () => refuseWith(403))
      .on(whoami, () => ({ data: anIdentity(), intercom_hash: null }))
    fill()
    expect([await flow.form.submit(), session.signedIn.value]).toEqual([false, false])
  })

  it('is one job from all the tabs that it is finished in, and another once it is begun anew', async () => {
    const { flow, fill, server, keys, openTab } = setUp()
    const other = openTab()
    for (const one of [flow, other]) await one.start()
    for (const one of [flow, other]) {
      one.form.fill(complete)
      one.setPlace(aPlace())
      expect(await one.form.submit()).toBe(true)
    }
    expect(keys.job).toHaveLength(2)
    expect(new Set(keys.job).size).toBe(1)
    fill()
    server.on(postFirstJob, () => refuseWith(409)).on(listOwnJobs, () => [aJob({ id: 7 }), aJob({ id: 8 })])
    expect([await flow.form.submit(), flow.job.value?.id, flow.postedBefore.value]).toEqual([true, 8, true])
    server.on(postFirstJob, ({ headers }) => (keys.job.push(headers.get('idempotency-key')), aJob()))
    const anew = openTab()
    anew.form.fill(complete)
    anew.setPlace(aPlace())
    expect([await anew.form.submit(), new Set(keys.job).size]).toEqual([true, 2])
  })

  it('asks nobody who is signed in for an account', async () => {
    const { flow, fill, session, keys } = setUp()
    session.become(anIdentity())
    fill()
    flow.form.fill({ email: '', password: '', terms: false })
    expect(await flow.form.submit()).toBe(true)
    expect([keys.signup, keys.job]).toEqual([[], ['key-1']])
  })

  it('is put aside for later with a mailed link', async () => {
    const { flow, fill, server } = setUp()
    const mailed: unknown[] = []
    server.on(finishOnboardingLater, ({ body }) => void mailed.push(body))
    fill()
    const form = createFinishLaterForm(flow)
    expect(form.data.value.email).toBe('carol@example.com')
    form.fields.email.set(' carol.ito@example.com ')
    expect(await form.submit()).toBe(true)
    expect([mailed, flow.saved.value]).toEqual([[{ email: 'carol.ito@example.com' }], 'yes'])
  })
})

describe('a guest on a partner’s page', () => {
  const address = 'https://care.example.com/accounts/continue/abcdefgh'
  function setUpGuest() {
    const server = fakeServer()
      .on(signUpFamily, () => ({
        identity: anIdentity(),
        family: aFamily(),
        job: aJob(),
        continue_url: address,
      }))
      .on(finishOnboardingLater, () => undefined)
    const care = createClient({ fetch: server.fetch, guest: true, pause: async () => {} })
    const session = createSession(care)
    const flow = createSignupFlow({
      care,
      session,
      today: '2026-11-21',
      language: () => 'en',
      newKey: () => 'key',
      partnerCode: 'getcare',
      guest: true,
    })
    flow.form.fill(complete)
    flow.setPlace(aPlace())
    return { server, session, flow }
  }

  it('sends account and job in one call, is not signed in there, and goes on elsewhere', async () => {
    const { server, session, flow } = setUpGuest()
    expect(await flow.form.submit()).toBe(true)
    expect(server.seen).toHaveLength(1)
    expect(server.seen[0]?.body).toMatchObject({
      partner_code: 'getcare',
      email: 'carol@example.com',
      job: { title: 'Care for my father' },
    })
    expect(flow.job.value).toEqual(aJob())
    expect(flow.continueUrl.value).toBe(address)
    expect(session.signedIn.value).toBe(false)
  })

  it('asks for no draft and puts none aside, but by a mailed link', async () => {
    const { server, flow } = setUpGuest()
    await flow.start()
    expect(flow.state.value).toBe('ready')
    expect(flow.next('needs')).toBe('schedule')
    expect(server.seen).toEqual([])
    expect(flow.saved.value).toBe('no')

    await flow.putAside(' carol@example.com ')
    const body = server.seen[0]?.body as { email: string; draft: { data: object } }
    expect(body).toMatchObject({
      email: 'carol@example.com',
      draft: { step: 'review', data: { care_for: 2 } },
    })
    expect(body.draft.data).not.toHaveProperty('password')
  })
})
