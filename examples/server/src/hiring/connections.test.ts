import { getConnection, listCaregiverConnections } from '@homecare/sdk/hiring'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../tables/account.ts'
import { actors } from '../testing/actors.ts'
import { agreedRate } from '../testing/agreedRate.ts'
import { clockRecords } from '../tables/shifts.ts'
import { freeCaregiverWorld } from '../testing/world.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'

const server = freeCaregiverWorld()
let id: number
beforeEach(async () => {
  server.change()
  const [row] = await server.db
    .insert(connections)
    .values({
      family_id: actors.family,
      caregiver_id: actors.caregiver,
      hire_stage: 3,
      // Spoken of before the hire: what is paid stands in the rates.
      provider_hourly_rate: 9900,
      start_date: '2026-10-05',
    })
    .returning()
  id = row!.id
  await agreedRate(server.db, id, 2450, actors.family)
})

const hour = 3_600_000
const at = (hours: number) => new Date(server.clock.now() + hours * hour)
const visit = (from: number, more = {}) => ({
  ...{ connection_id: id, start: at(from), end: at(from + 2) },
  ...more,
})

describe('a connection', () => {
  it('is read by both sides, and tells neither the other’s private data', async () => {
    for (const side of ['caregiver', 'family'] as const) {
      const read = await (await server.as(side)).call(getConnection, { id })
      expect(read).toMatchObject({
        id,
        hire_stage: 3,
        provider_hourly_rate: 2450,
        start_date: '2026-10-05',
        end_date: null,
        family: { id: actors.family, first_name: 'Carol', last_initial: 'I' },
        provider: { id: actors.caregiver },
      })
      expect(JSON.stringify(read)).not.toMatch(/@example|"(latitude|address|email|phone|birthday)"|Ito/)
    }
  })

  it('is not there for anybody else, nor once the other account is gone', async () => {
    for (const actor of ['otherFamily', 'otherCaregiver'] as const)
      await expect((await server.as(actor)).call(getConnection, { id })).rejects.toMatchObject({
        kind: 'notFound',
      })
    await server.db
      .update(users)
      .set({ deleted_at: at(0) })
      .where(eq(users.id, actors.family))
    await expect((await server.as('caregiver')).call(getConnection, { id })).rejects.toMatchObject({
      kind: 'notFound',
    })
  })

  it('has the visit that comes next: not over, not cancelled, the first of all', async () => {
    const care = await server.as('caregiver')
    expect((await care.call(getConnection, { id })).upcoming_shift).toBeNull()
    await server.db
      .insert(connectionShifts)
      .values([visit(48), visit(-4), visit(20, { cancelled: true }), visit(24, { note: 'Tea first.' })])
    expect((await care.call(getConnection, { id })).upcoming_shift).toMatchObject({
      note: 'Tea first.',
      start: at(24).toISOString(),
    })
    const [begun] = await server.db
      .insert(connectionShifts)
      .values(visit(-1, { note: 'Going on' }))
      .returning()
    const worked = { user_id: actors.caregiver, visit_id: begun!.id, clock_in_at: at(-1) }
    await server.db.insert(clockRecords).values(worked)
    // Carol lives in California; what is told to both is the clock of her home.
    await server.db.update(users).set({ state: 'AZ' }).where(eq(users.id, actors.caregiver))
    for (const side of ['caregiver', 'family'] as const)
      expect((await (await server.as(side)).call(getConnection, { id })).upcoming_shift).toMatchObject({
        note: 'Going on',
        clock_in_at: at(-1).toISOString(),
        time_zone: 'America/Los_Angeles',
      })
  })

  it('can be read after it has ended, when it is in no list any more', async () => {
    await server.db.update(connections).set({ end_date: '2026-01-31' }).where(eq(connections.id, id))
    const care = await server.as('caregiver')
    expect((await care.call(getConnection, { id })).end_date).toBe('2026-01-31')
    expect(await care.call(listCaregiverConnections, { id: 0 })).toEqual([])
  })
})
