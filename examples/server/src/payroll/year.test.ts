import { getHouseholdTaxes } from '@homecare/sdk/householdTaxes'
import { addCard, getTimesheetInvoice, payInvoice } from '@homecare/sdk/payments'
import { addTimesheetShifts, startTimesheet, updateTimesheet } from '@homecare/sdk/timesheets'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { fillField } from '../payments/testing/setups.ts'
import { invoices } from '../tables/money/invoices.ts'
import { taxProfiles } from '../tables/money/payroll.ts'
import { actors } from '../testing/actors.ts'
import { someWork } from '../testing/hours.ts'
import { refusal } from '../testing/refusal.ts'
import { removeConnections } from '../testing/removeWork.ts'
import { smallWorld } from '../testing/world.ts'

const server = smallWorld()
const carol = () => server.as('family')

beforeEach(async () => {
  await removeConnections(server.change())
  await server.db.delete(taxProfiles)
})

async function enrolled() {
  const at = new Date('2026-11-01T12:00:00Z')
  await server.db.insert(taxProfiles).values({
    ...{ user_id: actors.family, legal_name: 'Carol Ito', enrolled_at: at, updated_at: at },
    ...{ signed_name: 'Carol Ito', consent_version: '1', choice: 'enroll' },
  })
}
async function paid() {
  const id = await someWork(server)
  const marisol = await server.as('caregiver')
  const days = { start_date: '2026-11-15', end_date: '2026-11-21' }
  const { id: tid } = await marisol.call(startTimesheet, { id, body: days })
  const shifts = [{ date: '2026-11-16', start_time: '09:00', end_time: '13:00' }]
  await marisol.call(addTimesheetShifts, { id, tid, body: { shifts } })
  await marisol.call(updateTimesheet, { id, tid, body: { status: 1 } })
  const [row] = await server.db.select().from(invoices).where(eq(invoices.timesheet_id, tid))
  const care = await carol()
  const filled = await fillField(server, care, 'pm_card_visa')
  await care.call(addCard, { body: { token: filled.token, default: true } })
  const where = { id: row!.connection_id, tid: row!.timesheet_id }
  const { total } = await care.call(getTimesheetInvoice, where)
  await care.call(payInvoice, { id: row!.id, body: { expected_total: total } })
  return row!
}

it('are nothing for a family that is not enrolled', async () => {
  await paid()
  expect(await (await carol()).call(getHouseholdTaxes)).toMatchObject({
    ...{ enrolled_at: null, year: 2026, years: [2026], statements: [], schedule: { total: 0 } },
  })
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

it('are of a year that is one', async () => {
  expect(await refusal((await carol()).call(getHouseholdTaxes, { query: { year: 7 } }))).toMatchObject({
    kind: 'notFound',
  })
})
