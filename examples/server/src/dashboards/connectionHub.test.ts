import { getFamilyReview } from '@homecare/sdk/reviews'
import { getConnectionHub } from '@homecare/sdk/dashboards'
import { getConnectionAgreement } from '@homecare/sdk/documents'
import { getCareTeam } from '@homecare/sdk/families'
import {
  addVisitSeries,
  getConnection,
  getFingerprinting,
  getOffer,
  hireCaregiver,
  listVisits,
  listVisitSeries,
  listWageRates,
} from '@homecare/sdk/hiring'
import { listRides, ridesPageSize } from '@homecare/sdk/rides'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { someTerms } from '../offers/testing/someTerms.ts'
import { users } from '../tables/account.ts'
import { families } from '../tables/families.ts'
import { connections, connectionShifts, hireOffers } from '../tables/hiring.ts'
import { actorNames, actors, type Actor } from '../testing/actors.ts'
import { agreedRate } from '../testing/agreedRate.ts'
import { freeCaregiverWorld } from '../testing/world.ts'

const server = freeCaregiverWorld()
const hour = 3_600_000
const at = (hours: number) => new Date(server.clock.now() + hours * hour)

beforeEach(async () => {
  const db = server.change()
  await db.delete(hireOffers)
  await db.update(families).set({ onboarding_completed: true }).where(eq(families.id, actors.family))
  await db.update(users).set({ phone_verified: true }).where(eq(users.id, actors.caregiver))
})

async function connected(hire_stage: 1 | 2 | 3, more = {}): Promise<number> {
  const [row] = await server.db
    .insert(connections)
    .values({ family_id: actors.family, caregiver_id: actors.caregiver, hire_stage, ...more })
    .returning({ id: connections.id })
  return row!.id
}
async function hired(more = {}): Promise<number> {
  const id = await connected(3, { start_date: '2026-10-05', ...more })
  await agreedRate(server.db, id, 2450, actors.family)
  return id
}
const hubOf = async (who: Actor | number, id: number) => (await server.as(who)).call(getConnectionHub, { id })

describe('the page of a connection', () => {
  it('is for its two sides, and for nobody else', async () => {
    const id = await hired()
    const kinds = await Promise.all(
      actorNames.map(async (who) => [
        who,
        await hubOf(who, id).then(
          () => 'allowed',
          (error: { kind: string }) => error.kind,
        ),
      ]),
    )
    expect(Object.fromEntries(kinds)).toMatchObject({
      ...{ family: 'allowed', caregiver: 'allowed', otherFamily: 'notFound', otherCaregiver: 'notFound' },
      ...{ anonymous: 'unauthenticated', staff: 'forbidden', facility: 'forbidden' },
    })
  })

  it.each(['family', 'caregiver'] as const)(
    'says to the %s at once what its calls say one by one',
    async (who) => {
      const id = await hired()
      const family = await server.as('family')
      const schedule = [{ day_of_week: 2, start_time: '09:00', end_time: '13:00' }]
      await family.call(addVisitSeries, { id, body: { schedule, from_day: '2026-11-22' } })
      await server.db.insert(connectionShifts).values([
        { connection_id: id, start: at(-9), end: at(-8) },
        { connection_id: id, start: at(2), end: at(3), cancelled: true },
        // Beyond what is planned.
        { connection_id: id, start: at(70 * 24), end: at(70 * 24 + 1) },
      ])
      const care = await server.as(who)
      const query = { start_date: '2026-11-21', end_date: '2027-01-16' }
      const ahead = (await care.call(listVisits, { query })).filter(
        ({ connection_id, end }) => connection_id === id && Date.parse(end) > server.clock.now(),
      )
      expect(ahead.length).toBeGreaterThan(7)
      const team = who === 'family' ? await care.call(getCareTeam) : []
      const phone = team.find(({ connection_id }) => connection_id === id)?.phone ?? null
      expect(await hubOf(who, id)).toEqual({
        connection: await care.call(getConnection, { id }),
        reviewing: who === 'family' ? await care.call(getFamilyReview, { id: actors.caregiver }) : null,
        phone,
        agreement: await care.call(getConnectionAgreement, { id }),
        offer: null,
        rates: await care.call(listWageRates, { id }),
        planned: { visits: ahead, series: await care.call(listVisitSeries, { id }) },
        rides: await care.call(listRides, { id, query: { limit: ridesPageSize } }),
        fingerprinting: await care.call(getFingerprinting, { id }),
      })
      expect(phone === null).toBe(who === 'caregiver')
    },
  )

  it('has an offer that waits, which its caregiver has seen by that, and no rates', async () => {
    const body = { ...someTerms }
    const sent = await (await server.as('family')).call(hireCaregiver, { id: actors.caregiver, body })
    const id = sent.connection_id
    const hub = await hubOf('family', id)
    expect(hub.fingerprinting?.request).toBeNull()
    expect(hub).toMatchObject({
      rides: null,
      phone: null,
      rates: null,
      planned: null,
      offer: { state: 'sent', seen_at: null },
    })
    expect(hub.agreement?.version).toBe('2026-11-01')
    const theirs = await hubOf('caregiver', id)
    expect(theirs.offer).toEqual(await (await server.as('caregiver')).call(getOffer, { id }))
    expect(theirs.offer?.seen_at).toBe(at(0).toISOString())
    expect(JSON.stringify(theirs)).not.toMatch(/Grand|neighbor|0142|carol@|Ito/)
  })

  it('has no agreement before anything is offered', async () => {
    const id = await connected(1)
    for (const who of ['family', 'caregiver'] as const)
      expect(await hubOf(who, id)).toMatchObject({ agreement: null, offer: null, rates: null, planned: null })
  })

  it('has nothing planned, and no number, once the work is over', async () => {
    const id = await hired({ end_date: '2026-11-20' })
    expect(await hubOf('family', id)).toMatchObject({ phone: null, planned: null, rates: [{ amount: 2450 }] })
  })

  it('says to a caregiver of an agency nothing of what is paid and planned', async () => {
    const id = await hired()
    await server.db.update(users).set({ role: 'agency_caregiver' }).where(eq(users.id, actors.caregiver))
    const hub = await hubOf('caregiver', id)
    expect(hub).toMatchObject({
      ...{ rates: null, planned: null, phone: null, rides: null, fingerprinting: null },
    })
    expect(hub.agreement).not.toBeNull()
  })

  it('says to a partner’s family no wages, no agreement, and what its partner plans for it', async () => {
    const id = await hired({ family_id: actors.b2bFamily })
    const hub = await hubOf('b2bFamily', id)
    expect(hub).toMatchObject({
      ...{ phone: null, agreement: null, rates: null, planned: null, rides: null, fingerprinting: null },
    })
    expect(hub.connection.provider_hourly_rate).toBeNull()
  })
})
