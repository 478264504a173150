import { clockInOrOut } from '@homecare/sdk/clock'
import { getOwnDay, nextWork, workMoment, type CaregiverDay, type DayWork } from '@homecare/sdk/dashboards'
import { dayIn } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '../tables/account.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { clockRecords, shifts } from '../tables/shifts.ts'
import { actors } from '../testing/actors.ts'
import { smallWorld } from '../testing/world.ts'
import { keepDayLiving } from './livingDay.ts'
import { removeShifts, removeVisits } from '../testing/removeWork.ts'

const server = smallWorld()
const keep = () => keepDayLiving(server.db, server.clock.now())
const dayOf = async (who: 'caregiver' | 'otherCaregiver' | 'agencyCaregiver') =>
  (await server.as(who)).call(getOwnDay)
function momentOf({ works }: CaregiverDay) {
  const now = new Date(server.clock.now())
  const next = nextWork(works, now)
  return next && workMoment(next, now)
}

it.each([0, 7, 12, 18, 23, 26, 24 * 3 + 5, 24 * 40])(
  'is a living day %d hours after the world was made',
  async (hours) => {
    server.change()
    await keep()
    server.clock.advance(hours * 3_600_000)
    await keep()
    const counts = async () => [
      await server.db.$count(shifts),
      await server.db.$count(connectionShifts),
      await server.db.$count(clockRecords),
    ]
    const before = await counts()
    await keep()
    expect(await counts()).toEqual(before)
    expect(momentOf(await dayOf('caregiver'))).toMatchObject({ phase: 'open' })
    expect(momentOf(await dayOf('agencyCaregiver'))).toMatchObject({ phase: 'on' })
    const denise = await dayOf('otherCaregiver')
    expect(denise.to_confirm.length).toBe(1)
    const now = server.clock.now()
    const isOf = ({ start, time_zone }: DayWork, at: number) =>
      dayIn(time_zone, new Date(start)) === dayIn(time_zone, new Date(at))
    const late = [...(await dayOf('caregiver')).works, ...denise.works]
      .filter((work) => work.clock_in_at === null && isOf(work, now))
      .filter(({ start }) => Date.parse(start) <= now - 900_000)
    expect(late).toEqual([])
    expect(denise.sheets.map(({ timesheet }) => timesheet?.status)).toContain(5)
  },
)

it('moves along what nobody came to, and leaves what somebody clocked', async () => {
  server.change()
  // What the world has planned for her is out of the way.
  await removeVisits(server.db)
  await keep()
  const visits = () => server.db.select().from(connectionShifts)
  const [first] = await visits()
  server.clock.advance(5 * 3_600_000)
  await keep()
  const [moved, ...others] = await visits()
  expect([moved!.id, others]).toEqual([first!.id, []])
  expect(moved!.start.getTime()).toBeGreaterThan(server.clock.now())
  const [{ id: connection_id } = { id: 0 }] = await server.db
    .select()
    .from(connections)
    .where(eq(connections.id, moved!.connection_id))
  const press = async (event: 'clock_in' | 'clock_out') =>
    (await server.as('caregiver')).call(clockInOrOut, {
      body: {
        event,
        connection_id,
        shift_id: moved!.id,
        event_timestamp: new Date(server.clock.now()).toISOString(),
      },
    })
  await press('clock_in')
  server.clock.advance(3_600_000)
  await keep()
  expect(await visits()).toEqual([moved])
  await press('clock_out')
  await keep()
  expect((await visits()).map(({ id }) => id)).toContain(moved!.id)
  expect((await visits()).length).toBe(2)
})

it('does nothing for who has left', async () => {
  const db = server.change()
  await removeShifts(db)
  await db.update(users).set({ deleted_at: new Date() }).where(eq(users.id, actors.agencyCaregiver))
  await keep()
  expect(await db.$count(shifts, eq(shifts.user_id, actors.agencyCaregiver))).toBe(0)
})
