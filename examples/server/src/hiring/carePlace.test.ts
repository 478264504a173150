import { getOwnDay } from '@homecare/sdk/dashboards'
import { addWageRate, getConnection, type WageRateDraft } from '@homecare/sdk/hiring'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { accessPurpose } from '../offers/offers.ts'
import type { SessionUser } from '../people/session.ts'
import { seal } from '../secrets/secret.ts'
import { users } from '../tables/account.ts'
import { carePlaces, connections, connectionShifts } from '../tables/hiring.ts'
import { actors } from '../testing/actors.ts'
import { agreedRate } from '../testing/agreedRate.ts'
import { fieldsOf } from '../testing/refusal.ts'
import { freeCaregiverWorld } from '../testing/world.ts'
import { ownVisit } from './visitRows.ts'

// It is noon in UTC on Saturday the 21st of November. Carol lives in Oakland; her father's home is in Austin.
const server = freeCaregiverWorld()
let id: number
let visit: number
const atFathers = { latitude: 30.27, longitude: -97.74 }
beforeEach(async () => {
  server.change()
  await server.db
    .update(users)
    .set({ address: '418 Lester Avenue', latitude: 37.8, longitude: -122.25 })
    .where(eq(users.id, actors.family))
  const [row] = await server.db
    .insert(connections)
    .values({
      ...{ family_id: actors.family, caregiver_id: actors.caregiver, hire_stage: 3 },
      start_date: '2026-10-05',
    })
    .returning()
  id = row!.id
  const [soon] = await server.db
    .insert(connectionShifts)
    .values(
      ['2026-11-21', '2026-11-24'].map((day) => ({
        connection_id: id,
        start: new Date(`${day}T17:00:00Z`),
        end: new Date(`${day}T21:00:00Z`),
      })),
    )
    .returning()
  visit = soon!.id
})

async function moveToFathers() {
  const [place] = await server.db
    .insert(carePlaces)
    .values({
      ...{ family_id: actors.family, address: '12 Congress Avenue', address2: 'Apt 4' },
      ...{ city: 'Austin', county: 'Travis', state: 'TX', zip_code: '78701', ...atFathers },
      time_zone: 'America/Chicago',
      access_note: seal(server.deps.config.secret!, accessPurpose, 'Ring twice.'),
      created_at: new Date(server.clock.now()),
    })
    .returning()
  await server.db
    .update(connections)
    .set({ care_place_id: place!.id, tzid: 'America/Chicago' })
    .where(eq(connections.id, id))
}

const told = async () =>
  (await (await server.as('caregiver')).call(getOwnDay)).works.map(({ address, access_note, city }) => ({
    ...{ address, access_note, city },
  }))
const whereTheClockJudges = () =>
  server.db.transaction(
    async (tx) => (await ownVisit(tx, { id: actors.caregiver } as SessionUser, id, visit)).place,
  )

describe('the place of care', () => {
  it('is the family’s own where an offer names no other', async () => {
    expect((await told())[0]).toEqual({ address: '418 Lester Avenue', access_note: null, city: 'Oakland' })
    expect(await whereTheClockJudges()).toEqual({ latitude: 37.8, longitude: -122.25 })
  })

  it('is the one of the offer: its street and how to get in are told a day before, its city always', async () => {
    await moveToFathers()
    expect(await told()).toEqual([
      { address: '12 Congress Avenue, Apt 4', access_note: 'Ring twice.', city: 'Austin' },
      { address: null, access_note: null, city: 'Austin' },
    ])
    for (const side of ['family', 'caregiver'] as const) {
      const { upcoming_shift } = await (await server.as(side)).call(getConnection, { id })
      expect(upcoming_shift).toMatchObject({ city: 'Austin', state: 'TX' })
    }
  })

  it('tells neither street nor how to get in once the contract has ended', async () => {
    await moveToFathers()
    await server.db.update(connections).set({ end_date: '2026-11-19' }).where(eq(connections.id, id))
    expect((await told()).map(({ address, access_note }) => address ?? access_note)).toEqual([null, null])
  })

  it('is where the clock judges whether somebody is there', async () => {
    await moveToFathers()
    expect(await whereTheClockJudges()).toEqual(atFathers)
  })

  it('says which minimum wage holds', async () => {
    await agreedRate(server.db, id, 2450, actors.family)
    const body: WageRateDraft = { pay_type: 'regular', amount: 1000, valid_from: '2026-12-01' }
    const set = async () => (await server.as('family')).call(addWageRate, { id, body })
    expect(await fieldsOf(set())).toEqual(['amount'])
    await moveToFathers()
    expect(await set()).toHaveLength(2)
  })
})
