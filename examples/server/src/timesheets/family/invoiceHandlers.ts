import {
  getInvoice,
  getTimesheetInvoice,
  invoiceWithoutPay,
  listInvoices,
  rejectInvoice,
  type Invoice,
} from '@homecare/sdk/payments'
import { timesheetAfter } from '@homecare/sdk/timesheets'
import { timesheetScreenTexts as words } from '@homecare/sdk/texts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import { inViews, only } from '../../calls/policy.ts'
import { isPaidByPartner } from '../../benefits/within.ts'
import type { Tx } from '../../db/connect.ts'
import type { Deps } from '../../deps/deps.ts'
import type { SessionUser } from '../../people/session.ts'
import { refuse } from '../../refusals/refuse.ts'
import { timesheetLines, timesheets } from '../../tables/money/hours.ts'
import { invoices } from '../../tables/money/invoices.ts'
import { noteSheet } from './rows/events.ts'
import { invoiceDetail, invoicesOf } from './invoiceRows.ts'
import { endInvoice } from './invoicing.ts'
import { tellOfSheet } from './letters.ts'
import { costReaders, invoiceReaders, ownInvoice } from './policies.ts'
import { lockedSheet, type SheetRow } from './rows/sheetRows.ts'
import { oneTerms } from './rows/terms.ts'

/** What hours cost their family: read, and sent back. Paying is answered elsewhere. */
export function answerInvoices(routes: Routes): void {
  routes.on(listInvoices, inViews(only('family'), '/invoices'), async ({ db, session: { user }, query }) => {
    const waits =
      query.needs_paid === 1 ? inArray(invoices.status, ['pending', 'processing', 'owed']) : undefined
    const found = await invoicesOf(db, and(eq(invoices.family_id, user.id), waits))
    return found.map((invoice) => toldTo(user, invoice))
  })

  routes.on(getInvoice, invoiceReaders, async ({ db, params, session: { user } }) =>
    toldTo(user, await invoiceDetail(db, params.id)),
  )

  routes.on(getTimesheetInvoice, costReaders, async ({ db, params, session: { user } }) => {
    const [latest] = await db
      .select({ id: invoices.id })
      .from(invoices)
      .where(eq(invoices.timesheet_id, params.tid))
      .orderBy(desc(invoices.revision))
      .limit(1)
    if (!latest) throw refuse.notFound()
    return toldTo(user, await invoiceDetail(db, latest.id))
  })

  routes.on(rejectInvoice, ownInvoice, ({ db, deps, session: { user }, params, body, now }) => {
    const { reason, note = '', lines = [] } = body
    return db.transaction((tx) =>
      sendBack(tx, {
        deps,
        user,
        invoiceId: params.id,
        reason: reason.trim(),
        note: note.trim(),
        lines,
        now,
      }),
    )
  })
}

/** An invoice as its reader is told it: whose hours a partner pays for is told no wage. */
export const toldTo = <I extends Invoice>(user: SessionUser, invoice: I): I =>
  user.role === 'family' && isPaidByPartner(user) ? invoiceWithoutPay(invoice) : invoice

interface Rejection {
  readonly deps: Deps
  readonly user: SessionUser
  readonly invoiceId: number
  readonly reason: string
  readonly note: string
  readonly lines: readonly number[]
  readonly now: number
}

/** Sends hours back to their caregiver: the invoice is rejected, the benefit hours it took are free again. Twice is once. */
async function sendBack(
  tx: Tx,
  { deps, user, invoiceId, reason, note, lines, now }: Rejection,
): Promise<Invoice> {
  const [found] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId))
  const sheet = await lockedSheet(tx, found!.connection_id, found!.timesheet_id)
  const one = async () => toldTo(user, (await invoicesOf(tx, eq(invoices.id, invoiceId)))[0]!)
  const before = await one()
  if (before.status === 'rejected') return before
  if (found!.revision !== sheet.revision) throw refuse.conflict(words.invoiceSettled)
  await returnSheet(tx, sheet, { by: user.id, reason, note, lines, now })
  await tellOfSheet(tx, deps, {
    ...{ sheet, terms: await oneTerms(tx, sheet.connection_id), what: 'sentBack', by: user },
    reason: [reason, note].filter(Boolean).join('\n'),
  })
  return one()
}

/** Makes hours that were handed in ones that were sent back, and their invoice a rejected one. Tells nobody. */
export async function returnSheet(
  tx: Tx,
  sheet: SheetRow,
  {
    by,
    reason,
    note,
    lines,
    now,
  }: Pick<Rejection, 'reason' | 'note' | 'lines' | 'now'> & { readonly by: number },
): Promise<void> {
  const status = timesheetAfter(sheet, 'send_back')
  if (status === null || !(await endInvoice(tx, sheet.id, 'reject', { now, reason })))
    throw refuse.conflict(words.invoiceSettled)
  await tx
    .update(timesheets)
    .set({ status, decided_at: new Date(now), decision_reason: reason, decision_note: note })
    .where(eq(timesheets.id, sheet.id))
  if (lines.length > 0)
    await tx
      .update(timesheetLines)
      .set({ marked: true })
      .where(and(eq(timesheetLines.timesheet_id, sheet.id), inArray(timesheetLines.id, [...lines])))
  await noteSheet(tx, sheet, { action: 'send_back', by, now, reason, after: { lines: [...lines] } })
}
