import { describe, expect, it } from 'vitest'
import { createClient } from '../../client/client.js'
import { aJob } from '../../testing/builders.js'
import { fakeServer, refuseStale, refuseWith } from '../../testing/fakeServer.js'
import { hostileValues } from '../../testing/hostile.js'
import { losingAnswers } from '../../testing/lostAnswers.js'
import { aHiring, anOffer, hireKnown, offerTerms } from '../../testing/offerBuilders.js'
import {
  discardHireDraft,
  hireCaregiver,
  updateHireDraft,
  type HireDraft,
  type Hiring,
  type Offer,
} from './calls.js'
import { createHireFlow } from './hireFlow.js'
import type { HireForm } from './hireForm.js'

const rest: Partial<HireForm> = {
  job_id: 0,
  care_for: 2,
  recipient_name: 'Kenji',
  start_date: '12/01/2026',
  schedule: [{ day_of_week: 2, start_time: '09:00', end_time: '13:00' }],
}

/** A server that keeps one draft and one offer, as ours does: a draft by its version, an offer once for the same terms. */
function setUp(given: Partial<Hiring> = {}) {
  const kept: { draft: HireDraft | null; offer: Offer | null } = {
    draft: given.draft ?? null,
    offer: given.offer ?? null,
  }
  const sent: Record<string, unknown>[] = []
  const server = fakeServer()
    .on(updateHireDraft, ({ body }) => {
      if ((kept.draft?.version ?? 0) !== body.version) refuseStale(kept.draft)
      kept.draft = { ...body, version: body.version + 1, saved_at: '2026-11-22T12:00:00.000Z' }
      return kept.draft
    })
    .on(discardHireDraft, () => {
      kept.draft = null
    })
    .on(hireCaregiver, ({ body }) => {
      sent.push(body)
      if (kept.offer?.state === 'sent' && body.revises !== kept.offer.version) refuseStale(kept.offer)
      kept.offer = anOffer({ version: (kept.offer?.version ?? 0) + 1 })
      kept.draft = null
      return { connection_id: 81, hire_stage: 2, offer: kept.offer }
    })
  let fetch: typeof globalThis.fetch = server.fetch
  const open = (hiring: Partial<Hiring> = given) =>
    createHireFlow({
      care: createClient({ fetch: (...request) => fetch(...request), pause: async () => {} }),
      hiring: aHiring({ ...hiring, draft: kept.draft }),
      todayIn: () => '2026-11-22',
      paidByPartner: false,
    })
  const flow = open()
  return {
    ...{ flow, kept, sent, server, open },
    lose: (answers: number) => (fetch = losingAnswers(server.fetch, answers)),
    settled: () => expect.poll(() => flow.saved.peek()).not.toBe('saving'),
  }
}

describe('a hire that begins', () => {
  it('knows what the family has said before, and asks first for what it has not', () => {
    const { flow } = setUp()
    expect(flow.form.data.peek()).toMatchObject({
      address: '88 Grand Ave',
      phone: '(510) 555-0142',
      hourly_rate: '24.50',
    })
    expect(flow.resumeAt()).toBe('select-job')
    expect(flow.firstIncomplete()).toBe('select-job')
    expect(flow.unsaved.peek()).toBe(false)
  })
  it('goes on only where its step is right, and over what is not needed', async () => {
    const { flow, kept, settled } = setUp({ jobs: [] })
    expect(flow.next('care-for')).toBeNull()
    expect(flow.form.fields.recipient_name.shownError.peek()).not.toBeNull()
    flow.form.fill(rest)
    expect(flow.next('care-for')).toBe('start-date')
    expect(flow.previous('start-date')).toBe('care-for')
    await settled()
    expect(kept.draft).toMatchObject({ step: 'start-date', version: 1, answers: { recipient_name: 'Kenji' } })
  })
  it('leads back to the last step what was opened from there', async () => {
    const { flow, kept, settled } = setUp()
    flow.form.fill(rest)
    expect(flow.next('wage', 'confirm')).toBe('confirm')
    await settled()
    expect(kept.draft?.step).toBe('confirm')
  })
  it('does not begin again by a refused step: nothing was typed', () => {
    const { flow } = setUp()
    flow.next('select-job')
    expect(flow.unsaved.peek()).toBe(false)
    flow.form.fields.note.set('Hello')
    expect(flow.unsaved.peek()).toBe(true)
  })
})

describe('a job of the family', () => {
  const job = aJob({
    schedule_type: 2,
    schedule: [{ day_of_week: 1, start_time: '08:00', end_time: '12:00' }],
    start_date: '2026-12-07',
  })
  it('fills in what it says, and keeps the street of the same town', () => {
    const { flow } = setUp({ jobs: [{ ...job, zip_code: '94612' }] })
    flow.chooseJob(job.id)
    expect(flow.form.data.peek()).toMatchObject({
      job_id: job.id,
      start_date: '12/07/2026',
      address: '88 Grand Ave',
      schedule: job.schedule,
    })
  })
  it('takes no street of another town for its own', () => {
    const { flow } = setUp({ jobs: [{ ...job, city: 'Fresno', zip_code: '93701' }] })
    flow.chooseJob(job.id)
    expect(flow.form.data.peek()).toMatchObject({ address: '', place: { city: 'Fresno' } })
    expect(flow.form.fields.address.error.peek()).not.toBeNull()
  })
  it.each([
    [0, true],
    [1, false],
    [2, false],
  ] as const)('that asks for housing %i is live-in: %s', (housing, live_in) => {
    const { flow } = setUp({ jobs: [{ ...job, housing }] })
    flow.chooseJob(job.id)
    expect(flow.form.data.peek().live_in).toBe(live_in)
  })
  it('that is closed since is asked for anew', () => {
    const answers = { ...rest, job_id: 999 }
    const { flow } = setUp({ draft: { step: 'wage', answers, version: 3, saved_at: null } })
    expect(flow.form.data.peek().job_id).toBeNull()
    expect(flow.resumeAt()).toBe('select-job')
  })
})

describe('a draft', () => {
  const draft = { step: 'wage', answers: rest, version: 3, saved_at: '2026-11-21T12:00:00.000Z' } as const
  it('is taken up where it was left, on another device too', () => {
    const { flow } = setUp({ draft })
    expect(flow.resumeAt()).toBe('wage')
    expect(flow.form.data.peek()).toMatchObject(rest)
    expect([flow.saved.peek(), flow.found.peek()?.version]).toEqual(['yes', 3])
  })
  it('that lacks something is taken up there', () => {
    const { flow } = setUp({ draft: { ...draft, answers: { ...rest, start_date: '' } } })
    expect(flow.resumeAt()).toBe('start-date')
  })
  it('is put aside step after step, however fast they are gone through', async () => {
    const { flow, kept, settled } = setUp()
    flow.form.fill(rest)
    for (const step of ['select-job', 'care-for', 'start-date', 'schedule'] as const) flow.next(step)
    await settled()
    expect([flow.saved.peek(), flow.other.peek()]).toEqual(['yes', null])
    expect(kept.draft).toMatchObject({ version: 4, step: 'wage' })
  })
  it('says why it could not be put aside, keeps what is typed, and is tried again', async () => {
    const { flow, server, kept } = setUp()
    server.on(updateHireDraft, () => refuseWith(404))
    flow.form.fill(rest)
    flow.form.fields.note.set('Hello')
    await flow.putAside('confirm')
    expect([flow.saved.peek(), flow.unsaved.peek()]).toEqual(['failed', true])
    expect(flow.problem.peek()).toMatchObject({ params: { name: 'Marisol' } })
    server.on(updateHireDraft, ({ body }) => (kept.draft = { ...body, version: 1, saved_at: null }))
    await flow.putAside('confirm')
    expect([flow.saved.peek(), flow.problem.peek(), flow.unsaved.peek()]).toEqual(['yes', null, false])
  })
  it('is one’s own where only the answer was lost', async () => {
    const { flow, kept, lose } = setUp()
    lose(1)
    flow.form.fill(rest)
    await flow.putAside('wage')
    expect(flow.saved.peek()).toBe('failed')
    await flow.putAside('wage')
    expect([flow.saved.peek(), flow.other.peek(), kept.draft?.version]).toEqual(['yes', null, 1])
  })
  it('that another tab has changed is asked about, and nothing is lost by either answer', async () => {
    for (const whose of ['theirs', 'mine'] as const) {
      const { flow, open, kept } = setUp()
      const other = open()
      other.form.fill({ ...rest, recipient_name: 'Ana' })
      await other.putAside('wage')
      flow.form.fill({ ...rest, recipient_name: 'Kenji' })
      flow.form.fields.note.set('Hello')
      await flow.putAside('schedule')
      expect(flow.other.peek()).toMatchObject({ step: 'wage', version: 1 })
      expect(flow.form.data.peek().recipient_name).toBe('Kenji')
      await flow.settleOther(whose)
      expect(flow.other.peek()).toBeNull()
      expect(flow.form.data.peek().recipient_name).toBe(whose === 'mine' ? 'Kenji' : 'Ana')
      expect(kept.draft?.answers['recipient_name']).toBe(whose === 'mine' ? 'Kenji' : 'Ana')
      await flow.putAside('wage')
      expect(flow.saved.peek()).toBe('yes')
    }
  })
  it('is thrown away, and the hire begins with what is known', async () => {
    const { flow, kept } = setUp({ draft })
    await flow.startAgain()
    expect([kept.draft, flow.found.peek(), flow.form.data.peek().recipient_name]).toEqual([null, null, ''])
    expect(flow.resumeAt()).toBe('select-job')
  })
  it('of whatever kind breaks nothing', () => {
    for (const hostile of hostileValues.filter((value) => typeof value !== 'bigint')) {
      const text = JSON.stringify(hostile)
      const value: unknown = text === undefined ? undefined : JSON.parse(text)
      const answers = Object.fromEntries(
        Object.keys(setUp().flow.form.data.peek()).map((name) => [name, value]),
      )
      const { flow } = setUp({ draft: { ...draft, answers } })
      expect(() => [flow.resumeAt(), flow.steps.peek(), flow.unsaved.peek()]).not.toThrow()
    }
  })
})

describe('an offer', () => {
  it('is sent once, ends the draft, and names the step after it', async () => {
    const { flow, kept, sent } = setUp({ jobs: [] })
    flow.form.fill(rest)
    flow.next('wage')
    const [first, second] = await Promise.all([flow.form.submit(), flow.form.submit()])
    expect([first, second]).toEqual([true, false])
    expect(sent).toHaveLength(1)
    expect([kept.draft, flow.offer.peek()?.state]).toEqual([null, 'sent'])
    expect([flow.unsaved.peek(), flow.found.peek()]).toEqual([false, null])
    expect(flow.next('confirm')).toBe('taxes')
    expect(kept.draft).toBeNull()
  })
  it('whose answer was lost is the same one when it is sent again', async () => {
    const { flow, lose, server } = setUp({ jobs: [] })
    server.on(hireCaregiver, () => ({ connection_id: 81, hire_stage: 2, offer: anOffer() }))
    flow.form.fill(rest)
    lose(1)
    expect(await flow.form.submit()).toBe(false)
    expect(flow.form.data.peek()).toMatchObject(rest)
    expect(await flow.form.submit()).toBe(true)
    expect(flow.offer.peek()?.version).toBe(1)
  })
  it('that changes one which waits names the version it takes the place of', async () => {
    const { flow, sent } = setUp({ offer: anOffer({ version: 4 }), jobs: [] })
    expect(flow.firstIncomplete()).toBeNull()
    flow.form.fields.hourly_rate.set('26')
    expect(await flow.form.submit()).toBe(true)
    expect(sent[0]).toMatchObject({ revises: 4, hourly_rate: 2600, recipient_name: 'Kenji' })
  })
  it('that was answered is sent again as a new one', async () => {
    const { flow, sent } = setUp({ offer: anOffer({ state: 'declined', reason: 'rate' }), jobs: [] })
    await flow.form.submit()
    expect(sent[0]).not.toHaveProperty('revises')
  })
  it('that meets another which waits shows it, and takes its place only when sent again', async () => {
    const { flow, kept, sent } = setUp({ jobs: [] })
    kept.offer = anOffer({ version: 2, terms: offerTerms({ hourly_rate: 3000 }) })
    flow.form.fill(rest)
    expect(await flow.form.submit()).toBe(false)
    expect([flow.crossed.peek(), flow.offer.peek()?.version]).toEqual([true, 2])
    expect(flow.form.data.peek().recipient_name).toBe('Kenji')
    expect(await flow.form.submit()).toBe(true)
    expect(sent[1]).toMatchObject({ revises: 2 })
    expect(flow.crossed.peek()).toBe(false)
  })
  it('to somebody who has left says so by name', async () => {
    const { flow, server } = setUp({ jobs: [] })
    server.on(hireCaregiver, () => refuseWith(404))
    flow.form.fill(rest)
    await flow.form.submit()
    expect(flow.form.errors.peek()).toMatchObject([{ params: { name: 'Marisol' } }])
  })
  it('that was taken back can be followed by another', () => {
    const { flow } = setUp({ offer: anOffer() })
    flow.takeOffer(anOffer({ state: 'withdrawn' }))
    expect(flow.offer.peek()?.state).toBe('withdrawn')
  })
})

it('judges what is past by the day where the care is', () => {
  const flow = createHireFlow({
    care: createClient({ fetch: fakeServer().fetch }),
    hiring: aHiring({ known: hireKnown({ state: 'HI' }) }),
    todayIn: (state) => (state === 'HI' ? '2026-11-21' : '2026-11-22'),
    paidByPartner: false,
  })
  flow.form.fill({ start_date: '11/21/2026' })
  expect(flow.form.fields.start_date.error.peek()).toBeNull()
  flow.form.fill({ place: { city: 'Oakland', state: 'CA', zip_code: '94612' } })
  expect(flow.form.fields.start_date.error.peek()).not.toBeNull()
})
