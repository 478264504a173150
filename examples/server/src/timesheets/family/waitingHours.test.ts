import { countOwnWaiting, getOwnDay } from '@homecare/sdk/dashboards'
import { getFamilyDashboard } from '@homecare/sdk/families'
import { getTimesheetInvoice, rejectInvoice } from '@homecare/sdk/payments'
import {
  addTimesheetShifts,
  listWaitingHours,
  startTimesheet,
  updateTimesheet,
  updateTimesheetShift,
} from '@homecare/sdk/timesheets'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { users } from '../../tables/account.ts'
import { connections } from '../../tables/hiring.ts'
import { actors } from '../../testing/actors.ts'
import { clockedVisit, someWork } from '../../testing/hours.ts'
import { unconnectedWorld } from '../../testing/world.ts'

// Saturday, 21 November 2026, four in the morning in Los Angeles: the week before ended on the 14th.
const server = unconnectedWorld()
let id: number
let before: { readonly schedule: number; readonly care: number }

beforeEach(async () => {
  server.change()
  before = { schedule: await countOf('caregiver', 'schedule'), care: await countOf('family', 'care') }
  id = await someWork(server)
})

const marisol = () => server.as('caregiver')
const waiting = async () => (await marisol()).call(listWaitingHours)
const countOf = async (actor: 'caregiver' | 'family', place: string) =>
  (await (await server.as(actor)).call(countOwnWaiting)).counts[place] ?? 0
/** What waits, by the list; the home and the bar say the same. */
async function agreed() {
  const listed = await waiting()
  expect((await (await marisol()).call(getOwnDay)).hours).toEqual(listed)
  expect((await countOf('caregiver', 'schedule')) - before.schedule).toBe(listed.length)
  return listed
}
const alertsOfFamily = async () => {
  const { alerts } = await (await server.as('family')).call(getFamilyDashboard)
  const found = alerts.filter(({ kind }) => kind === 'hours_waiting')
  expect((await countOf('family', 'care')) - before.care).toBe(found.length)
  return found
}
const hours = { date: '2026-11-10', start_time: '09:00', end_time: '13:00' }
const lastWeek = { start_date: '2026-11-08', end_date: '2026-11-14' }

test('are those worked by the clock in weeks that are over, with the days to begin', async () => {
  expect(await agreed()).toEqual([])
  await clockedVisit(server, id, '2026-11-16T17:00:00Z', '2026-11-16T21:00:00Z')
  expect(await agreed()).toEqual([])
  await clockedVisit(server, id, '2026-11-10T17:00:00Z', '2026-11-10T21:00:00Z')
  await clockedVisit(server, id, '2026-11-12T17:00:00Z', '2026-11-12T18:30:30Z')
  expect(await agreed()).toEqual([
    {
      ...{ connection_id: id, timesheet_id: null, name: 'Carol I.', ...lastWeek },
      ...{ minutes: 330, sent_back: false, reason: '' },
    },
  ])
})

test('of a contract that is over are due at once', async () => {
  await clockedVisit(server, id, '2026-11-16T17:00:00Z', '2026-11-16T21:00:00Z')
  await server.db.update(connections).set({ end_date: '2026-11-17' }).where(eq(connections.id, id))
  expect(await agreed()).toMatchObject([{ connection_id: id, minutes: 240 }])
})

test('lead to the draft that has them, also where they were typed', async () => {
  const { id: tid } = await (await marisol()).call(startTimesheet, { id, body: lastWeek })
  expect(await agreed()).toEqual([])
  await (await marisol()).call(addTimesheetShifts, { id, tid, body: { shifts: [hours] } })
  expect(await agreed()).toMatchObject([{ timesheet_id: tid, minutes: 240 }])
  await clockedVisit(server, id, '2026-11-10T17:00:00Z', '2026-11-10T20:50:00Z')
  expect(await agreed()).toMatchObject([{ timesheet_id: tid, minutes: 240 }])
})

test('wait for the family once they are in, and for the caregiver once they come back', async () => {
  const { id: tid } = await (await marisol()).call(startTimesheet, { id, body: lastWeek })
  await (await marisol()).call(addTimesheetShifts, { id, tid, body: { shifts: [hours] } })
  expect(await alertsOfFamily()).toEqual([])
  await (await marisol()).call(updateTimesheet, { id, tid, body: { status: 1 } })
  expect(await agreed()).toEqual([])
  expect(await alertsOfFamily()).toMatchObject([
    { href: `/invoices/${id}/${tid}`, title: 'Marisol R. handed in hours' },
  ])

  const carol = await server.as('family')
  const invoice = await carol.call(getTimesheetInvoice, { id, tid })
  await carol.call(rejectInvoice, { id: invoice.id, body: { reason: 'Three hours.' } })
  expect(await alertsOfFamily()).toEqual([])
  const back = { timesheet_id: tid, sent_back: true, reason: 'Three hours.', minutes: 240, ...lastWeek }
  expect(await agreed()).toMatchObject([back])
  // It waits on while it is mended.
  const more = { ...hours, date: '2026-11-11' }
  await (await marisol()).call(updateTimesheetShift, { id, tid, shiftId: 0, body: more })
  expect(await agreed()).toMatchObject([{ ...back, minutes: 480 }])
  await (await marisol()).call(updateTimesheet, { id, tid, body: { status: 1 } })
  expect(await agreed()).toEqual([])
})

test('are not asked of whom an agency pays, nor for a family that is gone', async () => {
  await clockedVisit(server, id, '2026-11-10T17:00:00Z', '2026-11-10T21:00:00Z')
  expect(await agreed()).toHaveLength(1)
  await server.db
    .update(users)
    .set({ deleted_at: new Date(0) })
    .where(eq(users.id, actors.family))
  expect(await waiting()).toEqual([])
  await server.db.update(users).set({ deleted_at: null }).where(eq(users.id, actors.family))
  await server.db.update(users).set({ role: 'agency_caregiver' }).where(eq(users.id, actors.caregiver))
  expect(await waiting()).toEqual([])
})
