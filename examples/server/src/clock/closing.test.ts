import { clockInOrOut, confirmClosedClock, listClosedClocks } from '@homecare/sdk/clock'
import { getShift } from '@homecare/sdk/shifts'
import { startNursingTimesheet } from '@homecare/sdk/timesheets'
import { and, desc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../tables/account.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { clockRecords, shifts } from '../tables/shifts.ts'
import { nursingTimesheets } from '../tables/timesheets.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { closeForgotten } from './closing.ts'
import { removeClocks, removeShifts, removeVisits } from '../testing/removeWork.ts'

const denise = actors.otherCaregiver
const server = smallWorld()
beforeEach(async () => {
  await removeClocks(server.change())
  await removeShifts(server.db)
  await server.db.delete(outbox)
})

/** Denise at work from noon, until eight as planned; she forgets to clock out. */
async function atWork(): Promise<number> {
  const [row] = await server.db
    .insert(shifts)
    .values({
      ...{ facility_id: 1, user_id: denise, day: '2026-11-21', shift_block_type: 1, rate: 3900 },
      ...{ start: new Date('2026-11-21T12:00:00Z'), end: new Date('2026-11-21T20:00:00Z') },
      status: 'assigned',
    })
    .returning()
  const id = row!.id
  const care = await server.as('otherCaregiver')
  const body = { event: 'clock_in', shift_id: id, event_timestamp: '2026-11-21T12:00:00Z' } as const
  await care.call(clockInOrOut, { body })
  return id
}
const close = () => closeForgotten(server.deps, server.clock.now())
const letters = () => server.db.select().from(outbox).orderBy(desc(outbox.id))
const hours = (count: number) => count * 3_600_000

describe('a clock that was forgotten', () => {
  it('is closed four hours after the planned end, at the planned end, and is said once', async () => {
    const id = await atWork()
    server.clock.advance(hours(12) - 1)
    await close()
    expect(await server.db.$count(clockRecords, eq(clockRecords.shift_id, id))).toBe(1)
    const care = await server.as('otherCaregiver')
    expect(await care.call(getShift, { id })).toMatchObject({ clock_out_at: null })
    server.clock.advance(1)
    await Promise.all([close(), close(), close()])
    expect(await care.call(getShift, { id })).toMatchObject({
      ...{ status: 'done', clock_out_at: '2026-11-21T20:00:00.000Z' },
      clock_closed_at: '2026-11-22T00:00:00.000Z',
    })
    const [closed, ...others] = await care.call(listClosedClocks)
    expect([closed, others]).toMatchObject([{ shift_id: id, connection_id: null, may_correct: true }, []])
    await close()
    const told = await letters()
    expect(told.map(({ recipient }) => recipient)).toEqual(['denise@example.com'])
    expect(told[0]!.body).toContain(`/nursingshifts/shifts/${id}`)
    await care.call(confirmClosedClock, { id: closed!.id })
    expect(await care.call(listClosedClocks)).toEqual([])
  })

  it('is said until its hours are handed in', async () => {
    const shift_id = await atWork()
    server.clock.advance(hours(12))
    await close()
    const care = await server.as('otherCaregiver')
    const body = { start: '2026-11-21T12:00:00Z', end: '2026-11-21T20:00:00Z', break_minutes: 0 }
    await care.call(startNursingTimesheet, { body: { shift_id, ...body } })
    expect(await care.call(listClosedClocks)).toHaveLength(1)
    await server.db
      .update(nursingTimesheets)
      .set({ status: 1 })
      .where(and(eq(nursingTimesheets.shift_id, shift_id), eq(nursingTimesheets.user_id, denise)))
    expect(await care.call(listClosedClocks)).toEqual([])
  })

  it('takes a clock-out that was made in time and comes now: that is when they left', async () => {
    const id = await atWork()
    server.clock.advance(hours(13))
    await close()
    const care = await server.as('otherCaregiver')
    const body = { event: 'clock_out', shift_id: id, event_timestamp: '2026-11-21T19:40:00Z' } as const
    expect(await care.call(clockInOrOut, { body })).toMatchObject({
      ...{ clock_out_at: '2026-11-21T19:40:00.000Z', clock_closed_at: null, reported_late: true },
    })
    expect(await care.call(listClosedClocks)).toEqual([])
  })

  it('is in nobody’s way: the next work is clocked in to', async () => {
    await atWork()
    server.clock.advance(hours(12))
    const [next] = await server.db
      .insert(shifts)
      .values({
        ...{ facility_id: 1, user_id: denise, day: '2026-11-22', shift_block_type: 1, rate: 3900 },
        ...{ start: new Date('2026-11-22T00:00:00Z'), end: new Date('2026-11-22T08:00:00Z') },
        status: 'assigned',
      })
      .returning()
    const event_timestamp = '2026-11-22T00:00:00Z'
    const body = { event: 'clock_in', shift_id: next!.id, event_timestamp } as const
    const care = await server.as('otherCaregiver')
    expect(await kindOf(care.call(clockInOrOut, { body }))).toBe('conflict')
    await close()
    expect(await care.call(clockInOrOut, { body })).toMatchObject({ clocked_in: true })
  })

  it('of a visit is closed and said alike', async () => {
    await removeVisits(server.db)
    const [connection] = await server.db
      .select()
      .from(connections)
      .where(eq(connections.caregiver_id, actors.caregiver))
    const [visit] = await server.db
      .insert(connectionShifts)
      .values({
        connection_id: connection!.id,
        ...{ start: new Date('2026-11-21T12:00:00Z'), end: new Date('2026-11-21T14:00:00Z') },
      })
      .returning()
    const body = { event: 'clock_in', shift_id: visit!.id, connection_id: connection!.id } as const
    const event_timestamp = '2026-11-21T12:00:00Z'
    await (await server.as('caregiver')).call(clockInOrOut, { body: { ...body, event_timestamp } })
    server.clock.advance(hours(6))
    await close()
    const care = await server.as('caregiver')
    expect(await care.call(listClosedClocks)).toMatchObject([
      {
        shift_id: visit!.id,
        connection_id: connection!.id,
        end: '2026-11-21T14:00:00.000Z',
        may_correct: false,
      },
    ])
    const { body: letter } = (await letters())[0]!
    expect(letter).toContain(`/next-shift/${connection!.id}/${visit!.id}`)
    expect(letter).toMatch(/planned end, 6:00 AM\. If you left at another time, tell the family\. /)
  })
})
