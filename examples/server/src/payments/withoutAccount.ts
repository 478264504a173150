import { asc, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { goesOn } from '../hiring/goesOn.ts'
import { connections } from '../tables/hiring.ts'
import { paymentMethods } from '../tables/money/payments.ts'

/** The contracts by which somebody is hired who has no account that pay could go to. */
export const isHiredWithoutAccount = (userId: number, now: number): SQL =>
  sql`${connections.caregiver_id} = ${userId}::int and ${connections.hire_stage} = 3
    and ${goesOn(connections.end_date, now)}
    and not exists (
      select 1 from ${paymentMethods}
      where ${paymentMethods.user_id} = ${userId}::int and ${paymentMethods.purpose} = 'payout'
        and ${paymentMethods.state} = 'verified')`

/** Since when that is so, as an instant; null where it is not. */
export async function hiredWithoutAccount(db: Db, userId: number, now: number): Promise<string | null> {
  const [hired] = await db
    .select({ since: connections.created_at })
    .from(connections)
    .where(isHiredWithoutAccount(userId, now))
    .orderBy(asc(connections.created_at))
    .limit(1)
  return hired?.since.toISOString() ?? null
}
