import {
  updatePostedShift,
  getFacilityPerson,
  getFacilityShift,
  listFacilityPeople,
  updateFacilityStanding,
} from '@homecare/sdk/facilities'
import { getMessageEligibility, messageCaregiver } from '@homecare/sdk/caregivers'
import { listConversations, sendMessage } from '@homecare/sdk/chat'
import { applyToShift, getFacility, getOpenShift } from '@homecare/sdk/shifts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { agencyCaregivers } from '../tables/agencies.ts'
import { notices } from '../tables/notices.ts'
import { shiftApplications, shifts } from '../tables/shifts.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { removeShifts } from '../testing/removeWork.ts'

const server = smallWorld()
beforeEach(async () => {
  await removeShifts(server.change())
})

const nurse = actors.otherCaregiver
const hour = 3_600_000

async function addShift(given: Partial<typeof shifts.$inferInsert>, startsIn = 48 * hour): Promise<number> {
  const start = new Date(server.clock.now() + startsIn)
  const [row] = await server.db
    .insert(shifts)
    .values({
      ...{ facility_id: 1, day: start.toISOString().slice(0, 10), start },
      ...{ end: new Date(start.getTime() + 8 * hour), shift_block_type: 1, rate: 4200, license_types: [] },
      ...given,
    })
    .returning({ id: shifts.id })
  return row!.id
}
const apply = (shift_id: number, user_id: number) =>
  server.db
    .insert(shiftApplications)
    .values({ shift_id, user_id, state: 'applied', created_at: new Date(server.clock.now()) })
const desk = () => server.as('facility')
const idsOf = async (view: 'known' | 'favorite' | 'blocked') =>
  (await (await desk()).call(listFacilityPeople, { query: { view } })).data.map(({ id }) => id)

it('knows who worked there or has applied, favorites first, and nobody else’s people', async () => {
  await addShift({ user_id: nurse, status: 'done' }, -72 * hour)
  await addShift({ user_id: nurse, status: 'confirmed', day: '2099-03-04' })
  await apply(await addShift({}), actors.caregiver)
  await addShift({ user_id: actors.agencyCaregiver, status: 'done', facility_id: 2 }, -72 * hour)
  expect(await idsOf('known')).toEqual([nurse, actors.caregiver])
  const facility = await desk()
  const set = await facility.call(updateFacilityStanding, {
    id: actors.caregiver,
    body: { standing: 'favorite' },
  })
  expect(set.standing).toBe('favorite')
  expect(await idsOf('known')).toEqual([actors.caregiver, nurse])
  expect(await idsOf('favorite')).toEqual([actors.caregiver])
  const record = await facility.call(getFacilityPerson, { id: nurse })
  expect(record.worked).toBe(1)
  // The day of the shift where it is worked, in whatever zone it is read.
  expect([record.last! < record.next!, record.next, record.shifts.length]).toEqual([true, '2099-03-04', 2])
  expect(await kindOf(facility.call(getFacilityPerson, { id: actors.agencyCaregiver }))).toBe('notFound')
  await facility.call(updateFacilityStanding, { id: actors.caregiver, body: { standing: null } })
  expect(await idsOf('favorite')).toEqual([])
})

it('says which agency answers for the license of whom it sends', async () => {
  await addShift({ user_id: actors.agencyCaregiver, status: 'done' }, -72 * hour)
  await addShift({ user_id: nurse, status: 'done' }, -96 * hour)
  const facility = await desk()
  const agencyOf = async (id: number) => (await facility.call(getFacilityPerson, { id })).agency
  expect(await agencyOf(actors.agencyCaregiver)).toBe('Bayside Home Nursing')
  expect(await agencyOf(nurse)).toBeNull()
  const left = { left_at: new Date(server.clock.now()) }
  await server.db
    .update(agencyCaregivers)
    .set(left)
    .where(eq(agencyCaregivers.user_id, actors.agencyCaregiver))
  expect(await agencyOf(actors.agencyCaregiver)).toBeNull()
})

it('shows no open shift to whom it has blocked, declines what they applied for, and leaves them what they have', async () => {
  const theirs = await addShift({ user_id: nurse, status: 'confirmed' })
  const open = await addShift({}, 96 * hour)
  await apply(open, nurse)
  const facility = await desk()
  const reader = await server.as('otherCaregiver')
  expect((await reader.call(getFacility, { id: 1 })).shifts.map(({ id }) => id)).toEqual([open])
  for (const _ of ['once', 'and again'])
    await facility.call(updateFacilityStanding, { id: nurse, body: { standing: 'blocked' } })
  expect((await facility.call(getFacilityShift, { id: open })).applicants).toEqual([])
  expect((await facility.call(getFacilityShift, { id: theirs })).provider?.id).toBe(nurse)
  expect((await reader.call(getFacility, { id: 1 })).shifts).toEqual([])
  expect(await kindOf(reader.call(getOpenShift, { id: open }))).toBe('notFound')
  expect(await kindOf(reader.call(applyToShift, { body: { shift_id: open } }))).toBe('notFound')
  expect([await idsOf('known'), await idsOf('blocked')]).toEqual([[], [nurse]])
  await facility.call(updateFacilityStanding, { id: nurse, body: { standing: null } })
  expect((await reader.call(getFacility, { id: 1 })).shifts.map(({ id }) => id)).toEqual([open])
})

it('writes to who applied, who sees it and answers', async () => {
  await apply(await addShift({}), actors.caregiver)
  const facility = await desk()
  expect((await facility.call(getMessageEligibility, { id: actors.caregiver })).allowed).toBe(true)
  const { id } = await facility.call(messageCaregiver, {
    id: actors.caregiver,
    body: { message: 'Can you come at 7?' },
  })
  expect((await facility.call(getFacilityPerson, { id: actors.caregiver })).conversation_id).toBe(id)
  const caregiver = await server.as('caregiver')
  const mine = (await caregiver.call(listConversations)).find((one) => one.id === id)
  expect([mine?.unread, mine?.other.id]).toEqual([1, actors.facility])
  await caregiver.call(sendMessage, { id, body: { message: 'Yes.' } })
  const [theirs] = await facility.call(listConversations)
  expect(theirs?.messages.at(-1)?.content).toBe('Yes.')
})

it('changes an open shift and tells who applied, and no shift that somebody has or that is another’s', async () => {
  const id = await addShift({})
  await apply(id, actors.caregiver)
  const facility = await desk()
  const day = new Date(server.clock.now() + 96 * hour).toISOString().slice(0, 10)
  const body = { day, start_time: '19:00', end_time: '07:00', iso_type: null, license_types: [2], rate: 4500 }
  const changed = await facility.call(updatePostedShift, { id, body })
  expect(changed).toMatchObject({ rate: 4500, license_types: [2], shift_block_type: 3 })
  expect(changed.applicants.map((one) => one.id)).toEqual([actors.caregiver])
  const told = await server.db.select().from(notices).where(eq(notices.user_id, actors.caregiver))
  expect(told.filter(({ event }) => event.startsWith(`shift ${id} changed`))).toHaveLength(1)
  expect(await kindOf(facility.call(updatePostedShift, { id, body: { ...body, end_time: '20:00' } }))).toBe(
    'invalid',
  )
  const taken = await addShift({ user_id: nurse, status: 'assigned' })
  expect(await kindOf(facility.call(updatePostedShift, { id: taken, body }))).toBe('conflict')
  const theirs = await addShift({ facility_id: 2 })
  expect(await kindOf(facility.call(updatePostedShift, { id: theirs, body }))).toBe('notFound')
})
