import type { PaymentAsker } from '@homecare/sdk/timesheets'
import { inArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connect.ts'

/**
 * Who asks now about the payment of timesheets, by their number: a bank that asks or disputes, else a family that waits for our
 * staff's answer. Whoever has left waits for none.
 */
export async function askedOf(db: Db | Tx, ids: readonly number[]): Promise<Map<number, PaymentAsker>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<{ id: number; asker: PaymentAsker }>(sql`
    select i.timesheet_id as id, min(w.asker) as asker
    from invoices i join users u on u.id = i.family_id
    join (
      select invoice_id, 'family' as asker from payment_claims where state = 'open'
      union all select invoice_id, 'bank' from disputes where state in ('inquiry', 'open', 'answered')
    ) w on w.invoice_id = i.id
    where ${inArray(sql`i.timesheet_id`, [...ids])} and (w.asker = 'bank' or u.deleted_at is null)
    group by i.timesheet_id`)
  return new Map(rows.map(({ id, asker }) => [id, asker]))
}
