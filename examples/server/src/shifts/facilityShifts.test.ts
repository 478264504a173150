import { getFacilityShift } from '@homecare/sdk/facilities'
import {
  applyToShift,
  updateFacilityShift,
  getFacility,
  getOpenShift,
  getShift,
  listFacilityShifts,
  postFacilityShift,
  type FacilityShiftDraft,
} from '@homecare/sdk/shifts'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox } from '../tables/account.ts'
import { caregivers, licenses } from '../tables/caregivers.ts'
import { actors } from '../testing/actors.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { shifts } from '../tables/shifts.ts'
import { removeShifts } from '../testing/removeWork.ts'

const server = smallWorld()
beforeEach(() => removeShifts(server.change()))

const draft: FacilityShiftDraft = {
  facility_id: 1,
  day: '2026-11-24',
  start_time: '07:00',
  end_time: '19:00',
  iso_type: 3,
  license_types: [6, 8],
  rate: 3900,
}

const lettersTo = async (email: string) =>
  (await server.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)).map(
    ({ body }) => body.trim(),
  )

describe('a facility', () => {
  it('posts a shift by its own clock, and refuses what makes no shift at its field', async () => {
    const desk = await server.as('facility')
    const posted = await desk.call(postFacilityShift, { body: draft })
    expect(posted).toMatchObject({ start: '2026-11-24T15:00:00.000Z', status: 'open', applicants: [] })
    const night = { ...draft, start_time: '23:00', end_time: '07:00', shift_block_type: 1 } as const
    expect(await desk.call(postFacilityShift, { body: night })).toMatchObject({
      end: '2026-11-25T15:00:00.000Z',
      shift_block_type: 3,
      premium: true,
    })
    const wrong: [object, string][] = [
      [{ end_time: '08:00' }, 'end_time'],
      [{ day: '2026-11-20' }, 'start_time'],
      [{ license_types: [99] }, 'license_types'],
      [{ rate: 0 }, 'rate'],
      [{ rate: 9_999_999_999 }, 'rate'],
    ]
    for (const [change, field] of wrong) {
      expect(await fieldsOf(desk.call(postFacilityShift, { body: { ...draft, ...change } }))).toEqual([field])
    }
    expect(await kindOf(desk.call(postFacilityShift, { body: { ...draft, facility_id: 2 } }))).toBe(
      'notFound',
    )
  })

  it('posts a night in which the clocks change, and finds who wants nights of that length', async () => {
    const desk = await server.as('facility')
    // Twelve hours by the clock on the wall, of which one is skipped.
    const night = { ...draft, day: '2027-03-13', start_time: '19:00', end_time: '07:00' }
    const { id, ...posted } = await desk.call(postFacilityShift, { body: night })
    expect(posted).toMatchObject({ start: '2027-03-14T03:00:00.000Z', end: '2027-03-14T14:00:00.000Z' })
    const wants = { shift_preferences_duration_8hr: false, shift_preferences_duration_12hr: true }
    await server.db
      .update(caregivers)
      .set({ ...wants, shift_preferences_availability_weekends: true })
      .where(eq(caregivers.id, actors.otherCaregiver))
    await server.db
      .update(licenses)
      .set({ expires: null })
      .where(eq(licenses.caregiver_id, actors.otherCaregiver))
    const nurse = await server.as('otherCaregiver')
    expect(await nurse.call(getOpenShift, { id })).toMatchObject({ qualified: true })
  })

  it('marks a shift on a holiday as premium', async () => {
    const desk = await server.as('facility')
    expect(await desk.call(postFacilityShift, { body: { ...draft, day: '2026-11-26' } })).toMatchObject({
      premium: true,
    })
    expect(await desk.call(postFacilityShift, { body: draft })).toMatchObject({ premium: false })
  })

  it('gives a shift to who applied, once, and to nobody who works elsewhere then', async () => {
    const desk = await server.as('facility')
    const nurse = await server.as('otherCaregiver')
    const { id } = await desk.call(postFacilityShift, { body: draft })
    const assign = { id, action: 'assign', provider_id: actors.otherCaregiver } as const
    expect(await kindOf(desk.call(updateFacilityShift, { body: assign }))).toBe('conflict')
    await nurse.call(applyToShift, { body: { shift_id: id, note: 'Gladly.' } })
    const second = await desk.call(postFacilityShift, { body: draft })
    await nurse.call(applyToShift, { body: { shift_id: second.id } })
    const applicants = async (shiftId: number) =>
      (await desk.call(getFacilityShift, { id: shiftId })).applicants.map(({ id: who, busy }) => [who, busy])
    expect(await applicants(second.id)).toEqual([[actors.otherCaregiver, false]])
    const stranger = { ...assign, provider_id: actors.caregiver }
    expect(await fieldsOf(desk.call(updateFacilityShift, { body: stranger }))).toEqual(['provider_id'])
    const given = await desk.call(updateFacilityShift, { body: assign })
    expect(given).toMatchObject({ status: 'assigned', provider: { first_name: 'Denise', last_initial: 'A' } })
    expect(given.provider).not.toHaveProperty('last_name')
    expect(await desk.call(updateFacilityShift, { body: assign })).toEqual(given)
    expect(await nurse.call(getShift, { id })).toMatchObject({ status: 'assigned', timesheet: null })

    expect(await applicants(second.id)).toEqual([[actors.otherCaregiver, true]])
    const both = desk.call(updateFacilityShift, { body: { ...assign, id: second.id } })
    expect(await kindOf(both)).toBe('conflict')
    expect(await nurse.call(getOpenShift, { id: second.id })).toMatchObject({
      ...{ has_applied: true, busy: given.facility.name },
    })
  })

  it('cancels a shift before it begins, and lists its own alone, the latest first', async () => {
    const desk = await server.as('facility')
    const first = await desk.call(postFacilityShift, { body: draft })
    const later = await desk.call(postFacilityShift, { body: { ...draft, day: '2026-11-25' } })
    await server.db.insert(shifts).values({
      ...{ facility_id: 2, day: '2026-11-24', shift_block_type: 1, rate: 3900 },
      start: new Date('2026-11-24T15:00:00Z'),
      end: new Date('2026-11-24T23:00:00Z'),
    })
    const listed = await desk.call(listFacilityShifts, { query: { limit: 1 } })
    expect([listed.totalResults, listed.timesheets.map(({ id }) => id)]).toEqual([2, [later.id]])
    const cancel = { id: first.id, action: 'cancel' } as const
    expect(await desk.call(updateFacilityShift, { body: cancel })).toMatchObject({ status: 'cancelled' })
    expect(await desk.call(updateFacilityShift, { body: cancel })).toMatchObject({ status: 'cancelled' })
    const [other] = await server.db.select().from(shifts).where(eq(shifts.facility_id, 2))
    const notOurs = desk.call(updateFacilityShift, { body: { id: other!.id, action: 'cancel' } })
    expect(await kindOf(notOurs)).toBe('notFound')
    await server.db
      .update(shifts)
      .set({ start: new Date('2026-11-21T11:00:00Z') })
      .where(eq(shifts.id, later.id))
    const tooLate = desk.call(updateFacilityShift, { body: { id: later.id, action: 'cancel' } })
    expect(await kindOf(tooLate)).toBe('conflict')
  })

  it('and the nurse are told by letter what the other has done, once', async () => {
    const desk = await server.as('facility')
    const nurse = await server.as('otherCaregiver')
    const { id } = await desk.call(postFacilityShift, { body: draft })
    for (let press = 0; press < 2; press++) await nurse.call(applyToShift, { body: { shift_id: id } })
    expect(await lettersTo('facility@example.com')).toEqual([
      expect.stringMatching(
        new RegExp(
          `Denise A\\. has applied for the shift at Harborlight.* on 11/24/2026.*/facilities/shifts/${id}\\n`,
          's',
        ),
      ),
    ])
    const assign = { id, action: 'assign', provider_id: actors.otherCaregiver } as const
    for (let press = 0; press < 2; press++) await desk.call(updateFacilityShift, { body: assign })
    for (let press = 0; press < 2; press++)
      await desk.call(updateFacilityShift, { body: { id, action: 'cancel' } })
    expect(await lettersTo('denise@example.com')).toEqual([
      expect.stringMatching(new RegExp(`/nursingshifts/shifts/${id}\\n`)),
      expect.stringMatching(/was canceled.*\/openshifts\n/s),
    ])
  })

  it('sees itself, and no other facility', async () => {
    const desk = await server.as('facility')
    expect(await desk.call(getFacility, { id: 1 })).toMatchObject({ id: 1 })
    expect(await kindOf(desk.call(getFacility, { id: 2 }))).toBe('notFound')
  })
})
