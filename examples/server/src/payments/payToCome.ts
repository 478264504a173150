import { and, eq, ne, sql, type AnyColumn, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { transfers } from '../tables/money/transfers.ts'

/** Whether pay of somebody's is not in their account yet. */
export const hasPayUnderWay = async (db: Db | Tx, userId: number): Promise<boolean> =>
  (await db.$count(transfers, and(eq(transfers.payee_id, userId), ne(transfers.state, 'deposited')))) > 0

/** Whether somebody gets pay yet: what is not in their account, and hours that they have handed in and a family has yet to pay. */
export const hasPayToCome = (userId: AnyColumn): SQL =>
  sql`(exists (select 1 from transfers x where x.payee_id = ${userId} and x.state <> 'deposited')
    or exists (
      select 1 from invoices i join connections c on c.id = i.connection_id
      where c.caregiver_id = ${userId} and i.status in ('pending', 'processing')))`
