import {
  paymentReportLimits,
  type PaymentsReport,
  type ReportRow,
  type ReportSpan,
} from '@homecare/sdk/deposits'
import { isApiDate, pacificTimeZone } from '@homecare/sdk/kit'
import { receiptStatuses } from '@homecare/sdk/payments'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { isOneOf } from '../db/isOneOf.ts'
import { shortName } from '../people/person.ts'
import type { SessionUser } from '../people/session.ts'

/** Whose payments a report is about. */
export type ReportReader = Pick<SessionUser, 'id' | 'role'>

/** A row as the database has it: `bigint` comes as text. */
interface Row extends Record<string, unknown> {
  readonly key: string
  readonly id: number
  readonly kind: string
  readonly date: string
  readonly person_id: number
  readonly first_name: string
  readonly last_name: string
  readonly description: string
  readonly connection_id: number
  readonly timesheet_id: number
  readonly start_date: string
  readonly end_date: string
  readonly minutes: number
  readonly amount: string
  readonly status: number
}

const dayOf = (instant: SQL) => sql`(${instant} at time zone ${sql.raw(`'${pacificTimeZone}'`)})::date`
const shared = sql`i.id, i.number as description, i.connection_id, i.timesheet_id, lower(t.days)::text as start_date,
  (upper(t.days) - 1)::text as end_date, i.minutes, t.status, u.id as person_id, u.first_name, u.last_name`
/** The other one of a connection: who is paid, of a caregiver and for the staff the family. */
const joined = (role: ReportReader['role']) => sql`
  join timesheets t on t.id = i.timesheet_id
  join connections c on c.id = i.connection_id
  join users u on u.id = ${role === 'family' ? sql`c.caregiver_id` : sql`c.family_id`}`

/**
 * All that moved in a span: payments that have come, and what a bank took back of them or we gave back, below zero. What was taken back and came
 * again, or what a bank gave back in the end, is there each time. A caregiver's is the pay of what was paid, of which nothing is
 * ever taken back.
 */
function moved({ id, role }: ReportReader, { start_date, end_date }: ReportSpan): SQL {
  const within = (day: SQL) => sql`${day} between ${start_date}::date and ${end_date}::date`
  // As two instants that are reckoned once, and not as the day of each payment there ever was.
  const begin = (day: SQL) => sql`(${day}::timestamp at time zone ${sql.raw(`'${pacificTimeZone}'`)})`
  const during = (instant: SQL) =>
    sql`(${instant} >= ${begin(sql`${start_date}::date`)} and ${instant} < ${begin(sql`(${end_date}::date + 1)`)})`
  if (role === 'caregiver')
    return sql`
      select 'p' || lpad(i.id::text, 12, '0') as key, 'payment' as kind, ${dayOf(sql`x.created_at`)} as date, ${shared},
        x.cents as amount, i.wages_cents + i.tip_cents as wages, i.withheld_cents as taxes
      from transfers x join invoices i on i.id = x.invoice_id ${joined(role)}
      where x.payee_id = ${id} and ${during(sql`x.created_at`)}`
  const whose = role === 'family' ? sql`i.family_id = ${id}` : sql`true`
  // Of what staff gave back the wages stay paid, too. What a bank took back of a debit is owed, and paid anew: as it came and as it went, with the wages that were in it. Of what it
  // took back of a card the wages stay paid.
  return sql`
    select 'p' || lpad(i.id::text, 12, '0') as key, 'payment' as kind, ${dayOf(sql`i.paid_at`)} as date, ${shared},
      i.total_cents as amount, i.wages_cents + i.tip_cents as wages, i.employer_tax_cents as taxes
    from invoices i ${joined(role)}
    where ${whose} and ${during(sql`i.paid_at`)}
      and ${isOneOf(sql`i.status`, receiptStatuses)}
    union all
    select 'j' || lpad(j.id::text, 12, '0'), k.kind, j.posted_on, ${shared},
      k.sign * (select sum(e.cents) from ledger_entries e where e.journal_id = j.id and e.cents > 0),
      k.of_wages * (i.wages_cents + i.tip_cents), k.of_wages * i.employer_tax_cents
    from ledger_journals j
    join (values ('payment_settled', 'payment', 1, 1), ('debit_returned', 'returned', -1, -1),
      ('dispute_lost', 'chargeback', -1, 0), ('dispute_regained', 'regained', 1, 0),
      ('refund', 'refund', -1, 0), ('refund_failed', 'refund_failed', 1, 0)) k (posted, kind, sign, of_wages)
      on k.posted = j.kind
    join invoices i on i.id = j.invoice_id ${joined(role)}
    where ${whose} and ${within(sql`j.posted_on`)} and (j.kind <> 'payment_settled' or exists (
      select 1 from payment_attempts a where a.id::text = j.ref and a.state = 'failed'))`
}

/** A page of a report's rows behind a key, the latest first. One row more than `limit` says that there are others. */
export async function reportRows(
  db: Db,
  reader: ReportReader,
  span: ReportSpan,
  { after, limit }: { readonly after?: string | undefined; readonly limit: number },
): Promise<ReportRow[]> {
  const [, date, key] = /^(\d{4}-\d\d-\d\d)_(\w[\w-]*)$/.exec(after ?? '') ?? []
  const behind = !isApiDate(date) ? sql`` : sql`where (m.date, m.key) < (${date}::date, ${key!})`
  const { rows } = await db.execute<Row>(sql`
    with m as (${moved(reader, span)})
    select m.*, m.date::text as date from m ${behind} order by m.date desc, m.key desc limit ${limit}`)
  return rows.map(({ key: own, id, kind, date: day, first_name, last_name, amount, ...row }) => ({
    ...{ key: `${day}_${own}`, id, kind, date: day, person_id: row.person_id },
    name: shortName({ first_name, last_name }),
    ...{ description: row.description, connection_id: row.connection_id, timesheet_id: row.timesheet_id },
    ...{ start_date: row.start_date, end_date: row.end_date, minutes: row.minutes, status: row.status },
    amount: Number(amount),
  }))
}

/** Whose payments are in the report of a member of staff; nobody's but the reader's in one of their own. */
export async function peopleIn(db: Db, reader: ReportReader, span: ReportSpan): Promise<number[]> {
  if (reader.role !== 'staff') return [reader.id]
  const { rows } = await db.execute<{ person_id: number }>(sql`
    with m as (${moved(reader, span)}) select distinct person_id from m`)
  return rows.map(({ person_id }) => person_id)
}

/** What was paid in a span of days, with its sums. */
export async function reportOf(
  db: Db,
  reader: ReportReader,
  span: ReportSpan,
  {
    after,
    limit = paymentReportLimits.rows,
  }: { readonly after?: string | undefined; readonly limit?: number } = {},
): Promise<PaymentsReport> {
  const found = moved(reader, span)
  const [page, sums, months, people] = await Promise.all([
    reportRows(db, reader, span, { after, limit: limit + 1 }),
    db.execute<{ wages: string; taxes: string; total: string; count: number; people: number }>(sql`
      with m as (${found})
      select coalesce(sum(wages), 0) as wages, coalesce(sum(taxes), 0) as taxes, coalesce(sum(amount), 0) as total,
        count(*)::int as count, count(distinct person_id)::int as people from m`),
    db.execute<{ month: string; cents: string }>(sql`
      with m as (${found}) select to_char(date, 'YYYY-MM') as month, sum(amount) as cents from m group by 1 order by 1`),
    db.execute<{ person_id: number; first_name: string; last_name: string; cents: string }>(sql`
      with m as (${found})
      select person_id, first_name, last_name, sum(amount) as cents from m group by person_id, first_name, last_name
      order by sum(amount) desc, person_id limit 100`),
  ])
  const { wages, taxes, total, count, people: total_people } = sums.rows[0]!
  const rows = page.slice(0, limit)
  return {
    ...span,
    ...{ wages: Number(wages), taxes: Number(taxes), total: Number(total) },
    months: months.rows.map(({ month, cents }) => ({ month, cents: Number(cents) })),
    people: people.rows.map(({ person_id, cents, ...person }) => ({
      ...{ person_id, name: shortName(person), cents: Number(cents) },
    })),
    total_people,
    ...{ rows, total_records: count },
    next: page.length > limit ? (rows.at(-1)?.key ?? null) : null,
  }
}
