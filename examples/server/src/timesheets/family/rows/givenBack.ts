import { refundGivenStates } from '@homecare/sdk/payments'
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connect.ts'
import { moneyDeeds } from '../../../tables/money/desk.ts'

/** The numbers of a timesheet, of all that it corrects, and of all that corrects it: a subquery. */
export const sameHours = (timesheetId: number): SQL => sql`(
  with recursive chain as (
    select id, corrects_id from timesheets where id = ${timesheetId}
    union
    select t.id, t.corrects_id from timesheets t join chain c on t.id = c.corrects_id or t.corrects_id = c.id
  )
  select id from chain)`

/** What a family got as a credit where the hours of a timesheet were corrected: cents. */
export async function creditedCents(db: Db | Tx, timesheetId: number): Promise<number> {
  const { rows } = await db.execute<{ cents: string }>(sql`
    select coalesce(sum(e.cents), 0) as cents
    from ledger_journals j join ledger_entries e on e.journal_id = j.id
    where j.kind = 'credit_given' and j.ref in (select id::text from ${sameHours(timesheetId)} h) and e.cents > 0`)
  return Number(rows[0]!.cents)
}

/** What refunds have given back, or have on its way: cents of those that a condition leaves. */
export async function refundedCents(
  db: Db | Tx,
  where: SQL | undefined,
  states: readonly (typeof moneyDeeds.$inferSelect)['state'][] = refundGivenStates,
): Promise<number> {
  const [given] = await db
    .select({ cents: sql<string>`coalesce(sum(${moneyDeeds.cents}), 0)` })
    .from(moneyDeeds)
    .where(and(eq(moneyDeeds.kind, 'refund'), inArray(moneyDeeds.state, [...states]), where))
  return Number(given!.cents)
}
