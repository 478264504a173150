import { endCalendarFeed, getCalendarFeed, makeCalendarFeed } from '@homecare/sdk/shifts'
import { eq } from 'drizzle-orm'
import ICAL from 'ical.js'
import { beforeEach, expect, test } from 'vitest'
import { connectionShifts } from '../../tables/hiring.ts'
import { actors } from '../../testing/actors.ts'
import { kindOf } from '../../testing/refusal.ts'
import { removeVisits } from '../../testing/removeWork.ts'
import { smallWorld } from '../../testing/world.ts'
import { connectionOf } from '../../careplans/testing/plans.ts'

const world = smallWorld()
const hour = 3_600_000
let connectionId: number
beforeEach(async () => {
  world.change()
  connectionId = await connectionOf(world, actors.caregiver)
  await removeVisits(world.db)
})

async function aVisit(from: number) {
  const start = new Date(world.clock.now() + from * hour)
  const [visit] = await world.db
    .insert(connectionShifts)
    .values({ connection_id: connectionId, start, end: new Date(start.getTime() + 2 * hour) })
    .returning()
  return visit!
}
const read = (url: string, headers: Record<string, string> = {}) =>
  world.fetch(new URL(url).pathname, { headers })
async function eventsAt(url: string) {
  const text = await (await read(url)).text()
  const calendar = new ICAL.Component(ICAL.parse(text) as never)
  return { text, events: calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one)) }
}

test('a calendar reads the visits of its person, without names unless they are asked for', async () => {
  const visit = await aVisit(30)
  await aVisit(24 * 400)
  const marisol = await world.as('caregiver')
  expect(await marisol.call(getCalendarFeed, {})).toMatchObject({ active: false, url: null })
  const { url } = await marisol.call(makeCalendarFeed, { body: { shows_names: false } })
  const { text, events } = await eventsAt(url!)
  expect(text).not.toMatch(/Carol|Kenji|Oakland/)
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(events).toHaveLength(1)
  expect(events[0]!.startDate.toJSDate()).toEqual(visit.start)
  expect(events[0]!.endDate.toJSDate()).toEqual(visit.end)
  expect([events[0]!.summary, events[0]!.sequence]).toEqual(['Visit', 0])
  const named = await marisol.call(makeCalendarFeed, { body: { shows_names: true } })
  expect((await eventsAt(named.url!)).events[0]!.summary).toMatch(/^Visit: Carol/)
  // A new address ends the one before.
  expect((await read(url!)).status).toBe(404)
  expect((await marisol.call(getCalendarFeed, {})).read_at).not.toBeNull()
})

test('a change counts its number up, and what was cancelled is told as that', async () => {
  const visit = await aVisit(30)
  const marisol = await world.as('caregiver')
  const { url } = await marisol.call(makeCalendarFeed, { body: { shows_names: false } })
  const first = await read(url!)
  const tag = first.headers.get('ETag')!
  expect((await read(url!, { 'If-None-Match': tag })).status).toBe(304)
  const change = (what: object) =>
    world.db.update(connectionShifts).set(what).where(eq(connectionShifts.id, visit.id))
  await change({ note: 'Bring the keys.' })
  expect((await read(url!, { 'If-None-Match': tag })).status).toBe(304)
  await change({ end: new Date(visit.end.getTime() + hour) })
  await change({ cancelled: true })
  const { events } = await eventsAt(url!)
  expect(events[0]!.sequence).toBe(2)
  expect(events[0]!.component.getFirstPropertyValue('status')).toBe('CANCELLED')
  expect(events[0]!.uid).toMatch(new RegExp(`^visit-${visit.id}@`))
})

test('an address that was ended, or never was, is none', async () => {
  const marisol = await world.as('caregiver')
  const { url } = await marisol.call(makeCalendarFeed, { body: { shows_names: false } })
  await marisol.call(endCalendarFeed, {})
  expect((await read(url!)).status).toBe(404)
  expect((await read(url!.replace(/[\w-]+\.ics/, `${'a'.repeat(43)}.ics`))).status).toBe(404)
  const staff = await world.as('staff')
  expect(await kindOf(staff.call(getCalendarFeed, {}))).toBe('forbidden')
})

test('a partner’s family has an address too, as its page of settings says', async () => {
  const walter = await world.as('b2bFamily')
  expect(await walter.call(getCalendarFeed, {})).toMatchObject({ active: false })
  expect(await walter.call(makeCalendarFeed, { body: { shows_names: false } })).toMatchObject({
    active: true,
  })
  expect(await walter.call(endCalendarFeed, {})).toMatchObject({ active: false })
})
