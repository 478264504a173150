import { clockInOrOut } from '@homecare/sdk/clock'
import { listOwnEarnings } from '@homecare/sdk/dashboards'
import { getConnectionShift, listVisits } from '@homecare/sdk/hiring'
import { getShift } from '@homecare/sdk/shifts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { nursingTimesheets } from '../tables/timesheets.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { clockRecords, facilities, shifts } from '../tables/shifts.ts'
import { removeClocks, removeShifts, removeVisits } from '../testing/removeWork.ts'

const denise = actors.otherCaregiver
const server = smallWorld()
beforeEach(async () => {
  await removeClocks(server.change())
  await removeShifts(server.db)
})

/** A shift of Denise's from a quarter past noon on: the clock stands at noon. */
async function herShift(given: Partial<typeof shifts.$inferInsert> = {}): Promise<number> {
  const [row] = await server.db
    .insert(shifts)
    .values({
      ...{ facility_id: 1, user_id: denise, day: '2026-11-21', shift_block_type: 1, rate: 3900 },
      start: new Date('2026-11-21T12:15:00Z'),
      end: new Date('2026-11-21T20:15:00Z'),
      status: 'assigned',
      ...given,
    })
    .returning()
  return row!.id
}
const noon = '2026-11-21T12:00:00.000Z'
const clockIn = (shift_id: number, event_timestamp = noon) =>
  ({ event: 'clock_in', shift_id, event_timestamp }) as const
const clockOut = (shift_id: number, event_timestamp: string) =>
  ({ event: 'clock_out', shift_id, event_timestamp }) as const

describe('the clock of a nursing shift', () => {
  it('counts once however often it is pressed, also with other keys and in two tabs at once', async () => {
    const id = await herShift()
    const care = await server.as('otherCaregiver')
    const [one, other] = await Promise.all([
      care.call(clockInOrOut, { body: clockIn(id) }),
      care.call(clockInOrOut, { body: clockIn(id) }),
    ])
    expect(one).toEqual(other)
    expect(one).toMatchObject({ clocked_in: true, clock_in_at: noon, clock_in_place: 'unknown' })
    expect(await server.db.$count(clockRecords, eq(clockRecords.shift_id, id))).toBe(1)
    server.clock.advance(20 * 60_000)
    const out = clockOut(id, '2026-11-21T12:20:00.000Z')
    const done = await care.call(clockInOrOut, { body: out })
    expect(await care.call(clockInOrOut, { body: out })).toEqual(done)
    expect(done).toMatchObject({ clocked_in: false, clock_out_at: '2026-11-21T12:20:00.000Z' })
    expect(await care.call(getShift, { id })).toMatchObject({ status: 'done', clock_in_at: noon })
  })

  it('judges the time: the server’s own where clocks agree, the one told where a press came late', async () => {
    const care = await server.as('otherCaregiver')
    const ahead = await care.call(clockInOrOut, { body: clockIn(await herShift(), '2026-11-21T12:40:00Z') })
    expect(ahead).toMatchObject({ clock_in_at: noon, reported_late: false })
    await removeClocks(server.db)
    server.clock.advance(20 * 60_000)
    const late = await care.call(clockInOrOut, { body: clockIn(await herShift(), noon) })
    expect(late).toMatchObject({ clock_in_at: noon, reported_late: true })
  })

  it('takes no press too early, after the end, before its clock-in, or of long ago', async () => {
    const care = await server.as('otherCaregiver')
    const press = (body: ReturnType<typeof clockIn> | ReturnType<typeof clockOut>) =>
      kindOf(care.call(clockInOrOut, { body }))
    const tomorrow = await herShift({
      start: new Date('2026-11-22T12:00:00Z'),
      end: new Date('2026-11-22T20:00:00Z'),
    })
    const over = await herShift({
      start: new Date('2026-11-21T02:00:00Z'),
      end: new Date('2026-11-21T10:00:00Z'),
    })
    const now = await herShift()
    expect([
      await press(clockIn(tomorrow)),
      await press(clockIn(over)),
      await press(clockOut(now, noon)),
      await press(clockIn(now, '2026-11-19T12:00:00Z')),
      await press(clockIn(now, 'soon')),
      await press(clockIn(await herShift({ status: 'cancelled' }))),
    ]).toEqual(Array(6).fill('conflict'))
    expect(await server.db.$count(clockRecords, eq(clockRecords.user_id, denise))).toBe(0)
  })

  it('judges the place, and writes it down', async () => {
    const [house] = await server.db.select().from(facilities).where(eq(facilities.id, 1))
    const { latitude, longitude } = house!
    const care = await server.as('otherCaregiver')
    const id = await herShift()
    const position = { latitude: latitude + 0.002, longitude }
    expect(await care.call(clockInOrOut, { body: { ...clockIn(id), position } })).toMatchObject({
      clock_in_place: 'there',
      clock_in_position: position,
    })
    const away = { latitude: latitude + 1, longitude }
    server.clock.advance(60_000)
    expect(
      await care.call(clockInOrOut, { body: { ...clockOut(id, '2026-11-21T12:01:00Z'), position: away } }),
    ).toMatchObject({ clock_in_place: 'there', clock_out_place: 'away' })
  })

  it('counts by how much a position may be wrong: three kilometres off may still be there', async () => {
    const [house] = await server.db.select().from(facilities).where(eq(facilities.id, 1))
    const care = await server.as('otherCaregiver')
    const position = { latitude: house!.latitude + 0.027, longitude: house!.longitude, accuracy: 3000 }
    const body = { ...clockIn(await herShift()), position }
    expect(await care.call(clockInOrOut, { body })).toMatchObject({ clock_in_place: 'unknown' })
    await removeClocks(server.db)
    const sure = { ...clockIn(await herShift()), position: { ...position, accuracy: 20 } }
    expect(await care.call(clockInOrOut, { body: sure })).toMatchObject({ clock_in_place: 'away' })
    const wrong = { ...body, position: { ...position, accuracy: -1 } }
    await expect(care.call(clockInOrOut, { body: wrong })).rejects.toMatchObject({ kind: 'invalid' })
  })

  it('lets nobody be at work in two places, nor clock in to what is not theirs', async () => {
    const care = await server.as('otherCaregiver')
    await care.call(clockInOrOut, { body: clockIn(await herShift()) })
    expect(await kindOf(care.call(clockInOrOut, { body: clockIn(await herShift()) }))).toBe('conflict')
    await removeClocks(server.db)
    const both = [await herShift(), await herShift()]
    const pressed = await Promise.allSettled(both.map((id) => care.call(clockInOrOut, { body: clockIn(id) })))
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const hers = await herShift()
    for (const who of ['caregiver', 'agencyCaregiver'] as const)
      expect(await kindOf((await server.as(who)).call(clockInOrOut, { body: clockIn(hers) }))).toBe(
        'notFound',
      )
    const plan = { event: 'clock_in', plan_id: 1, event_timestamp: noon } as const
    expect(await kindOf(care.call(clockInOrOut, { body: plan }))).toBe('notFound')
  })
})

describe('breaks and undoing', () => {
  const press = (
    event: 'break_begin' | 'break_end' | 'undo_clock_in' | 'undo_clock_out',
    shift_id: number,
  ) => ({
    ...{ event, shift_id },
    event_timestamp: new Date(server.clock.now()).toISOString(),
  })

  it('a break is begun and ended once, is written down, and is no time worked', async () => {
    const id = await herShift()
    const care = await server.as('otherCaregiver')
    await care.call(clockInOrOut, { body: clockIn(id) })
    server.clock.advance(60 * 60_000)
    const begun = await care.call(clockInOrOut, { body: press('break_begin', id) })
    server.clock.advance(10 * 60_000)
    expect(await care.call(clockInOrOut, { body: press('break_begin', id) })).toEqual(begun)
    server.clock.advance(10 * 60_000)
    await care.call(clockInOrOut, { body: press('break_end', id) })
    expect(await care.call(getShift, { id })).toMatchObject({
      clock_breaks: [{ begin: '2026-11-21T13:00:00.000Z', end: '2026-11-21T13:20:00.000Z' }],
    })
    await care.call(clockInOrOut, { body: clockOut(id, '2026-11-21T13:20:00Z') })
    const [week] = (await care.call(listOwnEarnings)).filter(({ cents }) => cents > 0)
    expect(week).toMatchObject({ cents: 3900 })
  })

  it('both presses are taken back within five minutes, as if they had not been made, and no later', async () => {
    const id = await herShift()
    const care = await server.as('otherCaregiver')
    await care.call(clockInOrOut, { body: clockIn(id) })
    expect(await care.call(clockInOrOut, { body: press('undo_clock_in', id) })).toMatchObject({
      ...{ clocked_in: false, clock_in_at: null, clock_out_at: null },
    })
    expect(await server.db.$count(clockRecords, eq(clockRecords.shift_id, id))).toBe(0)
    await care.call(clockInOrOut, { body: clockIn(id) })
    server.clock.advance(6 * 60_000)
    expect(await kindOf(care.call(clockInOrOut, { body: press('undo_clock_in', id) }))).toBe('conflict')
    await care.call(clockInOrOut, { body: clockOut(id, '2026-11-21T12:06:00Z') })
    expect(await care.call(clockInOrOut, { body: press('undo_clock_out', id) })).toMatchObject({
      ...{ clocked_in: true, clock_out_at: null, clock_out_place: null },
    })
    expect(await care.call(getShift, { id })).toMatchObject({ status: 'confirmed', clock_out_at: null })
    await care.call(clockInOrOut, { body: clockOut(id, '2026-11-21T12:06:00Z') })
    server.clock.advance(6 * 60_000)
    expect(await kindOf(care.call(clockInOrOut, { body: press('undo_clock_out', id) }))).toBe('conflict')
    expect(await care.call(getShift, { id })).toMatchObject({ status: 'done' })
  })

  it('a clock-out is not taken back once other work has begun, or the timesheet is handed in', async () => {
    const [id, other] = [await herShift(), await herShift()]
    const care = await server.as('otherCaregiver')
    await care.call(clockInOrOut, { body: clockIn(id) })
    await care.call(clockInOrOut, { body: clockOut(id, noon) })
    await care.call(clockInOrOut, { body: clockIn(other) })
    expect(await kindOf(care.call(clockInOrOut, { body: press('undo_clock_out', id) }))).toBe('conflict')
    await care.call(clockInOrOut, { body: press('undo_clock_in', other) })
    await server.db.insert(nursingTimesheets).values({
      ...{ shift_id: id, user_id: denise, status: 1, submitted_at: new Date(noon) },
      ...{ start: new Date(noon), end: new Date('2026-11-21T13:00:00Z') },
    })
    expect(await kindOf(care.call(clockInOrOut, { body: press('undo_clock_out', id) }))).toBe('conflict')
  })
})

describe('a clock-out that was forgotten', () => {
  it('keeps its caregiver from the next shift only as long as it can be made up for', async () => {
    const care = await server.as('otherCaregiver')
    await care.call(clockInOrOut, { body: clockIn(await herShift()) })
    // Eight hours of work end at a quarter past eight, and twelve hours later nobody can clock out any more.
    server.clock.advance(20 * 3_600_000)
    const next = await herShift({
      start: new Date('2026-11-22T08:15:00Z'),
      end: new Date('2026-11-22T16:15:00Z'),
    })
    const press = async () =>
      (await server.as('otherCaregiver')).call(clockInOrOut, {
        body: clockIn(next, '2026-11-22T08:16:00.000Z'),
      })
    expect(await kindOf(press())).toBe('conflict')
    server.clock.advance(16 * 60_000)
    expect(await press()).toMatchObject({ clocked_in: true, clock_in_at: '2026-11-22T08:16:00.000Z' })
  })
})

describe('the clock of a visit', () => {
  it('is the caregiver’s alone, and shows to both', async () => {
    await removeVisits(server.db)
    const [connection] = await server.db
      .select()
      .from(connections)
      .where(eq(connections.caregiver_id, actors.caregiver))
    const [visit] = await server.db
      .insert(connectionShifts)
      .values({
        connection_id: connection!.id,
        start: new Date('2026-11-21T12:10:00Z'),
        end: new Date('2026-11-21T14:10:00Z'),
      })
      .returning()
    const body = { ...clockIn(visit!.id), connection_id: connection!.id }
    const where = { id: connection!.id, shiftId: visit!.id }
    expect(await kindOf((await server.as('otherCaregiver')).call(clockInOrOut, { body }))).toBe('notFound')
    expect(await kindOf((await server.as('family')).call(clockInOrOut, { body }))).toBe('forbidden')
    const care = await server.as('caregiver')
    expect(await care.call(clockInOrOut, { body })).toMatchObject({ connection_id: connection!.id })
    expect(await care.call(getConnectionShift, where)).toMatchObject({ clock_in_at: noon })
    const days = { start_date: '2026-11-21', end_date: '2026-11-21' }
    const seen = await (await server.as(connection!.family_id)).call(listVisits, { query: days })
    expect(seen.find(({ id }) => id === visit!.id)).toMatchObject({
      clock_in_at: noon,
      person: { id: actors.caregiver },
    })
  })
})
