import type { WageRate } from '@homecare/sdk/hiring'
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'

const payTypeNumbers = { regular: 1, special: 2 } as const
const unitNumbers = { hour: 1, day: 2 } as const
type Named<T> = keyof T & string
const nameOf = <T extends Readonly<Record<string, number>>>(numbers: T, number: number) =>
  Object.keys(numbers).find((name) => numbers[name] === number) as Named<T>

export const payTypeNumber = (name: Named<typeof payTypeNumbers>) => payTypeNumbers[name]
export const unitNumber = (name: Named<typeof unitNumbers>) => unitNumbers[name]

/** A rate with whose it is. */
export interface ConnectionRate extends WageRate {
  readonly connection_id: number
}

/** The rates of connections as they go over the wire, in the order in which they begin. */
export async function ratesOf(db: Db | Tx, connectionIds: readonly number[]): Promise<ConnectionRate[]> {
  if (connectionIds.length === 0) return []
  const { rows } = await db.execute(sql`
    select id, connection_id, pay_type, unit, name, amount_cents, day_hours,
      lower(valid)::text as valid_from, (upper(valid) - 1)::text as valid_to
    from wage_rates where connection_id in ${connectionIds}
    order by connection_id, pay_type, lower(valid), id`)
  return (rows as unknown as RateRow[]).map(({ pay_type, unit, amount_cents, ...row }) => ({
    ...row,
    pay_type: nameOf(payTypeNumbers, pay_type),
    unit: nameOf(unitNumbers, unit),
    amount: amount_cents,
  }))
}

type RateRow = Omit<ConnectionRate, 'pay_type' | 'unit' | 'amount'> & {
  readonly pay_type: number
  readonly unit: number
  readonly amount_cents: number
}

/**
 * The regular rate of a connection in force on a day, or where the first lies ahead that one, as a subquery of one row with
 * `unit` and `amount_cents`.
 */
export const regularRateOn = (connectionId: SQLWrapper, day: string): SQL => sql`(
  select unit, amount_cents from wage_rates
  where connection_id = ${connectionId} and pay_type = 1
  order by (valid @> ${day}::date) desc, lower(valid) limit 1)`
