import { clockInOrOut } from '@homecare/sdk/clock'
import { countOwnWaiting, getOwnDay, nextWork } from '@homecare/sdk/dashboards'
import { confirmShift, getShift, unconfirmShift } from '@homecare/sdk/shifts'
import { alertWaits } from '@homecare/sdk/families'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { users } from '../tables/account.ts'
import { caregivers, licenses } from '../tables/caregivers.ts'
import { documents } from '../tables/documents.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { clockRecords, facilities, shifts } from '../tables/shifts.ts'
import { nursingTimesheets } from '../tables/timesheets.ts'
import { actors } from '../testing/actors.ts'
import { kindOf } from '../testing/refusal.ts'
import { smallWorld } from '../testing/world.ts'
import { removeConnections, removeShifts, removeVisits } from '../testing/removeWork.ts'

// It is noon in UTC on Saturday the 21st: four in the morning in Oakland.
const server = smallWorld()
const marisol = actors.caregiver
const denise = actors.otherCaregiver
let connection: number

beforeEach(async () => {
  const db = server.change()
  await removeConnections(db, eq(connections.caregiver_id, marisol))
  await removeConnections(db, eq(connections.caregiver_id, denise))
  await removeShifts(db, eq(shifts.user_id, denise))
  await db
    .update(users)
    .set({ address: '418 Lester Avenue', address2: '', phone: '5105550123' })
    .where(eq(users.id, actors.family))
  const [row] = await db
    .insert(connections)
    .values({
      family_id: actors.family,
      caregiver_id: marisol,
      hire_stage: 3,
      provider_hourly_rate: 2450,
    })
    .returning()
  connection = row!.id
})

async function aVisit(start: string, end: string, given: Partial<typeof connectionShifts.$inferInsert> = {}) {
  const [row] = await server.db
    .insert(connectionShifts)
    .values({ connection_id: connection, start: new Date(start), end: new Date(end), ...given })
    .returning()
  return row!.id
}

async function aShift(start: string, end: string, given: Partial<typeof shifts.$inferInsert> = {}) {
  const [row] = await server.db
    .insert(shifts)
    .values({
      facility_id: 1,
      user_id: denise,
      day: start.slice(0, 10),
      start: new Date(start),
      end: new Date(end),
      shift_block_type: 1,
      rate: 3900,
      status: 'assigned',
      ...given,
    })
    .returning()
  return row!.id
}

const dayOf = async (who: 'caregiver' | 'otherCaregiver' | 'agencyCaregiver') =>
  (await server.as(who)).call(getOwnDay)

describe('the day of an aide', () => {
  it('names what comes next, with street, telephone and what it comes to', async () => {
    const next = await aVisit('2026-11-21T17:00:00Z', '2026-11-21T21:00:00Z', { note: 'Tea first.' })
    await aVisit('2026-11-24T17:00:00Z', '2026-11-24T21:00:00Z')
    await aVisit('2026-11-25T17:00:00Z', '2026-11-25T21:00:00Z')
    await aVisit('2026-11-21T14:00:00Z', '2026-11-21T15:00:00Z', { cancelled: true })
    const { works, today, time_zone } = await dayOf('caregiver')
    expect([today, time_zone]).toEqual(['2026-11-21', 'America/Los_Angeles'])
    // Of what lies beyond the week only the first.
    expect(works.map(({ start }) => start)).toEqual(['2026-11-21T17:00:00.000Z', '2026-11-24T17:00:00.000Z'])
    expect(nextWork(works, new Date(server.clock.now()))).toMatchObject({
      ...{ kind: 'visit', id: next, connection_id: connection, name: 'Carol I.', note: 'Tea first.' },
      ...{ address: '418 Lester Avenue', phone: '5105550123', cents: 9800, to_confirm: false },
    })
    expect(works[1]).toMatchObject({ address: null, phone: null, city: 'Oakland' })
  })

  it('tells no street before the day of the visit, once it is over, nor to whom is not hired', async () => {
    await aVisit('2026-11-21T17:00:00Z', '2026-11-21T21:00:00Z')
    const told = async () => (await dayOf('caregiver')).works.map(({ address, phone }) => address ?? phone)
    expect(await told()).toEqual(['418 Lester Avenue'])
    await server.db.update(connections).set({ hire_stage: 2 }).where(eq(connections.id, connection))
    expect(await told()).toEqual([null])
    await server.db
      .update(connections)
      .set({ hire_stage: 3, end_date: '2026-11-19' })
      .where(eq(connections.id, connection))
    expect(await told()).toEqual([null])
    await server.db.update(connections).set({ end_date: null }).where(eq(connections.id, connection))
    await server.db
      .update(connectionShifts)
      .set({ start: new Date('2026-11-22T12:01:00Z'), end: new Date('2026-11-22T16:00:00Z') })
      .where(eq(connectionShifts.connection_id, connection))
    expect(await told()).toEqual([null])
    server.clock.advance(60_000)
    expect(await told()).toEqual(['418 Lester Avenue'])
    // Until 12 hours after the end, though they have clocked out and gone.
    const end = new Date(server.clock.now() - 12 * 3_600_000)
    const at = (begun: Date, over: Date) =>
      server.db
        .update(connectionShifts)
        .set({ start: begun, end: over })
        .where(eq(connectionShifts.connection_id, connection))
    await at(new Date(end.getTime() - 3_600_000), new Date(end.getTime() + 1))
    expect(await told()).toEqual(['418 Lester Avenue'])
    await at(new Date(end.getTime() - 3_600_000), end)
    expect(await told()).toEqual([null])
  })

  it('keeps what goes on, and a night that began in the week before', async () => {
    const id = await aVisit('2026-11-21T12:15:00Z', '2026-11-21T14:00:00Z')
    const care = await server.as('caregiver')
    await care.call(clockInOrOut, {
      body: {
        event: 'clock_in',
        connection_id: connection,
        shift_id: id,
        event_timestamp: '2026-11-21T12:00:00.000Z',
      },
    })
    const { works } = await dayOf('caregiver')
    expect(works).toMatchObject([{ id, clock_in_at: '2026-11-21T12:00:00.000Z', clock_out_at: null }])
    await removeVisits(server.db)
    const night = await aVisit('2026-11-22T06:00:00Z', '2026-11-22T14:00:00Z')
    // One in the morning of Sunday.
    server.clock.advance(21 * 3_600_000)
    const later = await dayOf('caregiver')
    expect([later.today, later.works.map((work) => work.id)]).toEqual(['2026-11-22', [night]])
  })
})

describe('the day of a nurse', () => {
  it('holds what is to be confirmed, and the confirmation can be taken back', async () => {
    const id = await aShift('2026-11-21T23:00:00Z', '2026-11-22T07:00:00Z')
    const care = await server.as('otherCaregiver')
    const asked = async () => (await care.call(getOwnDay)).to_confirm.map((shift) => shift.id)
    expect(await asked()).toEqual([id])
    expect((await care.call(getOwnDay)).works[0]).toMatchObject({
      kind: 'shift',
      to_confirm: true,
      cents: 31_200,
    })
    await care.call(confirmShift, { id })
    expect(await asked()).toEqual([])
    expect(await care.call(unconfirmShift, { id })).toMatchObject({ status: 'assigned' })
    expect(await care.call(unconfirmShift, { id })).toMatchObject({ status: 'assigned' })
    expect(await asked()).toEqual([id])
    server.clock.advance(12 * 3_600_000)
    expect(await kindOf((await server.as('otherCaregiver')).call(unconfirmShift, { id }))).toBe('conflict')
    expect(await (await server.as('otherCaregiver')).call(getShift, { id })).toMatchObject({
      status: 'assigned',
    })
  })

  it('gives the street and the telephone of the house that the shift is in', async () => {
    await aShift('2026-11-21T23:00:00Z', '2026-11-22T07:00:00Z', { status: 'confirmed' })
    const [house] = await server.db.select().from(facilities).where(eq(facilities.id, 1))
    expect((await dayOf('otherCaregiver')).works[0]).toMatchObject({
      address: house!.address,
      phone: house!.phone,
      facility_id: 1,
    })
  })

  it('holds hours that are not in, or were sent back and why, and money by how far it has come', async () => {
    const worked = async (day: string, sheet?: Partial<typeof nursingTimesheets.$inferInsert>) => {
      const span = [`${day}T15:00:00Z`, `${day}T23:00:00Z`] as const
      const id = await aShift(...span, { status: 'done' })
      const [start, end] = span.map((at) => new Date(at)) as [Date, Date]
      await server.db
        .insert(clockRecords)
        .values({ user_id: denise, shift_id: id, clock_in_at: start, clock_out_at: end })
      if (sheet)
        await server.db
          .insert(nursingTimesheets)
          .values({ shift_id: id, user_id: denise, start, end, break_minutes: 30, ...sheet })
      return id
    }
    const missing = await worked('2026-11-17')
    const back = await worked('2026-11-16', { status: 5, decision_note: 'The break is missing.' })
    const draft = await worked('2026-11-15', { status: -1 })
    await worked('2026-11-18', { status: 1 })
    await worked('2026-11-19', { status: 3 })
    await worked('2026-11-12', { status: 4 })
    const { sheets, pay } = await dayOf('otherCaregiver')
    expect(sheets.map(({ id, decision_note }) => [id, decision_note])).toEqual([
      [draft, ''],
      [back, 'The break is missing.'],
      [missing, ''],
    ])
    // Seven hours and a half at 39 dollars, each.
    expect(pay).toMatchObject({ handed_in: 29_250, approved: 29_250 })
    expect(pay.minutes).toBe(480 + 3 * 450)
  })
})

it('is empty, and says so, for an agency caregiver with nothing to do', async () => {
  await removeShifts(server.change(), eq(shifts.user_id, actors.agencyCaregiver))
  expect(await dayOf('agencyCaregiver')).toMatchObject({ works: [], to_confirm: [], sheets: [] })
})

it.each(['caregiver', 'otherCaregiver', 'agencyCaregiver'] as const)(
  'the list of what waits adds up to the counts of the bar, for %s',
  async (who) => {
    await server.reset()
    const db = server.change()
    const id = actors[who]
    await db.update(users).set({ phone_verified: false }).where(eq(users.id, id))
    await db.update(caregivers).set({ profile_state_name: 'draft' }).where(eq(caregivers.id, id))
    await db.update(licenses).set({ expires: '2026-12-21' }).where(eq(licenses.caregiver_id, id))
    await db.insert(documents).values({ user_id: id, name: 'CPR card', expiry_date: '2026-11-20' })
    await aShift('2026-11-21T23:00:00Z', '2026-11-22T07:00:00Z', { user_id: id })
    await aShift('2026-11-18T23:00:00Z', '2026-11-19T07:00:00Z', { user_id: id, status: 'done' })
    const care = await server.as(who)
    const { to_confirm, sheets, hours, alerts } = await care.call(getOwnDay)
    const { work = 0, schedule = 0, me = 0 } = (await care.call(countOwnWaiting)).counts
    expect(sheets.length).toBeGreaterThan(0)
    expect(to_confirm.length + sheets.length + hours.length + alerts.filter(alertWaits).length).toBe(
      work + schedule + me,
    )
    expect(schedule).toBe(sheets.length + hours.length)
  },
)
