import { eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/connect.ts'
import { connections } from '../../tables/hiring.ts'
import {
  timesheetEvents,
  timesheetExpenses,
  timesheetLines,
  timesheets,
  timesheetTasks,
} from '../../tables/money/hours.ts'
import { moneyDeeds, paymentClaims } from '../../tables/money/desk.ts'
import { invoiceLines, invoices } from '../../tables/money/invoices.ts'

/**
 * Takes the words of somebody who leaves off their hours: notes and tasks of a caregiver, the reasons that a family wrote. Hours,
 * pay, invoices and the receipts of what was handed in stay, under a number that says nobody. Answers which files nothing names
 * any more.
 */
export async function eraseHours(tx: Tx, userId: number): Promise<string[]> {
  const worked = tx
    .select({ id: timesheets.id })
    .from(timesheets)
    .innerJoin(connections, eq(connections.id, timesheets.connection_id))
    .where(eq(connections.caregiver_id, userId))
  await tx.delete(timesheetTasks).where(inArray(timesheetTasks.timesheet_id, worked))
  await tx.update(timesheetLines).set({ note: '' }).where(eq(timesheetLines.caregiver_id, userId))
  await tx.update(timesheetExpenses).set({ note: '' }).where(inArray(timesheetExpenses.timesheet_id, worked))
  await tx
    .update(timesheets)
    .set({
      note: '',
      correction_reason: '',
      handed_in: sql`case when ${timesheets.handed_in} is null then null else jsonb_set(
        jsonb_set(jsonb_set(${timesheets.handed_in}, '{note}', '""'), '{tasks}', '[]'), '{lines}',
        (select coalesce(jsonb_agg(l || '{"note": ""}'), '[]') from jsonb_array_elements(${timesheets.handed_in} -> 'lines') l)) end`,
    })
    .where(inArray(timesheets.id, worked))
  const hired = tx
    .select({ id: timesheets.id })
    .from(timesheets)
    .innerJoin(connections, eq(connections.id, timesheets.connection_id))
    .where(eq(connections.family_id, userId))
  // What was sent back stays so, without its words.
  await tx
    .update(timesheets)
    .set({
      decision_reason: sql`case when ${timesheets.decision_reason} = '' then '' else '–' end`,
      decision_note: '',
    })
    .where(inArray(timesheets.id, hired))
  await tx.update(invoices).set({ reason: '' }).where(eq(invoices.family_id, userId))
  // What was said and done about payments stays as it was decided, without its words; what a bank is being told is told first.
  const owed = tx.select({ id: invoices.id }).from(invoices).where(eq(invoices.family_id, userId))
  await tx
    .update(paymentClaims)
    .set({ reason: '–', words: '' })
    .where(inArray(paymentClaims.invoice_id, owed))
  await tx
    .update(moneyDeeds)
    .set({
      ...{ reason: '–', note: '' },
      words: sql`case when ${moneyDeeds.kind} = 'answer_dispute' and ${moneyDeeds.state} = 'asked' then ${moneyDeeds.words} else '' end`,
    })
    .where(inArray(moneyDeeds.invoice_id, owed))
  await tx
    .update(invoiceLines)
    .set({ params: sql`${invoiceLines.params} - 'words'` })
    .where(
      inArray(
        invoiceLines.invoice_id,
        tx.select({ id: invoices.id }).from(invoices).where(inArray(invoices.timesheet_id, worked)),
      ),
    )
  await tx.update(timesheetEvents).set({ reason: '' }).where(eq(timesheetEvents.by_user, userId))
  // Receipts of what was never handed in are nobody's record.
  const drafts = tx
    .select({ id: timesheets.id })
    .from(timesheets)
    .innerJoin(connections, eq(connections.id, timesheets.connection_id))
    .where(
      sql`${connections.caregiver_id} = ${userId} and ${timesheets.status} = -1 and ${timesheets.revision} = 1 and ${timesheets.corrects_id} is null`,
    )
  const gone = await tx
    .delete(timesheetExpenses)
    .where(inArray(timesheetExpenses.timesheet_id, drafts))
    .returning()
  return gone.flatMap(({ stored_as }) => (stored_as === null ? [] : [stored_as]))
}
