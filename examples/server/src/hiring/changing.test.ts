import { getConnection, updateConnection, type ConnectionChange } from '@homecare/sdk/hiring'
import { and, eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../tables/account.ts'
import { connections, connectionShifts, wageRates } from '../tables/hiring.ts'
import { actors } from '../testing/actors.ts'
import { agreedRate } from '../testing/agreedRate.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { freeCaregiverWorld } from '../testing/world.ts'

const server = freeCaregiverWorld()
/** Hired for the 5th of December; today is the 21st of November. */
let id: number
beforeEach(async () => {
  server.change()
  const [row] = await server.db
    .insert(connections)
    .values({
      ...{ family_id: actors.family, caregiver_id: actors.caregiver, hire_stage: 3 },
      start_date: '2026-12-05',
    })
    .returning()
  id = row!.id
  await agreedRate(server.db, id, 2450, actors.family)
  await server.db
    .update(wageRates)
    .set({ valid: sql`daterange('2026-12-05', null)` })
    .where(eq(wageRates.connection_id, id))
})

const change = async (who: 'family' | 'caregiver', body: ConnectionChange) =>
  (await server.as(who)).call(updateConnection, { id, body })
const stage = (hire_stage: 1 | 2 | 3) =>
  server.db.update(connections).set({ hire_stage }).where(eq(connections.id, id))

describe('how two reach each other', () => {
  it('is one list, which either of them changes', async () => {
    expect((await change('family', { contact_types: ['phone', 'phone'] })).contact_types).toEqual(['phone'])
    expect((await change('caregiver', { contact_types: ['email', 'message'] })).contact_types).toEqual([
      'email',
      'message',
    ])
    const read = await (await server.as('family')).call(getConnection, { id })
    expect(read.contact_types).toEqual(['email', 'message'])
  })

  it('is something, and nothing that there is not', async () => {
    expect(await fieldsOf(change('family', { contact_types: [] }))).toEqual(['contact_types'])
    for (const types of ['{}', '{pigeon}'])
      await expect(
        server.db.execute(sql`update connections set contact_types = ${types}::text[] where id = ${id}`),
      ).rejects.toThrow()
  })

  it('stays as it was once the work has ended', async () => {
    await server.db.update(connections).set({ end_date: '2026-11-20' }).where(eq(connections.id, id))
    expect(await kindOf(change('family', { contact_types: ['phone'] }))).toBe('conflict')
  })
})

describe('the first day', () => {
  it('is moved by the family before it comes, with the pay, and the other side is told', async () => {
    expect(await change('family', { start_date: '2026-12-01' })).toMatchObject({ start_date: '2026-12-01' })
    // Pressed twice is once.
    await change('family', { start_date: '2026-12-01' })
    const { rows } = await server.db.execute(
      sql`select lower(valid)::text as day from wage_rates where connection_id = ${id}`,
    )
    expect(rows).toEqual([{ day: '2026-12-01' }])
    const letters = await server.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, 'marisol@example.com'), eq(outbox.channel, 'mail')))
      .orderBy(outbox.id)
    expect(letters.map(({ subject }) => subject)).toEqual(['Carol I. changed the first day'])
  })

  it('is not the caregiver’s to move', async () => {
    expect(await kindOf(change('caregiver', { start_date: '2026-12-01' }))).toBe('forbidden')
  })

  it('lies ahead, within the work, and not after a visit', async () => {
    expect(await fieldsOf(change('family', { start_date: '2026-11-20' }))).toEqual(['start_date'])
    await server.db.update(connections).set({ end_date: '2026-12-31' }).where(eq(connections.id, id))
    expect(await fieldsOf(change('family', { start_date: '2027-01-01' }))).toEqual(['start_date'])
    const start = new Date('2026-12-07T17:00:00Z')
    const end = new Date('2026-12-07T21:00:00Z')
    await server.db.insert(connectionShifts).values({ connection_id: id, start, end })
    expect(await kindOf(change('family', { start_date: '2026-12-10' }))).toBe('conflict')
    expect(await change('family', { start_date: '2026-12-07' })).toMatchObject({ start_date: '2026-12-07' })
  })

  it('stays once the work has begun', async () => {
    await server.db.update(connections).set({ start_date: '2026-11-21' }).where(eq(connections.id, id))
    expect(await kindOf(change('family', { start_date: '2026-12-01' }))).toBe('conflict')
  })
})

describe('what else the family changes', () => {
  it('is the rate before the hire, and not afterwards', async () => {
    expect(await kindOf(change('family', { provider_hourly_rate: 2500 }))).toBe('conflict')
    await stage(1)
    expect(await change('family', { provider_hourly_rate: 2500 })).toMatchObject({
      provider_hourly_rate: 2500,
    })
  })

  it('is a job of its own', async () => {
    expect(await fieldsOf(change('family', { job_id: 999_999 }))).toEqual(['job_id'])
    expect(await change('family', { job_id: null })).toMatchObject({ job: null })
  })
})
