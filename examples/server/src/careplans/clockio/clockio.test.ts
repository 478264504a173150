import { deleteAccount } from '@homecare/sdk/account'
import type { CarePlan } from '@homecare/sdk/careplans'
import { breakPlanSeal, listPlanSeen, replacePlanPermissions } from '@homecare/sdk/careplans'
import type { Client } from '@homecare/sdk/client'
import {
  clockInOrOut,
  decideClockCorrection,
  getClockRecord,
  listClockRecords,
  proposeClockCorrection,
  setClockService,
} from '@homecare/sdk/clock'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { connections, connectionShifts } from '../../tables/hiring.ts'
import { timesheetLines, timesheets } from '../../tables/money/hours.ts'
import { clockCorrections, clockRecords } from '../../tables/shifts.ts'
import { actors } from '../../testing/actors.ts'
import { kindOf, refusal } from '../../testing/refusal.ts'
import { removeVisits } from '../../testing/removeWork.ts'
import { smallWorld } from '../../testing/world.ts'
import { aPlan, connectionOf } from '../testing/plans.ts'

const world = smallWorld()
const hour = 3_600_000
/** A sheet that comes to nothing more than its wages. */
const noMoney = { withheld_cents: 0, expenses_cents: 0, net_cents: 4900 }
let carol: Client
let marisol: Client
let denise: Client
let plan: CarePlan
let connectionId: number
beforeEach(async () => {
  world.change()
  ;({ carol, marisol, denise, plan } = await aPlan(world))
  connectionId = await connectionOf(world, actors.caregiver)
  const other = await connectionOf(world, actors.otherCaregiver)
  await removeVisits(world.db, inArray(connectionShifts.connection_id, [connectionId, other]))
})

/** A visit of Marisol's that begins so many hours from now. */
async function aVisit(from: number, hours = 2) {
  const start = new Date(world.clock.now() + from * hour)
  const [visit] = await world.db
    .insert(connectionShifts)
    .values({ connection_id: connectionId, start, end: new Date(start.getTime() + hours * hour) })
    .returning()
  return visit!
}
const iso = (from: number) => new Date(world.clock.now() + from * hour).toISOString()
const clocks = (who: Client) => who.call(listClockRecords, { id: plan.id, query: {} })
const says = (visit_id: number, from: number, to: number, more: object = {}) =>
  marisol.call(proposeClockCorrection, {
    id: plan.id,
    body: {
      ...{ visit_id, clock_in_at: iso(from), clock_out_at: iso(to), reason: 'forgot_out' as const },
      ...more,
    },
  })
const decide = (who: Client, correctionId: number, accept: boolean, note?: string) =>
  who.call(decideClockCorrection, { id: plan.id, correctionId, body: { accept, ...(note && { note }) } })

test('a press on the plan is one on its visit, and its record tells the six elements', async () => {
  const visit = await aVisit(-0.1)
  const press = (event: 'clock_in' | 'clock_out', position?: { latitude: number; longitude: number }) =>
    marisol.call(clockInOrOut, {
      body: {
        ...{ event, plan_id: plan.id, event_timestamp: iso(0) },
        ...(position && { position: { ...position, accuracy: 12 } }),
      },
    })
  const pressed = await press('clock_in', { latitude: 37.5, longitude: -122.2 })
  expect(pressed).toMatchObject({ plan_id: plan.id, shift_id: visit.id, connection_id: connectionId })
  world.clock.advance(hour / 3)
  await press('clock_out')
  const { records } = await clocks(carol)
  expect(records).toHaveLength(1)
  expect(records[0]).toMatchObject({
    ...{ visit_id: visit.id, category: null, recipient_name: 'Kenji', minutes: 20, own: false },
    person: { id: actors.caregiver },
    pressed_in: { method: 'position', accuracy: 12, position: null },
    pressed_out: { method: 'no_position', place: 'unknown' },
  })
  const { id: clockId } = records[0]!
  const own = await marisol.call(getClockRecord, { id: plan.id, clockId })
  expect(own.record.pressed_in.position).toEqual({ latitude: 37.5, longitude: -122.2 })
  expect(own.record.pressed_in.device_at).toBe(own.record.pressed_in.server_at)
  await marisol.call(setClockService, { id: plan.id, clockId, body: { category: 1 } })
  expect((await clocks(carol)).records[0]!.category).toBe(1)
  expect(await kindOf(marisol.call(setClockService, { id: plan.id, clockId, body: { category: 99 } }))).toBe(
    'invalid',
  )
})

test('a caregiver sees and corrects their own visits alone, also without access to the plan', async () => {
  const visit = await aVisit(-5)
  await carol.call(replacePlanPermissions, {
    ...{ id: plan.id, caregiverId: actors.caregiver, body: { permissions: [] } },
  })
  const seen = await clocks(marisol)
  expect(seen.plan).toMatchObject({ decides: false, sees_plan: false })
  expect(seen.unclocked.map(({ visit_id }) => visit_id)).toEqual([visit.id])
  expect((await clocks(denise)).unclocked).toEqual([])
  expect(
    await kindOf(
      denise.call(proposeClockCorrection, {
        id: plan.id,
        body: { visit_id: visit.id, clock_in_at: iso(-5), clock_out_at: iso(-3), reason: 'device' },
      }),
    ),
  ).toBe('notFound')
  const other = await world.as('otherFamily')
  expect(await kindOf(clocks(other))).toBe('notFound')
})

test('hours of a visit that nobody clocked count once the family has accepted them', async () => {
  const visit = await aVisit(-5)
  const said = await says(visit.id, -5, -3)
  expect(said).toMatchObject({ accepted: null, was_in_at: null, by: { id: actors.caregiver } })
  expect((await clocks(carol)).records).toEqual([])
  expect(await kindOf(decide(marisol, said.id, true))).toBe('forbidden')
  const decided = await decide(carol, said.id, true)
  expect(decided).toMatchObject({ accepted: true, decided_by: { id: actors.family } })
  // Pressed twice is once; another decision comes too late.
  expect(await decide(carol, said.id, true)).toEqual(decided)
  expect(await kindOf(decide(carol, said.id, false))).toBe('conflict')
  const { records, unclocked } = await clocks(carol)
  expect(unclocked).toEqual([])
  expect(records[0]).toMatchObject({ minutes: 120, pressed_in: { method: 'typed' } })
})

test('what was clocked stays beside the times that were accepted in its place; one that waits gives way', async () => {
  const visit = await aVisit(-5)
  const [clocked] = await world.db
    .insert(clockRecords)
    .values({
      ...{ user_id: actors.caregiver, visit_id: visit.id, closed_at: new Date(world.clock.now()) },
      ...{ clock_in_at: visit.start, clock_out_at: visit.end },
      breaks: [{ begin: iso(-3.2), end: iso(-3) }],
    })
    .returning()
  const first = await says(visit.id, -5, -2)
  const second = await says(visit.id, -5, -3.1, { reason: 'other', note: 'The bus.' })
  expect(await kindOf(decide(carol, first.id, true))).toBe('conflict')
  await decide(carol, second.id, true)
  const { record } = await carol.call(getClockRecord, { id: plan.id, clockId: clocked!.id })
  // Nobody pressed at the end, and the correction makes no press of it.
  expect(record).toMatchObject({ clock_out_at: iso(-3.1), clock_closed_at: null, pressed_out: null })
  expect(record.clock_breaks).toEqual([{ begin: iso(-3.2), end: iso(-3.1) }])
  expect(record.corrections.map(({ id, accepted }) => [id, accepted])).toEqual([
    [second.id, true],
    [first.id, false],
  ])
  expect(record.corrections[0]).toMatchObject({
    was_in_at: visit.start.toISOString(),
    was_out_at: visit.end.toISOString(),
  })
})

test.each([
  ['an end before the begin', -3, -5, {}],
  ['an end in the future', -1, 1, {}],
  ['more than a day', -30, -3, {}],
  ['far from the visit', -40, -38, {}],
])('refuses %s', async (_, from, to, more) => {
  const visit = await aVisit(-5)
  expect(await kindOf(says(visit.id, from, to, more))).toBe('conflict')
})

test('refuses a reason without words, a visit that goes on, and one of too long ago', async () => {
  const visit = await aVisit(-5)
  expect(await kindOf(says(visit.id, -5, -3, { reason: 'other' }))).toBe('invalid')
  const old = await aVisit(-24 * 40)
  expect(await kindOf(says(old.id, -24 * 40, -24 * 40 + 2))).toBe('conflict')
  const now = await aVisit(-0.1)
  await marisol.call(clockInOrOut, {
    body: { event: 'clock_in', plan_id: plan.id, event_timestamp: iso(0) },
  })
  expect(await kindOf(says(now.id, -0.1, 0))).toBe('conflict')
})

test('times have no minute in common with another clock, also of a shift or where both wait to be accepted', async () => {
  const [visit, later] = [await aVisit(-9), await aVisit(-6)]
  await world.db.insert(clockRecords).values({
    user_id: actors.caregiver,
    visit_id: visit.id,
    clock_in_at: visit.start,
    clock_out_at: visit.end,
  })
  const refused = await refusal(says(later.id, -7.5, -4))
  expect([refused.kind, refused.message]).toEqual(['conflict', expect.stringContaining('overlap')])
  const touching = await says(later.id, -7, -4)
  const third = await aVisit(-4)
  const over = await says(third.id, -5, -2)
  await decide(carol, touching.id, true)
  expect(await kindOf(decide(carol, over.id, true))).toBe('conflict')
  // It can still be refused.
  expect(await decide(carol, over.id, false)).toMatchObject({ accepted: false })
})

test('hours that are handed in change on their timesheet alone; those of a draft do not', async () => {
  const visit = await aVisit(-9)
  const said = await says(visit.id, -9, -7)
  const [sheet] = await world.db
    .insert(timesheets)
    .values({
      ...{ connection_id: connectionId, tzid: 'America/Los_Angeles', days: '[2026-11-15,2026-11-21]' },
      created_at: new Date(world.clock.now()),
    })
    .returning()
  await world.db.insert(timesheetLines).values({
    ...{ timesheet_id: sheet!.id, caregiver_id: actors.caregiver },
    ...{ start_at: visit.start, end_at: visit.end },
  })
  const draft = await says(visit.id, -9, -7.5)
  expect(draft.accepted).toBeNull()
  const told = async () => {
    const { unclocked } = await marisol.call(listClockRecords, { id: plan.id, query: {} })
    return unclocked.find(({ visit_id }) => visit_id === visit.id)?.handed_in
  }
  expect(await told()).toBe(false)
  await world.db
    .update(timesheets)
    .set({
      status: 1,
      submitted_at: new Date(world.clock.now()),
      minutes: 120,
      wages_cents: 4900,
      ...noMoney,
    })
    .where(eq(timesheets.id, sheet!.id))
  expect(await told()).toBe(true)
  const refused = await refusal(says(visit.id, -8.5, -7))
  expect([refused.kind, refused.message]).toEqual(['conflict', expect.stringContaining('handed in')])
  expect(await kindOf(decide(carol, draft.id, true))).toBe('conflict')
  expect(said.id).toBeLessThan(draft.id)
})

/** Hours of Marisol's on a timesheet of a connection of theirs, for these days, handed in or not. */
async function enter(connection: number, days: string, [from, to]: [number, number], isHandedIn: boolean) {
  const at = new Date(world.clock.now())
  const [sheet] = await world.db
    .insert(timesheets)
    .values({
      ...{ connection_id: connection, tzid: 'America/Los_Angeles', days, created_at: at },
    })
    .returning()
  await world.db.insert(timesheetLines).values({
    ...{ timesheet_id: sheet!.id, caregiver_id: actors.caregiver },
    ...{ start_at: new Date(iso(from)), end_at: new Date(iso(to)) },
  })
  if (!isHandedIn) return
  const handedIn = { status: 1, submitted_at: at, minutes: 120, wages_cents: 4900, ...noMoney } as const
  await world.db.update(timesheets).set(handedIn).where(eq(timesheets.id, sheet!.id))
}
const handedIn = async (who: Client, visitId: number) => {
  const { records, unclocked } = await clocks(who)
  return [...records, ...unclocked].find(({ visit_id }) => visit_id === visitId)?.handed_in
}

test('hours that are handed in are told of also where those of a draft stand before them', async () => {
  // Over midnight, and so on the sheets of two days.
  const visit = await aVisit(-5)
  await enter(connectionId, '[2026-11-15,2026-11-20]', [-5, -4], false)
  expect(await handedIn(marisol, visit.id)).toBe(false)
  await enter(connectionId, '[2026-11-21,2026-11-21]', [-4, -3], true)
  expect(await handedIn(marisol, visit.id)).toBe(true)
  expect(await kindOf(says(visit.id, -5, -3))).toBe('conflict')
})

test('hours that are handed in at another family are told of to their caregiver, and leave a clock that ran on to be put right', async () => {
  const [elsewhere] = await world.db
    .select({ id: connections.id })
    .from(connections)
    .where(and(eq(connections.caregiver_id, actors.caregiver), ne(connections.id, connectionId)))
    .limit(1)
  const [visit, next] = [await aVisit(-9), await aVisit(-7)]
  await world.db.insert(clockRecords).values({
    ...{ user_id: actors.caregiver, visit_id: visit.id },
    ...{ clock_in_at: visit.start, clock_out_at: new Date(iso(-6)) },
  })
  await enter(elsewhere!.id, '[2026-11-15,2026-11-21]', [-7, -6], true)
  expect(await handedIn(marisol, next.id)).toBe(true)
  expect(await handedIn(carol, next.id)).toBeUndefined()
  expect(await kindOf(says(next.id, -7, -5))).toBe('conflict')
  expect(await handedIn(marisol, visit.id)).toBe(false)
  expect(await says(visit.id, -9, -7)).toMatchObject({ accepted: null })
})

test('a press on the plan that arrives late is of the visit of then, and not of the next', async () => {
  const visit = await aVisit(-3, 1)
  const next = await aVisit(0.1)
  const press = (event: 'clock_in' | 'clock_out', at: number) =>
    marisol.call(clockInOrOut, { body: { event, plan_id: plan.id, event_timestamp: iso(at) } })
  expect(await press('clock_in', -3)).toMatchObject({ shift_id: visit.id, clock_in_at: iso(-3) })
  expect(await press('clock_out', -2)).toMatchObject({ shift_id: visit.id, clock_out_at: iso(-2) })
  expect(await press('clock_in', 0)).toMatchObject({ shift_id: next.id })
})

test('of who leaves their words are taken off, and where they were and how exactly that was known', async () => {
  const visit = await aVisit(-5)
  await world.db.insert(clockRecords).values({
    ...{ user_id: actors.caregiver, visit_id: visit.id, clock_in_at: visit.start, clock_out_at: visit.end },
    ...{ in_latitude: 37.5, in_longitude: -122.2, in_accuracy_m: 12, out_accuracy_m: 30 },
    clock_out_place: 'unknown',
  })
  const [first, second] = [
    await says(visit.id, -5, -3.5, { note: 'My bus.' }),
    await says(visit.id, -5, -3.1, { reason: 'other', note: 'My leg.' }),
  ]
  await decide(carol, second.id, false, 'He said so.')
  await world.as('caregiver').then((care) => care.call(deleteAccount, { body: { password: DEMO_PASSWORD } }))
  const [record] = await world.db.select().from(clockRecords).where(eq(clockRecords.visit_id, visit.id))
  expect(record).toMatchObject({ in_latitude: null, in_accuracy_m: null, out_accuracy_m: null })
  const rows = () =>
    world.db
      .select({ note: clockCorrections.note, decision: clockCorrections.decision_note })
      .from(clockCorrections)
      .where(inArray(clockCorrections.id, [first.id, second.id]))
  expect(JSON.stringify(await rows())).not.toMatch(/bus|leg/)
  const shown = (await clocks(carol)).records[0]!.corrections
  expect(shown.map(({ by }) => by)).toEqual([null, null])
  expect(shown[0]!.decided_by).toMatchObject({ id: actors.family })
  await carol.call(deleteAccount, { body: { password: DEMO_PASSWORD } })
  expect(JSON.stringify(await rows())).not.toContain('He said so')
})

test('staff decide once they have opened the plan, and say why', async () => {
  const visit = await aVisit(-5)
  const said = await says(visit.id, -5, -3)
  const staff = await world.as('staff')
  expect(await kindOf(decide(staff, said.id, true, 'The family asked.'))).toBe('forbidden')
  await staff.call(breakPlanSeal, { id: plan.id, body: { reason: 'asked' } })
  expect(await kindOf(decide(staff, said.id, true))).toBe('invalid')
  expect(await decide(staff, said.id, true, 'The family asked.')).toMatchObject({
    ...{ accepted: true, decision_note: 'The family asked.' },
  })
})

test('who looks at a clock, or is refused to decide about it, stands among those who saw the plan', async () => {
  const visit = await aVisit(-5)
  const [record] = await world.db
    .insert(clockRecords)
    .values({
      user_id: actors.caregiver,
      visit_id: visit.id,
      clock_in_at: visit.start,
      clock_out_at: visit.end,
    })
    .returning()
  await clocks(marisol)
  await marisol.call(getClockRecord, { id: plan.id, clockId: record!.id })
  const said = await says(visit.id, -5, -3.5)
  const reader = await world.as('otherCaregiver')
  expect(await kindOf(decide(reader, said.id, true))).toBe('forbidden')
  const { rows } = await carol.call(listPlanSeen, { id: plan.id, query: {} })
  expect(
    rows
      .filter(({ by_user }) => by_user === actors.caregiver)
      .map(({ what, record_id }) => [what, record_id]),
  ).toEqual([
    ['clock', record!.id],
    ['clock', null],
  ])
})

test('the database keeps what was said as it was said', async () => {
  const visit = await aVisit(-5)
  const said = await says(visit.id, -5, -3)
  const change = (what: object) =>
    world.db.update(clockCorrections).set(what).where(eq(clockCorrections.id, said.id))
  await expect(change({ note: 'Otherwise.' })).rejects.toThrow()
  await decide(carol, said.id, false)
  await expect(change({ accepted: true })).rejects.toThrow()
  await expect(change({ decision_note: 'Otherwise.' })).rejects.toThrow()
  await expect(world.db.delete(clockCorrections).where(eq(clockCorrections.id, said.id))).rejects.toThrow()
  await expect(
    world.db.execute(sql`
      insert into clock_corrections (visit_id, clock_in_at, clock_out_at, reason, at)
      values (${visit.id}, now(), now() - interval '1 hour', 'device', now())`),
  ).rejects.toThrow()
})
