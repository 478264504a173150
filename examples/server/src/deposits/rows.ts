import type { CaregiverFacts } from '@homecare/sdk/dashboards'
import type { Deposit, DepositedHours, Deposits } from '@homecare/sdk/deposits'
import { paymentTimecardsPageSize } from '@homecare/sdk/payments'
import { and, asc, desc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { shortName } from '../people/person.ts'
import { users } from '../tables/account.ts'
import { connections } from '../tables/hiring.ts'
import { timesheets } from '../tables/money/hours.ts'
import { invoices } from '../tables/money/invoices.ts'
import { payees, paymentMethods } from '../tables/money/payments.ts'
import { payouts, transfers } from '../tables/money/transfers.ts'
import { askedOf } from '../timesheets/family/rows/asked.ts'

interface Asked {
  readonly userId: number
  /** The day where they live. */
  readonly today: string
  readonly page?: number | undefined
  readonly size?: number | undefined
}

/** How somebody is paid: what comes next, what waits and for what, and a page of their deposits. */
export async function depositsOf(
  db: Db,
  { userId, today, page = 1, size = paymentTimecardsPageSize }: Asked,
): Promise<Deposits> {
  const own = eq(payouts.payee_id, userId)
  const [next, [year], waiting, rows, total_records] = await Promise.all([
    nextDeposit(db, userId),
    db
      .select({ cents: sumOf(payouts.cents) })
      .from(payouts)
      .where(and(own, eq(payouts.state, 'paid'), gte(payouts.arrives_on, `${today.slice(0, 4)}-01-01`))),
    waitingOf(db, userId),
    db
      .select()
      .from(payouts)
      .where(own)
      .orderBy(desc(payouts.arrives_on), desc(payouts.created_at), asc(payouts.provider_ref))
      .limit(size)
      .offset((page - 1) * size),
    db.$count(payouts, own),
  ])
  const hours = await hoursIn(
    db,
    rows.map(({ provider_ref }) => provider_ref),
  )
  return {
    ...{ next, ...waiting, year: Number(year!.cents) },
    data: rows.map(({ provider_ref: id, cents, state, arrives_on }): Deposit => ({
      ...{ id, cents, state, arrives_on, hours: hours.get(id) ?? [] },
    })),
    ...{ total_records, page },
  }
}

/** The deposit of somebody's that is there next; null where none is on its way. */
export async function nextDeposit(db: Db, userId: number): Promise<Deposits['next']> {
  const [next] = await db
    .select({ cents: payouts.cents, arrives_on: payouts.arrives_on })
    .from(payouts)
    .where(and(eq(payouts.payee_id, userId), eq(payouts.state, 'on_its_way')))
    .orderBy(asc(payouts.arrives_on), asc(payouts.created_at))
    .limit(1)
  return next ?? null
}

const sumOf = (column: typeof payouts.cents | typeof transfers.cents) =>
  sql<string>`coalesce(sum(${column}), 0)`

/** What waits to be sent or has come back, and what it waits for. */
async function waitingOf(
  db: Db,
  userId: number,
): Promise<Pick<Deposits, 'waiting' | 'waits_for' | 'held' | 'returned'>> {
  const [left] = await db
    .select({
      waiting: sql<string>`coalesce(sum(${transfers.cents}) filter (where ${transfers.state} <> 'sent' or ${transfers.failure} is null), 0)`,
      held: sql<string>`coalesce(sum(${transfers.cents}) filter (where ${transfers.held_at} is not null), 0)`,
      returned: sql<string>`coalesce(sum(${transfers.cents}) filter (where ${transfers.state} = 'sent' and ${transfers.failure} is not null), 0)`,
    })
    .from(transfers)
    .where(
      and(
        eq(transfers.payee_id, userId),
        or(eq(transfers.state, 'ready'), and(eq(transfers.state, 'sent'), isNull(transfers.payout_ref))),
      ),
    )
  const [waiting, held, returned] = [Number(left!.waiting), Number(left!.held), Number(left!.returned)]
  return {
    ...{ waiting, held, returned },
    waits_for: waiting + returned > 0 ? await missingOf(db, userId) : null,
  }
}

/** What somebody has yet to give before they can be paid; `us` where it is not theirs. */
async function missingOf(db: Db, userId: number): Promise<'account' | 'identity' | 'us'> {
  const [payee] = await db.select().from(payees).where(eq(payees.user_id, userId))
  if (payee?.payouts_enabled) return 'us'
  if (payee?.requirements.some((name) => name.startsWith('external_account'))) return 'account'
  const accounts = await db.$count(
    paymentMethods,
    and(
      eq(paymentMethods.user_id, userId),
      eq(paymentMethods.purpose, 'payout'),
      eq(paymentMethods.state, 'verified'),
    ),
  )
  return accounts === 0 ? 'account' : 'identity'
}

/** The hours that deposits pay, by the deposit. */
async function hoursIn(db: Db, refs: readonly string[]): Promise<Map<string, DepositedHours[]>> {
  if (refs.length === 0) return new Map()
  const rows = await db
    .select({
      ref: transfers.payout_ref,
      cents: transfers.cents,
      connection_id: invoices.connection_id,
      timesheet_id: invoices.timesheet_id,
      start_date: sql<string>`lower(${timesheets.days})::text`,
      end_date: sql<string>`(upper(${timesheets.days}) - 1)::text`,
      family: users,
    })
    .from(transfers)
    .innerJoin(invoices, eq(invoices.id, transfers.invoice_id))
    .innerJoin(timesheets, eq(timesheets.id, invoices.timesheet_id))
    .innerJoin(connections, eq(connections.id, invoices.connection_id))
    .innerJoin(users, eq(users.id, connections.family_id))
    .where(inArray(transfers.payout_ref, [...refs]))
    .orderBy(asc(timesheets.days), asc(transfers.id))
  const asked = await askedOf(
    db,
    rows.map(({ timesheet_id }) => timesheet_id),
  )
  const found = new Map<string, DepositedHours[]>()
  for (const { ref, family, ...hours } of rows) {
    const one = { ...hours, name: shortName(family), asked: asked.get(hours.timesheet_id) ?? null }
    found.set(ref!, [...(found.get(ref!) ?? []), one])
  }
  return found
}

/**
 * Pay that waits for its caregiver to say where it goes, or who they are, or came back from their bank: since when, and which.
 */
export async function payWithoutAccount(db: Db, userId: number): Promise<CaregiverFacts['pay']> {
  const [left] = await db
    .select({
      since: sql<string | null>`min(${transfers.created_at})`,
      returned: sql<boolean>`coalesce(bool_or(${transfers.state} = 'sent'), false)`,
    })
    .from(transfers)
    .where(
      and(
        eq(transfers.payee_id, userId),
        or(
          eq(transfers.state, 'ready'),
          sql`${transfers.state} = 'sent' and ${transfers.payout_ref} is null and ${transfers.failure} is not null`,
        ),
      ),
    )
  if (!left || left.since === null) return null
  const missing = await missingOf(db, userId)
  if (missing === 'us') return null
  return { what: left.returned ? 'returned' : missing, since: new Date(left.since).toISOString() }
}
