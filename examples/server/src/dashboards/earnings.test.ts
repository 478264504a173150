import { listOwnEarnings } from '@homecare/sdk/dashboards'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { clockRecords, facilities, shifts } from '../tables/shifts.ts'
import { actors } from '../testing/actors.ts'
import { connectionBetween } from '../testing/connectionBetween.ts'
import { unconnectedWorld } from '../testing/world.ts'
import { nursingTimesheets } from '../tables/timesheets.ts'
import { removeClocks } from '../testing/removeWork.ts'

const server = unconnectedWorld()
beforeEach(async () => {
  await removeClocks(server.change())
})

const earned = async (actor: 'caregiver' | 'otherCaregiver') =>
  (await (await server.as(actor)).call(listOwnEarnings)).filter(({ minutes }) => minutes > 0)

type Rates = Pick<typeof connections.$inferInsert, 'provider_hourly_rate' | 'provider_daily_rate'>
const connectionAt = async (rates: Rates) => (await connectionBetween(server, rates)).id
async function anotherFamilysAt(rates: Rates): Promise<number> {
  const [connection] = await server.db
    .insert(connections)
    .values({ family_id: actors.otherFamily, caregiver_id: actors.caregiver, ...rates })
    .returning()
  return connection!.id
}

/** A visit of the caregiver to a family in Oakland that was clocked. */
async function clockedVisit(clock_in_at: string, clock_out_at: string | null, of?: number) {
  const connection = of ?? (await connectionAt({ provider_hourly_rate: 3000 }))
  const start = new Date(clock_in_at)
  const [visit] = await server.db
    .insert(connectionShifts)
    .values({ connection_id: connection, start, end: new Date(start.getTime() + 60_000) })
    .returning()
  await server.db.insert(clockRecords).values({
    ...{ user_id: actors.caregiver, visit_id: visit!.id, clock_in_at: start },
    clock_out_at: clock_out_at === null ? null : new Date(clock_out_at),
  })
}

/** A nursing shift at 40 dollars an hour that was clocked for eight hours. */
async function clockedShift(): Promise<number> {
  const [facility] = await server.db.select().from(facilities).limit(1)
  const [start, end] = [new Date('2026-11-17T15:00:00Z'), new Date('2026-11-17T23:00:00Z')]
  const [shift] = await server.db
    .insert(shifts)
    .values({
      ...{ facility_id: facility!.id, user_id: actors.otherCaregiver, day: '2026-11-17', start, end },
      ...{ shift_block_type: 1, rate: 4000, status: 'done' },
    })
    .returning()
  await server.db.insert(clockRecords).values({
    ...{ user_id: actors.otherCaregiver, shift_id: shift!.id, clock_in_at: start, clock_out_at: end },
  })
  return shift!.id
}

describe('what a caregiver earned', () => {
  it('is eight weeks, this one going on, with nothing where nothing was worked', async () => {
    const weeks = await (await server.as('caregiver')).call(listOwnEarnings)
    expect(weeks).toHaveLength(8)
    expect(weeks.at(-1)).toEqual({ start: '2026-11-15', minutes: 0, cents: 0, open: true })
    expect(weeks.filter(({ open }) => open)).toHaveLength(1)
  })

  it('is the clocked time at the agreed rate, on the day it was where the family lives', async () => {
    // Saturday evening in Oakland, already Sunday by Greenwich.
    await clockedVisit('2026-11-15T04:00:00Z', '2026-11-15T05:30:00Z')
    await clockedVisit('2026-11-16T18:00:00Z', '2026-11-16T19:00:00Z')
    expect(await earned('caregiver')).toEqual([
      { start: '2026-11-08', minutes: 90, cents: 4500, open: false },
      { start: '2026-11-15', minutes: 60, cents: 3000, open: true },
    ])
  })

  it('is the day’s rate where no hourly one was agreed on, once for each day and family', async () => {
    const byTheDay = { provider_hourly_rate: 0, provider_daily_rate: 20000 }
    const [one, other] = [await connectionAt(byTheDay), await anotherFamilysAt(byTheDay)]
    await clockedVisit('2026-11-16T18:00:00Z', '2026-11-16T20:00:00Z', one)
    // Nine in the evening of that same day in Oakland.
    await clockedVisit('2026-11-17T05:00:00Z', '2026-11-17T06:00:00Z', one)
    expect(await earned('caregiver')).toMatchObject([{ minutes: 180, cents: 20000 }])
    await clockedVisit('2026-11-17T18:00:00Z', '2026-11-17T19:00:00Z', one)
    await clockedVisit('2026-11-17T20:00:00Z', '2026-11-17T21:00:00Z', other)
    expect(await earned('caregiver')).toMatchObject([{ minutes: 300, cents: 60000 }])
  })

  it('has no time that still goes on, and none of another caregiver', async () => {
    await clockedVisit('2026-11-16T18:00:00Z', null)
    await clockedVisit('2026-11-17T18:00:00Z', '2026-11-17T19:00:00Z')
    expect(await earned('otherCaregiver')).toEqual([])
    expect(await earned('caregiver')).toMatchObject([{ minutes: 60 }])
  })

  it('of a nursing shift is what the timesheet says, and nothing once that was refused', async () => {
    const shift_id = await clockedShift()
    expect(await earned('otherCaregiver')).toMatchObject([{ minutes: 480, cents: 32000 }])
    await server.db.insert(nursingTimesheets).values({
      ...{ shift_id, user_id: actors.otherCaregiver, status: 1, break_minutes: 30 },
      ...{ start: new Date('2026-11-17T15:00:00Z'), end: new Date('2026-11-17T23:00:00Z') },
    })
    expect(await earned('otherCaregiver')).toMatchObject([{ minutes: 450, cents: 30000 }])
    await server.db
      .update(nursingTimesheets)
      .set({ status: 5 })
      .where(eq(nursingTimesheets.shift_id, shift_id))
    expect(await earned('otherCaregiver')).toEqual([])
  })
})
