import { getBenefitBalance } from '@homecare/sdk/families'
import { getConnectionAgreement } from '@homecare/sdk/documents'
import {
  acceptOffer,
  addConnectionShift,
  addVisitSeries,
  cancelConnectionShift,
  getHiring,
  getOffer,
  hireCaregiver,
  updateConnectionShift,
  updateVisitSeries,
  visitRecord,
  visitSeriesRecord,
  withdrawOffer,
} from '@homecare/sdk/hiring'
import { say, versionFor } from '@homecare/sdk/kit'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { someTerms } from '../offers/testing/someTerms.ts'
import { users } from '../tables/account.ts'
import { benefits, families } from '../tables/families.ts'
import { connections, connectionShifts, hireOffers, wageRates } from '../tables/hiring.ts'
import { partners } from '../tables/partners.ts'
import { actors } from '../testing/actors.ts'
import { refusal } from '../testing/refusal.ts'
import { removeConnections } from '../testing/removeWork.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
const own = eq(connections.family_id, actors.b2bFamily)

beforeEach(async () => {
  const db = server.change()
  await db.delete(hireOffers)
  await removeConnections(db, own)
  await removeConnections(db, eq(connections.caregiver_id, actors.caregiver))
  await db.update(families).set({ onboarding_completed: true }).where(eq(families.id, actors.b2bFamily))
  await db.update(users).set({ phone_verified: true }).where(eq(users.role, 'caregiver'))
  await has(60)
})

/** A benefit of so many hours every three months; the one that goes on ends with the year. */
async function has(total_hours: number) {
  await server.db.delete(benefits).where(eq(benefits.family_id, actors.b2bFamily))
  await server.db.insert(benefits).values({
    ...{ family_id: actors.b2bFamily, name: 'Care hours', total_hours },
    ...{ cycle: 'quarter' as const, begins: '2026-10-01' },
  })
}
const walter = () => server.as('b2bFamily')
const free = async () => (await (await walter()).call(getBenefitBalance))?.overview.free_hrs
/** Tuesdays from nine to one: 20 hours in December, 52 in the cycle after it. */
const { hourly_rate: _rate, ...noWage } = someTerms
const send = async (more = {}, id: number = actors.caregiver) =>
  (await walter()).call(hireCaregiver, { id, body: { ...noWage, ...more } })
async function wrongAt(call: Promise<unknown>) {
  const { fieldErrors } = await refusal(call)
  return Object.fromEntries(
    Object.entries(fieldErrors ?? {}).map(([field, [text]]) => [
      field,
      typeof text === 'string' ? text : say('en', text!),
    ]),
  )
}
async function hired() {
  const [row] = await server.db
    .insert(connections)
    .values({ family_id: actors.b2bFamily, caregiver_id: actors.caregiver, hire_stage: 3 })
    .returning()
  return row!.id
}
const visitOn = (day: string, hours: number) => ({
  start: `${day}T17:00:00.000Z`,
  end: new Date(Date.parse(`${day}T17:00:00Z`) + hours * 3_600_000).toISOString(),
})

describe('an offer of a partner’s family', () => {
  it('has no wage, whatever is sent, and waits for its caregiver', async () => {
    const { connection_id: id, offer } = await send({ hourly_rate: 2450 })
    expect(offer.terms).toMatchObject({ hourly_rate: null, daily_rate: null })
    expect(await (await server.as('caregiver')).call(getOffer, { id })).toMatchObject({
      state: 'sent',
      terms: { hourly_rate: null, hours_week: 4, paid_by: expect.stringMatching(/./) },
    })
    expect(await (await walter()).call(getHiring, { id: actors.caregiver })).toMatchObject({
      offer: { version: 1 },
    })
  })

  it('takes its hours until it is taken back', async () => {
    const { connection_id: id } = await send()
    expect(await free()).toBe(40)
    await (await walter()).call(withdrawOffer, { id, body: { version: 1 } })
    expect(await free()).toBe(60)
  })

  it('takes the hours of the one that it replaces', async () => {
    await send()
    const longer = [{ day_of_week: 2, start_time: '08:30', end_time: '13:00' }]
    expect(await send({ schedule: longer, revises: 1 })).toMatchObject({ offer: { version: 2 } })
    expect(await free()).toBe(37.5)
  })

  it('is refused beyond the hours that are left of the cycle, which are named', async () => {
    await has(19)
    expect(await wrongAt(send())).toEqual({
      schedule: 'Your benefit has 19 hours left until 12/31/2026, and this takes 20.',
    })
    expect(await server.db.$count(connections, own)).toBe(0)
  })

  it('is refused beyond the hours of a later cycle', async () => {
    await has(51)
    expect(await wrongAt(send())).toEqual({
      schedule: 'Your benefit has 51 hours left until 3/31/2027, and this takes 52.',
    })
    expect(await send({ end_date: '2027-03-16' })).toMatchObject({ hire_stage: 2 })
  })

  it('is refused without a benefit, and before the benefit begins', async () => {
    await server.db.update(benefits).set({ begins: '2026-12-02' })
    const refused = { schedule: 'Your benefit does not cover these days.' }
    expect(await wrongAt(send())).toEqual(refused)
    await server.db.delete(benefits)
    expect(await wrongAt(send())).toEqual(refused)
  })

  it('counts hours a week as well', async () => {
    const flexible = { schedule_type: 1, schedule: [], num_days: 2, end_date: '2026-12-14' }
    expect(await wrongAt(send({ ...flexible, hours_week: 31 }))).toHaveProperty('hours_week')
    expect(await send({ ...flexible, hours_week: 30 })).toMatchObject({ hire_stage: 2 })
    expect(await free()).toBe(0)
  })

  it('takes the same hours before and after it is accepted, those of weeks that are not planned yet among them', async () => {
    await has(52)
    const { connection_id: id } = await send()
    expect(await free()).toBe(32)
    const marisol = await server.as('caregiver')
    const { version: agreement_version } = await marisol.call(getConnectionAgreement, { id })
    const body = { version: 1, agreement_version, full_name: 'Marisol Rivera' }
    await marisol.call(acceptOffer, { id, body })
    expect(await free()).toBe(32)
    expect(await server.db.$count(wageRates, eq(wageRates.connection_id, id))).toBe(0)
    // The cycle after has none left, though half of its visits are not written down.
    expect(
      await wrongAt((await walter()).call(addConnectionShift, { id, body: visitOn('2027-03-24', 0.5) })),
    ).toEqual({ end: 'Your benefit has 0 hours left until 3/31/2027, and this takes 0.5.' })
  })

  it('is held to the hours by ten tabs at once', async () => {
    const some = await server.db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.role, 'caregiver'), eq(users.phone_verified, true)))
      .limit(10)
    // Twelve hours each: five of them fit.
    const ended = await Promise.allSettled(some.map(({ id }) => send({ end_date: '2026-12-15' }, id)))
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    expect(await free()).toBe(0)
  })

  it('is one offer, however often it is pressed', async () => {
    await has(52)
    const many = await Promise.all(Array.from({ length: 10 }, () => send()))
    expect(new Set(many.map(({ offer }) => offer.id)).size).toBe(1)
  })

  it('needs the partner’s leave', async () => {
    await server.db.update(partners).set({ allowed_views: null }).where(eq(partners.code, 'clthah'))
    expect(await refusal(send())).toMatchObject({ kind: 'forbidden' })
    const id = await hired()
    const plan = (await walter()).call(addConnectionShift, { id, body: visitOn('2026-12-01', 1) })
    expect(await refusal(plan)).toMatchObject({ kind: 'forbidden' })
  })
})

describe('visits of a partner’s family', () => {
  it('are planned within the hours, and not beyond', async () => {
    await has(10)
    const id = await hired()
    const care = await walter()
    const visit = await care.call(addConnectionShift, { id, body: visitOn('2026-12-01', 8) })
    expect(await free()).toBe(2)
    expect(await wrongAt(care.call(addConnectionShift, { id, body: visitOn('2026-12-02', 2.1) }))).toEqual({
      end: 'Your benefit has 2 hours left until 12/31/2026, and this takes 2.1.',
    })
    const version = versionFor(visitRecord, visit)
    await care.call(cancelConnectionShift, { id, shiftId: visit.id, query: { version }, body: {} })
    expect(await free()).toBe(10)
  })

  it('are moved to more hours only where there are some, by either side', async () => {
    await has(10)
    const id = await hired()
    const care = await walter()
    const { id: shiftId } = await care.call(addConnectionShift, { id, body: visitOn('2026-12-01', 8) })
    const where = { id, shiftId }
    expect(
      await wrongAt(care.call(updateConnectionShift, { ...where, body: visitOn('2026-12-02', 11) })),
    ).toEqual({ end: 'Your benefit has 2 hours left until 12/31/2026, and this takes 3.' })
    const marisol = await server.as('caregiver')
    expect(
      await wrongAt(marisol.call(updateConnectionShift, { ...where, body: visitOn('2026-12-02', 11) })),
    ).toEqual({ end: 'The family’s benefit does not cover these hours.' })
    await marisol.call(updateConnectionShift, { ...where, body: visitOn('2026-12-02', 10) })
    // To the next cycle, whose hours are its own.
    await care.call(updateConnectionShift, { ...where, body: visitOn('2027-01-05', 10) })
    expect(await free()).toBe(10)
  })

  it('of every week count until the cycle ends', async () => {
    const id = await hired()
    const care = await walter()
    const body = { schedule: [...someTerms.schedule], from_day: '2026-12-01' }
    const [series] = await care.call(addVisitSeries, { id, body })
    expect(await free()).toBe(40)
    const wednesdays = { ...body, schedule: [{ ...body.schedule[0]!, day_of_week: 3 }] }
    expect(await wrongAt(care.call(addVisitSeries, { id, body: wednesdays }))).toHaveProperty('schedule')
    const change = { end_time: '14:00' }
    const version = versionFor(visitSeriesRecord, series!, change)
    const where = { id, seriesId: series!.id }
    expect(
      await wrongAt(care.call(updateVisitSeries, { ...where, body: { ...change, version } })),
    ).toHaveProperty('end_time')
    expect(await free()).toBe(40)
  })

  it('are held to the hours by ten presses at once', async () => {
    await has(12)
    const id = await hired()
    const care = await walter()
    const days = Array.from({ length: 10 }, (_, nth) => `2026-12-${String(nth + 1).padStart(2, '0')}`)
    const ended = await Promise.allSettled(
      days.map((day) => care.call(addConnectionShift, { id, body: visitOn(day, 4) })),
    )
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    expect(await server.db.$count(connectionShifts, eq(connectionShifts.connection_id, id))).toBe(3)
    expect(await free()).toBe(0)
  })

  it('of a family that pays itself have no limit', async () => {
    const [row] = await server.db
      .insert(connections)
      .values({ family_id: actors.family, caregiver_id: actors.caregiver, hire_stage: 3 })
      .returning()
    const carol = await server.as('family')
    const visit = await carol.call(addConnectionShift, { id: row!.id, body: visitOn('2026-12-01', 24) })
    expect(visit.cancelled).toBe(false)
  })
})
