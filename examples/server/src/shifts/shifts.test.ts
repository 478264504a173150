import { flagsOf, scheduleFlags } from '@homecare/sdk/caregivers'
import { clockInOrOut } from '@homecare/sdk/clock'
import {
  applyToShift,
  cancelShift,
  confirmShift,
  getFacility,
  getOpenShift,
  getShift,
  listCaregiverShifts,
  listNearbyFacilities,
  listOpenShifts,
  listShifts,
  shiftAvailabilities,
  takingToo,
  withdrawFromShift,
} from '@homecare/sdk/shifts'
import { updateCaregiver } from '@homecare/sdk/ownProfile'
import { and, eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../tables/account.ts'
import { outbox } from '../tables/account.ts'
import { caregivers, licenses } from '../tables/caregivers.ts'
import { actors } from '../testing/actors.ts'
import { fieldsOf, kindOf, refusal } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { shiftApplications, shifts } from '../tables/shifts.ts'
import { removeShifts } from '../testing/removeWork.ts'

const server = smallWorld()
beforeEach(async () => {
  await removeShifts(server.db)
  await server.db.update(users).set({ phone_verified: true }).where(eq(users.id, denise))
})

const denise = actors.otherCaregiver
const noScheduleFlags = flagsOf(scheduleFlags.ids, [])
const noShiftFlags = flagsOf(shiftAvailabilities.ids, [])
/** Twelve hours on weekday mornings in the green zone. */
const asks = {
  ...noShiftFlags,
  shift_preferences_availability_mornings: true,
  shift_preferences_availability_weekdays: true,
  shift_preferences_duration_8hr: false,
  shift_preferences_duration_12hr: true,
  shift_preferences_assignment_red_zone: false,
  shift_preferences_assignment_yellow_zone: false,
  shift_preferences_assignment_green_zone: true,
  shift_preferences_assignment_sub_acute: false,
}
/** A shift of some days later than others. */
const later = {
  day: '2026-11-28',
  start: new Date('2026-11-28T15:00:00Z'),
  end: new Date('2026-11-29T03:00:00Z'),
}
type NewShift = Partial<typeof shifts.$inferInsert>
async function aShift(given: NewShift = {}): Promise<number> {
  const [row] = await server.db
    .insert(shifts)
    .values({
      facility_id: 1,
      day: '2026-11-24',
      start: new Date('2026-11-24T15:00:00Z'),
      end: new Date('2026-11-25T03:00:00Z'),
      shift_block_type: 1,
      iso_type: 3,
      license_types: [6, 8],
      rate: 3900,
      ...given,
    })
    .returning()
  return row!.id
}

/** A visit of Carol's at the hours of a shift. */
async function aVisitOf(caregiver_id: number): Promise<number> {
  const [connection] = await server.db
    .select()
    .from(connections)
    .where(and(eq(connections.family_id, actors.family), eq(connections.caregiver_id, caregiver_id)))
  const [visit] = await server.db
    .insert(connectionShifts)
    .values({
      connection_id: connection!.id,
      start: new Date('2026-11-24T20:00:00Z'),
      end: new Date('2026-11-24T22:00:00Z'),
    })
    .returning()
  return visit!.id
}

describe('the shifts of a caregiver', () => {
  it('are her own, in order of their start, by days and status', async () => {
    const last = await aShift({
      user_id: denise,
      status: 'confirmed',
      ...later,
    })
    const first = await aShift({ user_id: denise, status: 'assigned' })
    await aShift({ user_id: actors.agencyCaregiver, status: 'assigned' })
    await aShift()
    const care = await server.as('otherCaregiver')
    const ids = async (query: object) => (await care.call(listShifts, { query })).map(({ id }) => id)
    expect(await ids({})).toEqual([first, last])
    expect(await ids({ status: 'confirmed' })).toEqual([last])
    expect(await ids({ end_date: '2026-11-24' })).toEqual([first])
    expect(await ids({ limit: 1, offset: 1 })).toEqual([last])
    const all = await care.call(listCaregiverShifts, { query: { type: 'nod' } })
    expect(all).toHaveLength(2)
    expect(all[0]).toMatchObject({ facility: { id: 1, city: 'Oakland' }, premium: false, rate: 3900 })
  })

  it('are confirmed and given back, and then open to others', async () => {
    const id = await aShift({ user_id: denise, status: 'assigned' })
    const care = await server.as('otherCaregiver')
    expect(await care.call(confirmShift, { id })).toMatchObject({ status: 'confirmed' })
    expect(await kindOf(care.call(confirmShift, { id }))).toBe('conflict')
    expect(await care.call(cancelShift, { id, body: { note: 'My car broke down.' } })).toMatchObject({
      status: 'cancelled',
    })
    expect(await kindOf(care.call(getShift, { id }))).toBe('notFound')
    expect(await (await server.as('agencyCaregiver')).call(getOpenShift, { id })).toMatchObject({
      status: 'open',
    })
    const [row] = await server.db.select().from(shiftApplications).where(eq(shiftApplications.shift_id, id))
    expect(row).toMatchObject({ user_id: denise, state: 'given_back', note: 'My car broke down.' })
  })

  it('cannot be given back once she has clocked in, though they have not begun', async () => {
    const soon = new Date('2026-11-21T12:20:00Z')
    const later = new Date('2026-11-22T00:20:00Z')
    const id = await aShift({ user_id: denise, status: 'confirmed', start: soon, end: later })
    const care = await server.as('otherCaregiver')
    const event_timestamp = new Date(server.clock.now()).toISOString()
    await care.call(clockInOrOut, { body: { event: 'clock_in', shift_id: id, event_timestamp } })
    expect(await kindOf(care.call(cancelShift, { id, body: { note: 'I am ill.' } }))).toBe('conflict')
    expect(await care.call(getShift, { id })).toMatchObject({ status: 'confirmed' })
  })

  it('cannot be given back once they have begun, nor by anybody else', async () => {
    const id = await aShift({
      ...{ user_id: denise, status: 'confirmed' },
      ...{ start: new Date('2026-11-21T11:59:00Z'), end: new Date('2026-11-21T23:59:00Z') },
    })
    const reason = { id, body: { note: 'I am ill.' } }
    expect(await kindOf((await server.as('otherCaregiver')).call(cancelShift, reason))).toBe('conflict')
    for (const actor of ['caregiver', 'agencyCaregiver'] as const)
      expect(await kindOf((await server.as(actor)).call(cancelShift, { id }))).toBe('notFound')
  })
})

describe('an open shift', () => {
  it('is found by its filters, near her, what she asked for first, with whether she may take it', async () => {
    const fits = await aShift()
    const forNurses = await aShift({ license_types: [7] })
    const night = await aShift({ shift_block_type: 3, iso_type: 1 })
    await aShift({ facility_id: 12 })
    await aShift({ start: new Date('2026-11-20T15:00:00Z') })
    const care = await server.as('otherCaregiver')
    const found = async (query: object) =>
      (await care.call(listOpenShifts, { query })).data.map(({ id, qualified }) => [id, qualified])
    await server.change().update(caregivers).set(asks).where(eq(caregivers.id, denise))
    expect(await found({})).toEqual([
      [fits, true],
      [night, true],
      [forNurses, false],
    ])
    expect(await care.call(listOpenShifts, {})).toMatchObject({
      ...{ records: 3, fitting: 1, in_part: 1, located: true },
    })
    expect(await care.call(getOpenShift, { id: night })).toMatchObject({
      outside: ['shift_preferences_availability_nights', 'shift_preferences_assignment_red_zone'],
      within: expect.not.arrayContaining(['shift_preferences_availability_nights']),
    })
    expect(await found({ open_shifts_status: 3 })).toEqual([
      [fits, true],
      [night, true],
    ])
    expect(await found({ shift_block_type: 3 })).toEqual([[night, true]])
    expect(await found({ iso_type: 3, start_date: '2026-11-25' })).toEqual([])
    const turned = { start_date: '2026-11-25', end_date: '2026-11-24' }
    expect(await fieldsOf(care.call(listOpenShifts, { query: turned }))).toEqual(['end_date'])
  })

  it('is filtered for whoever has job and shift preferences, and listed for everybody', async () => {
    const id = await aShift()
    const care = await server.as('otherCaregiver')
    const of = eq(caregivers.id, denise)
    const list = (query: object) => care.call(listOpenShifts, { query })
    await server.change().update(caregivers).set(noScheduleFlags).where(of)
    await expect(list({ open_shifts_status: 1 })).rejects.toMatchObject({
      ...{ status: 400, code: 'preferences_missing' },
      formErrors: ['It is required to have selected one job preference'],
    })
    expect((await list({ limit: 10, offset: 0 })).data.map((shift) => shift.id)).toEqual([id])
    await server.change().update(caregivers).set({ schedule_part_time: true }).where(of)
    expect((await list({ open_shifts_status: 1 })).records).toBe(1)
    await server.change().update(caregivers).set(noShiftFlags).where(of)
    await expect(list({ distance: 20 })).rejects.toMatchObject({
      formErrors: ['It is required to have selected one shift preference'],
    })
    const agency = await server.as('agencyCaregiver')
    await expect(agency.call(listOpenShifts, { query: { distance: 20 } })).resolves.toBeTruthy()
  })

  it('is applied to once, and listed as applied', async () => {
    const id = await aShift()
    const care = await server.as('otherCaregiver')
    for (let press = 0; press < 2; press++)
      expect(await care.call(applyToShift, { body: { shift_id: id, note: 'Gladly.' } })).toMatchObject({
        has_applied: true,
      })
    expect(await server.db.$count(shiftApplications, eq(shiftApplications.shift_id, id))).toBe(1)
    expect((await care.call(listOpenShifts, { query: { open_shifts_status: 1 } })).data).toEqual([])
    expect(await care.call(listOpenShifts, { query: { open_shifts_status: 2 } })).toMatchObject({
      records: 1,
    })
  })

  it('of another length is seen and taken too, and by one change asked for', async () => {
    const care = await server.as('otherCaregiver')
    await server.change().update(caregivers).set(asks).where(eq(caregivers.id, denise))
    const id = await aShift({ end: new Date('2026-11-24T23:00:00Z') })
    const seen = await care.call(getOpenShift, { id })
    expect(seen).toMatchObject({ qualified: true, outside: ['shift_preferences_duration_8hr'] })
    await care.call(updateCaregiver, { body: { caregiver: takingToo(seen.outside) } })
    expect(await care.call(getOpenShift, { id })).toMatchObject({ outside: [] })
    expect(await care.call(applyToShift, { body: { shift_id: id } })).toMatchObject({ has_applied: true })
  })

  it('is shown to an aide where one of her licenses will do, or none is asked for', async () => {
    const open = await aShift({ license_types: [] })
    const forAides = await aShift({ license_types: [2, 3] })
    await aShift({ license_types: [6, 8] })
    const care = await server.as('caregiver')
    const { data } = await care.call(listOpenShifts, { query: { distance: 70 } })
    expect(data.map(({ id }) => id).toSorted()).toEqual([open, forAides])
  })

  it('is given up before it is given away, and the facility is told once', async () => {
    const id = await aShift()
    const care = await server.as('otherCaregiver')
    const letters = async () =>
      (await server.db.select().from(outbox).orderBy(outbox.id)).filter(({ subject }) =>
        /withdrew an application/.test(subject),
      ).length
    expect(await care.call(withdrawFromShift, { id })).toMatchObject({ has_applied: false })
    await care.call(applyToShift, { body: { shift_id: id, note: 'Gladly.' } })
    for (let press = 0; press < 2; press++)
      expect(await care.call(withdrawFromShift, { id, body: { note: 'I found another.' } })).toMatchObject({
        has_applied: false,
      })
    expect(await letters()).toBe(1)
    expect(await server.db.select().from(shiftApplications)).toMatchObject([
      { state: 'withdrawn', note: 'I found another.' },
    ])
    expect(await care.call(applyToShift, { body: { shift_id: id } })).toMatchObject({ has_applied: true })
    await server.db.update(shifts).set({ status: 'assigned', user_id: denise }).where(eq(shifts.id, id))
    expect(await kindOf(care.call(withdrawFromShift, { id }))).toBe('notFound')
  })

  it('is near nobody whose place is not known, and says so', async () => {
    await aShift()
    await server.change().update(users).set({ latitude: null, longitude: null }).where(eq(users.id, denise))
    const care = await server.as('otherCaregiver')
    expect(await care.call(listOpenShifts, {})).toMatchObject({ records: 0, located: false })
  })

  it('is refused to whoever lacks its license, a verified phone, or comes too late', async () => {
    const care = await server.as('otherCaregiver')
    const apply = async (id: number) => care.call(applyToShift, { body: { shift_id: id } })
    expect(await kindOf(apply(await aShift({ license_types: [15] })))).toBe('forbidden')
    const taken = await aShift({ status: 'assigned', user_id: actors.agencyCaregiver })
    expect(await kindOf(apply(taken))).toBe('notFound')
    await server.db.update(users).set({ phone_verified: false }).where(eq(users.id, denise))
    expect(await kindOf(apply(await aShift()))).toBe('invalid')
    expect(await server.db.$count(shiftApplications)).toBe(0)
  })

  it.each([
    ['a shift that they were given', 'Harborlight Skilled Nursing'],
    ['a visit', 'Carol'],
  ])('is not theirs at the hours of %s, which it names, until that is gone', async (what, name) => {
    const nurse = await server.as('otherCaregiver')
    const [id, free] = [await aShift(), await aShift(later)]
    const other =
      what === 'a visit' ? await aVisitOf(denise) : await aShift({ user_id: denise, status: 'assigned' })
    expect(await nurse.call(getOpenShift, { id })).toMatchObject({
      busy: name,
      qualified: false,
      license_gap: null,
    })
    const { data, fitting, in_part } = await nurse.call(listOpenShifts, { query: {} })
    expect(data.map((shift) => [shift.id, shift.busy])).toEqual([
      [free, null],
      [id, name],
    ])
    expect(fitting + in_part).toBe(1)
    const apply = { body: { shift_id: id } }
    const refused = await refusal(nurse.call(applyToShift, apply))
    expect([refused.kind, refused.message]).toEqual([
      'conflict',
      expect.stringContaining(`You work for ${name} at that time, so you cannot take this shift.`),
    ])
    if (what === 'a visit')
      await server.db.update(connectionShifts).set({ cancelled: true }).where(eq(connectionShifts.id, other))
    else await nurse.call(cancelShift, { id: other, body: { note: 'I am ill.' } })
    expect(await nurse.call(applyToShift, apply)).toMatchObject({ has_applied: true, busy: null })
  })

  it('needs a license that is still good on its day', async () => {
    const id = await aShift({
      day: '2027-01-02',
      start: new Date('2027-01-02T15:00:00Z'),
      end: new Date('2027-01-03T03:00:00Z'),
    })
    const care = await server.as('otherCaregiver')
    await server.db.update(licenses).set({ expires: '2027-01-01' }).where(eq(licenses.caregiver_id, denise))
    expect((await care.call(getOpenShift, { id })).qualified).toBe(false)
    await server.db.update(licenses).set({ expires: '2027-01-02' }).where(eq(licenses.caregiver_id, denise))
    expect((await care.call(getOpenShift, { id })).qualified).toBe(true)
  })
})

describe('facilities', () => {
  it('are listed nearest first, with their open shifts', async () => {
    await aShift()
    await aShift({ user_id: denise, status: 'assigned' })
    const care = await server.as('otherCaregiver')
    const near = await care.call(listNearbyFacilities, { query: { distance: 40 } })
    expect(near.map(({ distance }) => distance)).toEqual(
      near.map(({ distance }) => distance).toSorted((a, b) => a! - b!),
    )
    expect(near.find(({ id }) => id === 1)).toMatchObject({ open_shifts: 1 })
    const elsewhere = await care.call(listNearbyFacilities, { query: { zip_code: '00907', distance: 20 } })
    expect(elsewhere.map(({ state }) => state)).toEqual(['PR'])
    expect(await care.call(listNearbyFacilities, { query: { zip_code: '00000' } })).toEqual([])
    expect(await care.call(getFacility, { id: 1 })).toMatchObject({
      name: 'Harborlight Skilled Nursing',
      shifts: [{ status: 'open' }],
    })
  })

  it('show the shifts that somebody may take before those that a license is missing for', async () => {
    const missing = await aShift({ license_types: [7] })
    const fits = await aShift(later)
    const care = await server.as('otherCaregiver')
    expect((await care.call(getFacility, { id: 1 })).shifts.map(({ id }) => id)).toEqual([fits, missing])
  })
})
