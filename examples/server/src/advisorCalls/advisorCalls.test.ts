import {
  askForCall,
  getFamilyDashboard,
  getOwnAdvisor,
  listCallsToMake,
  noteCallAttempt,
  withdrawCall,
  type AdvisorCallDraft,
} from '@homecare/sdk/families'
import { countWaiting } from '@homecare/sdk/account'
import { countOwnWaiting } from '@homecare/sdk/dashboards'
import { listNextSteps, skipHireStep } from '@homecare/sdk/hiring'
import { deleteAccount } from '@homecare/sdk/account'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { advisorCallAttempts, advisorCalls } from '../tables/asking/advisorCalls.ts'
import { connections } from '../tables/hiring.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { fieldsOf, kindOf, refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
const family = () => server.as('family')
const manager = () => server.as('careManager')

beforeEach(async () => {
  await server.change().delete(advisorCalls)
})

const draft: AdvisorCallDraft = {
  times: [
    { day: '2026-11-25', part: 'morning' },
    { day: '2026-11-24', part: 'evening' },
  ],
  phone: '5105550142',
  note: ' The first day ',
  version: 0,
}
const ask = async (more: Partial<AdvisorCallDraft> = {}) =>
  (await family()).call(askForCall, { body: { ...draft, ...more } })
const note = async (id: number, version: number, reached: boolean, who: Actor = 'careManager') =>
  (await server.as(who)).call(noteCallAttempt, { id, body: { version, reached } })
const mailTo = async (email: string) =>
  (
    await server.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, email), eq(outbox.channel, 'mail')))
      .orderBy(outbox.id)
  ).map(({ subject }) => subject)
const noManagers = () =>
  server
    .change()
    .update(users)
    .set({ deleted_at: new Date(0) })
    .where(eq(users.role, 'care_manager'))
/** The database's code of what a statement came to. */
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code,
  )

describe('a call that a family asks for', () => {
  it('is one, however often it is asked for, and its advisor is told once', async () => {
    const asked = await ask()
    expect(asked).toMatchObject({
      ...{ state: 'asked', kind: 'hire', phone: '5105550142', note: 'The first day', version: 1 },
      times: [
        { day: '2026-11-24', part: 'evening' },
        { day: '2026-11-25', part: 'morning' },
      ],
      ...{ time_zone: 'America/Los_Angeles', attempts: [] },
    })
    const many = await Promise.all(Array.from({ length: 10 }, () => ask()))
    expect(new Set(many.map(({ id, version }) => `${id} ${version}`))).toEqual(new Set([`${asked.id} 1`]))
    expect(await mailTo('manager@example.com')).toEqual(['Carol I. would like a call'])
    const own = await (await family()).call(getOwnAdvisor)
    expect(own).toMatchObject({ eligible: true, advisor: { first_name: 'Helen' }, call: { id: asked.id } })
    expect((await (await family()).call(getFamilyDashboard)).advisor).toMatchObject({ call: 'asked' })
  })

  it('is about getting started before anybody was offered work', async () => {
    await server
      .change()
      .update(connections)
      .set({ hire_stage: 1 })
      .where(eq(connections.family_id, actors.otherFamily))
    const other = await server.as('otherFamily')
    expect(await other.call(askForCall, { body: draft })).toMatchObject({ kind: 'onboarding' })
  })

  it('is at times that are offered, under a number that is one', async () => {
    expect(await fieldsOf(ask({ times: [{ day: '2026-11-26', part: 'morning' }] }))).toEqual(['times'])
    expect(await fieldsOf(ask({ times: [{ day: '2026-11-20', part: 'morning' }] }))).toEqual(['times'])
    expect(await fieldsOf(ask({ phone: '0123456789' }))).toEqual(['phone'])
    expect(await fieldsOf(ask({ times: [] }))).toEqual(['times'])
  })

  it('is changed by whoever has seen it, which the advisor is told, and by nobody else', async () => {
    const { id } = await ask()
    const other = { phone: '5105550188' }
    await expect(ask(other)).rejects.toMatchObject({ kind: 'conflict', current: { version: 1 } })
    const changed = await ask({ ...other, version: 1 })
    expect(changed).toMatchObject({ id, version: 2, phone: '5105550188', state: 'asked' })
    await expect(ask({ note: 'Else', version: 1 })).rejects.toMatchObject({ current: { version: 2 } })
    expect(await mailTo('manager@example.com')).toEqual([
      'Carol I. would like a call',
      'Carol I. has changed their call',
    ])
  })

  it('is taken back once, and may be asked for again', async () => {
    const { id } = await ask()
    const back = async (version: number) => (await family()).call(withdrawCall, { body: { version } })
    expect(await kindOf(back(7))).toBe('conflict')
    expect(await back(1)).toMatchObject({ state: 'withdrawn', version: 2 })
    expect(await back(1)).toMatchObject({ state: 'withdrawn', version: 2 })
    expect(await mailTo('manager@example.com')).toHaveLength(2)
    expect(await kindOf(note(id, 2, true))).toBe('conflict')
    expect(await ask()).toMatchObject({ state: 'asked', version: 1 })
  })

  it('is there for families that may ask for calls alone', async () => {
    await server
      .change()
      .update(users)
      .set({ concierge_eligible: false })
      .where(eq(users.id, actors.otherFamily))
    const other = await server.as('otherFamily')
    expect(await kindOf(other.call(askForCall, { body: draft }))).toBe('forbidden')
    expect(await other.call(getOwnAdvisor)).toMatchObject({ eligible: false, call: null })
  })
})

describe('whoever is to call', () => {
  it('has it on their list and in their count until the family was reached', async () => {
    const { id } = await ask()
    const care = await manager()
    const waits = async () => (await care.call(countOwnWaiting)).counts['today'] ?? 0
    const listed = async () => (await care.call(listCallsToMake, { query: {} })).map((call) => call.id)
    expect([await listed(), await waits()]).toEqual([[id], 1])
    expect(await note(id, 1, false)).toMatchObject({
      ...{ state: 'missed', version: 2, family: { name: 'Carol Ito', city: 'Oakland' } },
      attempts: [{ by: 'Helen O.', reached: false, at: '2026-11-21T12:00:00.000Z' }],
    })
    expect([await listed(), await waits()]).toEqual([[id], 1])
    expect(await mailTo('carol@example.com')).toEqual(['We tried to call you'])
    expect(await note(id, 2, false)).toMatchObject({ version: 3 })
    expect(await mailTo('carol@example.com')).toHaveLength(2)
    const done = await note(id, 3, true)
    expect(done).toMatchObject({ state: 'done', version: 4 })
    expect(done.attempts.map(({ reached }) => reached)).toEqual([true, false, false])
    expect([await listed(), await waits()]).toEqual([[], 0])
    const query = { family_id: actors.family }
    expect((await care.call(listCallsToMake, { query })).map((call) => call.state)).toEqual(['done'])
    expect(await mailTo('carol@example.com')).toHaveLength(2)
  })

  it('is told where the family has changed it, or somebody else was quicker', async () => {
    const { id } = await ask()
    await ask({ phone: '5105550188', version: 1 })
    expect((await refusal(note(id, 1, true))).current).toMatchObject({ version: 2, phone: '5105550188' })
    await note(id, 2, true)
    for (const reached of [true, false]) expect(await kindOf(note(id, 3, reached))).toBe('conflict')
    // What was talked about is over: the next call is another.
    expect(await ask()).toMatchObject({ version: 1, state: 'asked' })
    expect(await kindOf(ask({ phone: '5105550188', version: 3 }))).toBe('conflict')
  })

  it('begins anew where the family changes a call that was missed', async () => {
    const { id } = await ask()
    await note(id, 1, false)
    expect(await ask({ times: [{ day: '2026-11-30', part: 'evening' }], version: 2 })).toMatchObject({
      ...{ id, state: 'asked', version: 3, attempts: [{ reached: false }] },
    })
  })

  it('is its advisor, and nobody else’s; without one, the staff', async () => {
    const { id } = await ask()
    const lists = async (who: Actor) =>
      (await (await server.as(who)).call(listCallsToMake, { query: {} })).length
    expect([await lists('careManager'), await lists('staff')]).toEqual([1, 0])
    expect(await kindOf(note(id, 1, true, 'staff'))).toBe('notFound')
    for (const who of ['family', 'caregiver', 'facility', 'agencyCaregiver'] as const) {
      expect(await kindOf(note(id, 1, true, who))).toBe('forbidden')
      expect(await kindOf(lists(who))).toBe('forbidden')
    }
    // Two share the families by number: the other one has not this.
    const other = await server.addUser({ role: 'care_manager', email: 'second@example.com' })
    const advisors = await Promise.all([actors.careManager, other].map((who) => server.as(who)))
    const each = await Promise.all(advisors.map((care) => care.call(listCallsToMake, { query: {} })))
    expect(each.map(({ length }) => length).toSorted()).toEqual([0, 1])
    const without = advisors[each.findIndex(({ length }) => length === 0)]!
    expect(await kindOf(without.call(noteCallAttempt, { id, body: { version: 1, reached: true } }))).toBe(
      'notFound',
    )
    const query = { family_id: actors.family }
    expect(await without.call(listCallsToMake, { query })).toEqual([])
  })

  it('is the staff at their desk where nobody advises, told by its count', async () => {
    await noManagers()
    const { id } = await ask()
    const staff = await server.as('staff')
    expect((await staff.call(countWaiting)).calls).toBe(1)
    expect((await staff.call(countOwnWaiting)).counts['/staff/calls']).toBe(1)
    expect(await (await family()).call(getOwnAdvisor)).toMatchObject({ advisor: null })
    expect(await mailTo('staff@example.com')).toEqual([])
    expect(await note(id, 1, false, 'staff')).toMatchObject({ attempts: [{ by: 'Jordan P.' }] })
    expect(await note(id, 2, true, 'staff')).toMatchObject({ state: 'done' })
    expect((await staff.call(countWaiting)).calls).toBe(0)
  })
})

describe('as a step after a hire', () => {
  const step = async () =>
    (await (await family()).call(listNextSteps)).filter(({ kind }) => kind === 'advisor')
  const skipAll = async () => {
    const steps = await (await family()).call(listNextSteps)
    const ids = new Set(steps.flatMap(({ connection_id }) => connection_id ?? []))
    for (const id of ids) await (await family()).call(skipHireStep, { id, body: { step: 'advisor' } })
  }
  it('is open until it is asked for or skipped, which can be changed', async () => {
    expect(await step()).toMatchObject([
      { done: false, state: null, href: expect.stringMatching(/^\/hire\/\d+\/advisor\?change=1$/) },
    ])
    await skipAll()
    await skipAll()
    expect(await step()).toMatchObject([{ done: true, state: 'skipped' }])
    const { id } = await ask()
    expect(await step()).toMatchObject([{ done: true, state: 'asked' }])
    await note(id, 1, false)
    expect(await step()).toMatchObject([{ state: 'missed' }])
    await note(id, 2, true)
    expect(await step()).toMatchObject([{ state: 'talked' }])
  })
  it('is none for a family that may not ask for calls', async () => {
    await server.change().update(users).set({ concierge_eligible: false }).where(eq(users.id, actors.family))
    expect(await step()).toEqual([])
  })
})

describe('in the database', () => {
  const row: typeof advisorCalls.$inferInsert = {
    ...{ family_id: actors.family, kind: 'hire', times: [], time_zone: 'UTC', phone: '5105550142' },
    asked_at: new Date(0),
  }
  const insert = (given: object = {}) =>
    codeOf(
      server
        .change()
        .insert(advisorCalls)
        .values({ ...row, ...given }),
    )
  it('one call of a family at most is to be made', async () => {
    expect(await insert()).toBe('done')
    for (const state of ['asked', 'missed']) expect(await insert({ state })).toBe('23505')
    expect(await insert({ state: 'done', closed_at: new Date(0) })).toBe('done')
  })
  it('a call has a known state and kind, and an end only where it is over', async () => {
    expect(await insert({ state: 'lost' })).toBe('23514')
    expect(await insert({ kind: 'else' })).toBe('23514')
    expect(await insert({ state: 'done' })).toBe('23514')
    expect(await insert({ closed_at: new Date(0) })).toBe('23514')
  })
  it('nothing of it stays of a family that leaves', async () => {
    const { id } = await ask()
    await note(id, 1, false)
    await (await family()).call(deleteAccount, { body: { password: 'homecare-demo-1' } })
    expect(await server.db.$count(advisorCalls)).toBe(0)
    expect(await server.db.$count(advisorCallAttempts)).toBe(0)
  })
})
