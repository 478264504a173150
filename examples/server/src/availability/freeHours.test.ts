import { getCaregiver } from '@homecare/sdk/caregivers'
import { freeWeek } from '@homecare/sdk/availability'
import { addDays, dayIn } from '@homecare/sdk/kit'
import { eq, inArray, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { availabilities, caregivers } from '../tables/caregivers.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { actors } from '../testing/actors.ts'
import { removeConnections, removeShifts } from '../testing/removeWork.ts'
import { smallWorld } from '../testing/world.ts'
import { freeHours } from './freeHours.ts'

const server = smallWorld()
const today = '2026-11-21'

/** The same numbers in every run, others for each name. */
function numbers(name: string) {
  let state = Array.from(name).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2_147_483_648, 0)
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

describe('when people are free', () => {
  it.each(['America/Los_Angeles', 'America/New_York', 'Pacific/Honolulu'])(
    'is in SQL what the SDK says, in %s',
    async (zone) => {
      const db = server.change()
      await removeConnections(db)
      await removeShifts(db)
      await db.delete(availabilities)
      const draw = numbers(zone)
      const ids = (await db.select({ id: caregivers.id }).from(caregivers).limit(60)).map(({ id }) => id)
      const time = () => `${String(draw(24)).padStart(2, '0')}:${['00', '00', '15', '30', '45'][draw(5)]}`
      const times = ids.flatMap((user_id) =>
        Array.from({ length: draw(5) }, () => {
          const start_date = addDays(today, draw(24) - 14)
          return {
            ...{ user_id, start_date, start_time: time(), end_time: time(), repeats_weekly: draw(3) > 0 },
            end_date: draw(2) === 0 ? addDays(start_date, draw(20)) : null,
          }
        }),
      )
      await db.insert(availabilities).values(times)
      const rows = await db
        .insert(connections)
        .values(
          ids.map((caregiver_id) => ({ family_id: actors.family, caregiver_id, hire_stage: 3 as const })),
        )
        .returning()
      const visits = rows.flatMap(({ id }) =>
        Array.from({ length: draw(4) }, (_, at) => {
          // One after the other, so that none overlap.
          const start = Date.parse(`${addDays(today, -1 + 3 * at)}T00:00:00Z`) + draw(48) * 1_800_000
          return {
            connection_id: id,
            start: new Date(start),
            end: new Date(start + (1 + draw(47)) * 1_800_000),
          }
        }),
      )
      await db.insert(connectionShifts).values(visits)

      const { rows: found } = await db.execute<{ id: number; free: number[] | null }>(
        sql`select c.id, ${freeHours(sql`c.id`, { today, zone })} as free from caregivers c where ${inArray(sql`c.id`, ids)}`,
      )
      const caregiverOf = new Map(rows.map(({ id, caregiver_id }) => [id, caregiver_id]))
      expect(found).toHaveLength(ids.length)
      for (const { id, free } of found) {
        const busy = visits
          .filter(({ connection_id }) => caregiverOf.get(connection_id) === id)
          .map(({ start, end }) => ({ start: start.toISOString(), end: end.toISOString() }))
        expect(free).toEqual(
          freeWeek(
            times.filter(({ user_id }) => user_id === id),
            busy,
            today,
            zone,
          ),
        )
      }
      expect(new Set(found.map(({ free }) => String(free))).size).toBeGreaterThan(30)
    },
  )
})

const profile = () => server.visitor().care.call(getCaregiver, { id: actors.caregiver })

describe('a profile', () => {
  it('says in which hours its caregiver is free, by the clock of where they live, and nothing of why not', async () => {
    const db = server.change()
    await removeConnections(db)
    await removeShifts(db)
    await db.delete(availabilities).where(eq(availabilities.user_id, actors.caregiver))
    const { free: none } = await profile()
    expect(none).toBeNull()
    const tomorrow = addDays(dayIn('America/Los_Angeles', new Date(server.clock.now())), 1)
    await db.insert(availabilities).values({
      ...{ user_id: actors.caregiver, start_date: tomorrow, end_date: addDays(tomorrow, 6) },
      ...{ start_time: '08:00', end_time: '12:00', repeats_weekly: false },
    })
    const { free } = await profile()
    expect(free).toEqual([3840, 3840, 3840, 3840, 3840, 3840, 3840])
  })
})
