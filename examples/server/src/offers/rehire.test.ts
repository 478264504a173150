import {
  acceptOffer,
  getConnection,
  getOffer,
  hireCaregiver,
  listCaregiverConnections,
  listConnections,
  listVisits,
  listWageRates,
  terminateConnection,
} from '@homecare/sdk/hiring'
import { getHireEligibility } from '@homecare/sdk/caregivers'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connectionAgreement } from '../documents/agreementTexts.ts'
import { connections } from '../tables/hiring.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { freeCaregiverWorld } from '../testing/world.ts'
import { someTerms } from './testing/someTerms.ts'

// It is noon in UTC on Saturday the 21st of November.
const server = freeCaregiverWorld()
const pair = { family_id: actors.family, caregiver_id: actors.caregiver }
beforeEach(() => void server.change())

const family = () => server.as('family')
const marisol = () => server.as('caregiver')

/** Offers Marisol work from a day on, and lets her accept. */
async function hire(more: Partial<typeof someTerms> = {}): Promise<number> {
  const body = { ...someTerms, ...more }
  const { connection_id: id, offer } = await (
    await family()
  ).call(hireCaregiver, { id: actors.caregiver, body })
  await (
    await marisol()
  ).call(acceptOffer, {
    id,
    body: {
      version: offer.version,
      agreement_version: connectionAgreement.version,
      full_name: 'Marisol Rivera',
    },
  })
  return id
}

async function end(id: number, last_day: string): Promise<void> {
  await (await family()).call(terminateConnection, { id, body: { last_day, reason: 'moved' } })
}

const toDay = (day: string) => server.clock.advance(Date.parse(`${day}T20:00:00Z`) - server.clock.now())
const read = async (who: 'family' | 'caregiver', id: number) =>
  (await server.as(who)).call(getConnection, { id })

describe('hired again after the contract has ended', () => {
  let first: number
  let second: number
  beforeEach(async () => {
    first = await hire()
    await end(first, '2026-12-10')
    toDay('2026-12-11')
    second = await hire({ start_date: '2026-12-15', hourly_rate: 2600 })
  })

  it('they begin anew: a connection of its own, with its own offers, rates and visits', async () => {
    expect(second).not.toBe(first)
    expect((await (await family()).call(listConnections)).map(({ id }) => id)).toContain(second)
    const rates = async (id: number) =>
      (await (await family()).call(listWageRates, { id })).map(({ amount }) => amount)
    expect([await rates(first), await rates(second)]).toEqual([[2450], [2600]])
    expect(await (await family()).call(getOffer, { id: second })).toMatchObject({
      version: 1,
      state: 'accepted',
    })
    const query = { start_date: '2026-12-01', end_date: '2026-12-31' }
    const visits = await (await marisol()).call(listVisits, { query })
    const live = visits.filter(({ cancelled }) => !cancelled)
    expect(live.map(({ connection_id, start }) => [connection_id, start.slice(0, 10)])).toEqual([
      ...[first, first].map((id, i) => [id, ['2026-12-01', '2026-12-08'][i]]),
      ...[second, second, second].map((id, i) => [id, ['2026-12-15', '2026-12-22', '2026-12-29'][i]]),
    ])
  })

  it.each(['family', 'caregiver'] as const)(
    'the old one stays readable for the %s, and each names the other',
    async (who) => {
      expect(await read(who, first)).toMatchObject({
        ...{ hire_stage: 3, start_date: '2026-12-01', end_date: '2026-12-10', provider_hourly_rate: 2450 },
        others: [{ id: second, goes_on: true, start_date: '2026-12-15', end_date: null }],
      })
      expect(await read(who, second)).toMatchObject({
        ...{ hire_stage: 3, end_date: null },
        others: [{ id: first, goes_on: false, start_date: '2026-12-01', end_date: '2026-12-10' }],
      })
      const listed =
        who === 'family'
          ? await (await family()).call(listConnections)
          : await (await marisol()).call(listCaregiverConnections, { id: actors.caregiver })
      const between = listed.filter((one) =>
        who === 'family' ? one.provider.id === actors.caregiver : one.family.id === actors.family,
      )
      expect(between.map(({ id }) => id)).toEqual([second])
    },
  )

  it('nobody is hired twice at once, and the old contract is not taken up by ending it again', async () => {
    const again = (await family()).call(hireCaregiver, { id: actors.caregiver, body: someTerms })
    expect(await kindOf(again)).toBe('invalid')
    const later = { ...someTerms, start_date: '2026-12-20' }
    expect(await kindOf((await family()).call(hireCaregiver, { id: actors.caregiver, body: later }))).toBe(
      'conflict',
    )
    expect(await server.db.$count(connections, eq(connections.caregiver_id, actors.caregiver))).toBe(2)
  })
})

it('nobody is hired again while the contract still goes on', async () => {
  const id = await hire()
  await end(id, '2026-12-10')
  toDay('2026-12-10')
  const eligible = await (await family()).call(getHireEligibility, { id: actors.caregiver })
  expect(eligible.allowed).toBe(false)
  toDay('2026-12-11')
  expect(await (await family()).call(getHireEligibility, { id: actors.caregiver })).toMatchObject({
    allowed: true,
  })
})

describe('the database', () => {
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code,
    )
  const begun = (given: Partial<typeof connections.$inferInsert> = {}) =>
    codeOf(
      server.db
        .insert(connections)
        .values({ ...pair, created_at: new Date('2026-11-21T12:00:00Z'), ...given })
        .execute(),
    )
  const clash = '23P01'

  it('holds one connection of two people that goes on, whoever writes it', async () => {
    expect(await begun()).toBe('done')
    expect(await begun()).toBe(clash)
    expect(await begun({ end_date: '2027-01-31' })).toBe(clash)
    expect(await begun({ family_id: actors.otherFamily })).toBe('done')
    await server.db.execute(
      sql`update connections set end_date = '2026-12-10' where family_id = ${actors.family}`,
    )
    expect(await begun({ created_at: new Date('2026-12-10T23:00:00Z') })).toBe(clash)
    expect(await begun({ created_at: new Date('2026-12-11T01:00:00Z') })).toBe('done')
    const revive = sql`update connections set end_date = null where end_date = '2026-12-10'`
    expect(await codeOf(server.db.execute(revive))).toBe(clash)
  })

  it('takes what ended before it began for no time at all', async () => {
    expect(await begun()).toBe('done')
    expect(await begun({ end_date: '2026-11-20' })).toBe('done')
  })
})
