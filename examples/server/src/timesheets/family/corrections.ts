import {
  familyPaidStatuses,
  invoiceOf,
  invoiceSums,
  refundGivenStates,
  type InvoiceSums,
} from '@homecare/sdk/payments'
import { isPaid, lineCents, timesheetAfter, type Timesheet } from '@homecare/sdk/timesheets'
import { lineTexts, timesheetScreenTexts as words } from '@homecare/sdk/texts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Config } from '../../config/config.ts'
import type { Tx } from '../../db/connect.ts'
import { isClash } from '../../db/failure.ts'
import { isOneOf } from '../../db/isOneOf.ts'
import { feeBasisPointsOf } from '../../memberships/fee.ts'
import { creditGiven } from '../../ledger/postings.ts'
import { post } from '../../ledger/post.ts'
import { lockUser } from '../../people/lockUser.ts'
import { refuse } from '../../refusals/refuse.ts'
import { moneyDeeds } from '../../tables/money/desk.ts'
import { timesheetExpenses, timesheetLines, timesheets, timesheetTasks } from '../../tables/money/hours.ts'
import { invoices } from '../../tables/money/invoices.ts'
import { noteSheet } from './rows/events.ts'
import { storeInvoice, type Billed } from './invoicing.ts'
import { creditedCents, refundedCents, sameHours } from './rows/givenBack.ts'
import { taxesOf } from './rows/invoiceTaxes.ts'
import { tellOfSheet } from './letters.ts'
import { contentOf, lockedSheet, sheetRows, type SheetRow } from './rows/sheetRows.ts'
import type { SheetDeed } from './submitting.ts'
import { oneTerms, type ConnectionTerms } from './rows/terms.ts'
import { readSheet } from './rows/wire.ts'

type Deed = Omit<SheetDeed, 'body'> & { readonly reason: string }

/**
 * Begins the correction of a timesheet that was paid, with the lines there were; the one that is under way, if there is one.
 * Its lines count once it is agreed to: until then what was paid stands.
 */
export async function beginCorrection(tx: Tx, deed: Deed): Promise<Timesheet> {
  const { deps, user, connectionId, id, reason, now } = deed
  const reading = { db: tx, config: deps.config, user, now }
  const row = await lockedSheet(tx, connectionId, id)
  if (!isPaid(row)) throw refuse.conflict(words.notPaidYet)
  const [open] = await tx
    .select({ id: timesheets.id })
    .from(timesheets)
    .where(and(eq(timesheets.corrects_id, id), inArray(timesheets.status, [-1, 0, 1, 5, 6])))
  if (open) return readSheet(reading, open.id)
  const { lines, expenses: every, tasks } = await contentOf(tx, [id])
  const expenses = every.filter(({ removed_at }) => removed_at === null)
  if (lines.some(({ counted }) => !counted)) throw refuse.conflict(words.alreadyCorrected)
  const [begun] = await tx
    .insert(timesheets)
    .values({
      ...{ connection_id: connectionId, tzid: row.tzid, corrects_id: id, note: row.note },
      days: `[${row.start_date},${row.end_date}]`,
      ...{ correction_reason: reason, created_at: new Date(now) },
    })
    .returning({ id: timesheets.id })
  const timesheet_id = begun!.id
  if (lines.length > 0)
    await tx.insert(timesheetLines).values(
      lines.map(
        ({ caregiver_id, start_at, end_at, break_minutes, pay_type, source, clock_record_id, note }) => ({
          ...{ timesheet_id, caregiver_id, start_at, end_at, break_minutes, pay_type, source },
          ...{ clock_record_id, note, counted: false },
        }),
      ),
    )
  if (expenses.length > 0)
    await tx
      .insert(timesheetExpenses)
      .values(
        expenses.map(({ id: _, ...expense }) => ({ ...expense, timesheet_id, created_at: new Date(now) })),
      )
  if (tasks.length > 0)
    await tx.insert(timesheetTasks).values(tasks.map((task) => ({ ...task, timesheet_id })))
  await noteSheet(tx, { id: timesheet_id, revision: 1 }, { action: 'correct', by: user.id, now, reason })
  return readSheet(reading, timesheet_id)
}

/** What a correction comes to, whole. Where it is more than was paid, the family gets an invoice of the difference. */
export async function billCorrection(
  tx: Tx,
  terms: ConnectionTerms,
  { sheet, paid, expenses }: Billed,
  config: Pick<Config, 'feeBasisPoints'>,
  now: number,
): Promise<InvoiceSums> {
  const [before] = await sheetRows(tx, [sheet.corrects_id!])
  const wages = paid.reduce((sum, line) => sum + lineCents(line), 0)
  const spent = expenses.reduce((sum, { cents }) => sum + cents, 0)
  const more = wages - (before!.wages_cents ?? 0)
  const taxes = more > 0 ? await taxesOf(tx, terms, more, now) : null
  const { lines } = invoiceOf({
    ...{ hours: [], taxes, benefit: [], feeBasisPoints: 0 },
    expenses: [],
  })
  const nothing = { minutes: null, rate: null, unit: null, line_id: null, start_time: null, end_time: null }
  const part = (kind: 'correction' | 'expense' | 'fee', cents: number) =>
    cents === 0
      ? []
      : [
          {
            ...nothing,
            kind,
            cents,
            day: sheet.start_date,
            words: '',
            expense_kind: null,
            miles_tenths: null,
            receipt: null,
          },
        ]
  const fee = await feeBasisPointsOf(tx, terms.family.id, config)
  const all = [
    ...part('correction', more),
    ...part('expense', spent - (before!.expenses_cents ?? 0)),
    ...part('fee', Math.max(0, Math.floor((2 * more * fee + 10_000) / 20_000))),
    ...lines,
  ]
  const sums = invoiceSums(all)
  if (sums.total > 0) await storeInvoice(tx, terms, sheet, { lines: all, sums, benefit: [], now })
  return {
    ...sums,
    wages,
    withheld: (before!.withheld_cents ?? 0) + sums.withheld,
    expenses: spent,
  }
}

/** Agrees to a correction that costs the family no more: from then on its lines count, and those it corrects do not. */
export async function agreeTo(tx: Tx, deed: Deed): Promise<Timesheet> {
  const { deps, user, connectionId, id, reason, now } = deed
  const reading = { db: tx, config: deps.config, user, now }
  const row = await lockedSheet(tx, connectionId, id)
  if (row.corrects_id === null) throw refuse.conflict(words.notACorrection)
  // Agreed to twice is once.
  if (isPaid(row)) return readSheet(reading, id)
  const waits = and(eq(invoices.timesheet_id, id), sql`${invoices.status} not in ('rejected', 'void')`)
  if ((await tx.$count(invoices, waits)) > 0) throw refuse.conflict(words.costsMore)
  const status = timesheetAfter(row, 'settle')
  if (status === null) throw refuse.conflict(words.notACorrection)
  const [before] = await sheetRows(tx, [row.corrects_id])
  await letCount(tx, row)
  await tx
    .update(timesheets)
    .set({ status, decided_at: new Date(now) })
    .where(eq(timesheets.id, id))
  const terms = await oneTerms(tx, connectionId)
  // The family's next invoice is less by it.
  await lockUser(tx, terms.family.id)
  const credit_cents = Math.min(worth(before!) - worth(row), await leftToCredit(tx, row.corrects_id))
  await noteSheet(tx, row, { action: 'agree', by: user.id, now, reason, after: { credit_cents } })
  if (credit_cents > 0) await post(tx, creditGiven(terms.family.id, id, credit_cents), now)
  await tellOfSheet(tx, deps, { sheet: row, terms, what: 'agreed', by: user })
  return readSheet(reading, id)
}

/**
 * What a family can still be given back for hours: what it paid of its own for them, for what they were corrected from, and so on
 * to the first, less what it was given back of that already, as a credit or to its card. A partner's part is not given back to it, nor a tip.
 */
async function leftToCredit(tx: Tx, timesheetId: number): Promise<number> {
  const paid = sql`${invoices.timesheet_id} in ${sameHours(timesheetId)} and ${isOneOf(sql`${invoices.status}`, familyPaidStatuses)}`
  const [own] = await tx
    .select({
      cents: sql<string>`coalesce(sum(${invoices.total_cents} + ${invoices.credit_cents} - ${invoices.tip_cents}), 0)`,
    })
    .from(invoices)
    .where(paid)
  const refunded = await refundedCents(
    tx,
    inArray(moneyDeeds.invoice_id, tx.select({ id: invoices.id }).from(invoices).where(paid)),
    // One that is asked may leave.
    ['asked', ...refundGivenStates],
  )
  return Math.max(0, Number(own!.cents) - (await creditedCents(tx, timesheetId)) - refunded)
}

const worth = ({ wages_cents, expenses_cents }: SheetRow) => (wages_cents ?? 0) + (expenses_cents ?? 0)

/** Makes the lines of a correction count, in the place of those that it corrects. */
export async function letCount(tx: Tx, { id, corrects_id }: SheetRow): Promise<void> {
  await tx.update(timesheetLines).set({ counted: false }).where(eq(timesheetLines.timesheet_id, corrects_id!))
  try {
    await tx.update(timesheetLines).set({ counted: true }).where(eq(timesheetLines.timesheet_id, id))
  } catch (error) {
    throw isClash(error) ? refuse.conflict(lineTexts.overlapsOther) : error
  }
}
