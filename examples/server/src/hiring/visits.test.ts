import { csrfCookie, csrfHeader } from '@homecare/sdk/client'
import {
  cancelConnectionShift,
  updateConnectionShift,
  getConnectionShift,
  listVisits,
  visitRecord,
} from '@homecare/sdk/hiring'
import { versionFor } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { outbox, users } from '../tables/account.ts'
import { clockRecords } from '../tables/shifts.ts'
import { actors } from '../testing/actors.ts'
import { fieldsOf, kindOf } from '../testing/refusal.ts'
import { someCaregiver } from '../testing/someone.ts'
import { freeCaregiverWorld } from '../testing/world.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'

const server = freeCaregiverWorld()
/** Marisol's connection with Carol, who lives in Oakland. */
let id: number
beforeEach(async () => {
  server.change()
  const [row] = await server.db
    .insert(connections)
    .values({ family_id: actors.family, caregiver_id: actors.caregiver, hire_stage: 3 })
    .returning()
  id = row!.id
})

/** A visit of Tuesday from nine to one, unless another one is asked for. */
async function aVisit(given: Partial<typeof connectionShifts.$inferInsert> = {}): Promise<number> {
  const [row] = await server.db
    .insert(connectionShifts)
    .values({
      connection_id: id,
      start: new Date('2026-11-24T17:00:00Z'),
      end: new Date('2026-11-24T21:00:00Z'),
      ...given,
    })
    .returning()
  return row!.id
}
const moved = { start: '2026-11-25T17:30:00.000Z', end: '2026-11-25T20:00:00.000Z' }
const lettersTo = (email: string) =>
  server.db.select().from(outbox).where(eq(outbox.recipient, email)).orderBy(outbox.id)

describe('a visit', () => {
  it('is moved by either side, and the other is told by the clock of where it takes place', async () => {
    const where = { id, shiftId: await aVisit() }
    const family = await server.as('family')
    expect(await family.call(updateConnectionShift, { ...where, body: moved })).toMatchObject({
      ...moved,
      person: { first_name: 'Marisol', last_initial: 'R' },
    })
    const [letter] = await lettersTo('marisol@example.com')
    expect(letter?.subject).toContain('Carol I.')
    for (const told of ['11/25/2026', '9:30 AM', '12:00 PM', `/next-shift/${id}/${where.shiftId}`])
      expect(letter?.body).toContain(told)
    const care = await server.as('caregiver')
    const noted = await care.call(updateConnectionShift, { ...where, body: { note: ' Tea first. ' } })
    expect(noted).toMatchObject({ ...moved, note: 'Tea first.', person: { first_name: 'Carol' } })
    expect(await lettersTo('carol@example.com')).toHaveLength(1)
    expect(await family.call(getConnectionShift, where)).toMatchObject({ ...moved, note: 'Tea first.' })
  })

  it('is not moved where it makes no visit, and says at which field', async () => {
    const where = { id, shiftId: await aVisit() }
    const care = await server.as('caregiver')
    const wrong: [object, string[]][] = [
      [{ end: '2026-11-24T16:00:00Z' }, ['end']],
      [{ end: '2026-11-25T17:00:01Z' }, ['end']],
      [{ start: '2026-11-21T11:59:00Z' }, ['start', 'end']],
      [{ start: 'soon' }, ['start']],
    ]
    for (const [body, fields] of wrong)
      expect(await fieldsOf(care.call(updateConnectionShift, { ...where, body }))).toEqual(fields)
    expect(await care.call(getConnectionShift, where)).toMatchObject({ start: '2026-11-24T17:00:00.000Z' })
  })

  it('is cancelled once, however many tabs press, and stays to be seen', async () => {
    const where = { id, shiftId: await aVisit() }
    const family = await server.as('family')
    const pressed = await Promise.all([
      family.call(cancelConnectionShift, where),
      family.call(cancelConnectionShift, where),
    ])
    expect(pressed).toMatchObject([{ cancelled: true }, { cancelled: true }])
    expect(await lettersTo('marisol@example.com')).toHaveLength(1)
    const care = await server.as('caregiver')
    expect(await care.call(getConnectionShift, where)).toMatchObject({ cancelled: true })
    expect(await kindOf(care.call(updateConnectionShift, { ...where, body: moved }))).toBe('conflict')
  })

  it('that the other side has moved meanwhile is neither moved nor cancelled unseen', async () => {
    const where = { id, shiftId: await aVisit() }
    const [family, care] = [await server.as('family'), await server.as('caregiver')]
    const seen = await care.call(getConnectionShift, where)
    const version = versionFor(visitRecord, seen)
    await family.call(updateConnectionShift, { ...where, body: { ...moved, version } })
    const note = (text: string, of = version) =>
      care.call(updateConnectionShift, { ...where, body: { note: text, version: of } })
    await expect(note('Tea first.')).rejects.toMatchObject({
      kind: 'conflict',
      current: { id: where.shiftId, ...moved, person: { first_name: 'Carol' } },
    })
    await expect(care.call(cancelConnectionShift, { ...where, query: { version } })).rejects.toMatchObject({
      current: moved,
    })
    const now = versionFor(visitRecord, await care.call(getConnectionShift, where))
    expect(await note('Tea first.', now)).toMatchObject({ ...moved, note: 'Tea first.' })
    const stranger = await server.as('otherCaregiver')
    const refusal = await stranger
      .call(updateConnectionShift, { ...where, body: { note: '', version } })
      .catch((error: unknown) => error)
    expect(refusal).toMatchObject({ kind: 'notFound' })
    expect(refusal).not.toHaveProperty('current.id')
    await family.call(cancelConnectionShift, where)
    await expect(note('Late.', now)).rejects.toMatchObject({
      serverMessage: expect.stringContaining('canceled'),
    })
  })

  it('is told of where the call comes without a key as well', async () => {
    const { jar, care } = await server.visitorAs('family')
    const where = { id, shiftId: await aVisit() }
    await care.call(getConnectionShift, where)
    const { status } = await jar.fetch(`/v1/connections/${id}/shifts/${where.shiftId}/`, {
      method: 'DELETE',
      headers: { [csrfHeader]: jar.get(csrfCookie)! },
    })
    expect([status, (await lettersTo('marisol@example.com')).length]).toEqual([200, 1])
  })

  it('stays as it is once it has begun, or somebody has clocked in', async () => {
    const begun = await aVisit({
      start: new Date('2026-11-21T11:59:00Z'),
      end: new Date('2026-11-21T13:00:00Z'),
    })
    const clocked = await aVisit()
    await server.db
      .insert(clockRecords)
      .values({ user_id: actors.caregiver, visit_id: clocked, clock_in_at: new Date('2026-11-24T16:45:00Z') })
    const family = await server.as('family')
    for (const shiftId of [begun, clocked]) {
      expect(await kindOf(family.call(updateConnectionShift, { id, shiftId, body: moved }))).toBe('conflict')
      expect(await kindOf(family.call(cancelConnectionShift, { id, shiftId }))).toBe('conflict')
    }
  })

  it('is there for its two people alone, by its own connection, while both are here', async () => {
    const shiftId = await aVisit()
    for (const who of ['otherFamily', 'otherCaregiver'] as const)
      expect(await kindOf((await server.as(who)).call(getConnectionShift, { id, shiftId }))).toBe('notFound')
    const [another] = await server.db
      .insert(connections)
      .values({ family_id: actors.family, caregiver_id: someCaregiver + 40 })
      .returning()
    const family = await server.as('family')
    const elsewhere = { id: another!.id, shiftId }
    expect(await kindOf(family.call(getConnectionShift, elsewhere))).toBe('notFound')
    expect(await kindOf(family.call(cancelConnectionShift, elsewhere))).toBe('notFound')
    await server.db.update(users).set({ deleted_at: new Date() }).where(eq(users.id, actors.caregiver))
    expect(await kindOf(family.call(getConnectionShift, { id, shiftId }))).toBe('notFound')
  })
})

describe('the visits of some days', () => {
  it('are those of the calendar where they take place, at either end of it', async () => {
    // Half past eleven in the evening in Oakland, and already the next day in London.
    const late = await aVisit({
      start: new Date('2026-11-24T07:30:00Z'),
      end: new Date('2026-11-24T09:00:00Z'),
    })
    const care = await server.as('caregiver')
    const on = async (start_date: string, end_date = start_date) =>
      (await care.call(listVisits, { query: { start_date, end_date } })).map((visit) => visit.id)
    expect([await on('2026-11-23'), await on('2026-11-24')]).toEqual([[late], []])
    expect(await on('0001-01-01', '9999-12-31')).toEqual([late])
  })
})
