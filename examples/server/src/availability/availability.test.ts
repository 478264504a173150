import {
  addAvailability,
  addAvailabilityWeek,
  copyAvailabilityWeek,
  getAvailabilityNeedsUpdate,
  updateAvailability,
  getAvailability,
  listAvailabilities,
  removeAvailability,
} from '@homecare/sdk/availability'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { availabilities, availabilityUpdates } from '../tables/caregivers.ts'
import { actors } from '../testing/actors.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
beforeEach(() => server.reset())

const weekly = { start_date: '2026-11-23', start_time: '21:00', end_time: '07:00', repeats_weekly: true }
const kept = () => server.db.$count(availabilities, eq(availabilities.user_id, actors.caregiver))

describe.each(['caregiver', 'agencyCaregiver'] as const)('the availability of a %s', (actor) => {
  it('is added, read, changed and removed', async () => {
    const care = await server.as(actor)
    const before = await care.call(listAvailabilities)
    const added = await care.call(addAvailability, { body: weekly })
    expect(added).toEqual({ ...weekly, id: added.id, end_date: null })
    expect(await care.call(getAvailability, { id: added.id })).toEqual(added)
    const changed = await care.call(updateAvailability, { id: added.id, body: { end_date: '2027-01-31' } })
    expect(changed).toEqual({ ...added, end_date: '2027-01-31' })
    expect(await care.call(listAvailabilities)).toHaveLength(before.length + 1)
    await care.call(removeAvailability, { id: added.id })
    expect(await care.call(listAvailabilities)).toEqual(before)
  })
})

describe('an availability', () => {
  it('is refused beside its fields, also where only a part of it is changed', async () => {
    const care = await server.as('caregiver')
    const before = await kept()
    await expect(
      care.call(addAvailability, { body: { ...weekly, start_date: '2026-11-20', repeats_weekly: false } }),
    ).rejects.toMatchObject({ fieldErrors: { start_date: ['This day is in the past.'] } })
    await expect(
      care.call(addAvailability, { body: { ...weekly, end_date: '2026-11-22' } }),
    ).rejects.toMatchObject({ fieldErrors: { end_date: ['The last day cannot be before the first.'] } })
    expect(await kept()).toBe(before)
    const { id } = await care.call(addAvailability, { body: weekly })
    await expect(
      care.call(updateAvailability, { id, body: { end_date: '2026-11-22' } }),
    ).rejects.toMatchObject({ fieldErrors: { end_date: [expect.any(String)] } })
  })

  it('is added once however often it is sent', async () => {
    const care = await server.as('caregiver')
    const before = await kept()
    const send = () => care.call(addAvailability, { body: weekly }, { idempotencyKey: 'one availability' })
    expect(await send()).toEqual(await send())
    expect(await kept()).toBe(before + 1)
  })

  it('is nobody else’s to read or change', async () => {
    const [hers] = await (await server.as('otherCaregiver')).call(listAvailabilities)
    const { id } = hers!
    for (const actor of ['caregiver', 'agencyCaregiver'] as const) {
      const care = await server.as(actor)
      await expect(care.call(getAvailability, { id })).rejects.toMatchObject({ kind: 'notFound' })
      await expect(care.call(updateAvailability, { id, body: weekly })).rejects.toMatchObject({
        kind: 'notFound',
      })
      await expect(care.call(removeAvailability, { id })).rejects.toMatchObject({ kind: 'notFound' })
    }
    await expect((await server.as('family')).call(listAvailabilities)).rejects.toMatchObject({
      kind: 'forbidden',
    })
  })

  it('of Monday to Friday is added in one go, once, and refused at its field', async () => {
    await server.db.delete(availabilities).where(eq(availabilities.user_id, actors.caregiver))
    const care = await server.as('caregiver')
    const week = { days: [1, 2, 3, 4, 5], start_date: '2026-11-21', start_time: '09:00', end_time: '17:00' }
    for (let press = 0; press < 2; press++) {
      const times = await care.call(addAvailabilityWeek, { body: week })
      expect(times.map(({ start_date, repeats_weekly }) => [start_date, repeats_weekly])).toEqual(
        ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'].map((day) => [day, true]),
      )
    }
    expect(await fieldsOf(care.call(addAvailabilityWeek, { body: { ...week, days: [] } }))).toEqual(['days'])
    expect(await kept()).toBe(5)
  })

  it('of a week is copied to the next, once', async () => {
    await server.db.delete(availabilities).where(eq(availabilities.user_id, actors.caregiver))
    const care = await server.as('caregiver')
    const once = { start_time: '09:00', end_time: '17:00', repeats_weekly: false }
    await care.call(addAvailability, { body: { ...once, start_date: '2026-11-24' } })
    const copied = await care.call(copyAvailabilityWeek, { body: { day: '2026-11-22' } })
    expect(copied.map(({ start_date }) => start_date)).toEqual(['2026-11-24', '2026-12-01'])
    expect(await kindOf(care.call(copyAvailabilityWeek, { body: { day: '2026-11-22' } }))).toBe('conflict')
    expect(await kept()).toBe(2)
  })

  it('is to be said anew after a month', async () => {
    const care = await server.as('caregiver')
    await server.db.delete(availabilityUpdates)
    expect(await care.call(getAvailabilityNeedsUpdate)).toMatchObject({ updated_at: null })
    await server.db.delete(availabilities).where(eq(availabilities.user_id, actors.caregiver))
    expect(await care.call(getAvailabilityNeedsUpdate)).toEqual({ needs_update: false, updated_at: null })
    await care.call(addAvailability, { body: weekly })
    expect(await care.call(getAvailabilityNeedsUpdate)).toEqual({
      needs_update: false,
      updated_at: '2026-11-21T12:00:00.000Z',
    })
    server.clock.advance(31 * 86_400_000)
    const later = await server.as('caregiver')
    expect(await later.call(getAvailabilityNeedsUpdate)).toMatchObject({ needs_update: true })
  })
})
