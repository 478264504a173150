import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import type { Db } from '../db/connect.ts'
import { users } from '../tables/account.ts'
import { availabilities, caregivers, licenses, searchRows } from '../tables/caregivers.ts'
import { bookings } from '../tables/shifts.ts'
import { someCaregiver } from '../testing/someone.ts'
import { smallWorld } from '../testing/world.ts'
import { keepSearchWeeks } from './rows.ts'

const server = smallWorld()
const id = someCaregiver
let db: Db
beforeEach(() => {
  db = server.change()
})

/** Rows that are not what they have to be: none, whatever was written. */
async function wrong(): Promise<number> {
  const columns = sql.raw(
    'id, cell, x, y, z, conditions, home_support, spoken_languages, provider_types, schedule, desired_wage, stars, reviews_count, reply_hours, vetted_until, week, week_from, week_until, booked_until, found_since, gender, state, county',
  )
  const { rows } = await db.execute<{ wrong: number }>(sql`select (
    (select count(*) from (select ${columns} from search_rows except select ${columns} from search_row_facts) a)
    + (select count(*) from (select ${columns} from search_row_facts except select ${columns} from search_rows) b))::int as wrong`)
  return rows[0]!.wrong
}

const row = async () => (await db.select().from(searchRows).where(eq(searchRows.id, id)))[0]
const change = (values: Partial<typeof caregivers.$inferInsert>) =>
  db.update(caregivers).set(values).where(eq(caregivers.id, id))

it('are what the tables behind them say, in the world that there is', async () => {
  expect(await wrong()).toBe(0)
  expect(await db.$count(searchRows)).toBeGreaterThan(50)
})

it('follow a profile, and go with it', async () => {
  await change({
    conditions: [2, 20],
    desired_wage: 4321,
    avg_rating: 4.25,
    reviews_count: 8,
    reply_hours: 12,
  })
  expect(await row()).toMatchObject({
    ...{
      conditions: 2n ** 2n + 2n ** 20n,
      desired_wage: 4321,
      stars: 425,
      reviews_count: 8,
      reply_hours: 12,
    },
  })
  await change({ profile_state_name: 'pending' })
  expect(await row()).toBeUndefined()
  await change({ profile_state_name: 'active' })
  await db.update(users).set({ state: 'NV', latitude: 36.17, longitude: -115.14 }).where(eq(users.id, id))
  expect(await row()).toMatchObject({ state: 'NV' })
  expect(await wrong()).toBe(0)
  await db
    .update(users)
    .set({ deleted_at: new Date(server.clock.now()) })
    .where(eq(users.id, id))
  expect(await row()).toBeUndefined()
  expect(await wrong()).toBe(0)
})

it('follow licenses, times and bookings, however many are written at once', async () => {
  await change({ vetted: true })
  await db.delete(licenses).where(eq(licenses.caregiver_id, id))
  expect((await row())!.vetted_until).toBe('infinity')
  const license = { caregiver_id: id, map_id: 1, license_name: '', state: 'CA', expires: '2027-03-04' }
  const [added] = await db.insert(licenses).values(license).returning()
  expect((await row())!.vetted_until).toBe('2027-03-04')
  await db.update(licenses).set({ expires: '2027-05-06' }).where(eq(licenses.id, added!.id))
  expect((await row())!.vetted_until).toBe('2027-05-06')

  await db.delete(availabilities).where(eq(availabilities.user_id, id))
  expect(await row()).toMatchObject({ week: null })
  const time = { user_id: id, start_date: '2026-01-05', start_time: '09:00', end_time: '12:00' }
  await db.insert(availabilities).values([
    { ...time, repeats_weekly: true },
    { ...time, start_date: '2026-01-06', start_time: '22:00', end_time: '06:00', repeats_weekly: true },
  ])
  const [morning, late, early] = [2 ** 12 - 2 ** 9, 2 ** 24 - 2 ** 22, 2 ** 6 - 1]
  expect(await row()).toMatchObject({
    ...{ week: [0, morning, late, early, 0, 0, 0], week_from: '2025-12-31', week_until: 'infinity' },
  })
  await db.delete(bookings).where(eq(bookings.user_id, id))
  expect(await wrong()).toBe(0)
})

const always = { start_time: '13:00', end_time: '14:00', start_date: '2026-01-05', repeats_weekly: true }

it.each([
  ['alone', []],
  ['beside one of every week', [always]],
])(
  'say of a week what is worked out of a time itself %s, on every day on which they say anything',
  async (_, others) => {
    await db.delete(bookings).where(eq(bookings.user_id, id))
    const { rows: days } = await db.execute<{ day: string }>(
      sql`select (search_today() + n)::text as day from generate_series(-20, 20) n`,
    )
    const on = (at: number) => days[at + 20]!.day
    const [morning, night] = [
      { user_id: id, start_time: '09:00', end_time: '12:00' },
      { user_id: id, start_time: '22:00', end_time: '06:00' },
    ]
    let said = 0
    for (const hours of [morning, night])
      for (const repeats_weekly of [true, false])
        for (let at = -3; at <= 11; at++)
          for (const until of repeats_weekly ? [null, at + 7, 20] : [null, at + 1, at + 9]) {
            await db.delete(availabilities).where(eq(availabilities.user_id, id))
            const end_date = until === null ? null : on(Math.min(20, until))
            const time = { ...hours, repeats_weekly, start_date: on(at), end_date }
            await db.insert(availabilities).values([time, ...others.map((one) => ({ ...one, user_id: id }))])
            const { rows } = await db.execute<{ said: number; wrong: number }>(sql`
            select count(*)::int as said, (count(*) filter (where week is distinct from free_hours(id, today, 'America/Los_Angeles')))::int as wrong
            from search_rows, lateral (select search_today() + n as today from generate_series(-3, 12) n) d
            where id = ${id} and week_from <= today and week_until >= today + 7`)
            expect([hours.start_time, repeats_weekly, at, until, rows[0]!.wrong]).toEqual([
              ...[hours.start_time, repeats_weekly, at, until, 0],
            ])
            said += rows[0]!.said
          }
    expect(said).toBeGreaterThan(1000)
  },
)

it('read a week anew once one of its times is about to end', async () => {
  await db.delete(availabilities).where(eq(availabilities.user_id, id))
  const time = { user_id: id, start_date: '2026-01-05', start_time: '09:00', end_time: '12:00' }
  await db.insert(availabilities).values([{ ...time, repeats_weekly: true }])
  await db.update(searchRows).set({ week_until: '2026-01-31', week: null }).where(eq(searchRows.id, id))
  await keepSearchWeeks(server.deps)
  expect(await row()).toMatchObject({ week_until: 'infinity' })
  expect(await wrong()).toBe(0)
})

/** How many pages of the rows a search knows of without looking at them. */
async function knownPages(): Promise<number> {
  const { rows } = await db.execute<{ relallvisible: number }>(
    sql`select relallvisible from pg_class where relname = 'search_rows'`,
  )
  return rows[0]!.relallvisible
}

it('leave an index behind that a search need not look past, once the world is filled and after each round', async () => {
  expect(await knownPages()).toBeGreaterThan(0)
  await db.execute(sql`update pg_class set relallvisible = 0 where relname = 'search_rows'`)
  await db.update(searchRows).set({ week_until: '2026-01-31' }).where(eq(searchRows.id, id))
  await keepSearchWeeks(server.deps)
  expect(await knownPages()).toBeGreaterThan(0)
})

it.each([
  ['alone', []],
  ['beside one of every week', [always]],
])(
  'say it of today, and keep to the round, who is free on a day by itself %s: yesterday, today, or one to come',
  async (_, others) => {
    await db.delete(bookings).where(eq(bookings.user_id, id))
    for (const at of [-1, 0, 1, 2, 7, 8])
      for (const [start_time, end_time] of [
        ['09:00', '12:00'],
        ['22:00', '06:00'],
      ] as const) {
        await db.delete(availabilities).where(eq(availabilities.user_id, id))
        const { rows: days } = await db.execute<{ day: string }>(
          sql`select (search_today() + ${at}::int)::text as day`,
        )
        const day = { start_date: days[0]!.day, start_time, end_time, repeats_weekly: false }
        await db.insert(availabilities).values([day, ...others].map((one) => ({ ...one, user_id: id })))
        const { rows } = await db.execute(
          sql`select 1 from search_rows where id = ${id} and week_from <= search_today() and week_until >= search_today() + 7`,
        )
        expect([at, start_time, rows.length]).toEqual([at, start_time, 1])
      }
  },
)
