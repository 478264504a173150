import { deleteAccount } from '@homecare/sdk/account'
import { clockInOrOut } from '@homecare/sdk/clock'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { DEMO_PASSWORD } from '@homecare/demo-world/ground/accounts'
import { clockRecords, facilities, shifts } from '../tables/shifts.ts'
import { actors } from '../testing/actors.ts'
import { refusal } from '../testing/refusal.ts'
import { removeClocks, removeConnections, removeVisits } from '../testing/removeWork.ts'
import { smallWorld } from '../testing/world.ts'
import { outbox, users } from '../tables/account.ts'

const denise = actors.otherCaregiver
const server = smallWorld()
beforeEach(async () => {
  await removeClocks(server.change())
  await removeVisits(server.change())
  await server.db.delete(shifts)
})

const minute = 60_000
/** From now on, in minutes. */
const span = (from: number, until: number) => ({
  start: new Date(server.clock.now() + from * minute),
  end: new Date(server.clock.now() + until * minute),
})
async function herShift(from: number, until: number, status: 'assigned' | 'confirmed' = 'confirmed') {
  const [house] = await server.db.select().from(facilities).where(eq(facilities.user_id, actors.facility))
  const [row] = await server.db
    .insert(shifts)
    .values({
      ...{ facility_id: house!.id, user_id: denise, day: '2026-11-21', shift_block_type: 1, rate: 3900 },
      ...{ ...span(from, until), status },
    })
    .returning()
  return row!.id
}
const shiftNow = async (id: number) => (await server.db.select().from(shifts).where(eq(shifts.id, id)))[0]
const remove = async (who: 'otherCaregiver' | 'family') =>
  (await server.as(who)).call(deleteAccount, { body: { password: DEMO_PASSWORD } })
const lettersTo = (recipient: string) =>
  server.db.select().from(outbox).where(eq(outbox.recipient, recipient)).orderBy(outbox.id)
const press = async (shift_id: number, event: 'clock_in' | 'clock_out') =>
  (await server.as('otherCaregiver')).call(clockInOrOut, {
    body: { event, shift_id, event_timestamp: new Date(server.clock.now()).toISOString() },
  })

test.each([
  ['begins in 25 minutes', 25, 505],
  ['has begun, and nobody came', -10, 470],
])('a shift that %s is open again, and its facility is told', async (_, from, until) => {
  const id = await herShift(from, until)
  await remove('otherCaregiver')
  expect(await shiftNow(id)).toMatchObject({ status: 'open', user_id: null })
  const [letter, ...more] = await lettersTo('facility@example.com')
  expect(more).toEqual([])
  expect(letter?.subject).toContain('Denise')
  expect(letter?.body).toContain('closed their account')
})

test('who is clocked in is told to clock out first, and their hours stay', async () => {
  const id = await herShift(-5, 475)
  await press(id, 'clock_in')
  const refused = await refusal(remove('otherCaregiver'))
  expect([refused.kind, refused.message]).toEqual(['conflict', expect.stringContaining('clock out first')])
  expect(await shiftNow(id)).toMatchObject({ status: 'confirmed', user_id: denise })
  server.clock.advance(60 * minute)
  await press(id, 'clock_out')
  await remove('otherCaregiver')
  expect(await shiftNow(id)).toMatchObject({ status: 'done', user_id: denise })
  const [record] = await server.db.select().from(clockRecords).where(eq(clockRecords.shift_id, id))
  expect(record!.clock_out_at!.getTime() - record!.clock_in_at.getTime()).toBe(60 * minute)
  expect(await lettersTo('facility@example.com')).toEqual([])
})

test('a clock-out that was forgotten long ago holds nobody up, and the clock-in stays with the shift', async () => {
  const id = await herShift(-3 * 1440, -3 * 1440 + 480)
  await server.db
    .insert(clockRecords)
    .values({ user_id: denise, shift_id: id, clock_in_at: span(-3 * 1440, 0).start })
  await remove('otherCaregiver')
  expect(await shiftNow(id)).toMatchObject({ status: 'done', user_id: denise })
  expect(await server.db.$count(clockRecords, eq(clockRecords.shift_id, id))).toBe(1)
})

test('a shift that is past without a clock-in stays as it was', async () => {
  const id = await herShift(-1440, -960)
  await remove('otherCaregiver')
  expect(await shiftNow(id)).toMatchObject({ status: 'confirmed', user_id: denise })
})

test.each([
  ['otherCaregiver', 'carol@example.com'],
  ['family', 'denise@example.com'],
] as const)('visits to come of a %s are canceled, and the other side is told', async (who, other) => {
  const sides = { family_id: actors.family, caregiver_id: denise }
  await removeConnections(server.db, eq(connections.caregiver_id, denise))
  const [connection] = await server.db
    .insert(connections)
    .values({ ...sides, hire_stage: 3 })
    .returning()
  const rows = await server.db
    .insert(connectionShifts)
    .values([span(1440, 1560), span(-1440, -1320)].map((one) => ({ ...one, connection_id: connection!.id })))
    .returning()
  await remove(who)
  const left = await server.db
    .select()
    .from(connectionShifts)
    .where(and(eq(connectionShifts.connection_id, connection!.id), eq(connectionShifts.cancelled, true)))
  expect(left.map(({ id }) => id)).toEqual([rows[0]!.id])
  const told = (await lettersTo(other)).filter(({ body }) => body.includes('closed their account'))
  expect(told).toHaveLength(1)
  expect(await server.db.$count(users, eq(users.email, other))).toBe(1)
})
