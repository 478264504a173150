import { getHireEligibility } from '@homecare/sdk/caregivers'
import { answerConnectionAgreement, getConnectionAgreement } from '@homecare/sdk/documents'
import {
  acceptOffer,
  declineOffer,
  getConnection,
  getHiring,
  getOffer,
  hireCaregiver,
  listWageRates,
  offerDays,
  updateHireDraft,
  withdrawOffer,
} from '@homecare/sdk/hiring'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { caregivers } from '../tables/caregivers.ts'
import { families } from '../tables/families.ts'
import { carePlaces, connections, connectionShifts, hireOffers, wageRates } from '../tables/hiring.ts'
import { jobs } from '../tables/jobs.ts'
import { actors } from '../testing/actors.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { freeCaregiverWorld } from '../testing/world.ts'
import { lapseOffers } from './lapsing.ts'
import { someTerms } from './testing/someTerms.ts'

const server = freeCaregiverWorld()
const day = 86_400_000
const to = { id: actors.caregiver }

beforeEach(async () => {
  const db = server.change()
  await db.delete(hireOffers)
  await db.update(families).set({ onboarding_completed: true }).where(eq(families.id, actors.family))
  await db.update(users).set({ phone_verified: true }).where(eq(users.id, actors.caregiver))
})

const family = () => server.as('family')
const caregiver = () => server.as('caregiver')
const send = async (more = {}) =>
  (await family()).call(hireCaregiver, { ...to, body: { ...someTerms, ...more } })
const mailTo = async (email: string) =>
  (
    await server.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, email), eq(outbox.channel, 'mail')))
      .orderBy(outbox.id)
  ).map(({ subject }) => subject)
const agreementVersion = async (id: number) =>
  (await (await caregiver()).call(getConnectionAgreement, { id })).version
async function accept(id: number, version = 1, full_name = 'Marisol Rivera') {
  const body = { version, agreement_version: await agreementVersion(id), full_name }
  return (await caregiver()).call(acceptOffer, { id, body })
}
const stageOf = async (id: number) =>
  (await server.db.select().from(connections).where(eq(connections.id, id)))[0]?.hire_stage

describe('an offer', () => {
  it('waits for the caregiver, who is told once, and hires nobody by itself', async () => {
    const sent = await send()
    expect(sent).toMatchObject({ hire_stage: 2, offer: { version: 1, state: 'sent', seen_at: null } })
    expect(sent.offer.terms).toMatchObject({
      hours_week: 4,
      hourly_rate: 2450,
      address: '88 Grand Ave',
      access_note: 'The key is with the neighbor.',
    })
    expect(await mailTo('marisol@example.com')).toEqual(['Carol I. has offered you work'])
    expect(await stageOf(sent.connection_id)).toBe(2)
  })

  it('tells the caregiver no street, no way in, and no number of the family', async () => {
    const { connection_id: id } = await send()
    const read = await (await caregiver()).call(getOffer, { id })
    expect(read).toMatchObject({
      seen_at: new Date(server.clock.now()).toISOString(),
      time_zone: 'America/Los_Angeles',
      terms: { city: 'Oakland', address: null, access_note: null, phone: null, email: null, zip_code: null },
    })
    expect(JSON.stringify(read)).not.toMatch(/Grand|neighbor|5105550142|carol@|Ito/)
    const [place] = await server.db.select().from(carePlaces).where(eq(carePlaces.family_id, actors.family))
    expect(place?.access_note).not.toContain('neighbor')
  })

  it('is one offer, however often the same terms are sent, at once and later', async () => {
    const many = await Promise.all(Array.from({ length: 10 }, () => send()))
    expect(new Set(many.map(({ offer }) => offer.id)).size).toBe(1)
    expect((await send()).offer.version).toBe(1)
    expect(await mailTo('marisol@example.com')).toHaveLength(1)
    const between = and(
      eq(connections.family_id, actors.family),
      eq(connections.caregiver_id, actors.caregiver),
    )
    expect(await server.db.$count(connections, between)).toBe(1)
  })

  it('is replaced by whoever has seen it, and by nobody else', async () => {
    const first = await send()
    const other = { hourly_rate: 2600 }
    expect(await kindOf(send(other))).toBe('conflict')
    await expect(send({ ...other, revises: 7 })).rejects.toMatchObject({ current: { version: 1 } })
    const second = await send({ ...other, revises: 1 })
    expect(second).toMatchObject({
      connection_id: first.connection_id,
      offer: { version: 2, terms: { hourly_rate: 2600 } },
    })
    expect(await mailTo('marisol@example.com')).toEqual([
      'Carol I. has offered you work',
      'Carol I. has changed their offer',
    ])
    expect(await kindOf(accept(first.connection_id, 1))).toBe('conflict')
  })

  it('hires by the signature, with what was offered', async () => {
    const { connection_id: id } = await send({ end_date: '2027-06-30' })
    expect(await fieldsOf(accept(id, 1, 'Somebody Else'))).toContain('full_name')
    expect(await stageOf(id)).toBe(2)
    expect(await accept(id)).toMatchObject({ state: 'accepted' })
    // Pressed twice is once.
    expect(await accept(id)).toMatchObject({ state: 'accepted' })
    expect(await (await family()).call(getConnection, { id })).toMatchObject({
      hire_stage: 3,
      start_date: '2026-12-01',
      end_date: '2027-06-30',
      provider_hourly_rate: 2450,
    })
    expect(await mailTo('carol@example.com')).toEqual(['Marisol R. has accepted your offer'])
    const agreement = await (await caregiver()).call(getConnectionAgreement, { id })
    expect(agreement).toMatchObject({ consented: true })
    expect(
      await kindOf((await caregiver()).call(declineOffer, { id, body: { version: 1, reason: 'rate' } })),
    ).toBe('conflict')
    expect(await kindOf((await family()).call(withdrawOffer, { id, body: { version: 1 } }))).toBe('conflict')
    expect(await kindOf(send())).toBe('conflict')
  })

  it('pays no less than the law of the place asks on its first day', async () => {
    expect(await fieldsOf(send({ hourly_rate: 1733 }))).toEqual(['hourly_rate'])
    expect(await fieldsOf(send({ hourly_rate: null, daily_rate: 4 * 1734 - 1 }))).toEqual(['daily_rate'])
    expect(await fieldsOf(send({ hourly_rate: 1400 }))).toEqual(['hourly_rate'])
    expect(await send({ hourly_rate: 1734 })).toMatchObject({ hire_stage: 2 })
  })

  it('by the day hires for the hours that it was judged by', async () => {
    const { connection_id: id } = await send({ hourly_rate: null, daily_rate: 4 * 1734 })
    await accept(id)
    const rates = await (await family()).call(listWageRates, { id })
    expect(rates).toMatchObject([{ unit: 'day', amount: 4 * 1734, day_hours: 4, valid_from: '2026-12-01' }])
  })

  it('is accepted by who had signed the agreement before', async () => {
    const { connection_id: id } = await send()
    const body = { version: await agreementVersion(id), consents: true, full_name: 'Marisol Rivera' }
    await (await caregiver()).call(answerConnectionAgreement, { id, body })
    expect(await accept(id)).toMatchObject({ state: 'accepted' })
  })

  it('plans its weekly visits in the zone of its place, and is not accepted where the caregiver works then', async () => {
    const first = await send()
    await accept(first.connection_id)
    const visits = await server.db
      .select()
      .from(connectionShifts)
      .where(eq(connectionShifts.connection_id, first.connection_id))
    expect(
      visits
        .map(({ start }) => start.toISOString())
        .toSorted()
        .slice(0, 2),
    ).toEqual(['2026-12-01T17:00:00.000Z', '2026-12-08T17:00:00.000Z'])
    const rates = await server.db
      .select()
      .from(wageRates)
      .where(eq(wageRates.connection_id, first.connection_id))
    expect(rates).toMatchObject([{ amount_cents: 2450 }])

    const other = await server.as('otherFamily')
    await server.db
      .update(families)
      .set({ onboarding_completed: true })
      .where(eq(families.id, actors.otherFamily))
    const second = await other.call(hireCaregiver, { ...to, body: someTerms })
    await expect(accept(second.connection_id)).rejects.toMatchObject({ kind: 'conflict', code: 'booked' })
    expect(await stageOf(second.connection_id)).toBe(2)
    const agreement = await (await caregiver()).call(getConnectionAgreement, { id: second.connection_id })
    expect(agreement.consented).toBeNull()
  })

  it('is not accepted with an agreement that is no longer in force', async () => {
    const { connection_id: id } = await send()
    const body = { version: 1, agreement_version: '2025-01-01', full_name: 'Marisol Rivera' }
    expect(await kindOf((await caregiver()).call(acceptOffer, { id, body }))).toBe('conflict')
    expect(await stageOf(id)).toBe(2)
  })

  it('is declined with a reason, after which another can be sent', async () => {
    const { connection_id: id } = await send()
    const body = { version: 1, reason: 'hours', note: 'Mornings only.' } as const
    const declined = await (await caregiver()).call(declineOffer, { id, body })
    expect(declined).toMatchObject({ state: 'declined', reason: 'hours', answer_note: 'Mornings only.' })
    expect(await (await caregiver()).call(declineOffer, { id, body })).toMatchObject({ state: 'declined' })
    expect([await stageOf(id), await mailTo('carol@example.com')]).toEqual([
      1,
      ['Marisol R. has declined your offer'],
    ])
    expect((await send()).offer).toMatchObject({ version: 2, state: 'sent' })
  })

  it('is taken back by its family', async () => {
    const { connection_id: id } = await send()
    const body = { version: 1 }
    expect(await (await family()).call(withdrawOffer, { id, body })).toMatchObject({ state: 'withdrawn' })
    expect(await stageOf(id)).toBe(1)
    expect(await kindOf(accept(id))).toBe('conflict')
    expect(await mailTo('marisol@example.com')).toContain('Carol I. has taken back their offer')
  })

  it('is reminded of once, and lapses after seven days', async () => {
    const { connection_id: id } = await send()
    const sweep = () => lapseOffers(server.deps, server.clock.now())
    await sweep()
    server.clock.advance(offerDays.remindAfter * day)
    await Promise.all([sweep(), sweep()])
    await sweep()
    expect(await mailTo('marisol@example.com')).toEqual([
      'Carol I. has offered you work',
      'Carol I. is waiting for your answer',
    ])
    server.clock.advance((offerDays.life - offerDays.remindAfter) * day)
    // The clock of the server may be late: what has lapsed by its hour is no longer accepted.
    expect(await kindOf(accept(id))).toBe('conflict')
    await Promise.all([sweep(), sweep()])
    expect(await (await family()).call(getOffer, { id })).toMatchObject({ state: 'lapsed' })
    expect([await stageOf(id), await mailTo('carol@example.com')]).toEqual([
      1,
      ['Marisol R. did not answer your offer'],
    ])
  })

  it.each([
    [{ start_date: '2026-11-01' }, 'start_date'],
    [{ start_date: '2028-01-01' }, 'start_date'],
    [{ end_date: '2026-11-30' }, 'end_date'],
    [{ schedule: [] }, 'schedule'],
    [{ schedule_type: 1, schedule: [], hours_week: 0, num_days: 3 }, 'hours_week'],
    [{ schedule_type: 1, schedule: [], hours_week: 20, num_days: 8 }, 'num_days'],
    [{ hourly_rate: null }, 'hourly_rate'],
    [{ daily_rate: 20_000 }, 'daily_rate'],
    [{ city: 'Nowhere' }, 'city'],
    [{ zip_code: '00000' }, 'zip_code'],
    [{ phone: '1235550142' }, 'phone'],
    [{ email: 'carol' }, 'email'],
    [{ employer_name: 'Carol 2' }, 'employer_name'],
    [{ job_id: 9_999_999 }, 'job_id'],
  ])('with %j is refused at %s, and nobody is told', async (more, field) => {
    expect(await fieldsOf(send(more))).toContain(field)
    expect(await mailTo('marisol@example.com')).toEqual([])
    expect(await server.db.$count(hireOffers)).toBe(0)
  })
  it.each([{ hourly_rate: 0 }, { hourly_rate: 499 }, { hourly_rate: 10_001 }, { hourly_rate: 1e12 }])(
    'with %j is no offer',
    async (more) => expect(await kindOf(send(more))).toBe('invalid'),
  )
})

describe('who may be hired', () => {
  const whyNot = async () => (await family()).call(getHireEligibility, to)
  it.each([
    [
      'once hired',
      () =>
        server.db
          .insert(connections)
          .values({ family_id: actors.family, caregiver_id: actors.caregiver, hire_stage: 3 }),
      /already hired Marisol/,
    ],
    [
      'without a verified phone',
      () => server.db.update(users).set({ phone_verified: false }).where(eq(users.id, actors.caregiver)),
      /phone/,
    ],
    [
      'by who has not finished',
      () =>
        server.db.update(families).set({ onboarding_completed: false }).where(eq(families.id, actors.family)),
      /your own account/,
    ],
  ] as const)('nobody %s', async (_, change, reason) => {
    expect(await whyNot()).toEqual({ allowed: true, reason: null })
    await change()
    const answer = await whyNot()
    expect([answer.allowed, answer.reason]).toEqual([false, expect.stringMatching(reason)])
    expect(await kindOf(send())).toBe('conflict')
    expect(await (await family()).call(getHiring, to)).toMatchObject({
      allowed: false,
      reason: answer.reason,
    })
  })
  it('nobody who cannot be found', async () => {
    await server.db
      .update(caregivers)
      .set({ profile_state_name: 'inactive' as never })
      .where(eq(caregivers.id, actors.caregiver))
    expect([await kindOf(whyNot()), await kindOf(send())]).toEqual(['notFound', 'notFound'])
  })
})

describe('what is put aside of a hire', () => {
  const put = async (version: number, answers: Record<string, unknown> = { care_for: 2 }) =>
    (await family()).call(updateHireDraft, { ...to, body: { step: 'location', answers, version } })
  it('goes on in another tab, and is never overwritten unseen', async () => {
    expect(await put(0)).toMatchObject({ version: 1, step: 'location' })
    await expect(put(0, { care_for: 3 })).rejects.toMatchObject({
      kind: 'conflict',
      current: { version: 1, answers: { care_for: 2 } },
    })
    expect(await put(1, { care_for: 3 })).toMatchObject({ version: 2 })
    const { draft, known, caregiver } = await (await family()).call(getHiring, to)
    expect(draft).toMatchObject({ version: 2, answers: { care_for: 3 } })
    expect([known.employer_name, caregiver.id]).toEqual(['Carol Ito', actors.caregiver])
    expect((await (await server.as('otherFamily')).call(getHiring, to)).draft).toBeNull()
  })
  it('is begun by one of two tabs', async () => {
    const outcomes = await Promise.all([kindOf(put(0)), kindOf(put(0, { care_for: 3 }))])
    expect(outcomes.toSorted()).toEqual(['answered', 'conflict'])
  })
  it('ends with the offer, and by itself after thirty days', async () => {
    await put(0)
    await send()
    expect((await (await family()).call(getHiring, to)).draft).toBeNull()
    await put(0)
    server.clock.advance(30 * day)
    expect((await (await family()).call(getHiring, to)).draft).toBeNull()
    expect(await put(0)).toMatchObject({ version: 1 })
  })
  it('has its bounds', async () => {
    expect(await fieldsOf(put(0, { note: 'x'.repeat(20_001) }))).toContain('answers')
  })
})

describe('the database', () => {
  const values = async (more = {}) => {
    const { offer } = await send()
    const [row] = await server.db.select().from(hireOffers).where(eq(hireOffers.id, offer.id))
    const { id: _, ...rest } = row!
    return server.db.insert(hireOffers).values({ ...rest, version: 2, ...more })
  }
  it.each([
    ['a second offer that waits', {}, 'hire_offers_one_waits'],
    ['a version twice', { version: 1, state: 'lapsed', answered_at: new Date(0) }, 'hire_offers_version'],
    ['a state that there is not', { state: 'maybe', answered_at: new Date(0) }, 'hire_offers_states'],
    ['an answer without its time', { state: 'accepted' }, 'hire_offers_answered'],
  ] as const)('refuses %s', async (_, more, constraint) => {
    const refused = await values(more).then(
      () => null,
      (error: unknown) => error,
    )
    expect(JSON.stringify(refused, ['cause', 'constraint', 'constraint_name'])).toContain(constraint)
  })
  it('refuses a stage that there is not', async () => {
    const { connection_id } = await send()
    const jump = server.db
      .update(connections)
      .set({ hire_stage: 4 as never })
      .where(eq(connections.id, connection_id))
    await expect(jump).rejects.toThrow()
  })
})

it('takes only a job of the family that is open', async () => {
  const [own] = await server.db
    .insert(jobs)
    .values({ family_id: actors.family, title: 'Mornings', status: 'open', start_date: '2026-12-01' })
    .returning()
  expect((await send({ job_id: own!.id })).offer.terms.job_id).toBe(own!.id)
})
