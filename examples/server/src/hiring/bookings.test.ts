import { confirmShift, updateFacilityShift } from '@homecare/sdk/shifts'
import { addConnectionShift, cancelConnectionShift, updateConnectionShift } from '@homecare/sdk/hiring'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connections, connectionShifts, visitSeries } from '../tables/hiring.ts'
import { bookings, clockRecords, shiftApplications, shifts } from '../tables/shifts.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { removeShifts } from '../testing/removeWork.ts'
import { unconnectedWorld } from '../testing/world.ts'

const server = unconnectedWorld()
const marisol = actors.caregiver
/** Marisol's connections with Carol and with another family. */
let [carol, other]: number[] = []
beforeEach(async () => {
  const db = server.change()
  await removeShifts(db)
  const rows = await db
    .insert(connections)
    .values(
      [actors.family, actors.otherFamily].map((family_id) => ({
        ...{ family_id, caregiver_id: marisol, hire_stage: 3 as const },
      })),
    )
    .returning()
  ;[carol, other] = rows.map(({ id }) => id)
})

const at = (hours: number, day = '2026-12-07') => new Date(Date.parse(`${day}T00:00:00Z`) + hours * 3_600_000)
async function aVisit(connection_id: number, from: number, until: number, given: object = {}) {
  const [row] = await server.db
    .insert(connectionShifts)
    .values({ connection_id, start: at(from), end: at(until), ...given })
    .returning()
  return row!.id
}
async function aShift(from: number, until: number, given: object = {}) {
  const [row] = await server.db
    .insert(shifts)
    .values({
      ...{ facility_id: 1, user_id: marisol, day: '2026-12-07', shift_block_type: 1, rate: 3900 },
      ...{ start: at(from), end: at(until), status: 'confirmed', ...given },
    })
    .returning()
  return row!.id
}
/** The database's code of what a statement came to. */
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string; cause?: { code?: string } }) => error.cause?.code ?? error.code,
  )
const [clash, twice, broken] = ['23P01', '23505', '23514']
/** From PostgreSQL 18 on what is kept has a code of its own. */
const kept = /^(23001|23503)$/
const spans = async () =>
  (await server.db.select().from(bookings).orderBy(bookings.during)).map(
    ({ visit_id, shift_id }) => visit_id ?? shift_id,
  )

describe('the database', () => {
  it('books a visit while it is planned, and a shift while it is confirmed or done', async () => {
    const visit = await aVisit(carol!, 9, 13)
    const shift = await aShift(13, 20, { status: 'assigned' })
    expect(await spans()).toEqual([visit])
    const state = async (status: string) => {
      await server.db.execute(sql`update shifts set status = ${status} where id = ${shift}`)
      return spans()
    }
    expect(await state('confirmed')).toEqual([visit, shift])
    expect(await state('done')).toEqual([visit, shift])
    expect(await state('open')).toEqual([visit])
    await server.db.execute(sql`update connection_shifts set cancelled = true where id = ${visit}`)
    expect(await spans()).toEqual([])
  })

  it('books nobody in two places, whoever writes it; what only touches is no clash', async () => {
    const first = await aVisit(carol!, 9, 13)
    await aVisit(other!, 13, 15)
    expect(await codeOf(aVisit(other!, 12, 14, {}))).toBe(clash)
    expect(await codeOf(aShift(8, 10))).toBe(clash)
    expect(await codeOf(aShift(8, 10, { user_id: actors.otherCaregiver }))).toBe('done')
    expect(await codeOf(aVisit(other!, 9, 13, { cancelled: true }))).toBe('done')
    const move = sql`update connection_shifts set "end" = ${at(14).toISOString()}::timestamptz where id = ${first}`
    expect(await codeOf(server.db.execute(move))).toBe(clash)
    const revive = sql`update connection_shifts set cancelled = false where cancelled`
    expect(await codeOf(server.db.execute(revive))).toBe(clash)
    const byHand = sql`insert into bookings (user_id, during, visit_id) values (${marisol}, '[2027-01-01,2027-01-02)', null)`
    expect(await codeOf(server.db.execute(byHand))).toBe(broken)
  })

  it('takes no visit that ends before it begins, none twice a day of a series, and no reason without an end', async () => {
    const [series] = await server.db
      .insert(visitSeries)
      .values({
        ...{ connection_id: carol!, day_of_week: 1, start_time: '09:00', end_time: '10:00' },
        ...{ from_day: '2026-12-07', planned_to: '2026-12-07', created_at: at(0) },
      })
      .returning()
    const of = { series_id: series!.id, series_day: '2026-12-07' }
    expect(await codeOf(aVisit(carol!, 9, 9))).toBe(broken)
    expect(await codeOf(aVisit(carol!, 9, 10, of))).toBe('done')
    expect(await codeOf(aVisit(carol!, 11, 12, of))).toBe(twice)
    expect(await codeOf(aVisit(carol!, 11, 12, { series_id: series!.id }))).toBe(broken)
    expect(await codeOf(aVisit(carol!, 11, 12, { late_cancel: true }))).toBe(broken)
    expect(await codeOf(server.db.execute(sql`update visit_series set day_of_week = 7`))).toBe(broken)
    expect(await codeOf(server.db.execute(sql`delete from visit_series`))).toMatch(kept)
  })

  it('lets one clock of a person run, and another beside one that is abandoned', async () => {
    const [first, second] = [await aVisit(carol!, 9, 10), await aVisit(other!, 11, 12)]
    const clock = (visit_id: number, given: object = {}) =>
      server.db.insert(clockRecords).values({ user_id: marisol, visit_id, clock_in_at: at(9), ...given })
    await clock(first)
    expect(await codeOf(clock(second).execute())).toBe(twice)
    await server.db.update(clockRecords).set({ abandoned_at: at(20) })
    expect(await codeOf(clock(second).execute())).toBe('done')
  })

  it('keeps hours that were worked, and visits, from going with what they hang on', async () => {
    const visit = await aVisit(carol!, 9, 10)
    const shift = await aShift(11, 12)
    const clocks = [{ visit_id: visit }, { shift_id: shift }].map((of) => ({
      ...{ user_id: marisol, ...of, clock_in_at: at(9), clock_out_at: at(10) },
    }))
    await server.db.insert(clockRecords).values(clocks)
    for (const statement of [
      sql`delete from connection_shifts where id = ${visit}`,
      sql`delete from shifts where id = ${shift}`,
      sql`delete from facilities where id = 1`,
      sql`delete from connections where id = ${carol}`,
      sql`delete from families where id = ${actors.family}`,
      sql`delete from users where id = ${actors.family}`,
      sql`delete from users where id = ${marisol}`,
    ])
      expect(await codeOf(server.db.execute(statement))).toMatch(kept)
  })

  it('says of a connection where it is', async () => {
    const none = server.db.execute(sql`update connections set tzid = null`)
    expect(await codeOf(none)).toBe('23502')
  })
})

describe('of many presses at once', () => {
  it('no two end in one person’s overlapping bookings', async () => {
    const families = [await server.as('family'), await server.as('otherFamily')] as const
    const ids = [carol!, other!] as const
    // A fixed sequence of presses by two families at one caregiver's day, in threes that race.
    let seed = 2026
    const draw = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    const made: { side: 0 | 1; shiftId: number }[] = []
    const press = async (): Promise<void> => {
      const side = draw(2) as 0 | 1
      const start = draw(40) / 2
      const span = { start: at(start).toISOString(), end: at(start + 1 + draw(6) / 2).toISOString() }
      const own = made.filter((one) => one.side === side)
      const one = own[draw(Math.max(own.length, 1))]
      const kind = draw(3)
      if (kind === 0 || !one) {
        const { id } = await families[side].call(addConnectionShift, { id: ids[side], body: span })
        made.push({ side, shiftId: id })
      } else if (kind === 1) {
        await families[side].call(updateConnectionShift, { id: ids[side], ...one, body: span })
      } else {
        await families[side].call(cancelConnectionShift, { id: ids[side], ...one })
      }
    }
    for (let round = 0; round < 12; round++)
      await Promise.all(
        [1, 2, 3].map(() =>
          press().catch((error: { kind?: string }) => {
            if (error.kind !== 'conflict') throw error
          }),
        ),
      )
    const { rows } = await server.db.execute(sql`
      select 1 from connection_shifts a join connection_shifts b on b.id > a.id
      where not a.cancelled and not b.cancelled and a.start < b."end" and b.start < a."end"`)
    expect([rows, made.length > 3]).toEqual([[], true])
    const live = await server.db.$count(connectionShifts, sql`not cancelled`)
    expect((await spans()).length).toBe(live)
  })
})

describe('a caregiver with a visit', () => {
  it('confirms no shift at its time, and is given none', async () => {
    await aVisit(carol!, 9, 13)
    const assigned = await aShift(12, 18, { status: 'assigned', license_types: [] })
    const care = await server.as('caregiver')
    await expect(care.call(confirmShift, { id: assigned })).rejects.toMatchObject({ kind: 'conflict' })
    const open = await aShift(8, 10, { status: 'open', user_id: null, license_types: [] })
    await server.db
      .insert(shiftApplications)
      .values({ shift_id: open, user_id: marisol, state: 'applied', created_at: at(0) })
    const house = await server.as('facility')
    const body = { id: open, action: 'assign', provider_id: marisol } as const
    expect(await kindOf(house.call(updateFacilityShift, { body }))).toBe('conflict')
  })
})
