import { getInvoice, getTimesheetInvoice, listInvoices, rejectInvoice } from '@homecare/sdk/payments'
import {
  addTimesheetExpense,
  addTimesheetShifts,
  agreeToCorrection,
  correctTimesheet,
  getTimesheet,
  getTimesheetsStatus,
  listShiftSuggestions,
  listTimesheets,
  removeTimesheet,
  removeTimesheetExpense,
  removeTimesheetShift,
  startTimesheet,
  updateTimesheet,
  updateTimesheetShift,
} from '@homecare/sdk/timesheets'
import { eq } from 'drizzle-orm'
import { actors } from '../../testing/actors.ts'
import { someWork } from '../../testing/hours.ts'
import { sample } from '../../testing/samples.ts'
import type { TestServer } from '../../testing/testServer.ts'
import { timesheetExpenses, timesheetLines, timesheets } from '../../tables/money/hours.ts'
import { invoices } from '../../tables/money/invoices.ts'

const readers = { members: ['family', 'caregiver', 'staff'] } as const
const writer = { members: ['caregiver'] } as const
const cost = { members: ['family', 'staff'] } as const

/** Each time an hour of its own: no minute is paid twice. */
let hours = 0

/** A draft with a line and an expense. */
async function aDraft(server: TestServer) {
  const id = await someWork(server)
  const [sheet] = await server.db
    .insert(timesheets)
    .values({
      ...{ connection_id: id, days: '[2026-11-09,2026-11-15]', tzid: 'America/Los_Angeles' },
      created_at: new Date(0),
    })
    .returning({ id: timesheets.id })
  const tid = sheet!.id
  hours = (hours + 1) % 160
  const start_at = new Date(Date.parse('2026-11-09T08:00:00Z') + hours * 3_600_000)
  await server.db.update(timesheetLines).set({ counted: false })
  const [line] = await server.db
    .insert(timesheetLines)
    .values({
      ...{ timesheet_id: tid, caregiver_id: actors.caregiver, start_at },
      end_at: new Date(start_at.getTime() + 3_600_000),
    })
    .returning({ id: timesheetLines.id })
  const [expense] = await server.db
    .insert(timesheetExpenses)
    .values({ timesheet_id: tid, kind: 'groceries', day: '2026-11-10', cents: 500, created_at: new Date(0) })
    .returning({ id: timesheetExpenses.id })
  return { id, tid, shiftId: line!.id, expenseId: expense!.id }
}

/** One that was handed in, with its invoice; with another status where one is given. */
export async function handedIn(server: TestServer, status: 1 | 2 = 1) {
  const { id, tid } = await aDraft(server)
  const db = server.db
  await db
    .update(timesheets)
    .set({
      ...{ status, submitted_at: new Date(0), minutes: 60, wages_cents: 0, withheld_cents: 0 },
      ...{ expenses_cents: 0, net_cents: 0 },
    })
    .where(eq(timesheets.id, tid))
  const [invoice] = await db
    .insert(invoices)
    .values({
      ...{
        timesheet_id: tid,
        revision: 1,
        family_id: actors.family,
        connection_id: id,
        number: `sample-${tid}`,
      },
      ...{ minutes: 60, issued_at: new Date(0), issued_on: '2026-11-16', due_on: '2026-11-23' },
    })
    .returning({ id: invoices.id })
  return { id, tid, invoiceId: invoice!.id }
}

const where = ({ id, tid }: { id: number; tid: number }) => ({ id, tid })
const day = { date: '2026-11-15', start_time: '20:00', end_time: '21:00' }

export const hoursSamples = [
  sample(listTimesheets, async (server) => ({ id: await someWork(server), query: { limit: 1 } }), readers),
  sample(
    startTimesheet,
    async (server) => ({
      id: await someWork(server),
      body: { start_date: '2026-11-09', end_date: '2026-11-15' },
    }),
    writer,
  ),
  sample(getTimesheet, async (server) => where(await handedIn(server)), readers),
  sample(
    updateTimesheet,
    async (server) => ({ ...where(await aDraft(server)), body: { note: 'All well.' } }),
    writer,
  ),
  sample(removeTimesheet, async (server) => where(await aDraft(server)), writer),
  sample(listShiftSuggestions, async (server) => ({ id: await someWork(server) }), writer),
  sample(getTimesheetsStatus, async (server) => ({ id: await someWork(server) }), readers),
  sample(
    correctTimesheet,
    async (server) => ({ ...where(await handedIn(server, 2)), body: { reason: 'Longer' } }),
    writer,
  ),
  // Turned down for what it is, so that nothing changes.
  sample(agreeToCorrection, async (server) => where(await handedIn(server)), cost),
  sample(
    updateTimesheetShift,
    async (server) => ({ ...where(await aDraft(server)), shiftId: 0, body: { ...day, date: '2026-11-20' } }),
    writer,
  ),
  sample(
    addTimesheetShifts,
    async (server) => ({
      ...where(await aDraft(server)),
      body: { shifts: [{ ...day, date: '2026-11-20' }] },
    }),
    writer,
  ),
  sample(
    removeTimesheetShift,
    async (server) => {
      const { shiftId, ...draft } = await aDraft(server)
      return { ...where(draft), shiftId, query: {} }
    },
    writer,
  ),
  sample(
    addTimesheetExpense,
    async (server) => ({
      ...where(await aDraft(server)),
      body: { kind: 'groceries' as const, day: '2026-11-10', receipt: new File(['x'], 'receipt.jpg') },
    }),
    writer,
  ),
  sample(
    removeTimesheetExpense,
    async (server) => {
      const { expenseId, ...draft } = await aDraft(server)
      return { ...where(draft), expenseId }
    },
    writer,
  ),
  sample(listInvoices, { query: { needs_paid: 1 } }),
  sample(getInvoice, async (server) => ({ id: (await handedIn(server)).invoiceId }), cost),
  sample(getTimesheetInvoice, async (server) => where(await handedIn(server)), cost),
  sample(
    rejectInvoice,
    async (server) => ({
      id: (await handedIn(server)).invoiceId,
      body: { reason: 'Monday was three hours.' },
    }),
    { members: ['family'] },
  ),
]
