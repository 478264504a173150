import {
  applyToShift,
  changeFacilityShift,
  getFacility,
  getOpenShift,
  getShift,
  listFacilityShifts,
  postFacilityShift,
  type FacilityShiftDraft,
} from '@homecare/sdk'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { actors } from '../testing/actors.ts'
import { testServer, type TestServer } from '../testing/testServer.ts'
import { shifts } from './tables.ts'

let server: TestServer
beforeAll(async () => {
  server = await testServer({ world: 'small' })
})
beforeEach(async () => {
  await server.reset()
  await server.db.delete(shifts)
})
afterAll(() => server.close())

const draft: FacilityShiftDraft = {
  facility_id: 1,
  day: '2026-11-24',
  start_time: '07:00',
  end_time: '19:00',
  shift_block_type: 1,
  iso_type: 3,
  license_types: [6, 8],
  rate: 3900,
}

describe('a facility', () => {
  it('posts a shift by its own clock, and refuses what makes no shift at its field', async () => {
    const desk = await server.as('facility')
    const posted = await desk.call(postFacilityShift, { body: draft })
    expect(posted).toMatchObject({ start: '2026-11-24T15:00:00.000Z', status: 'open', applicants: [] })
    const night = { ...draft, start_time: '23:00', end_time: '07:00', shift_block_type: 3 } as const
    expect(await desk.call(postFacilityShift, { body: night })).toMatchObject({
      end: '2026-11-25T15:00:00.000Z',
      premium: true,
    })
    const wrong: [object, string][] = [
      [{ end_time: '08:00' }, 'end_time'],
      [{ day: '2026-11-20' }, 'start_time'],
      [{ license_types: [99] }, 'license_types'],
    ]
    for (const [change, field] of wrong) {
      const error = await desk
        .call(postFacilityShift, { body: { ...draft, ...change } })
        .catch((e: unknown) => e)
      expect(Object.keys((error as { fieldErrors: object }).fieldErrors)).toEqual([field])
    }
    await expect(desk.call(postFacilityShift, { body: { ...draft, facility_id: 2 } })).rejects.toMatchObject({
      kind: 'notFound',
    })
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
    await expect(desk.call(changeFacilityShift, { body: assign })).rejects.toMatchObject({ kind: 'conflict' })
    await nurse.call(applyToShift, { body: { shift_id: id, note: 'Gladly.' } })
    const stranger = { ...assign, provider_id: actors.caregiver }
    await expect(desk.call(changeFacilityShift, { body: stranger })).rejects.toMatchObject({
      kind: 'invalid',
    })
    const given = await desk.call(changeFacilityShift, { body: assign })
    expect(given).toMatchObject({ status: 'assigned', provider: { first_name: 'Denise', last_initial: 'A' } })
    expect(given.provider).not.toHaveProperty('last_name')
    expect(await desk.call(changeFacilityShift, { body: assign })).toEqual(given)
    expect(await nurse.call(getShift, { id })).toMatchObject({ status: 'assigned', timesheet: null })

    const second = await desk.call(postFacilityShift, { body: draft })
    await nurse.call(applyToShift, { body: { shift_id: second.id } })
    await expect(
      desk.call(changeFacilityShift, { body: { ...assign, id: second.id } }),
    ).rejects.toMatchObject({ kind: 'conflict' })
    expect(await nurse.call(getOpenShift, { id: second.id })).toMatchObject({ has_applied: true })
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
    expect(await desk.call(changeFacilityShift, { body: cancel })).toMatchObject({ status: 'cancelled' })
    expect(await desk.call(changeFacilityShift, { body: cancel })).toMatchObject({ status: 'cancelled' })
    const [other] = await server.db.select().from(shifts).where(eq(shifts.facility_id, 2))
    await expect(
      desk.call(changeFacilityShift, { body: { id: other!.id, action: 'cancel' } }),
    ).rejects.toMatchObject({ kind: 'notFound' })
    await server.db
      .update(shifts)
      .set({ start: new Date('2026-11-21T11:00:00Z') })
      .where(eq(shifts.id, later.id))
    await expect(
      desk.call(changeFacilityShift, { body: { id: later.id, action: 'cancel' } }),
    ).rejects.toMatchObject({ kind: 'conflict' })
  })

  it('sees itself, and no other facility', async () => {
    const desk = await server.as('facility')
    expect(await desk.call(getFacility, { id: 1 })).toMatchObject({ id: 1 })
    await expect(desk.call(getFacility, { id: 2 })).rejects.toMatchObject({ kind: 'notFound' })
  })
})
