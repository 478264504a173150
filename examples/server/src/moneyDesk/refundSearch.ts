import { fewestSearchCharacters } from '@homecare/sdk/kit'
import {
  moneySearchLimits,
  stuckRefundsBefore,
  type MembershipRefundRow,
  type RefundWait,
} from '@homecare/sdk/moneyDesk'
import { sql, type SQL } from 'drizzle-orm'
import { containing } from '../db/containing.ts'
import type { Db } from '../db/connect.ts'
import { isLost } from '../memberships/refunds.ts'
import { fullName } from '../people/person.ts'
import { membershipRefunds } from '../tables/money/membershipRefunds.ts'
import { membershipPayments } from '../tables/money/memberships.ts'

/**
 * Each reason for which a refund of a membership waits, and since when: rows of `ref`, `why` and `at`. What did not arrive waits until
 * the family has its money otherwise; while the provider is asked for that, nobody has to do anything.
 */
const reasons = (now: number) => sql`(
  select ${membershipRefunds.provider_ref} as ref, 'failed' as why,
      coalesce(${membershipRefunds.failed_at}, ${membershipRefunds.made_at}) as at
    from ${membershipRefunds} join ${membershipPayments} on ${membershipPayments.id} = ${membershipRefunds.payment_id}
    where ${isLost} and not exists (
      select 1 from membership_refund_deeds d
      where d.refund_ref = ${membershipRefunds.provider_ref} and d.kind <> 'check' and d.state in ('proposed', 'asked'))
  union all select provider_ref, 'stuck', made_at from membership_refunds
    where state = 'pending' and made_at <= ${new Date(stuckRefundsBefore(now)).toISOString()}::timestamptz
  union all select refund_ref, 'deed', proposed_at from membership_refund_deeds where state = 'proposed')`

/** Refunds of memberships that wait for the staff, each once: rows of `id`, `person` and `since`. */
export const waitingRefundRows = (now: number): SQL => sql`(
  select r.number as id, p.family_id as person, min(w.at) as since
  from ${reasons(now)} w join membership_refunds r on r.provider_ref = w.ref
  join membership_payments p on p.id = r.payment_id
  group by r.number, p.family_id)`

interface Found extends Record<string, unknown> {
  readonly id: number
  readonly family_id: number
  readonly first_name: string
  readonly last_name: string
  readonly cents: string
  readonly state: string
  readonly waits: readonly RefundWait[] | null
  readonly since: string | Date | null
}

async function listed(db: Db, now: number, from: SQL, order: SQL): Promise<MembershipRefundRow[]> {
  const { rows } = await db.execute<Found>(
    sql`select r.number as id, r.cents, r.state, f.id as family_id, f.first_name, f.last_name, w.waits, w.since
      from membership_refunds r join membership_payments p on p.id = r.payment_id
      join users f on f.id = p.family_id
      left join (select ref, array_agg(distinct why) as waits, min(at) as since from ${reasons(now)} reason
        group by ref) w on w.ref = r.provider_ref
      where ${from} order by ${order} limit ${moneySearchLimits.rows}::int`,
  )
  return rows.map(({ id, cents, state, family_id, first_name, last_name, waits, since }) => ({
    ...{ id, cents: Number(cents), state, waits: [...(waits ?? [])] },
    family: { id: family_id, name: fullName({ first_name, last_name }) },
    since: since === null ? null : new Date(since).toISOString(),
  }))
}

/** What waits, the longest wait first. */
export const waitingRefunds = (db: Db, now: number): Promise<MembershipRefundRow[]> =>
  listed(db, now, sql`w.since is not null`, sql`w.since, r.number`)

/** What is found by a part of the family's name, its e-mail, or the provider's name of a payment or a refund; the newest first. */
export function findRefunds(db: Db, asked: string, now: number): Promise<MembershipRefundRow[]> {
  const q = asked.trim().slice(0, moneySearchLimits.characters)
  if (q === '') return Promise.resolve([])
  const isName = q.length >= fewestSearchCharacters
  return listed(
    db,
    now,
    sql`r.provider_ref = ${q} or p.provider_ref = ${q} or lower(f.email) = ${q.toLowerCase()}
      or ${isName} and f.first_name || ' ' || f.last_name ilike ${containing(q)}`,
    sql`r.made_at desc, r.number desc`,
  )
}
