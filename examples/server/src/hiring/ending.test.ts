import {
  getConnection,
  listConnections,
  previewEnd,
  resumeConnection,
  terminateConnection,
  type EndReason,
} from '@homecare/sdk/hiring'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../tables/account.ts'
import { connections, connectionShifts, visitSeries } from '../tables/hiring.ts'
import { actors } from '../testing/actors.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { freeCaregiverWorld } from '../testing/world.ts'
import { beginSeries } from './series.ts'

const server = freeCaregiverWorld()
/** Marisol's connection with Carol: from today, the 21st of November, on Tuesdays and Thursdays. */
let id: number
beforeEach(async () => {
  server.change()
  const [row] = await server.db
    .insert(connections)
    .values({
      ...{ family_id: actors.family, caregiver_id: actors.caregiver, hire_stage: 3 },
      ...{ provider_hourly_rate: 2450, start_date: '2026-10-05' },
    })
    .returning()
  id = row!.id
  const now = server.clock.now()
  await server.db.transaction((tx) =>
    beginSeries(tx, {
      ...{ connectionId: id, from: '2026-11-23', until: null, now },
      schedule: [
        { day_of_week: 2, start_time: '09:00', end_time: '13:00' },
        { day_of_week: 4, start_time: '22:00', end_time: '06:00' },
      ],
    }),
  )
})

const end = async (who: 'family' | 'caregiver', last_day: string, reason: EndReason = 'moved') =>
  (await server.as(who)).call(terminateConnection, { id, body: { last_day, reason, note: 'For the staff.' } })
const planned = () =>
  server.db.$count(
    connectionShifts,
    and(eq(connectionShifts.connection_id, id), eq(connectionShifts.cancelled, false)),
  )
const lettersTo = async (email: string) =>
  (
    await server.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.recipient, email), eq(outbox.channel, 'mail')))
      .orderBy(outbox.id)
  ).map(({ subject }) => subject)

describe('the end of a contract', () => {
  it('says beforehand which visits it cancels, and changes nothing by that', async () => {
    const before = await planned()
    const query = { last_day: '2026-12-10' }
    const preview = await (await server.as('family')).call(previewEnd, { id, query })
    expect(preview).toMatchObject({ earliest: '2026-11-21', on_clock: false, end_date: null })
    expect(preview.visits.every(({ start }) => start >= '2026-12-11')).toBe(true)
    // The night that begins on the last day is still worked.
    expect(preview.visits.length).toBe(before - 6)
    expect(await planned()).toBe(before)
  })

  it('is told once, cancels what comes after the last day, and plans no more', async () => {
    const done = await end('family', '2026-12-10')
    expect(done).toMatchObject({ end_date: '2026-12-10', end: { by: actors.family, reason: 'moved' } })
    // Pressed twice is once.
    expect(await end('family', '2026-12-10')).toEqual(done)
    expect(await planned()).toBe(6)
    expect(await lettersTo('marisol@example.com')).toEqual(['Carol I. has ended the contract'])
    const rows = await server.db.select().from(visitSeries).where(eq(visitSeries.connection_id, id))
    expect(rows.map(({ to_day }) => to_day)).toEqual(['2026-12-10', '2026-12-10'])
    expect(JSON.stringify(await (await server.as('caregiver')).call(getConnection, { id }))).not.toContain(
      'For the staff',
    )
    server.clock.advance(20 * 86_400_000)
    const known = await (await server.as('family')).call(listConnections)
    expect(known.map((one) => one.id)).not.toContain(id)
  })

  it('comes earlier if somebody says so, and never later', async () => {
    await end('caregiver', '2026-12-10', 'other_work')
    expect(await fieldsOf(end('family', '2026-12-11'))).toEqual(['last_day'])
    expect(await end('family', '2026-11-30')).toMatchObject({ end_date: '2026-11-30' })
  })

  it('is taken back by whoever ended it, while it lasts', async () => {
    await end('caregiver', '2026-11-30', 'other_work')
    const resume = async (who: 'family' | 'caregiver') =>
      (await server.as(who)).call(resumeConnection, { id })
    expect(await kindOf(resume('family'))).toBe('conflict')
    expect(await resume('caregiver')).toMatchObject({ end_date: null, end: null })
    expect(await resume('caregiver')).toMatchObject({ end_date: null })
    await end('caregiver', '2026-11-30', 'other_work')
    server.clock.advance(20 * 86_400_000)
    expect(await kindOf(resume('caregiver'))).toBe('conflict')
  })

  it('lies not in the past, and takes a contract', async () => {
    expect(await fieldsOf(end('family', '2026-11-20'))).toEqual(['last_day'])
    // What only the other side may say.
    expect(await fieldsOf(end('family', '2026-12-10', 'other_work'))).toEqual(['reason'])
    await server.db.update(connections).set({ hire_stage: 2 }).where(eq(connections.id, id))
    expect(await kindOf(end('family', '2026-12-10'))).toBe('conflict')
  })
})
