import { sql } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { ratesOf, unitNumber } from './wageRateRows.ts'

/** What was agreed on with a hire. */
interface AgreedRate {
  readonly connectionId: number
  /** Cents. Where both are given, the hour counts. */
  readonly hourlyCents: number | null
  readonly dailyCents: number | null
  /** The paid hours of a day, for a rate by the day. */
  readonly dayHours?: number | null
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string
  /** The user who set it: the family. */
  readonly by: number
  /** The instant, in milliseconds. */
  readonly now: number
}

/**
 * Begins the rates of a connection with what its two sides agreed on, in the transaction that hires; done twice it counts
 * once. The amount has been judged before, by `wageRateErrors`. Throws where nothing was agreed on, and what the database
 * says of an amount that it does not take. A connection that has rates keeps them: what is paid afterwards is changed by
 * the calls of wage rates alone.
 */
export async function beginRates(tx: Tx, agreed: AgreedRate): Promise<void> {
  const { connectionId, hourlyCents, dailyCents, dayHours = null, from, by, now } = agreed
  const amount = hourlyCents ?? dailyCents
  if (amount === null) throw new Error(`connection ${connectionId} is begun without a rate`)
  await tx.execute(sql`select 1 from connections where id = ${connectionId} for update`)
  if ((await ratesOf(tx, [connectionId])).some(({ pay_type }) => pay_type === 'regular')) return
  const unit = hourlyCents === null ? 'day' : 'hour'
  await tx.execute(sql`
    insert into wage_rates (connection_id, pay_type, unit, amount_cents, day_hours, valid, created_by, created_at)
    values (${connectionId}, 1, ${unitNumber(unit)}, ${amount}, ${unit === 'day' ? dayHours : null}::smallint,
      daterange(${from}::date, null), ${by}, ${new Date(now).toISOString()}::timestamptz)`)
}
