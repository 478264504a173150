import {
  refundGivenStates,
  type Invoice,
  type InvoiceClaim,
  type InvoiceDetail,
  type InvoiceLine,
  type InvoicePayment,
  type InvoiceRefund,
  type InvoiceRevision,
} from '@homecare/sdk/payments'
import { and, asc, desc, eq, getTableColumns, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../db/connect.ts'
import { personOf } from '../../people/person.ts'
import { refuse } from '../../refusals/refuse.ts'
import { users } from '../../tables/account.ts'
import { connections } from '../../tables/hiring.ts'
import { timesheetExpenses, timesheets, timesheetTasks } from '../../tables/money/hours.ts'
import { paymentAttempts } from '../../tables/money/attempts.ts'
import { moneyDeeds, paymentClaims } from '../../tables/money/desk.ts'
import { invoiceLines, invoices } from '../../tables/money/invoices.ts'
import { paymentMethods } from '../../tables/money/payments.ts'
import { receiptAddress } from './rows/wire.ts'

const workers = alias(users, 'caregiver_user')

/** Invoices as their family gets them, the latest first. */
export async function invoicesOf(db: Db | Tx, where: SQL | undefined, limit = 1000): Promise<Invoice[]> {
  const rows = await db
    .select({
      invoice: getTableColumns(invoices),
      caregiver: workers,
      start_date: sql<string>`lower(${timesheets.days})::text`,
      end_date: sql<string>`(upper(${timesheets.days}) - 1)::text`,
    })
    .from(invoices)
    .innerJoin(timesheets, eq(timesheets.id, invoices.timesheet_id))
    .innerJoin(connections, eq(connections.id, invoices.connection_id))
    .innerJoin(workers, eq(workers.id, connections.caregiver_id))
    .where(where)
    .orderBy(desc(invoices.issued_at), desc(invoices.id))
    .limit(limit)
  return rows.map(({ invoice, caregiver, start_date, end_date }) => ({
    ...{ id: invoice.id, number: invoice.number, revision: invoice.revision, status: invoice.status },
    ...{ connection_id: invoice.connection_id, timesheet_id: invoice.timesheet_id },
    provider: personOf(caregiver),
    ...{ start_date, end_date, minutes: invoice.minutes },
    wages: invoice.wages_cents,
    taxes: invoice.employer_tax_cents,
    withheld: invoice.withheld_cents,
    fees: invoice.fee_cents,
    expenses: invoice.expenses_cents,
    tip: invoice.tip_cents,
    benefit: invoice.benefit_cents,
    credit: invoice.credit_cents,
    total: invoice.total_cents,
    issued_at: invoice.issued_at.toISOString(),
    due_on: invoice.due_on,
    decided_at: invoice.decided_at?.toISOString() ?? null,
    reason: invoice.reason,
    paid_at: invoice.paid_at?.toISOString() ?? null,
  }))
}

/** One invoice with its lines, and the revisions of its timesheet. */
export async function invoiceDetail(db: Db | Tx, id: number): Promise<InvoiceDetail> {
  const [invoice] = await invoicesOf(db, eq(invoices.id, id))
  if (!invoice) throw refuse.notFound()
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id))
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoice_id, id))
    .orderBy(asc(invoiceLines.position))
  const receipts = await db
    .select({ id: timesheetExpenses.id, stored_as: timesheetExpenses.stored_as })
    .from(timesheetExpenses)
    .where(eq(timesheetExpenses.timesheet_id, invoice.timesheet_id))
  const kept = new Set(receipts.filter(({ stored_as }) => stored_as !== null).map((one) => one.id))
  const tasks = await db
    .select({ title: timesheetTasks.title })
    .from(timesheetTasks)
    .where(eq(timesheetTasks.timesheet_id, invoice.timesheet_id))
    .orderBy(asc(timesheetTasks.position))
  const [sheet] = await db.select().from(timesheets).where(eq(timesheets.id, invoice.timesheet_id))
  const isLatest = sheet!.revision === row!.revision && sheet!.handed_in === null
  return {
    ...invoice,
    lines: lines.map((line) => lineOf(line, kept)),
    revisions: await revisionsOf(db, invoice.timesheet_id),
    enrolled: row!.enrolled,
    state: row!.state,
    // What is being corrected is the caregiver's alone until it is handed in.
    tasks_done: isLatest ? tasks.map(({ title }) => title) : [...(sheet!.handed_in?.tasks ?? [])],
    note: isLatest ? sheet!.note : (sheet!.handed_in?.note ?? ''),
    payments: await paymentsOf(db, eq(paymentAttempts.invoice_id, id)),
    refunds: await refundsOf(db, id),
    claim: (await claimsOf(db, id))[0] ?? null,
  }
}

/** What is given back of an invoice, the newest first. */
async function refundsOf(db: Db | Tx, invoiceId: number): Promise<InvoiceRefund[]> {
  const rows = await db
    .select()
    .from(moneyDeeds)
    .where(
      and(
        eq(moneyDeeds.invoice_id, invoiceId),
        eq(moneyDeeds.kind, 'refund'),
        inArray(moneyDeeds.state, [...refundGivenStates]),
      ),
    )
    .orderBy(desc(moneyDeeds.asked_at), desc(moneyDeeds.id))
  return rows.map(({ id, attempt_id, cents, state, words, asked_at }) => ({
    ...{ id, payment_id: attempt_id!, state, words, cents: cents! },
    at: asked_at!.toISOString(),
  }))
}

/** What a family has said about a payment: what waits for an answer, and then the newest first. */
export async function claimsOf(db: Db | Tx, invoiceId: number): Promise<InvoiceClaim[]> {
  const rows = await db
    .select()
    .from(paymentClaims)
    .where(eq(paymentClaims.invoice_id, invoiceId))
    .orderBy(sql`${paymentClaims.state} = 'open' desc`, desc(paymentClaims.opened_at), desc(paymentClaims.id))
  return rows.map(({ state, reason, words, opened_at, decided_at }) => ({
    ...{ state, reason, words },
    opened_at: opened_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }))
}

/** Attempts to pay as their family gets them, the newest first. */
export async function paymentsOf(db: Db | Tx, where: SQL | undefined): Promise<InvoicePayment[]> {
  const rows = await db
    .select({ attempt: paymentAttempts, method: paymentMethods })
    .from(paymentAttempts)
    .innerJoin(paymentMethods, eq(paymentMethods.id, paymentAttempts.method_id))
    .where(where)
    .orderBy(desc(paymentAttempts.created_at), desc(paymentAttempts.id))
  return rows.map(({ attempt, method: { kind, brand, bank_name, last4 } }) => ({
    ...{ id: attempt.id, state: attempt.state, cents: attempt.cents, tip: attempt.tip_cents },
    ...{ kind, brand, bank_name, last4: last4 ?? '' },
    created_at: attempt.created_at.toISOString(),
    decided_at: attempt.decided_at?.toISOString() ?? null,
  }))
}

async function revisionsOf(db: Db | Tx, timesheetId: number): Promise<InvoiceRevision[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(eq(invoices.timesheet_id, timesheetId))
    .orderBy(desc(invoices.revision))
  return rows.map(({ id, number, revision, status, total_cents, issued_at, decided_at, reason }) => ({
    ...{ id, number, revision, status, reason, total: total_cents },
    issued_at: issued_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }))
}

function lineOf(
  { kind, cents, quantity_minutes, rate_cents, params }: typeof invoiceLines.$inferSelect,
  receipts: ReadonlySet<number>,
): InvoiceLine {
  const { line_id, day, start_time, end_time, unit, words, expense_kind, expense_id, miles_tenths } = params
  return {
    ...{ kind, cents, minutes: quantity_minutes, rate: rate_cents, unit: unit ?? null },
    ...{
      line_id: line_id ?? null,
      day: day ?? null,
      start_time: start_time ?? null,
      end_time: end_time ?? null,
    },
    ...{ words: words ?? '', expense_kind: expense_kind ?? null, miles_tenths: miles_tenths ?? null },
    receipt: expense_id !== undefined && receipts.has(expense_id) ? receiptAddress(expense_id) : null,
  }
}

/** Whether a family has an invoice to pay, or one whose payment is on its way: its last method stays until then. */
export async function owesForHours(tx: Tx, familyId: number): Promise<boolean> {
  const open = inArray(invoices.status, ['pending', 'processing', 'owed'])
  return (
    (await tx.$count(invoices, and(eq(invoices.family_id, familyId), open, gt(invoices.total_cents, 0)))) > 0
  )
}
