import { fewestSearchCharacters } from '@homecare/sdk/kit'
import { moneySearchLimits, type MoneyRow, type MoneyWait } from '@homecare/sdk/moneyDesk'
import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { containing } from '../db/containing.ts'
import { fullName } from '../people/person.ts'

/**
 * Each reason for which a payment waits, and since when: rows of `invoice_id`, `why` and `at`. A refund that failed waits until
 * something is done about its payment, as long as anything can be given back of that. Whoever has left waits for no answer.
 */
const reasons = sql`(
  select c.invoice_id, 'claim' as why, c.opened_at as at
    from payment_claims c join invoices i on i.id = c.invoice_id join users u on u.id = i.family_id
    where c.state = 'open' and u.deleted_at is null
  union all select invoice_id, 'deed', proposed_at from money_deeds where state = 'proposed'
  union all select m.invoice_id, 'failed', m.settled_at from money_deeds m join invoices i on i.id = m.invoice_id
    where m.kind = 'refund' and m.state = 'failed' and i.status in ('paid', 'part_refunded')
    and not exists (
      select 1 from money_deeds later where later.invoice_id = m.invoice_id and later.proposed_at > m.proposed_at)
  union all select d.invoice_id, 'dispute', d.opened_at from disputes d where d.state = 'open'
    and not exists (
      select 1 from money_deeds m
      where m.dispute_ref = d.provider_ref and m.kind = 'answer_dispute' and m.state = 'asked'))`

/** Payments that wait for the staff, each once: rows of `id`, `person` and `since`. */
export const waitingMoneyRows: SQL = sql`(
  select i.id, i.family_id as person, min(w.at) as since
  from ${reasons} w join invoices i on i.id = w.invoice_id
  group by i.id, i.family_id)`

interface Found extends Record<string, unknown> {
  readonly invoice_id: number
  readonly number: string
  readonly status: string
  readonly total: string
  readonly family_id: number
  readonly caregiver_id: number
  readonly family_first: string
  readonly family_last: string
  readonly caregiver_first: string
  readonly caregiver_last: string
  readonly waits: readonly MoneyWait[] | null
  readonly since: string | Date | null
}

const listed = (db: Db, from: SQL, order: SQL): Promise<MoneyRow[]> =>
  db
    .execute<Found>(
      sql`select i.id as invoice_id, i.number, i.status, i.total_cents as total, f.id as family_id, g.id as caregiver_id, f.first_name as family_first,
        f.last_name as family_last, g.first_name as caregiver_first, g.last_name as caregiver_last, w.waits, w.since
      from invoices i join connections c on c.id = i.connection_id
      join users f on f.id = i.family_id join users g on g.id = c.caregiver_id
      left join (select r.invoice_id, array_agg(distinct r.why) as waits, min(r.at) as since from ${reasons} r
        group by r.invoice_id) w on w.invoice_id = i.id
      where ${from} order by ${order} limit ${moneySearchLimits.rows}::int`,
    )
    .then(({ rows }) =>
      rows.map((row) => ({
        ...{ invoice_id: row.invoice_id, number: row.number, status: row.status, total: Number(row.total) },
        family: {
          id: row.family_id,
          name: fullName({ first_name: row.family_first, last_name: row.family_last }),
        },
        caregiver: {
          id: row.caregiver_id,
          name: fullName({ first_name: row.caregiver_first, last_name: row.caregiver_last }),
        },
        waits: [...(row.waits ?? [])],
        since: row.since === null ? null : new Date(row.since).toISOString(),
      })),
    )

/** What waits, the longest wait first. */
export const waitingMoney = (db: Db): Promise<MoneyRow[]> =>
  listed(db, sql`w.since is not null`, sql`w.since, i.id`)

/** The provider's own names begin so, and nothing else that is looked for does. */
const isProviderName = (q: string) => /^[a-z]{2,5}_[\w-]+$/i.test(q)

/** What is found by a number of an invoice, a part of a name, an e-mail, or a name of the provider's; the newest first. */
export function findMoney(db: Db, asked: string): Promise<MoneyRow[]> {
  const q = asked.trim().slice(0, moneySearchLimits.characters)
  if (q === '') return Promise.resolve([])
  const newest = sql`i.issued_at desc, i.id desc`
  if (isProviderName(q))
    return listed(
      db,
      sql`i.id in (
        select invoice_id from payment_attempts where provider_ref = ${q}
        union select invoice_id from money_deeds where provider_ref = ${q}
        union select invoice_id from transfers where provider_ref = ${q} or payout_ref = ${q}
        union select invoice_id from disputes where provider_ref = ${q})`,
      newest,
    )
  const isName = q.length >= fewestSearchCharacters
  const like = containing(q)
  return listed(
    db,
    sql`i.number = ${q} or lower(f.email) = ${q.toLowerCase()} or lower(g.email) = ${q.toLowerCase()}
      or ${isName} and (f.first_name || ' ' || f.last_name ilike ${like}
        or g.first_name || ' ' || g.last_name ilike ${like})`,
    newest,
  )
}
