import {
  addConnectionShift,
  addVisitSeries,
  cancelConnectionShift,
  endVisitSeries,
  listBusySpans,
  listVisitSeries,
  updateConnectionShift,
  updateVisitSeries,
  visitSeriesRecord,
} from '@homecare/sdk/hiring'
import { dayIn, timeIn, versionFor } from '@homecare/sdk/kit'
import { asc, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../tables/account.ts'
import { connections, connectionShifts, visitSeries } from '../tables/hiring.ts'
import { actors } from '../testing/actors.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { removeShifts } from '../testing/removeWork.ts'
import { unconnectedWorld } from '../testing/world.ts'
import { clashesOf } from './busy.ts'
import { beginSeries } from './series.ts'
import { planAhead } from './seriesAhead.ts'

const server = unconnectedWorld()
const oakland = 'America/Los_Angeles'
/** Marisol's connections with Carol and another family; the clock says Saturday, 21 November 2026. */
let [carol, other]: number[] = []
beforeEach(async () => {
  const db = server.change()
  await removeShifts(db)
  await db.delete(outbox)
  const rows = await db
    .insert(connections)
    .values(
      [actors.family, actors.otherFamily].map((family_id) => ({
        ...{ family_id, caregiver_id: actors.caregiver, hire_stage: 3 as const, tzid: oakland },
      })),
    )
    .returning()
  ;[carol, other] = rows.map(({ id }) => id)
})

const mondays = { day_of_week: 1, start_time: '09:00', end_time: '13:00' }
const from_day = '2026-11-23'
const add = async (schedule = [mondays], given: object = {}) =>
  (await server.as('family')).call(addVisitSeries, { id: carol!, body: { schedule, from_day, ...given } })
const said = ({ start, end, cancelled }: typeof connectionShifts.$inferSelect) =>
  `${cancelled ? 'not ' : ''}${dayIn(oakland, start)} ${timeIn(oakland, start)}–${timeIn(oakland, end)}`
const visits = async (id = carol!) =>
  server.db
    .select()
    .from(connectionShifts)
    .where(eq(connectionShifts.connection_id, id))
    .orderBy(asc(connectionShifts.start))
const plan = async (id = carol!) => (await visits(id)).map(said)
const letters = async () =>
  (await server.db.select().from(outbox).orderBy(asc(outbox.id))).map(
    ({ recipient, subject }) => `${recipient.split('@')[0]}: ${subject}`,
  )

describe('weekly visits', () => {
  it('are planned eight weeks ahead by the clock of the place, told once, and listed', async () => {
    const [series] = await add()
    expect(series).toMatchObject({ ...mondays, from_day, to_day: null, time_zone: oakland })
    expect(await plan()).toEqual([
      '2026-11-23 09:00–13:00',
      '2026-11-30 09:00–13:00',
      '2026-12-07 09:00–13:00',
      '2026-12-14 09:00–13:00',
      '2026-12-21 09:00–13:00',
      '2026-12-28 09:00–13:00',
      '2027-01-04 09:00–13:00',
      '2027-01-11 09:00–13:00',
    ])
    expect(await letters()).toEqual(['marisol: Carol I. planned weekly visits'])
    const care = await server.as('caregiver')
    expect(await care.call(listVisitSeries, { id: carol! })).toEqual([series])
  })

  it('keep their hour over a change of clocks', async () => {
    server.clock.advance(Date.parse('2027-02-27T12:00:00Z') - server.clock.now())
    await add([mondays], { from_day: '2027-03-08', to_day: '2027-03-15' })
    expect((await visits()).map(({ start }) => start.toISOString())).toEqual([
      '2027-03-08T17:00:00.000Z',
      '2027-03-15T16:00:00.000Z',
    ])
  })

  it('are refused by field, before the hire, and to the caregiver', async () => {
    const wrong: [object, string[]][] = [
      [{ schedule: [] }, ['schedule']],
      [{ schedule: [mondays, mondays] }, ['schedule.1.start_time']],
      [{ from_day: '2026-11-20' }, ['from_day']],
      [{ to_day: '2026-11-22' }, ['to_day']],
    ]
    for (const [given, fields] of wrong) expect(await fieldsOf(add([mondays], given))).toEqual(fields)
    const body = { schedule: [mondays], from_day }
    const care = await server.as('caregiver')
    expect(await kindOf(care.call(addVisitSeries, { id: carol!, body }))).toBe('forbidden')
    await server.db.update(connections).set({ hire_stage: 2 })
    expect(await kindOf(add())).toBe('conflict')
    const span = { start: '2026-11-24T17:00:00Z', end: '2026-11-24T21:00:00Z' }
    const one = (await server.as('family')).call(addConnectionShift, { id: carol!, body: span })
    expect(await kindOf(one)).toBe('conflict')
    expect(await plan()).toEqual([])
  })

  it('are not planned where the caregiver is elsewhere at one of them: none is, and nobody says where', async () => {
    const family = await server.as('otherFamily')
    const span = { start: '2026-12-14T20:00:00Z', end: '2026-12-14T22:00:00Z' }
    await family.call(addConnectionShift, { id: other!, body: span })
    const refusal = await add().catch((error: unknown) => error)
    expect(refusal).toMatchObject({ kind: 'conflict', code: 'booked' })
    expect(JSON.stringify(refusal)).not.toMatch(/12.14|20:00/)
    expect([await plan(), await server.db.$count(visitSeries)]).toEqual([[], 0])
  })

  it('are planned once by two presses', async () => {
    const pressed = await Promise.allSettled([add(), add()])
    expect(pressed.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect((await plan()).length).toBe(8)
  })
})

describe('a change of weekly visits', () => {
  it('from a day on moves those from then on, and keeps what was canceled so', async () => {
    const [series] = await add()
    const [, , third, fourth] = await visits()
    const care = await server.as('caregiver')
    await care.call(cancelConnectionShift, { id: carol!, shiftId: fourth!.id, body: { reason: 'away' } })
    const changed = await care.call(updateVisitSeries, {
      ...{ id: carol!, seriesId: series!.id },
      body: { day_of_week: 2, start_time: '10:00', since: '2026-12-07' },
    })
    expect(changed.map(({ day_of_week, from_day: from, to_day }) => [day_of_week, from, to_day])).toEqual([
      [1, '2026-11-23', '2026-12-06'],
      [2, '2026-12-08', null],
    ])
    expect(await plan()).toEqual([
      '2026-11-23 09:00–13:00',
      '2026-11-30 09:00–13:00',
      '2026-12-08 10:00–13:00',
      'not 2026-12-14 09:00–13:00',
      '2026-12-22 10:00–13:00',
      '2026-12-29 10:00–13:00',
      '2027-01-05 10:00–13:00',
      '2027-01-12 10:00–13:00',
    ])
    expect((await visits())[2]!.id).toBe(third!.id)
    expect((await letters()).at(-1)).toBe('carol: Marisol R. changed weekly visits')
  })

  it('of all leaves one series, and two tabs that change it do not do so unseen', async () => {
    const [series] = await add()
    const family = await server.as('family')
    const version = versionFor(visitSeriesRecord, series!, { end_time: '12:00' })
    const change = (end_time: string) =>
      family.call(updateVisitSeries, { id: carol!, seriesId: series!.id, body: { end_time, version } })
    expect(await change('12:00')).toMatchObject([{ end_time: '12:00' }])
    expect(await kindOf(change('11:00'))).toBe('conflict')
    expect(new Set((await plan()).map((one) => one.slice(11)))).toEqual(new Set(['09:00–12:00']))
  })

  it('that would book the caregiver twice changes nothing', async () => {
    const [series] = await add()
    const span = { start: '2026-12-15T18:00:00Z', end: '2026-12-15T19:00:00Z' }
    await (await server.as('otherFamily')).call(addConnectionShift, { id: other!, body: span })
    const before = await plan()
    const family = await server.as('family')
    const change = { id: carol!, seriesId: series!.id, body: { day_of_week: 2 } }
    expect(await kindOf(family.call(updateVisitSeries, change))).toBe('conflict')
    expect(await plan()).toEqual(before)
  })

  it('by one visit and those after it goes to where that one is put', async () => {
    await add()
    const [first, second] = await visits()
    const family = await server.as('family')
    const to = { start: '2026-12-02T19:00:00.000Z', end: '2026-12-02T21:00:00.000Z' }
    await family.call(updateConnectionShift, {
      ...{ id: carol!, shiftId: second!.id, body: { ...to, scope: 'following' } },
    })
    expect((await plan()).slice(0, 3)).toEqual([
      said(first!),
      '2026-12-02 11:00–13:00',
      '2026-12-09 11:00–13:00',
    ])
    expect((await family.call(listVisitSeries, { id: carol! })).map((one) => one.day_of_week)).toEqual([1, 3])
  })
})

describe('canceling', () => {
  it('one is late within a day of its start, is marked so, and leaves the others', async () => {
    await add()
    const [first] = await visits()
    server.clock.advance(first!.start.getTime() - 3_600_000 - server.clock.now())
    const care = await server.as('caregiver')
    const where = { id: carol!, shiftId: first!.id, body: { reason: 'unwell' } } as const
    expect(await care.call(cancelConnectionShift, where)).toMatchObject({
      ...{ cancelled: true, late_cancel: true, cancel_reason: 'unwell' },
    })
    const [letter] = await server.db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, 'carol@example.com'))
      .orderBy(outbox.id)
    expect(letter?.body).toContain('less than 24 hours')
    expect(letter?.body).toContain('Reason: Not feeling well')
    expect((await plan()).filter((one) => one.startsWith('not')).length).toBe(1)
  })

  it('the following ends the series there, and all leaves none', async () => {
    await add()
    const family = await server.as('family')
    const cancel = async (nth: number, scope: 'following' | 'all') =>
      family.call(cancelConnectionShift, {
        ...{ id: carol!, shiftId: (await visits())[nth]!.id, body: { scope } },
      })
    await cancel(2, 'following')
    expect((await plan()).map((one) => one.startsWith('not'))).toEqual([
      ...[false, false, true, true, true, true, true, true],
    ])
    expect(await family.call(listVisitSeries, { id: carol! })).toMatchObject([{ to_day: '2026-12-06' }])
    server.clock.advance(60_000)
    await cancel(1, 'all')
    expect((await plan()).every((one) => one.startsWith('not'))).toBe(true)
    expect(await family.call(listVisitSeries, { id: carol! })).toEqual([])
    expect((await letters()).slice(1)).toEqual([
      'marisol: Carol I. ended weekly visits',
      'marisol: Carol I. ended weekly visits',
    ])
  })

  it('a series twice is once, and staff’s is told to both', async () => {
    const [series] = await add()
    const staff = await server.as('staff')
    const where = { id: carol!, seriesId: series!.id, query: { since: '2026-12-01' } }
    await staff.call(endVisitSeries, where)
    expect((await plan()).filter((one) => !one.startsWith('not')).length).toBe(2)
    expect((await letters()).slice(1).toSorted()).toEqual([
      'carol: Homecare ended weekly visits',
      'marisol: Homecare ended weekly visits',
    ])
  })
})

describe('by the clock', () => {
  const later = () => server.clock.advance(14 * 86_400_000)

  it('a series is planned on, once by however many processes', async () => {
    await add()
    later()
    const round = () => planAhead(server.deps, server.clock.now())
    await Promise.all([round(), round(), round()])
    await round()
    expect((await plan()).slice(-2)).toEqual(['2027-01-18 09:00–13:00', '2027-01-25 09:00–13:00'])
    expect((await plan()).length).toBe(10)
  })

  it('leaves out where the caregiver is elsewhere, and says so once to both', async () => {
    await add()
    const span = { start: '2027-01-18T18:00:00Z', end: '2027-01-18T19:00:00Z' }
    await (await server.as('otherFamily')).call(addConnectionShift, { id: other!, body: span })
    await server.db.delete(outbox)
    later()
    for (let round = 0; round < 2; round++) await planAhead(server.deps, server.clock.now())
    expect((await plan()).slice(-2)).toEqual(['not 2027-01-18 09:00–13:00', '2027-01-25 09:00–13:00'])
    expect((await letters()).toSorted()).toEqual([
      'carol: A weekly visit could not be planned',
      'marisol: A weekly visit could not be planned',
    ])
  })

  it('plans nothing beyond the last day of a series or a contract', async () => {
    await add([mondays], { to_day: '2026-12-07' })
    later()
    await planAhead(server.deps, server.clock.now())
    expect((await plan()).length).toBe(3)
    await add([{ ...mondays, day_of_week: 2 }], { from_day: '2026-12-08' })
    await server.db.update(connections).set({ end_date: '2027-01-26' })
    later()
    later()
    await planAhead(server.deps, server.clock.now())
    expect((await plan()).at(-1)).toBe('2027-01-26 09:00–13:00')
  })
})

describe('for an offer', () => {
  it('the clashes of a schedule are days and hours of its own', async () => {
    await add()
    const schedule = [
      { ...mondays, start_time: '12:00' },
      { ...mondays, day_of_week: 2 },
    ]
    const clashes = await clashesOf(
      server.db,
      actors.caregiver,
      schedule,
      '2026-12-07',
      '2026-12-20',
      oakland,
    )
    expect(clashes).toEqual([
      { day: '2026-12-07', start: '2026-12-07T20:00:00.000Z', end: '2026-12-07T21:00:00.000Z' },
      { day: '2026-12-14', start: '2026-12-14T20:00:00.000Z', end: '2026-12-14T21:00:00.000Z' },
    ])
    expect(await clashesOf(server.db, actors.caregiver, [], '2026-12-07', null, oakland)).toEqual([])
  })

  it('a series begins within its transaction or not at all', async () => {
    const begin = (then?: Error) =>
      server.db.transaction(async (tx) => {
        await beginSeries(tx, {
          ...{ connectionId: carol!, schedule: [mondays], from: from_day, until: null },
          now: server.clock.now(),
        })
        if (then) throw then
      })
    await begin(new Error('not signed')).catch(() => undefined)
    expect(await plan()).toEqual([])
    await begin()
    expect((await plan()).length).toBe(8)
  })

  it('when a caregiver is busy is told to their families, as spans alone', async () => {
    await add([mondays, { ...mondays, start_time: '13:00', end_time: '14:00' }])
    const family = await server.as('otherFamily')
    const ask = (query: { start_date: string; end_date: string }) =>
      family.call(listBusySpans, { id: actors.caregiver, query })
    expect(await ask({ start_date: '2026-11-23', end_date: '2026-11-30' })).toEqual([
      { start: '2026-11-23T17:00:00.000Z', end: '2026-11-23T22:00:00.000Z' },
      { start: '2026-11-30T17:00:00.000Z', end: '2026-11-30T22:00:00.000Z' },
    ])
    expect(await fieldsOf(ask({ start_date: '2026-11-23', end_date: '2027-11-23' }))).toEqual(['end_date'])
    expect(await fieldsOf(ask({ start_date: '2026-11-23', end_date: '2026-11-22' }))).toEqual(['end_date'])
    await server.db.update(connections).set({ end_date: '2026-11-20' })
    expect(await kindOf(ask({ start_date: '2026-11-23', end_date: '2026-11-30' }))).toBe('notFound')
  })
})
