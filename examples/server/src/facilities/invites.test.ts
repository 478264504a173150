import { getOwnDay, countOwnWaiting } from '@homecare/sdk/dashboards'
import {
  getFacilityShift,
  getFacilityWeek,
  inviteToShift,
  listShiftCandidates,
  updateFacilityStanding,
} from '@homecare/sdk/facilities'
import { addDays } from '@homecare/sdk/kit'
import { applyToShift, getOpenShift, listShiftInvites, withdrawFromShift } from '@homecare/sdk/shifts'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { licenses } from '../tables/caregivers.ts'
import { notices } from '../tables/notices.ts'
import { facilityPeople, shiftApplications, shifts } from '../tables/shifts.ts'
import { actors } from '../testing/actors.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { removeShifts } from '../testing/removeWork.ts'

const server = smallWorld()
beforeEach(async () => {
  const database = server.change()
  await removeShifts(database)
  await database.delete(shiftApplications)
  await database.delete(facilityPeople)
})

const nurse = actors.otherCaregiver
const hour = 3_600_000
const vocationalNurse = 6

async function addShift(
  given: Partial<typeof shifts.$inferInsert> = {},
  startsIn = 48 * hour,
): Promise<number> {
  const start = new Date(server.clock.now() + startsIn)
  const [row] = await server.db
    .insert(shifts)
    .values({
      ...{ facility_id: 1, day: start.toISOString().slice(0, 10), start },
      ...{ end: new Date(start.getTime() + 8 * hour), shift_block_type: 1, rate: 4200 },
      ...{ license_types: [vocationalNurse] },
      ...given,
    })
    .returning({ id: shifts.id })
  return row!.id
}
/** The nurse has worked at the facility, so that it knows them. */
const meet = () => addShift({ user_id: nurse, status: 'done' }, -72 * hour)
const desk = () => server.as('facility')
const candidates = async (id: number) =>
  (await (await desk()).call(listShiftCandidates, { id })).map(({ id: who, invited }) => [who, invited])
const invite = async (id: number, user_id = nurse) =>
  (await desk()).call(inviteToShift, { id, body: { user_id } })

it('lists who holds the license, is free, is not blocked and has not answered', async () => {
  await meet()
  const open = await addShift()
  expect(await candidates(open)).toEqual([[nurse, false]])
  expect(await candidates(await addShift({ license_types: [7] }))).toEqual([])
  const other = await addShift({ user_id: nurse, status: 'confirmed', facility_id: 2 })
  expect(await candidates(open)).toEqual([])
  await removeShifts(server.db, eq(shifts.id, other))
  const facility = await desk()
  await facility.call(updateFacilityStanding, { id: nurse, body: { standing: 'blocked' } })
  expect(await candidates(open)).toEqual([])
  await facility.call(updateFacilityStanding, { id: nurse, body: { standing: 'favorite' } })
  await (await server.as('otherCaregiver')).call(applyToShift, { body: { shift_id: open } })
  expect(await candidates(open)).toEqual([])
  await server
    .change()
    .update(licenses)
    .set({ verified_at: null })
    .where(and(eq(licenses.caregiver_id, nurse), eq(licenses.map_id, vocationalNurse)))
  expect(await candidates(await addShift({}, 96 * hour))).toEqual([])
})

it('counts a license by the day of the shift where it is worked, as giving the shift does', async () => {
  await meet()
  const early = new Date(server.clock.now() + 72 * hour)
  // In the night, when it is the day before at our office.
  early.setUTCHours(6, 0, 0, 0)
  const day = early.toISOString().slice(0, 10)
  const open = await addShift({ day }, early.getTime() - server.clock.now())
  const lastsUntil = (expires: string) =>
    server
      .change()
      .update(licenses)
      .set({ expires })
      .where(and(eq(licenses.caregiver_id, nurse), eq(licenses.map_id, vocationalNurse)))
  await lastsUntil(day)
  expect(await candidates(open)).toEqual([[nurse, false]])
  await lastsUntil(addDays(day, -1))
  expect(await candidates(open)).toEqual([])
  expect(await fieldsOf(invite(open))).toEqual(['user_id'])
})

it('asks once, shows it on the nurse’s home, in their count and on the board, until they apply', async () => {
  await meet()
  const open = await addShift()
  const me = await server.as('otherCaregiver')
  const work = async () => (await me.call(countOwnWaiting)).counts['/openshifts'] ?? 0
  const before = await work()
  for (const _ of ['once', 'and again'])
    expect(await invite(open)).toMatchObject([{ id: nurse, invited: true }])
  const told = await server.db.select().from(notices).where(eq(notices.user_id, nurse))
  expect(told.filter(({ event }) => event.includes('invited'))).toHaveLength(1)
  expect(await work()).toBe(before + 1)
  expect((await me.call(getOwnDay)).invited.map(({ id }) => id)).toEqual([open])
  expect(await me.call(listShiftInvites)).toMatchObject([{ id: open, invited: true, has_applied: false }])
  const { start } = await (await desk()).call(getFacilityShift, { id: open })
  const week = await (await desk()).call(getFacilityWeek, { id: 1, query: { day: start.slice(0, 10) } })
  expect(JSON.stringify(week)).toContain('"invited":1')
  expect(await me.call(applyToShift, { body: { shift_id: open } })).toMatchObject({
    ...{ has_applied: true, invited: false },
  })
  expect(await work()).toBe(before)
  expect(await me.call(listShiftInvites)).toEqual([])
  expect((await (await desk()).call(getFacilityShift, { id: open })).applicants.map(({ id }) => id)).toEqual([
    nurse,
  ])
})

it('takes a no, once, after which nobody is asked again', async () => {
  await meet()
  const open = await addShift()
  await invite(open)
  const me = await server.as('otherCaregiver')
  for (const _ of ['once', 'and again'])
    expect(await me.call(withdrawFromShift, { id: open })).toMatchObject({
      invited: false,
      has_applied: false,
    })
  expect(await me.call(listShiftInvites)).toEqual([])
  expect(await candidates(open)).toEqual([])
  expect(await fieldsOf(invite(open))).toEqual(['user_id'])
  // They may still change their mind by themselves.
  await me.call(applyToShift, { body: { shift_id: open } })
  expect((await me.call(getOpenShift, { id: open })).has_applied).toBe(true)
})

it('asks nobody to a shift that somebody has, that has begun or that is another’s, and no stranger', async () => {
  await meet()
  expect(await kindOf(invite(await addShift({ user_id: nurse, status: 'confirmed' })))).toBe('conflict')
  expect(await kindOf(invite(await addShift({}, -hour)))).toBe('conflict')
  expect(await kindOf(invite(await addShift({ facility_id: 2 })))).toBe('notFound')
  expect(await fieldsOf(invite(await addShift({}, 120 * hour), actors.family))).toEqual(['user_id'])
  const open = await addShift({}, 144 * hour)
  for (const actor of ['family', 'caregiver', 'staff'] as const) {
    const other = await server.as(actor)
    expect(await kindOf(other.call(listShiftCandidates, { id: open }))).toBe('forbidden')
    expect(await kindOf(other.call(inviteToShift, { id: open, body: { user_id: nurse } }))).toBe('forbidden')
  }
})
