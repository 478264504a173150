import { addDays, dayIn, instantIn, maxPageSize } from '@homecare/sdk/kit'
import {
  getTimesheetsStatus,
  listPaymentTimesheets,
  listShiftSuggestions,
  listTimesheets,
  recentTimesheets,
  timesheetsPageSize,
} from '@homecare/sdk/timesheets'
import { payOf } from '@homecare/sdk/deposits'
import { paymentTimecardsPageSize } from '@homecare/sdk/payments'

import { and, count, desc, eq, gt, gte, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Routes } from '../../calls/on.ts'
import { inViews, only } from '../../calls/policy.ts'
import { shortName } from '../../people/person.ts'
import { users } from '../../tables/account.ts'
import { connections } from '../../tables/hiring.ts'
import { timesheets } from '../../tables/money/hours.ts'
import { invoices } from '../../tables/money/invoices.ts'
import { hoursReaders, hoursWriter } from './policies.ts'
import { suggestionsOf } from './rows/suggestions.ts'
import { nextDays } from './rows/nextDays.ts'
import { oneTerms } from './rows/terms.ts'
import { readSheets } from './rows/wire.ts'

/** What a caregiver gets of hours: with the tip, and of a correction what it adds. */
function gottenOf(
  { net_cents, corrects_id }: typeof timesheets.$inferSelect,
  invoice: typeof invoices.$inferSelect | null,
): number {
  if (!invoice) return corrects_id === null ? (net_cents ?? 0) : 0
  const { wages_cents: wages, tip_cents: tip, withheld_cents: withheld, expenses_cents: expenses } = invoice
  return payOf({ wages, tip, withheld, expenses })
}

/** The timesheets of a connection, and those of all with what came of them. */
export function answerSheetLists(routes: Routes): void {
  routes.on(
    listTimesheets,
    hoursReaders,
    async ({ db, deps: { config }, session: { user }, params, query, now }) => {
      const { recent, status__gte, submitted__gt, details = false } = query
      const limit = Math.min(recent ? recentTimesheets : (query.limit ?? timesheetsPageSize), maxPageSize)
      const offset = recent ? 0 : (query.offset ?? 0)
      const [connection] = await db.select().from(connections).where(eq(connections.id, params.id))
      const since = submitted__gt && instantIn(connection!.tzid, addDays(submitted__gt, 1), '00:00')
      const where = and(
        eq(timesheets.connection_id, params.id),
        user.role === 'family' ? isNotNull(timesheets.submitted_at) : undefined,
        status__gte === undefined ? undefined : sql`${timesheets.status} >= ${status__gte}`,
        since ? gt(timesheets.submitted_at, since) : undefined,
      )
      const rows = await db
        .select({ id: timesheets.id })
        .from(timesheets)
        .where(where)
        .orderBy(desc(sql`lower(${timesheets.days})`), desc(timesheets.id))
        .limit(limit)
        .offset(offset)
      const reading = { db, config, user, now }
      return {
        data: await readSheets(
          reading,
          rows.map(({ id }) => id),
          details,
        ),
        total_records: await db.$count(timesheets, where),
        page: Math.floor(offset / limit) + 1,
      }
    },
  )

  routes.on(listShiftSuggestions, hoursWriter, async ({ db, params, now }) => {
    const terms = await oneTerms(db, params.id)
    const open = await db
      .select({
        start_date: sql<string>`lower(${timesheets.days})::text`,
        end_date: sql<string>`(upper(${timesheets.days}) - 1)::text`,
      })
      .from(timesheets)
      .where(and(eq(timesheets.connection_id, params.id), inArray(timesheets.status, [-1, 5])))
    const next = await nextDays(db, terms, now)
    const found = await Promise.all(
      [...open, ...(next ? [next] : [])].map((days) => suggestionsOf(db, terms, days, now)),
    )
    return found.flat()
  })

  routes.on(getTimesheetsStatus, hoursReaders, async ({ db, session: { user }, params, now }) => {
    const of = and(
      eq(timesheets.connection_id, params.id),
      isNull(timesheets.corrects_id),
      user.role === 'family' ? isNotNull(timesheets.submitted_at) : undefined,
    )
    const [counts] = await db
      .select({
        drafts: count(sql`case when ${timesheets.status} = -1 then 1 end`),
        submitted: count(sql`case when ${timesheets.status} >= 1 then 1 end`),
        unpaid: count(sql`case when ${timesheets.status} in (1, 6) then 1 end`),
        last: sql<string | null>`max(${timesheets.submitted_at})`,
      })
      .from(timesheets)
      .where(of)
    const terms = await oneTerms(db, params.id)
    const { drafts, submitted, unpaid, last } = counts!
    return {
      ...{ drafts, submitted, unpaid },
      last_submitted: last === null ? null : dayIn(terms.pay.zone, new Date(last)),
      next: user.id === terms.caregiver.id ? await nextDays(db, terms, now) : null,
    }
  })

  routes.on(
    listPaymentTimesheets,
    inViews(only('family', 'caregiver'), '/timesheets'),
    async ({ db, session: { user }, query }) => {
      const size = query.paginate_by ?? paymentTimecardsPageSize
      const page = query.page ?? 1
      const own = and(
        or(eq(connections.family_id, user.id), eq(connections.caregiver_id, user.id)),
        gte(timesheets.status, 1),
      )
      const isFamily = user.role === 'family'
      const other = isFamily ? connections.caregiver_id : connections.family_id
      const rows = await db
        .select({
          sheet: timesheets,
          person: users,
          invoice: invoices,
          paid_at: invoices.paid_at,
          start_date: sql<string>`lower(${timesheets.days})::text`,
          end_date: sql<string>`(upper(${timesheets.days}) - 1)::text`,
        })
        .from(timesheets)
        .innerJoin(connections, eq(connections.id, timesheets.connection_id))
        .innerJoin(users, eq(users.id, other))
        .leftJoin(
          invoices,
          and(eq(invoices.timesheet_id, timesheets.id), eq(invoices.revision, timesheets.revision)),
        )
        .where(own)
        .orderBy(desc(timesheets.submitted_at), desc(timesheets.id))
        .limit(size)
        .offset((page - 1) * size)
      const [all] = await db
        .select({ count: count() })
        .from(timesheets)
        .innerJoin(connections, eq(connections.id, timesheets.connection_id))
        .where(own)
      return {
        data: rows.map(({ sheet, person, invoice, paid_at, start_date, end_date }) => ({
          ...{ id: sheet.id, connection_id: sheet.connection_id, status: sheet.status },
          ...{ name: shortName(person), start_date, end_date, minutes: sheet.minutes ?? 0 },
          total: isFamily ? (invoice?.total_cents ?? 0) : gottenOf(sheet, invoice),
          paid_at: paid_at?.toISOString() ?? null,
          ...(isFamily && { invoice_status: invoice?.status ?? null }),
        })),
        total_records: all?.count ?? 0,
        page,
      }
    },
  )
}
