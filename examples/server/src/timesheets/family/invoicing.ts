import { addDays, dayIn, timeIn } from '@homecare/sdk/kit'
import {
  coverByBenefit,
  invoiceAfter,
  invoiceDueDays,
  invoiceOf,
  type BenefitUse,
  type InvoiceLine,
  type InvoiceSums,
} from '@homecare/sdk/payments'
import { lineCents, type PaidLine } from '@homecare/sdk/timesheets'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { benefitLeft } from '../../benefits/standing.ts'
import type { Config } from '../../config/config.ts'
import { feeBasisPointsOf } from '../../memberships/fee.ts'
import type { Tx } from '../../db/connect.ts'
import { balanceOf } from '../../ledger/post.ts'
import { paymentAttempts } from '../../tables/money/attempts.ts'
import { benefitUses, invoiceLines, invoices, type LineParams } from '../../tables/money/invoices.ts'
import { journalInvoice, voidJournals } from './journals.ts'
import { taxesOf } from './rows/invoiceTaxes.ts'
import type { ExpenseRow, LineRow, SheetRow } from './rows/sheetRows.ts'
import type { ConnectionTerms } from './rows/terms.ts'

/** A timesheet as it is billed: its lines with what each is paid, and its expenses. */
export interface Billed {
  readonly sheet: SheetRow
  readonly lines: readonly LineRow[]
  readonly paid: readonly PaidLine[]
  readonly expenses: readonly ExpenseRow[]
}

/** Makes the invoice of a timesheet that is handed in. Its family's row is locked: neither a benefit hour nor a credit is taken twice. */
export async function issueInvoice(
  tx: Tx,
  terms: ConnectionTerms,
  { sheet, lines, paid, expenses }: Billed,
  config: Pick<Config, 'feeBasisPoints'>,
  now: number,
): Promise<InvoiceSums> {
  const wages = paid.reduce((sum, line) => sum + lineCents(line), 0)
  const byId = new Map(lines.map((line) => [line.id, line]))
  const hours = paid.map((pay) => {
    const { start_at, end_at, pay_type } = byId.get(pay.id)!
    const [start_time, end_time] = [timeIn(sheet.tzid, start_at), timeIn(sheet.tzid, end_at)]
    return { pay, pay_type, day: dayIn(sheet.tzid, start_at), start_time, end_time }
  })
  const benefit =
    terms.paidBy === null
      ? []
      : byDay(
          coverByBenefit(
            hours.map(({ pay, day }) => ({ day, minutes: pay.minutes, cents: lineCents(pay) })),
            await benefitLeft(tx, terms.family.id, sheet),
          ),
        )
  const { lines: found, sums } = invoiceOf({
    hours,
    expenses: expenses.map(({ id, cents, kind, day, note, miles_tenths }) => ({
      ...{ cents, kind, day, description: note, miles_tenths },
      receipt: String(id),
    })),
    taxes: await taxesOf(tx, terms, wages, now),
    feeBasisPoints: await feeBasisPointsOf(tx, terms.family.id, config),
    benefit,
    credit: -(await balanceOf(tx, 'family_credit', terms.family.id)),
  })
  await storeInvoice(tx, terms, sheet, { lines: found, sums, benefit, now })
  return sums
}

interface NewInvoice {
  /** Of an expense the number of its row stands in place of the receipt's address. */
  readonly lines: readonly InvoiceLine[]
  readonly sums: InvoiceSums
  readonly benefit: readonly BenefitUse[]
  readonly now: number
}

/** Writes an invoice down, under a number of its own. */
export async function storeInvoice(
  tx: Tx,
  terms: ConnectionTerms,
  sheet: SheetRow,
  { lines, sums, benefit, now }: NewInvoice,
): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('invoices', 'id'))::int as id`,
  )
  const { id } = rows[0]!
  const issued_on = dayIn(sheet.tzid, new Date(now))
  await tx.insert(invoices).values({
    ...{ id, timesheet_id: sheet.id, revision: sheet.revision, issued_on },
    ...{ family_id: terms.family.id, connection_id: sheet.connection_id },
    number: `${issued_on.slice(0, 4)}-${String(id).padStart(6, '0')}`,
    minutes: lines.reduce(
      (sum, { kind, minutes }) => sum + (kind === 'regular' || kind === 'special' ? (minutes ?? 0) : 0),
      0,
    ),
    wages_cents: sums.wages,
    employer_tax_cents: sums.taxes,
    withheld_cents: sums.withheld,
    fee_cents: sums.fees,
    expenses_cents: sums.expenses,
    benefit_cents: sums.benefit,
    credit_cents: sums.credit,
    total_cents: sums.total,
    ...{ enrolled: terms.enrolled, state: terms.pay.place.state },
    issued_at: new Date(now),
    due_on: addDays(issued_on, invoiceDueDays),
  })
  if (lines.length > 0)
    await tx.insert(invoiceLines).values(
      lines.map(({ kind, cents, minutes, rate, ...line }, position) => ({
        ...{ invoice_id: id, position, cents, quantity_minutes: minutes, rate_cents: rate },
        kind: kind as (typeof invoiceLines.$inferInsert)['kind'],
        params: paramsOf(line),
      })),
    )
  if (benefit.length > 0)
    await tx.insert(benefitUses).values(benefit.map((use) => ({ invoice_id: id, ...use })))
  await journalInvoice(tx, id, now)
  return id
}

/**
 * Lets the invoice of a timesheet that waits end so: rejected by its family, or void when its hours are taken back. Not while it is
 * being paid.
 */
export async function endInvoice(
  tx: Tx,
  timesheetId: number,
  event: 'reject' | 'take_back',
  { now, reason = '' }: { readonly now: number; readonly reason?: string },
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.timesheet_id, timesheetId), eq(invoices.status, 'pending')))
    .for('update')
  const status = row && invoiceAfter(row, event)
  if (!row || !status || (await isBeingPaid(tx, row.id))) return false
  await tx
    .update(invoices)
    .set({ status, decided_at: new Date(now), reason })
    .where(eq(invoices.id, row.id))
  await voidJournals(tx, row.id, now)
  return true
}

/** Whether a payment of it is under way, or has come. */
const isBeingPaid = async (tx: Tx, invoiceId: number): Promise<boolean> =>
  (await tx.$count(
    paymentAttempts,
    and(
      eq(paymentAttempts.invoice_id, invoiceId),
      inArray(paymentAttempts.state, ['created', 'requires_action', 'processing', 'succeeded']),
    ),
  )) > 0

type Said = Omit<InvoiceLine, 'kind' | 'cents' | 'minutes' | 'rate'>

/** What a line says, without what it does not. */
function paramsOf({ receipt, unit, ...said }: Said): LineParams {
  const entries = Object.entries({ ...said, unit, expense_id: receipt === null ? null : Number(receipt) })
  return Object.fromEntries(entries.filter(([, value]) => value !== null && value !== '')) as LineParams
}

/** What is taken of a benefit, a row a day. */
function byDay(uses: readonly BenefitUse[]): BenefitUse[] {
  const days = new Map<string, BenefitUse>()
  for (const { day, minutes, cents } of uses) {
    const known = days.get(day)
    days.set(day, { day, minutes: minutes + (known?.minutes ?? 0), cents: cents + (known?.cents ?? 0) })
  }
  return [...days.values()]
}
