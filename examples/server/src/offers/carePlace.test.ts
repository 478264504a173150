import { getOwnDay } from '@homecare/sdk/dashboards'
import {
  addVisitSeries,
  getCarePlace,
  getConnection,
  updateCarePlace,
  type CarePlaceChange,
} from '@homecare/sdk/hiring'
import { timeIn, versionOf } from '@homecare/sdk/kit'
import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { carePlaces, connections, connectionShifts } from '../tables/hiring.ts'
import { clockRecords } from '../tables/shifts.ts'
import { actors } from '../testing/actors.ts'
import { agreedRate } from '../testing/agreedRate.ts'
import { fieldsOf, kindOf, refusal } from '../testing/refusal.ts'
import { removeConnections } from '../testing/removeWork.ts'
import { freeCaregiverWorld } from '../testing/world.ts'

// It is noon in UTC on Saturday the 21st of November: four in the morning in Oakland, where Carol lives.
const server = freeCaregiverWorld()
const [oakland, austin] = ['America/Los_Angeles', 'America/Chicago']
let id: number
beforeEach(async () => {
  server.change()
  await server.db
    .update(users)
    .set({ address: '418 Lester Avenue', address2: '', city: 'Oakland', state: 'CA', zip_code: '94606' })
    .where(eq(users.id, actors.family))
  const [row] = await server.db
    .insert(connections)
    .values({
      ...{ family_id: actors.family, caregiver_id: actors.caregiver, hire_stage: 3, tzid: oakland },
      start_date: '2026-10-05',
    })
    .returning()
  id = row!.id
  await agreedRate(server.db, id, 2450, actors.family)
  const body = {
    schedule: [{ day_of_week: 2, start_time: '09:00', end_time: '13:00' }],
    from_day: '2026-11-24',
  }
  await (await family()).call(addVisitSeries, { id, body })
})

const family = () => server.as('family')
const fathers: CarePlaceChange = {
  ...{ address: '12 Congress Ave', address2: 'Apt 4', city: 'Austin', state: 'TX', zip_code: '78701' },
  access_note: 'Ring twice.',
}
const change = async (body: Partial<CarePlaceChange> = {}, dry = false) =>
  (await family()).call(updateCarePlace, { id, query: dry ? { dry: 1 } : {}, body: { ...fathers, ...body } })
const place = async () => (await family()).call(getCarePlace, { id })
const visits = async () =>
  server.db
    .select()
    .from(connectionShifts)
    .where(and(eq(connectionShifts.connection_id, id), eq(connectionShifts.cancelled, false)))
    .orderBy(connectionShifts.start)
const placesKept = () => server.db.$count(carePlaces, eq(carePlaces.family_id, actors.family))
const letters = async () => {
  const own = and(eq(outbox.recipient, 'marisol@example.com'), eq(outbox.channel, 'mail'))
  const sent = await server.db.select().from(outbox).where(own).orderBy(outbox.id)
  return sent.filter(({ subject }) => subject.includes('where care takes place'))
}

describe('the place of care', () => {
  it('is the family’s own at first, and read by it alone', async () => {
    expect(await place()).toEqual({
      ...{ address: '418 Lester Avenue', address2: '', city: 'Oakland', state: 'CA', zip_code: '94606' },
      ...{ access_note: '', time_zone: oakland },
    })
    for (const who of ['caregiver', 'otherFamily', 'staff'] as const)
      expect(['notFound', 'forbidden']).toContain(
        await kindOf((await server.as(who)).call(getCarePlace, { id })),
      )
  })

  it('changes from now on: a place of its own, how to get in sealed, the old one kept', async () => {
    const kept = await placesKept()
    await change()
    expect(await place()).toMatchObject({ ...fathers, time_zone: austin })
    expect(await placesKept()).toBe(kept + 1)
    const [row] = await server.db.select().from(connections).where(eq(connections.id, id))
    expect(row).toMatchObject({ tzid: austin })
    const [made] = await server.db.select().from(carePlaces).where(eq(carePlaces.id, row!.care_place_id!))
    expect(made?.access_note).not.toContain('Ring')
    expect(await (await server.as('caregiver')).call(getConnection, { id })).toMatchObject({
      time_zone: austin,
      place: { city: 'Austin', state: 'TX' },
    })
    // What was agreed on before stays where it is named.
    await change({ access_note: 'Ring once.' })
    expect(await placesKept()).toBe(kept + 2)
  })

  it('tells its caregiver once, the town and no street', async () => {
    await change()
    await change()
    const sent = await letters()
    expect(sent.map(({ subject }) => subject)).toEqual(['Carol I. changed where care takes place'])
    expect(sent[0]!.body).toContain('Austin, TX')
    expect(sent[0]!.body).not.toMatch(/Congress|Ring/)
  })

  it('is refused where its minimum wage is more than what is paid, with both numbers', async () => {
    await removeConnections(server.db, eq(connections.caregiver_id, actors.caregiver))
    const [row] = await server.db
      .insert(connections)
      .values({ family_id: actors.family, caregiver_id: actors.caregiver, hire_stage: 3, tzid: austin })
      .returning()
    id = row!.id
    await agreedRate(server.db, id, 1500, actors.family)
    const oaklands = { address: '88 Grand Ave', city: 'Oakland', state: 'CA', zip_code: '94612' }
    const refused = await refusal(change(oaklands))
    expect(refused.fieldErrors['city']?.[0]).toMatch(/\$1[67]\.\d\d.*\$15\.00/)
    expect(await fieldsOf(change(oaklands, true))).toEqual(['city'])
    expect(await kindOf(change())).toBe('answered')
  })

  it('is found, and its street is known or wanted as typed', async () => {
    expect(await fieldsOf(change({ city: 'Nowhere' }))).toEqual(['city'])
    expect(await place()).toMatchObject({ city: 'Oakland' })
  })
})

describe('planned visits', () => {
  it('keep their day and time of day where the zone changes, which is said before', async () => {
    const before = await visits()
    const walls = before.map(({ start, end }) => [timeIn(oakland!, start), timeIn(oakland!, end)])
    expect(await change({}, true)).toMatchObject({
      moves: [{ minutes: -120, visits: before.length }],
      kept: 0,
    })
    expect(await visits()).toEqual(before)
    expect(await place()).toMatchObject({ city: 'Oakland' })
    expect(await letters()).toEqual([])

    expect((await change()).connection).toMatchObject({ id, time_zone: austin, place: { city: 'Austin' } })
    const after = await visits()
    expect(after.map(({ start, end }) => [timeIn(austin!, start), timeIn(austin!, end)])).toEqual(walls)
    expect(after.map((one) => one.id)).toEqual(before.map((one) => one.id))
    expect(after[0]!.start.toISOString()).toBe('2026-11-24T15:00:00.000Z')
    expect((await letters()).at(-1)?.body).toContain(`${before.length} visits keep their time of day`)
  })

  it('do not move within a zone', async () => {
    const before = await visits()
    const answer = await change({ address: '88 Grand Ave', city: 'Oakland', state: 'CA', zip_code: '94612' })
    expect(answer).toMatchObject({ moves: [], kept: 0 })
    expect(await visits()).toEqual(before)
  })

  it('move past each other, and not onto other work', async () => {
    // One that begins where the one before ends: two hours earlier each.
    const [first] = await visits()
    await server.db.insert(connectionShifts).values({
      ...{ connection_id: id, start: first!.end, end: new Date(first!.end.getTime() + 3_600_000) },
    })
    expect(await kindOf(change({}, true))).toBe('answered')
    const [other] = await server.db
      .insert(connections)
      .values({ family_id: actors.otherFamily, caregiver_id: actors.caregiver, hire_stage: 3 })
      .returning()
    const booked = { start: new Date('2026-11-24T15:00:00Z'), end: new Date('2026-11-24T16:00:00Z') }
    await server.db.insert(connectionShifts).values({ connection_id: other!.id, ...booked })
    const before = await visits()
    expect(await kindOf(change())).toBe('conflict')
    expect([await visits(), (await place())?.city]).toEqual([before, 'Oakland'])
  })

  it('that would have begun by then stay as they are', async () => {
    await server.db.insert(connectionShifts).values({
      ...{
        connection_id: id,
        start: new Date('2026-11-21T13:00:00Z'),
        end: new Date('2026-11-21T14:00:00Z'),
      },
    })
    expect(await change({}, true)).toMatchObject({ kept: 1 })
  })

  it('are told with the new place to whoever works them', async () => {
    await change()
    const { works } = await (await server.as('caregiver')).call(getOwnDay)
    expect(works.filter(({ city }) => city === 'Austin').length).toBeGreaterThan(0)
  })
})

describe('the place stays', () => {
  const set = (values: Partial<typeof connections.$inferInsert>) =>
    server.db.update(connections).set(values).where(eq(connections.id, id))
  it.each([
    ['while an offer waits', { hire_stage: 2 as const }],
    ['before the hire', { hire_stage: 1 as const }],
    ['after the end', { end_date: '2026-11-20' }],
  ])('%s', async (_, values) => {
    await set(values)
    expect([await kindOf(change()), await kindOf(change({}, true))]).toEqual(['conflict', 'conflict'])
  })

  it('while somebody is at work there', async () => {
    const [first] = await visits()
    const clock = {
      user_id: actors.caregiver,
      visit_id: first!.id,
      clock_in_at: new Date('2026-11-21T11:00:00Z'),
    }
    await server.db.insert(clockRecords).values(clock)
    expect(await kindOf(change())).toBe('conflict')
    await server.db
      .update(clockRecords)
      .set({ clock_out_at: new Date('2026-11-21T12:00:00Z') })
      .where(isNull(clockRecords.clock_out_at))
    expect(await kindOf(change())).toBe('answered')
  })

  it('where another tab has changed it meanwhile', async () => {
    const parts = ['address', 'address2', 'city', 'state', 'zip_code', 'access_note']
    const version = versionOf(await place(), parts)
    await change({ address: '14 Congress Ave' })
    await expect(change({ version })).rejects.toMatchObject({
      kind: 'conflict',
      current: { address: '14 Congress Ave' },
    })
    expect(await place()).toMatchObject({ address: '14 Congress Ave' })
  })
  it('where another tab changes it at the same moment, and that one is told of what it is then', async () => {
    const parts = ['address', 'address2', 'city', 'state', 'zip_code', 'access_note']
    for (let round = 0; round < 5; round++) {
      const version = versionOf(await place(), parts)
      const tries = await Promise.allSettled(
        ['A', 'B', 'C'].map((street) => change({ address: `${round} ${street} Ave`, version })),
      )
      const kept = await place()
      const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
      expect(refused).toHaveLength(2)
      for (const one of refused)
        expect(one).toMatchObject({ kind: 'conflict', current: { address: kept!.address, city: 'Austin' } })
    }
  })
})
