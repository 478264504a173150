import { dayIn } from '@homecare/sdk/kit'
import { payTaxes, type PayTaxes } from '@homecare/sdk/payroll'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/connect.ts'
import type { ConnectionTerms } from './terms.ts'

/**
 * The taxes of a pay that is owed today, by what the household owes the same caregiver since the year began, and everybody in
 * its quarters; null for a family that files them itself. Only what stands counts. A tip is wages.
 */
export async function taxesOf(
  db: Db | Tx,
  { connection, enrolled, pay }: ConnectionTerms,
  wages: number,
  now: number,
): Promise<PayTaxes | null> {
  if (!enrolled) return null
  const day = dayIn(pay.zone, new Date(now))
  const stands = sql`i.family_id = ${connection.family_id} and i.status not in ('rejected', 'void')`
  const { rows } = await db.execute<{
    wages: string
    unemployment: string
    quarters: Record<string, number>
  }>(sql`
    select
      (select coalesce(sum(i.wages_cents + i.tip_cents), 0) from invoices i join connections k on k.id = i.connection_id
        where ${stands} and i.enrolled and k.caregiver_id = ${connection.caregiver_id}
          and date_trunc('year', i.issued_on) = date_trunc('year', ${day}::date)) as wages,
      (select coalesce(sum(l.cents), 0) from invoice_lines l join invoices i on i.id = l.invoice_id
        join connections k on k.id = i.connection_id
        where ${stands} and i.enrolled and k.caregiver_id = ${connection.caregiver_id} and l.kind = 'unemployment'
          and date_trunc('year', i.issued_on) = date_trunc('year', ${day}::date)) as unemployment,
      (select coalesce(json_object_agg(q.quarter, q.cents), '{}') from (
        select to_char(i.issued_on, 'YYYY"Q"Q') as quarter, sum(i.wages_cents + i.tip_cents)::float8 as cents from invoices i
        where ${stands} and i.issued_on >= date_trunc('year', ${day}::date) - interval '1 year'
        group by 1) q) as quarters`)
  const { wages: paid, unemployment, quarters } = rows[0]!
  const thisQuarter = `${day.slice(0, 4)}Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
  const withThis = { ...quarters, [thisQuarter]: (quarters[thisQuarter] ?? 0) + wages }
  return payTaxes({
    ...{ day, wages },
    before: { wages: Number(paid), unemployment: Number(unemployment) },
    quarterWages: Math.max(...Object.values(withThis)),
  })
}

/** What would be withheld of wages that are owed today: cents. */
export async function withheldOf(
  db: Db | Tx,
  terms: ConnectionTerms,
  wages: number,
  now: number,
): Promise<number> {
  const taxes = wages > 0 ? await taxesOf(db, terms, wages, now) : null
  return taxes ? Object.values(taxes.withheld).reduce((sum, cents) => sum + cents, 0) : 0
}
