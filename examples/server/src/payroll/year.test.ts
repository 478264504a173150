import { getHouseholdTaxes } from '@homecare/sdk/householdTaxes'
import { tipLimits } from '@homecare/sdk/payments'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { moneyWorld } from '../deposits/testing/moneyWorld.ts'
import { invoices } from '../tables/money/invoices.ts'
import { taxProfiles } from '../tables/money/payroll.ts'
import { actors } from '../testing/actors.ts'
import { someWork } from '../testing/hours.ts'
import { refusal } from '../testing/refusal.ts'
import { unconnectedWorld } from '../testing/world.ts'

const server = unconnectedWorld()
let connection: number
const { carol, card, handedIn, pay } = moneyWorld(server, () => connection)

beforeEach(async () => {
  server.change()
  await server.db.delete(taxProfiles)
  connection = await someWork(server)
  await card()
})

async function enrolled() {
  const at = new Date('2026-11-01T12:00:00Z')
  await server.db.insert(taxProfiles).values({
    ...{ user_id: actors.family, legal_name: 'Carol Ito', enrolled_at: at, updated_at: at },
    ...{ signed_name: 'Carol Ito', consent_version: '1', choice: 'enroll' },
  })
}

/** Carol pays four hours of Marisol's, of a day in a week, with a tip. */
async function paid(week?: { start_date: string; end_date: string }, date?: string, tip_cents = 0) {
  const tid = await handedIn(week, date)
  await pay(tid, { tip_cents })
  const [row] = await server.db.select().from(invoices).where(eq(invoices.timesheet_id, tid))
  return row!
}

it('are nothing for a family that is not enrolled', async () => {
  await paid()
  expect(await (await carol()).call(getHouseholdTaxes)).toMatchObject({
    ...{ enrolled_at: null, year: 2026, years: [2026], statements: [], schedule: { total: 0 } },
  })
})

it('come with what the household does itself, and by when, where it employs', async () => {
  await enrolled()
  const of = async (query = {}) => (await carol()).call(getHouseholdTaxes, { query })
  const found = await of()
  expect(found).toMatchObject({ state: 'CA', state_known: true })
  expect(found.due[0]).toEqual({ id: 'estimated', quarter: 1, by: '2026-04-15', is_past: true })
  expect(found.due.at(-1)).toEqual({ id: 'schedule', quarter: null, by: '2027-04-15', is_past: false })
  expect(found.due.map(({ id }) => id)).toContain('ca_report')
  await server.db.update(taxProfiles).set({ state: 'NY' }).where(eq(taxProfiles.user_id, actors.family))
  const elsewhere = await of()
  expect(elsewhere).toMatchObject({ state: 'NY', state_known: false })
  expect(elsewhere.due.map(({ id }) => id)).not.toContain('ca_report')
  expect((await of({ year: 2024 })).due[0]).toMatchObject({ by: '2024-04-15' })
})

it('are what stands on the invoices that were paid, each in its quarter', async () => {
  await enrolled()
  const { wages_cents: wages, employer_tax_cents, withheld_cents } = await paid()
  const found = await (await carol()).call(getHouseholdTaxes)
  const quarter = found.quarters[3]!
  expect([quarter.wages, quarter.withheld]).toEqual([wages, withheld_cents])
  expect(quarter.employer + quarter.unemployment).toBe(employer_tax_cents)
  expect(quarter.total).toBe(employer_tax_cents + withheld_cents)
  expect(withheld_cents).toBeGreaterThan(0)
  // Below the threshold of the year nothing is due, and what was withheld is given back.
  expect(found.statements).toMatchObject([{ wages, medicare_wages: 0, gives_back: withheld_cents }])
  const last = await (await carol()).call(getHouseholdTaxes, { query: { year: 2025 } })
  expect([last.year, last.statements]).toEqual([2025, []])
  // What waits to be paid is no wage yet.
  await server.db.update(invoices).set({ status: 'pending', paid_at: null })
  expect((await (await carol()).call(getHouseholdTaxes)).statements).toEqual([])
})

it('are due of unemployment by what was paid without enrollment too', async () => {
  const schedule = async () => (await (await carol()).call(getHouseholdTaxes)).schedule
  await paid({ start_date: '2026-11-01', end_date: '2026-11-07' }, '2026-11-03', tipLimits.max)
  await enrolled()
  const { wages_cents: wages } = await paid()
  expect(await schedule()).toMatchObject({ unemployment_wages: 0, unemployment_tax: 0 })
  await server.db.delete(taxProfiles)
  await paid({ start_date: '2026-11-08', end_date: '2026-11-14' }, '2026-11-10', tipLimits.max)
  await enrolled()
  expect(await schedule()).toMatchObject({ unemployment_wages: wages })
})

it('are of a year that is one', async () => {
  expect(await refusal((await carol()).call(getHouseholdTaxes, { query: { year: 7 } }))).toMatchObject({
    kind: 'notFound',
  })
})
