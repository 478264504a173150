import { countWaiting, deleteAccount } from '@homecare/sdk/account'
import { countOwnWaiting, listOwnAlerts } from '@homecare/sdk/dashboards'
import {
  answerFingerprinting,
  cancelFingerprinting,
  fingerprintConsentVersion,
  fingerprintingResults,
  fingerprintingStates,
  fingerprintingTransitions,
  getFingerprintCase,
  getFingerprinting,
  getHiring,
  listFingerprintCases,
  listNextSteps,
  recordFingerprints,
  requestFingerprinting,
  sendForFingerprints,
  skipHireStep,
  type FingerprintingResult,
  type FingerprintingState,
  type FingerprintList,
} from '@homecare/sdk/hiring'
import { listOwnTrail } from '@homecare/sdk/trail'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { fingerprintEvents, fingerprintRequests } from '../tables/fingerprinting.ts'
import { connections } from '../tables/hiring.ts'
import { actors, type Actor } from '../testing/actors.ts'
import { fieldsOf, kindOf, refusal } from '../testing/refusal.ts'
import { freeCaregiverWorld } from '../testing/world.ts'
import { endFingerprinting } from './ending.ts'

const server = freeCaregiverWorld()
const day = 86_400_000
const place = '1200 Harrison St, Oakland'
/** The connection of Carol and Marisol. */
let id = 0

beforeEach(async () => {
  const db = server.change()
  await db.delete(fingerprintRequests)
  const [row] = await db
    .insert(connections)
    .values({ family_id: actors.family, caregiver_id: actors.caregiver, hire_stage: 3 })
    .returning()
  id = row!.id
})

const as = (who: Actor) => server.as(who)
const request = async (paid_by: 'family' | 'caregiver' = 'family', who: Actor = 'family') =>
  (await as(who)).call(requestFingerprinting, { id, body: { paid_by } })
const answer = async (version: number, agrees: boolean, consent_version = fingerprintConsentVersion) =>
  (await as('caregiver')).call(answerFingerprinting, { id, body: { version, agrees, consent_version } })
const cancel = async (version: number) =>
  (await as('family')).call(cancelFingerprinting, { id, body: { version } })
const number = async () => (await (await as('family')).call(getFingerprinting, { id })).request!.id
const send = async (version: number, more = {}) =>
  (await as('staff')).call(sendForFingerprints, {
    id: await number(),
    body: { version, day: '2026-12-03', time: '10:30', place, ...more },
  })
const record = async (version: number, result: FingerprintingResult = 'cleared', on = '2026-12-04') =>
  (await as('staff')).call(recordFingerprints, {
    id: await number(),
    body: { version, result, day: on, note: 'By letter' },
  })
const standing = async (who: Actor = 'family') => (await as(who)).call(getFingerprinting, { id })
const list = async (show: FingerprintList) =>
  (await (await as('staff')).call(listFingerprintCases, { query: { show } })).map((one) => one.id)
const mailTo = async (email: string) =>
  (
    await server.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, email), eq(outbox.channel, 'mail')))
      .orderBy(outbox.id)
  ).map(({ subject }) => subject)
const bodies = async (email: string) =>
  (await server.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id))
    .map(({ body }) => body)
    .join('\n')
/** The day after the appointment, at noon. */
const afterwards = () => server.clock.advance(Date.parse('2026-12-05T20:00:00Z') - server.clock.now())

/** Brings a new request to a state; its version then. */
async function bring(to: FingerprintingState): Promise<number> {
  await request()
  if (to === 'requested') return 1
  if (to === 'canceled') return (await cancel(1)).request!.version
  if (to === 'declined') return (await answer(1, false)).request!.version
  await answer(1, true)
  if (to === 'agreed') return 2
  await send(2)
  if (to === 'sent') return 3
  afterwards()
  return (await record(3)).version
}

describe('asking a caregiver for their fingerprints', () => {
  it('is once, however often it is pressed, and tells them once', async () => {
    expect(await standing()).toEqual({
      ...{ program: 'ca_home_care_aides', request: null, ask_from: '2026-11-21' },
      time_zone: 'America/Los_Angeles',
    })
    const many = await Promise.all(Array.from({ length: 10 }, () => request()))
    expect(new Set(many.map((one) => one.request!.id)).size).toBe(1)
    expect(await standing()).toMatchObject({
      request: { state: 'requested', paid_by: 'family', version: 1, appointment: null, result: null },
      ask_from: null,
    })
    expect(await mailTo('marisol@example.com')).toEqual(['Carol I. asks about your fingerprints'])
  })

  it('follows from the place of care, and from a hire or an offer', async () => {
    const db = server.change()
    await db.update(users).set({ state: 'NV' }).where(eq(users.id, actors.family))
    expect(await standing()).toMatchObject({ program: null, ask_from: null })
    expect(await kindOf(request())).toBe('conflict')
    await db.update(users).set({ state: 'CA' }).where(eq(users.id, actors.family))
    await db.update(connections).set({ hire_stage: 1 }).where(eq(connections.id, id))
    expect(await standing()).toMatchObject({ program: null })
    expect(await kindOf(request())).toBe('conflict')
    await db.update(connections).set({ hire_stage: 3, end_date: '2026-11-01' }).where(eq(connections.id, id))
    expect(await kindOf(request())).toBe('conflict')
  })

  it('is none for a caregiver of an agency, which has them checked itself', async () => {
    const ofAgency = { role: 'agency_caregiver' } as const
    await server.change().update(users).set(ofAgency).where(eq(users.id, actors.caregiver))
    expect(await standing()).toMatchObject({ program: null })
    expect(await kindOf(request())).toBe('conflict')
  })

  it('waits for the caregiver on their home, and in their count', async () => {
    const alerts = async () =>
      (await (await as('caregiver')).call(listOwnAlerts))
        .filter(({ kind }) => kind === 'fingerprinting_asked')
        .map(({ href }) => href)
    const counted = async () => (await (await as('caregiver')).call(countOwnWaiting)).counts['work'] ?? 0
    const before = await counted()
    await request()
    expect(await alerts()).toEqual([`/caregiver/dashboard/connections/${id}`])
    expect(await counted()).toBe(before + 1)
    await answer(1, true)
    expect([await alerts(), await counted()]).toEqual([[], before])
  })
})

describe('the caregiver’s answer', () => {
  it('is a yes to words of a version, told to the family, and waits for the staff then', async () => {
    await request()
    expect(await list('open')).toEqual([])
    expect((await refusal(answer(1, true, 'older'))).current).toMatchObject({ request: { version: 1 } })
    expect((await answer(1, true)).request).toMatchObject({ state: 'agreed', version: 2 })
    // Pressed twice is once.
    expect((await answer(1, true)).request).toMatchObject({ state: 'agreed', version: 2 })
    expect(await mailTo('carol@example.com')).toEqual(['Marisol R. has answered about fingerprinting'])
    expect(await list('open')).toEqual([await number()])
    expect((await (await as('staff')).call(countWaiting)).fingerprinting).toBe(1)
  })

  it('is a no, of which the staff hear nothing, and after which nobody is asked for a while', async () => {
    await request()
    const one = await number()
    expect((await answer(1, false)).request).toMatchObject({ state: 'declined' })
    for (const show of ['open', 'ahead', 'done'] as const) expect(await list(show)).toEqual([])
    expect(await kindOf((await as('staff')).call(getFingerprintCase, { id: one }))).toBe('notFound')
    expect(await standing()).toMatchObject({ ask_from: '2026-12-21' })
    expect(await kindOf(request())).toBe('conflict')
    server.clock.advance(30 * day)
    expect((await request()).request).toMatchObject({ state: 'requested', version: 1 })
  })

  it('may be taken back until there is a result', async () => {
    const version = await bring('sent')
    expect((await answer(version, false)).request).toMatchObject({ state: 'declined' })
    expect(await list('ahead')).toEqual([])
    expect(await kindOf(send(version + 1))).toBe('conflict')
  })
})

describe('the staff', () => {
  it('make an appointment, of which the family learns the day alone', async () => {
    await bring('agreed')
    expect(await fieldsOf(send(2, { day: '2026-11-20' }))).toEqual(['day'])
    expect(await fieldsOf(send(2, { place: ' ' }))).toEqual(['place'])
    expect(await send(2, { note: 'Asked for a morning' })).toMatchObject({
      ...{ state: 'sent', version: 3, since: null, caregiver: { name: 'Marisol Rivera' } },
      history: [
        { event: 'send', by: 'Jordan P.', day: '2026-12-03', note: 'Asked for a morning' },
        { event: 'agree', by: 'Marisol R.' },
        { event: 'request', by: 'Carol I.' },
      ],
    })
    expect((await standing('caregiver')).request?.appointment).toEqual({
      ...{ day: '2026-12-03', time: '10:30', place },
    })
    expect((await standing()).request?.appointment).toEqual({ day: '2026-12-03', time: null, place: null })
    expect(await bodies('carol@example.com')).not.toMatch(/Harrison|10:30|morning/)
    expect(await mailTo('marisol@example.com')).toContain('Your appointment on 12/3/2026')
    await send(3, { day: '2026-12-04', time: null })
    expect(await mailTo('marisol@example.com')).toContain('Your appointment is now on 12/4/2026')
    expect(await list('ahead')).toEqual([await number()])
  })

  it('have it to do again once the day of the appointment is over', async () => {
    await bring('sent')
    expect([await list('open'), await list('ahead')]).toEqual([[], [await number()]])
    afterwards()
    expect([await list('open'), await list('ahead')]).toEqual([[await number()], []])
    expect((await (await as('staff')).call(countWaiting)).fingerprinting).toBe(1)
    await record(3)
    expect([await list('open'), await list('done')]).toEqual([[], [await number()]])
  })

  it.each(fingerprintingResults.ids)(
    'note that it is %s, which both are told, and never why',
    async (result) => {
      await bring('sent')
      afterwards()
      expect(await fieldsOf(record(3, result, '2026-12-06'))).toEqual(['day'])
      expect(await fieldsOf(record(3, result, '2026-12-02'))).toEqual(['day'])
      expect(await record(3, result)).toMatchObject({ state: 'done', result, done_on: '2026-12-04' })
      for (const who of ['family', 'caregiver'] as const) {
        const told = await standing(who)
        expect(told.request).toMatchObject({ state: 'done', result })
        expect(JSON.stringify(told)).not.toContain('By letter')
      }
      for (const email of ['carol@example.com', 'marisol@example.com']) {
        const subjects = await mailTo(email)
        expect(subjects.filter((one) => one === 'The result of fingerprinting is in')).toHaveLength(1)
        expect(await bodies(email)).not.toContain('By letter')
        // A subject is seen by others: it says no result.
        expect(subjects.join()).not.toMatch(/clear|read/)
      }
      expect(await kindOf(record(4, result))).toBe('conflict')
    },
  )

  it('are told where somebody else was quicker', async () => {
    const version = await bring('agreed')
    await send(version)
    expect((await refusal(send(version))).current).toMatchObject({ state: 'sent', version: 3 })
    await cancel(3)
    expect((await refusal(send(3))).current).toMatchObject({ state: 'canceled' })
  })

  it('leave a note of each look in the caregiver’s trail', async () => {
    await bring('agreed')
    await (await as('staff')).call(getFingerprintCase, { id: await number() })
    await send(2)
    const { entries } = await (await as('caregiver')).call(listOwnTrail, { query: {} })
    expect(entries.slice(0, 2).map(({ action, subject }) => `${action} ${subject}`)).toEqual([
      'change fingerprinting',
      'view fingerprinting',
    ])
  })
})

/** Each event as its actor sends it, or the server's clock comes to it. */
const deeds: Readonly<Record<string, (version: number) => Promise<unknown>>> = {
  agree: (version) => answer(version, true),
  decline: (version) => answer(version, false),
  cancel,
  send: (version) => send(version, { day: '2026-12-10' }),
  move: (version) => send(version, { day: '2026-12-10' }),
  clear: (version) => record(version),
  not_clear: (version) => record(version, 'not_cleared'),
  not_read: (version) => record(version, 'unreadable'),
}
const events = Object.keys(deeds).filter((event) => event !== 'move')

describe('every transition', () => {
  it.each(fingerprintingTransitions.filter(({ event }) => event !== 'end'))(
    'from $from by $event to $to is allowed',
    async ({ from, event, to }) => {
      const version = await bring(from)
      if (['clear', 'not_clear', 'not_read'].includes(event)) afterwards()
      await deeds[event]!(version)
      expect((await standing()).request?.state).toBe(to)
    },
  )

  it.each(fingerprintingStates.ids)('that is not in the table is refused from %s', async (state) => {
    const version = await bring(state)
    const others = events.filter((event) => !isIn(state, event))
    for (const event of others) {
      // A result lies in the past.
      if (isResult(event)) afterwards()
      const isHidden = isOfStaff(event) && ['requested', 'declined', 'canceled'].includes(state)
      const kind = await kindOf(deeds[event]!(version))
      expect([event, kind]).toEqual([
        event,
        again.has(`${state} ${event}`) ? 'answered' : isHidden ? 'notFound' : 'conflict',
      ])
      expect((await standing()).request).toMatchObject({ state, version })
    }
  })
})

/** Whether an event is in the table for a state; the staff send the same for the first appointment and for another. */
const isIn = (state: FingerprintingState, event: string) =>
  fingerprintingTransitions.some(
    (row) => row.from === state && (row.event === event || (event === 'send' && row.event === 'move')),
  )
const isResult = (event: string) => ['clear', 'not_clear', 'not_read'].includes(event)
/** What the caregiver never agreed to is nobody else's business: it is not found. */
const isOfStaff = (event: string) => event === 'send' || isResult(event)
/** Pressed again is no other deed. */
const again = new Set(['agreed agree', 'declined decline', 'canceled cancel'])

describe('the end', () => {
  it.each([
    ['their work ended', { end_date: '2026-11-19' }],
    ['the offer came to nothing', { hire_stage: 1 as const }],
  ])('comes by the clock where %s, and tells the caregiver', async (_, change) => {
    await bring('sent')
    await endFingerprinting(server.deps, server.clock.now())
    expect((await standing()).request?.state).toBe('sent')
    await server.change().update(connections).set(change).where(eq(connections.id, id))
    await endFingerprinting(server.deps, server.clock.now())
    await endFingerprinting(server.deps, server.clock.now())
    expect((await standing()).request?.state).toBe('canceled')
    const told = await mailTo('marisol@example.com')
    expect(told.filter((one) => one.startsWith('Nothing left'))).toHaveLength(1)
  })

  it('leaves nothing of a family or a caregiver who is gone', async () => {
    await bring('sent')
    await (await as('family')).call(deleteAccount, { body: { password: 'homecare-demo-1' } })
    expect(await server.db.$count(fingerprintRequests)).toBe(0)
    expect(await server.db.$count(fingerprintEvents)).toBe(0)
    expect((await mailTo('marisol@example.com')).at(-1)).toMatch(/^Nothing left/)
  })
})

describe('everybody else', () => {
  it('has nothing of it', async () => {
    await bring('sent')
    const one = await number()
    for (const who of ['otherFamily', 'otherCaregiver'] as const)
      expect(await kindOf(standing(who))).toBe('notFound')
    for (const who of ['staff', 'careManager', 'facility', 'agencyCaregiver', 'b2bFamily'] as const)
      expect(await kindOf(standing(who))).toBe('forbidden')
    expect(await kindOf(request('family', 'caregiver'))).toBe('forbidden')
    for (const who of ['family', 'caregiver', 'careManager', 'facility'] as const)
      expect(await kindOf((await as(who)).call(getFingerprintCase, { id: one }))).toBe('forbidden')
  })
})

describe('as a step after a hire', () => {
  const step = async () =>
    (await (await as('family')).call(listNextSteps)).filter(
      ({ kind, connection_id }) => kind === 'fingerprinting' && connection_id === id,
    )
  const known = async () => (await (await as('family')).call(getHiring, { id: actors.caregiver })).known
  it('is open where it is offered, until it is asked for or skipped', async () => {
    expect(await step()).toMatchObject([{ done: false, state: null }])
    expect(await known()).toMatchObject({ offers_fingerprinting: true, fingerprinting_decided: false })
    const skip = async () => (await as('family')).call(skipHireStep, { id, body: { step: 'fingerprinting' } })
    await skip()
    await skip()
    expect(await step()).toMatchObject([{ done: true, state: 'skipped' }])
    expect(await known()).toMatchObject({ fingerprinting_decided: true })
    await request()
    expect(await step()).toMatchObject([{ done: true, state: 'requested' }])
    await answer(1, true)
    expect(await step()).toMatchObject([{ state: 'agreed' }])
  })
  it('says what came of it', async () => {
    await bring('done')
    expect(await step()).toMatchObject([{ done: true, state: 'cleared' }])
    expect(await kindOf(request())).toBe('conflict')
  })
  it('is none where the place of care offers nothing', async () => {
    await server.change().update(users).set({ state: 'TX' }).where(eq(users.id, actors.family))
    expect(await step()).toEqual([])
    expect(await known()).toMatchObject({ offers_fingerprinting: false })
  })
})

describe('in the database', () => {
  const at = new Date(0)
  const consent = { consented_at: at, consent_version: '1' }
  const appointment = { appointment_day: '2026-12-03', appointment_place: place }
  const insert = (given: object = {}) =>
    server
      .change()
      .insert(fingerprintRequests)
      .values({
        ...{ connection_id: id, program: 'ca_home_care_aides', paid_by: 'family', requested_at: at },
        ...given,
      })
      .then(
        () => 'done',
        (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code,
      )
  const [twice, broken] = ['23505', '23514']
  it('one request of a connection at most is under way', async () => {
    expect(await insert()).toBe('done')
    expect(await insert()).toBe(twice)
    expect(await insert({ state: 'agreed', ...consent })).toBe(twice)
    expect(await insert({ state: 'canceled', closed_at: at })).toBe('done')
  })
  it.each([
    ['agreed to without a yes', { state: 'agreed' }],
    ['sent without a yes', { state: 'sent', ...appointment }],
    ['sent without an appointment', { state: 'sent', ...consent }],
    ['given an appointment without a yes', appointment],
    ['a yes to no words', { state: 'agreed', consented_at: at }],
    ['done without a result', { state: 'done', ...consent, ...appointment, closed_at: at }],
    ['given a result before it is done', { result: 'cleared', done_on: '2026-12-04' }],
    [
      'done with another result',
      { state: 'done', ...consent, ...appointment, closed_at: at, result: 'guilty', done_on: '2026-12-04' },
    ],
    ['over without an end', { state: 'declined' }],
    ['of another state', { state: 'lost' }],
    ['paid by somebody else', { paid_by: 'state' }],
  ])('no request is %s', async (_, given) => expect(await insert(given)).toBe(broken))
})
