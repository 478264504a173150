import {
  approveFacilityHours,
  boardOf,
  getFacilityShift,
  getFacilityWeek,
  listFacilityHours,
  listRateSuggestions,
  postFacilityShifts,
  reopenFacilityHours,
} from '@homecare/sdk/facilities'
import { countOwnWaiting } from '@homecare/sdk/dashboards'
import { updateFacilityShift } from '@homecare/sdk/shifts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { facilities, shiftApplications, shifts } from '../tables/shifts.ts'
import { nursingTimesheets } from '../tables/timesheets.ts'
import { actors } from '../testing/actors.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { removeShifts } from '../testing/removeWork.ts'

const server = smallWorld()
beforeEach(() => removeShifts(server.change()))

type NewShift = typeof shifts.$inferInsert
const worked: NewShift = {
  ...{ facility_id: 1, user_id: actors.otherCaregiver, day: '2026-11-20' },
  start: new Date('2026-11-20T15:00:00Z'),
  end: new Date('2026-11-20T23:00:00Z'),
  ...{ shift_block_type: 1, license_types: [6, 8], rate: 4200, status: 'done' },
}
async function addShift(given: Partial<NewShift> = {}): Promise<number> {
  const [row] = await server.db
    .insert(shifts)
    .values({ ...worked, ...given })
    .returning({ id: shifts.id })
  return row!.id
}
/** Hours of 15:00 to 23:00 with a break of half an hour, handed in. */
async function addSheet(given: Partial<NewShift> = {}): Promise<number> {
  const shift_id = await addShift(given)
  const { start, end } = worked
  await server.db.insert(nursingTimesheets).values({
    ...{ shift_id, user_id: actors.otherCaregiver, start, end, break_minutes: 30, status: 1 },
    ...{ supervisor: 'Paulette Grant', submitted_at: new Date('2026-11-21T00:10:00Z') },
  })
  return shift_id
}
const amount = 31_500

describe('the week of a facility', () => {
  it('has each shift on the day it begins there, what the week before had, and who stands to it', async () => {
    const night = { start: new Date('2026-11-29T07:00:00Z'), end: new Date('2026-11-29T15:00:00Z') }
    const open = { status: 'open', user_id: null } as const
    // Saturday at 11 PM in Oakland is Sunday by the clocks of Greenwich.
    const id = await addShift({ ...open, ...night, day: '2026-11-28', shift_block_type: 3 })
    await addShift({ ...open, ...night, day: '2026-11-28', status: 'cancelled' })
    await addShift({ facility_id: 2 })
    await addShift()
    const given = { created_at: new Date('2026-11-21T11:00:00Z') }
    await server.db.insert(shiftApplications).values([
      { shift_id: id, user_id: actors.caregiver, state: 'applied', ...given },
      { shift_id: id, user_id: actors.otherCaregiver, state: 'invited', ...given },
    ])
    const desk = await server.as('facility')
    const week = await desk.call(getFacilityWeek, { id: 1, query: { day: '2026-11-25' } })
    expect(week).toMatchObject({
      week: '2026-11-22',
      facility: { id: 1, time_zone: 'America/Los_Angeles' },
      shifts: [
        {
          id,
          day: '2026-11-28',
          start_time: '23:00',
          end_time: '07:00',
          applicants: 1,
          invited: 1,
          provider: null,
        },
      ],
      before: [{ day: '2026-11-20', start_time: '07:00', license_types: [6, 8], rate: 4200 }],
    })
    expect(week.applied_weeks).toContainEqual({ week: '2026-11-22', shifts: 1 })
    const { counts } = await desk.call(countOwnWaiting)
    expect(week.applied_weeks.reduce((sum, one) => sum + one.shifts, 0)).toBe(counts['board'])
    const board = boardOf(week, new Date('2026-11-21T12:00:00Z'))
    expect(board.counts).toMatchObject({ all: 1, open: 1 })
    expect(board.gaps).toMatchObject([{ day: '2026-11-27', cost: 33_600 }])
    // Without a day it is the present one, by the facility's clocks.
    expect((await desk.call(getFacilityWeek, { id: 1, query: {} })).week).toBe('2026-11-15')
    expect(await kindOf(desk.call(getFacilityWeek, { id: 2, query: {} }))).toBe('notFound')
  })
})

describe('posting several', () => {
  const one = {
    ...{ start_time: '23:00', end_time: '07:00', iso_type: null, license_types: [6], rate: 4200 },
  }
  it('offers all of them in order, with the part of the day by their hours', async () => {
    const desk = await server.as('facility')
    const days = ['2026-11-27', '2026-11-25', '2026-11-25']
    const posted = await desk.call(postFacilityShifts, {
      body: { facility_id: 1, shifts: days.map((day) => ({ ...one, day })) },
    })
    expect(posted.map(({ start, shift_block_type, premium }) => [start, shift_block_type, premium])).toEqual([
      ['2026-11-28T07:00:00.000Z', 3, true],
      ['2026-11-26T07:00:00.000Z', 3, true],
      ['2026-11-26T07:00:00.000Z', 3, true],
    ])
  })
  it('offers none where one is wrong, more than 60, or the house of another', async () => {
    const desk = await server.as('facility')
    const post = (facility_id: number, list: readonly object[]) =>
      desk.call(postFacilityShifts, { body: { facility_id, shifts: list as never } })
    const good = { ...one, day: '2026-11-25' }
    expect(await fieldsOf(post(1, [good, { ...good, day: '2026-11-20' }]))).toEqual(['start_time'])
    expect(await fieldsOf(post(1, [good, { ...good, end_time: '00:00' }]))).toEqual(['end_time'])
    expect(
      await kindOf(
        post(
          1,
          Array.from({ length: 61 }, () => good),
        ),
      ),
    ).toBe('invalid')
    expect(await kindOf(post(2, [good]))).toBe('notFound')
    expect(await server.db.$count(shifts)).toBe(0)
  })
})

describe('hours that were handed in', () => {
  const listed = async (view: 'waiting' | 'returned' | 'approved') => {
    const desk = await server.as('facility')
    const { data, records } = await desk.call(listFacilityHours, { query: { view } })
    return [records, data.map((sheet) => [sheet.shift_id, sheet.amount, sheet.timesheet.status])]
  }

  it('are approved together for what they come to, once, and taken back', async () => {
    const ids = [await addSheet(), await addSheet()]
    await addSheet({ facility_id: 2 })
    expect(await listed('waiting')).toEqual([2, ids.map((id) => [id, amount, 1])])
    const desk = await server.as('facility')
    const body = { sheets: ids.map((shift_id) => ({ shift_id, amount })) }
    for (let press = 0; press < 2; press++) {
      const approved = await desk.call(approveFacilityHours, { body })
      expect(approved.map(({ timesheet }) => timesheet.status)).toEqual([3, 3])
    }
    expect(await listed('waiting')).toEqual([0, []])
    for (let press = 0; press < 2; press++)
      await desk.call(reopenFacilityHours, { body: { shift_ids: [ids[0]!] } })
    expect(await listed('waiting')).toEqual([1, [[ids[0], amount, 1]]])
    await server.db
      .update(nursingTimesheets)
      .set({ status: 4 })
      .where(eq(nursingTimesheets.shift_id, ids[1]!))
    expect(await kindOf(desk.call(reopenFacilityHours, { body: { shift_ids: [ids[1]!] } }))).toBe('conflict')
    expect(await listed('approved')).toEqual([1, [[ids[1], amount, 4]]])
  })

  it('are approved all or none: not for another amount, not once one was sent back, not of another house', async () => {
    const [first, second] = [await addSheet(), await addSheet()]
    const others = await addSheet({ facility_id: 2 })
    const desk = await server.as('facility')
    const approve = (...sheets: { shift_id: number; amount: number }[]) =>
      desk.call(approveFacilityHours, { body: { sheets } })
    const fine = { shift_id: first, amount }
    expect(await kindOf(approve(fine, { shift_id: second, amount: amount + 1 }))).toBe('conflict')
    expect(await kindOf(approve(fine, { shift_id: others, amount }))).toBe('notFound')
    await desk.call(updateFacilityShift, { body: { id: second, action: 'reject', note: 'Look again.' } })
    expect(await kindOf(approve(fine, { shift_id: second, amount }))).toBe('conflict')
    expect(await listed('waiting')).toEqual([1, [[first, amount, 1]]])
    expect(await listed('returned')).toEqual([1, [[second, amount, 5]]])
  })

  it('are taken back for ten minutes only', async () => {
    const id = await addSheet()
    const decided_at = new Date('2026-11-21T11:00:00Z')
    await server.db
      .update(nursingTimesheets)
      .set({ status: 3, decided_at })
      .where(eq(nursingTimesheets.shift_id, id))
    const desk = await server.as('facility')
    expect(await kindOf(desk.call(reopenFacilityHours, { body: { shift_ids: [id] } }))).toBe('conflict')
  })
})

it('a facility reads its own shifts one by one, and no other', async () => {
  const desk = await server.as('facility')
  const id = await addShift()
  expect(await desk.call(getFacilityShift, { id })).toMatchObject({ id, provider: { first_name: 'Denise' } })
  const other = await addShift({ facility_id: 2 })
  expect(await kindOf(desk.call(getFacilityShift, { id: other }))).toBe('notFound')
})

it('rates are suggested by what was filled in 90 days, of the county where its own are too few', async () => {
  const desk = await server.as('facility')
  const rates = () => desk.call(listRateSuggestions, { id: 1 })
  for (const rate of [4000, 4100, 4200, 4300]) await addShift({ rate })
  await addShift({ rate: 9900, day: '2026-08-01' })
  await addShift({ rate: 9900, status: 'open', user_id: null })
  expect(await rates()).toEqual([])
  const [own] = await server.db.select().from(facilities).where(eq(facilities.id, 1))
  await server.db.update(facilities).set({ county: own!.county }).where(eq(facilities.id, 2))
  await addShift({ rate: 5000, facility_id: 2 })
  expect(await rates()).toMatchObject([
    { license_types: [6, 8], shift_block_type: 1, rate: 4200, filled: 5, from: 'county' },
  ])
  await addShift({ rate: 4000 })
  expect(await rates()).toMatchObject([{ rate: 4100, filled: 5, from: 'facility' }])
})
