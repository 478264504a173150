import {
  addWageRate,
  getConnection,
  listWageRates,
  removeWageRate,
  updateWageRate,
  type WageRate,
  type WageRateDraft,
} from '@homecare/sdk/hiring'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../tables/account.ts'
import { connections, wageRates } from '../tables/hiring.ts'
import { notices } from '../tables/notices.ts'
import { trailEntries } from '../tables/trail.ts'
import { actors } from '../testing/actors.ts'
import { freeCaregiverWorld } from '../testing/world.ts'
import { beginRates } from './beginRates.ts'

const server = freeCaregiverWorld()
let id: number
beforeEach(async () => {
  server.change()
  const [row] = await server.db
    .insert(connections)
    .values({
      ...{ family_id: actors.family!, caregiver_id: actors.caregiver! },
      ...{ hire_stage: 3, start_date: '2026-10-05' },
    })
    .returning()
  id = row!.id
  await begin()
})

const begin = (given: Partial<Parameters<typeof beginRates>[1]> = {}) =>
  server.db.transaction((tx) =>
    beginRates(tx, {
      ...{ connectionId: id, hourlyCents: 2450, dailyCents: null, from: '2026-10-05' },
      ...{ by: actors.family!, now: server.clock.now() },
      ...given,
    }),
  )
const raise = (given: Partial<WageRateDraft> = {}): WageRateDraft => ({
  ...{ pay_type: 'regular', amount: 2600, valid_from: '2026-12-01' },
  ...given,
})
const carol = () => server.as('family')
const spans = (rates: readonly WageRate[]) =>
  rates.map(({ pay_type, amount, valid_from, valid_to }) => [pay_type, amount, valid_from, valid_to])
const told = async () =>
  (
    await server.db
      .select({ event: notices.event })
      .from(notices)
      .where(and(eq(notices.user_id, actors.caregiver!)))
  ).filter(({ event }) => event.startsWith('wage rate'))
const first = ['regular', 2450, '2026-10-05', null]

describe('a raise from a day on', () => {
  it('ends the rate that went on the day before, and deleted lets it go on exactly', async () => {
    const care = await carol()
    const raised = await care.call(addWageRate, { id, body: raise() })
    expect(spans(raised)).toEqual([
      ['regular', 2450, '2026-10-05', '2026-11-30'],
      ['regular', 2600, '2026-12-01', null],
    ])
    expect((await care.call(getConnection, { id })).provider_hourly_rate).toBe(2450)
    const after = await care.call(removeWageRate, { id, rateId: raised[1]!.id })
    expect(spans(after)).toEqual([first])
  })

  it('is in force from its day on, for both sides', async () => {
    await (await carol()).call(addWageRate, { id, body: raise({ valid_from: '2026-11-21' }) })
    for (const side of ['family', 'caregiver'] as const) {
      const care = await server.as(side)
      expect(await care.call(getConnection, { id })).toMatchObject({
        provider_hourly_rate: 2600,
        provider_daily_rate: null,
      })
      expect(await care.call(listWageRates, { id })).toHaveLength(2)
    }
  })

  it('by the day is answered as a day’s rate', async () => {
    const body = raise({ unit: 'day', amount: 26_000, day_hours: 10, valid_from: '2026-11-21' })
    await (await carol()).call(addWageRate, { id, body })
    expect(await (await carol()).call(getConnection, { id })).toMatchObject({
      ...{ provider_hourly_rate: null, provider_daily_rate: 26_000 },
    })
  })

  it('is told to the caregiver once, by a letter with the amount', async () => {
    const care = await carol()
    await care.call(addWageRate, { id, body: raise() })
    // Pressed again, with another key: the same rate is there already.
    expect(await care.call(addWageRate, { id, body: raise() })).toHaveLength(2)
    expect(await told()).toHaveLength(1)
    await server.notice()
    const letters = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, 'marisol@example.com'))
      .orderBy(outbox.id)
    const about = letters.filter(({ body }) => body.includes('$26.00'))
    expect(about).toHaveLength(1)
    expect(about[0]?.body).toMatch(/12\/1\/2026.*before taxes/)
  })

  it('that two windows set at once is there once', async () => {
    const [one, other] = [await carol(), await carol()]
    await Promise.all([
      one.call(addWageRate, { id, body: raise() }),
      other.call(addWageRate, { id, body: raise() }),
    ])
    expect(await one.call(listWageRates, { id })).toHaveLength(2)
    expect(await told()).toHaveLength(1)
  })

  it.each<[Partial<WageRateDraft>, string]>([
    [{ amount: 1733 }, 'amount'],
    [{ amount: 499 }, 'amount'],
    [{ amount: 10_001 }, 'amount'],
    [{ valid_from: '2026-10-05' }, 'valid_from'],
    [{ amount: 2400, valid_from: '2026-11-01' }, 'valid_from'],
    [{ pay_type: 'special' }, 'name'],
    [{ unit: 'day', amount: 25_000 }, 'day_hours'],
  ])('with %j is refused at its field', async (given, field) => {
    await expect((await carol()).call(addWageRate, { id, body: raise(given) })).rejects.toMatchObject({
      kind: 'invalid',
      fieldErrors: { [field]: [expect.any(String)] },
    })
    expect(await told()).toEqual([])
  })

  it('needs a hire that goes on', async () => {
    await server.db.update(connections).set({ hire_stage: 2 }).where(eq(connections.id, id))
    const send = async () => (await carol()).call(addWageRate, { id, body: raise() })
    await expect(send()).rejects.toMatchObject({ kind: 'conflict' })
    const ended = { hire_stage: 3, end_date: '2026-11-20' } as const
    await server.db.update(connections).set(ended).where(eq(connections.id, id))
    await expect(send()).rejects.toMatchObject({ kind: 'conflict' })
  })
})

describe('a rate that lies ahead', () => {
  it('can be changed, and the one before it follows', async () => {
    const care = await carol()
    const [, ahead] = await care.call(addWageRate, { id, body: raise() })
    const body = { amount: 2700, valid_from: '2026-12-15' }
    const changed = await care.call(updateWageRate, { id, rateId: ahead!.id, body })
    expect(spans(changed)).toEqual([
      ['regular', 2450, '2026-10-05', '2026-12-14'],
      ['regular', 2700, '2026-12-15', null],
    ])
    expect(changed[1]?.id).toBe(ahead!.id)
  })

  it('is judged as a new one is', async () => {
    const care = await carol()
    const [, ahead] = await care.call(addWageRate, { id, body: raise() })
    await expect(
      care.call(updateWageRate, { id, rateId: ahead!.id, body: { amount: 1700 } }),
    ).rejects.toMatchObject({ fieldErrors: { amount: [expect.any(String)] } })
    expect(spans(await care.call(listWageRates, { id }))).toHaveLength(2)
  })
})

describe('what stays as it is', () => {
  it('is the only regular rate, one that another follows, and one that has begun', async () => {
    const care = await carol()
    const [only] = await care.call(listWageRates, { id })
    const rateId = only!.id
    const conflict = { kind: 'conflict' }
    await expect(care.call(removeWageRate, { id, rateId })).rejects.toMatchObject(conflict)
    await expect(care.call(updateWageRate, { id, rateId, body: { amount: 2700 } })).rejects.toMatchObject(
      conflict,
    )
    await care.call(addWageRate, { id, body: raise() })
    await expect(care.call(removeWageRate, { id, rateId })).rejects.toMatchObject(conflict)
    await expect(care.call(removeWageRate, { id, rateId: 999_999 })).rejects.toMatchObject({
      kind: 'notFound',
    })
  })

  it('of another connection cannot be reached through one’s own', async () => {
    const [other] = await server.db
      .select()
      .from(wageRates)
      .where(sql`connection_id <> ${id}`)
      .limit(1)
    await expect((await carol()).call(removeWageRate, { id, rateId: other!.id })).rejects.toMatchObject({
      kind: 'notFound',
    })
  })
})

it('staff read the rates, and both sides see in their trails that they did', async () => {
  expect(await (await server.as('staff')).call(listWageRates, { id })).toHaveLength(1)
  const seen = await server.db.select().from(trailEntries).where(eq(trailEntries.subject, 'wage_rates'))
  expect(seen.map(({ about_user }) => about_user).sort()).toEqual([actors.family, actors.caregiver].sort())
})

describe('the rates of a hire', () => {
  it('begin once, however often they are begun', async () => {
    await begin({ hourlyCents: 3000 })
    expect(spans(await (await carol()).call(listWageRates, { id }))).toEqual([first])
  })
  it('can be by the day', async () => {
    await server.db.delete(wageRates).where(eq(wageRates.connection_id, id))
    await begin({ hourlyCents: null, dailyCents: 26_000, dayHours: 10 })
    expect(await (await carol()).call(listWageRates, { id })).toMatchObject([
      { unit: 'day', amount: 26_000, day_hours: 10 },
    ])
  })
  it('are none without an amount', async () =>
    expect(begin({ hourlyCents: null })).rejects.toThrow('without a rate'))
  it('that lie ahead are told as what is agreed', async () => {
    await server.db.delete(wageRates).where(eq(wageRates.connection_id, id))
    await begin({ from: '2026-12-24' })
    expect((await (await carol()).call(getConnection, { id })).provider_hourly_rate).toBe(2450)
  })
})

describe('the database', () => {
  const insert = (
    given: Partial<Record<'pay_type' | 'unit' | 'amount' | 'hours' | 'name' | 'valid', unknown>>,
  ) => {
    const row = {
      pay_type: 2,
      unit: 1,
      amount: 3000,
      hours: null,
      name: 'Holidays',
      valid: '[2026-12-01,)',
      ...given,
    }
    return server.db.transaction((tx) =>
      tx.execute(sql`
        insert into wage_rates (connection_id, pay_type, unit, amount_cents, day_hours, name, valid, created_at)
        values (${id}, ${row.pay_type}::smallint, ${row.unit}::smallint, ${row.amount}::int,
          ${row.hours}::smallint, ${row.name}::text, ${row.valid}::daterange, now())`),
    )
  }
  it.each<[string, Parameters<typeof insert>[0], string]>([
    ['two regular rates on one day', { pay_type: 1, valid: '[2026-12-01,)' }, 'wage_rates_apart'],
    ['a pay type of none', { pay_type: 3 }, 'wage_rates_pay_type'],
    ['a unit of none', { unit: 3 }, 'wage_rates_unit'],
    ['4.99 an hour', { amount: 499 }, 'wage_rates_amount'],
    ['100.01 an hour', { amount: 10_001 }, 'wage_rates_amount'],
    ['2,400.01 a day', { unit: 2, amount: 240_001, hours: 10 }, 'wage_rates_amount'],
    ['a day of 25 hours', { unit: 2, amount: 30_000, hours: 25 }, 'wage_rates_day_hours'],
    ['hours of a rate by the hour', { hours: 8 }, 'wage_rates_day_hours'],
    ['a special rate without a name', { name: '' }, 'wage_rates_name'],
    ['a rate of no day', { valid: 'empty' }, 'wage_rates_valid'],
    ['a rate without a first day', { valid: '(,2026-12-01)' }, 'wage_rates_valid'],
  ])('refuses %s', async (_, given, constraint) => {
    await expect(insert(given)).rejects.toMatchObject({ cause: { constraint } })
  })
  it('takes another pay type on the same days, and rates that adjoin', async () => {
    await insert({ valid: '[2026-12-01,2027-01-01)' })
    await insert({ valid: '[2027-01-01,)' })
    expect(await (await carol()).call(listWageRates, { id })).toHaveLength(3)
  })
  it('refuses a gap between two rates', async () => {
    await insert({ valid: '[2026-12-01,2027-01-01)' })
    await expect(insert({ valid: '[2027-01-02,)' })).rejects.toMatchObject({
      cause: { constraint: 'wage_rates_no_gap' },
    })
  })
  it('keeps a connection whose pay is on record', async () =>
    expect(server.db.delete(connections).where(eq(connections.id, id))).rejects.toMatchObject({
      cause: { constraint: expect.stringMatching(/^wage_rates_connection_id/) },
    }))
})
