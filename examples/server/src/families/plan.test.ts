import {
  getBenefitBalance,
  getCareTeam,
  getFamilyDashboard,
  getPartnerData,
  listBenefitUses,
} from '@homecare/sdk/families'
import { getConnection } from '@homecare/sdk/hiring'
import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { benefits } from '../tables/families.ts'
import { connections, connectionShifts } from '../tables/hiring.ts'
import { clockRecords } from '../tables/shifts.ts'
import { actors } from '../testing/actors.ts'
import { agreedRate } from '../testing/agreedRate.ts'
import { smallWorld } from '../testing/world.ts'
import { removeConnections } from '../testing/removeWork.ts'

const server = smallWorld()

/** A connection of the partner's family without any visit, and a benefit of sixty hours a year since the summer. */
async function aBenefit() {
  const db = server.change()
  await removeConnections(db, eq(connections.family_id, actors.b2bFamily))
  await db.delete(benefits).where(eq(benefits.family_id, actors.b2bFamily))
  await db.insert(benefits).values({
    family_id: actors.b2bFamily,
    name: 'Care hours',
    total_hours: 60,
    cycle: 'year',
    begins: '2025-07-01',
  })
  const [made] = await db
    .insert(connections)
    .values({ family_id: actors.b2bFamily, caregiver_id: actors.caregiver, hire_stage: 3 })
    .returning()
  return made!.id
}

async function aVisit(
  connection_id: number,
  day: string,
  { clocked, cancelled = false }: { clocked?: number; cancelled?: boolean } = {},
) {
  const at = (hour: number, minutes = 0) => new Date(Date.parse(`${day}T${hour}:00:00Z`) + minutes * 60_000)
  const [visit] = await server.db
    .insert(connectionShifts)
    .values({ connection_id, start: at(17), end: at(21), cancelled })
    .returning()
  if (clocked !== undefined)
    await server.db.insert(clockRecords).values({
      ...{ user_id: actors.caregiver, visit_id: visit!.id },
      ...{ clock_in_at: at(17), clock_out_at: at(17, clocked) },
    })
}
const balance = async () => (await server.as('b2bFamily')).call(getBenefitBalance)

test('hours are used by what was clocked in the cycle and booked by what is planned in it', async () => {
  const id = await aBenefit()
  await aVisit(id, '2026-06-30', { clocked: 240 })
  await aVisit(id, '2026-07-01', { clocked: 210 })
  await aVisit(id, '2026-11-10')
  await aVisit(id, '2026-11-24')
  await aVisit(id, '2026-11-25', { cancelled: true })
  await aVisit(id, '2027-07-01')
  expect(await balance()).toMatchObject({
    overview: {
      ...{ benefit_name: 'Care hours', total_hrs: 60, remaining_hrs: 56.5, booked_hrs: 4 },
      ...{ expiring: '2027-06-30', cycle: 'year' },
    },
    caregivers: [{ first_name: 'Marisol', last_initial: 'R', used_hrs: 3.5, connection_id: id }],
  })
})

test('what is used, booked and free comes to the whole, whatever the minutes', async () => {
  const id = await aBenefit()
  // A part of a minute each day, and no round tenth of an hour in all.
  for (const day of ['2026-07-01', '2026-07-02', '2026-07-03', '2026-07-04'])
    await aVisit(id, day, { clocked: 121.4 })
  await aVisit(id, '2026-11-24')
  const { caregivers, overview } = (await balance())!
  const { total_hrs, remaining_hrs, booked_hrs, free_hrs } = overview
  // Four times 122 minutes: 8 h 8 min, told as 8.2.
  expect(caregivers[0]!.used_hrs).toBe(8.2)
  expect([total_hrs, remaining_hrs, booked_hrs, free_hrs]).toEqual([60, 51.8, 4, 47.8])
  const uses = await (await server.as('b2bFamily')).call(listBenefitUses)
  expect(uses.map(({ used_hrs }) => used_hrs)).toEqual([8.2])
})

test('nothing is left below nothing, and a family without a benefit has none', async () => {
  const id = await aBenefit()
  await server.db.update(benefits).set({ total_hours: 2 })
  await aVisit(id, '2026-11-10', { clocked: 240 })
  await aVisit(id, '2026-11-24')
  expect((await balance())?.overview).toMatchObject({ total_hrs: 2, remaining_hrs: 0, booked_hrs: 0 })
  expect(await (await server.as('family')).call(getBenefitBalance)).toBeNull()
})

test('the partner is told to its families alone', async () => {
  const partner = await (await server.as('b2bFamily')).call(getPartnerData)
  expect(partner).toMatchObject({ code: 'clthah' })
  expect(partner!.phone_number).toBeTruthy()
  expect(partner!.allowed_views).toContain('/family/dashboard')
  expect(await (await server.as('family')).call(getPartnerData)).toBeNull()
})

test('the care team is who is hired, with a number to call, and the advisor', async () => {
  const db = server.change()
  const care = await server.as('family')
  const team = await care.call(getCareTeam)
  expect(team).toContainEqual(
    expect.objectContaining({
      id: actors.caregiver,
      role: 'caregiver',
      phone: expect.stringMatching(/^\d{10}$/),
    }),
  )
  expect(team.at(-1)).toMatchObject({ role: 'care_manager', first_name: 'Helen' })
  expect(JSON.stringify(team)).not.toContain('Rivera')
  const ours = and(eq(connections.family_id, actors.family), eq(connections.caregiver_id, actors.caregiver))
  await db.update(connections).set({ hire_stage: 1 }).where(ours)
  expect((await care.call(getCareTeam)).map(({ id }) => id)).not.toContain(actors.caregiver)
})

test('tells no wage and no rate of a caregiver to a family whose care a partner pays for', async () => {
  const id = await aBenefit()
  await agreedRate(server.db, id, 2450, actors.b2bFamily)
  const care = await server.as('b2bFamily')
  const connection = await care.call(getConnection, { id })
  expect(connection).toMatchObject({
    ...{ provider_hourly_rate: null, provider_daily_rate: null },
    provider: { desired_wage: 0 },
  })
  expect(JSON.stringify(await care.call(getFamilyDashboard))).not.toMatch(
    /"(desired_wage":[^0]|provider_(hourly|daily)_rate":[^n])/,
  )
  const own = await (await server.as('caregiver')).call(getConnection, { id })
  expect(own.provider_hourly_rate).toBe(2450)
})

test('the use of a benefit is told by month and caregiver, from its first day on', async () => {
  const id = await aBenefit()
  const uses = async () => (await server.as('b2bFamily')).call(listBenefitUses)
  expect(await uses()).toEqual([])
  await aVisit(id, '2026-09-27', { clocked: 60 })
  await aVisit(id, '2026-10-04', { clocked: 240 })
  await aVisit(id, '2026-10-18', { clocked: 90 })
  await aVisit(id, '2026-11-22')
  const use = (month: string, used_hrs: number) =>
    expect.objectContaining({ month, used_hrs, connection_id: id })
  expect(await uses()).toEqual([use('2026-10', 5.5), use('2026-09', 1)])
  expect((await uses())[0]!.caregiver).toMatchObject({ id: actors.caregiver })
  await server.db
    .update(benefits)
    .set({ begins: '2026-10-05' })
    .where(eq(benefits.family_id, actors.b2bFamily))
  expect(await uses()).toEqual([use('2026-10', 1.5)])
  await server.db.delete(benefits).where(eq(benefits.family_id, actors.b2bFamily))
  expect(await uses()).toEqual([])
})
