import { createHash } from 'node:crypto'
import { FIRST_FAMILY_ID } from '@homecare/demo-world/ground/accounts'
import { demoMemberships } from '@homecare/demo-world/office/memberships'
import { dayIn, instantIn, pacificTimeZone } from '@homecare/sdk/kit'
import { mileageRate } from '@homecare/sdk/payroll'
import { expenseCents } from '@homecare/sdk/timesheets'
import type { WeekOfHours } from '@homecare/demo-world/families/hours'
import { and, asc, desc, eq } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { Tx } from '../db/connect.ts'
import { transferSent } from '../ledger/postings.ts'
import { post } from '../ledger/post.ts'
import { owePay } from '../paying/owePay.ts'
import { users } from '../tables/account.ts'
import { timesheetExpenses, timesheetLines, timesheets, timesheetTasks } from '../tables/money/hours.ts'
import { invoices } from '../tables/money/invoices.ts'
import { paymentClaims } from '../tables/money/desk.ts'
import { payouts, transfers } from '../tables/money/transfers.ts'
import { clocksWithin } from '../timesheets/family/rows/clocked.ts'
import { openSheet } from '../timesheets/family/rows/editing.ts'
import { noteSheet } from '../timesheets/family/rows/events.ts'
import { returnSheet } from '../timesheets/family/invoiceHandlers.ts'
import { contentOf, lockedSheet, type SheetRow } from '../timesheets/family/rows/sheetRows.ts'
import { billSheet, voidSheet } from '../timesheets/family/submitting.ts'
import { oneTerms, type ConnectionTerms } from '../timesheets/family/rows/terms.ts'
import { openTill, type Till } from './seedPayments.ts'

const hour = 3_600_000
const day = 24 * hour
/** Who left a membership: a family of the demo that nobody signs in as. */
const formerMember = FIRST_FAMILY_ID + 9

/** By the rules of the product, and with no letters: what is told of hours was told long ago. */
const config: Pick<Config, 'feeBasisPoints' | 'receiptAboveCents'> = {
  feeBasisPoints: 0,
  receiptAboveCents: 2500,
}

/**
 * The hours of the demo world: written from its clocks, and then brought as far as each has come by what the product itself
 * does. `until` is the last instant of the world.
 */
export async function seedHours(tx: Tx, weeks: readonly WeekOfHours[], until: number): Promise<void> {
  const till = openTill(tx, until)
  for (const week of weeks) {
    const terms = await oneTerms(tx, week.connection_id)
    const sheet = await begin(tx, terms, week)
    if (sheet) await bringOn(tx, { terms, week, sheet, till, until })
  }
  if ((await tx.$count(users, eq(users.id, formerMember))) > 0) await till.lose(lostRefund(until))
  await till.close()
}

/** A family left its membership, and its bank did not take the money that it got back: this waits for the staff. */
function lostRefund(until: number): Parameters<Till['lose']>[0] {
  const { id, name, benefits, price_cents, interval, advisor_calls = false } = demoMemberships[0]!
  const [paidAt, givenBackAt] = [until - 24 * day, until - 9 * day]
  const [period_start, renews_on] = [paidAt, paidAt + 30 * day].map((at) =>
    dayIn(pacificTimeZone, new Date(at)),
  )
  return {
    ...{ familyId: formerMember, paidAt, givenBackAt, failedAt: until - 3 * day },
    terms: {
      ...{ tier: id, name, benefits, price_cents, interval, advisor_calls, fee_basis_points: null },
      ...{ period_start: period_start!, renews_on: renews_on!, anchor_on: period_start! },
    },
  }
}

/** A draft with the hours that were clocked and what was spent; null where nobody was there. */
async function begin(tx: Tx, terms: ConnectionTerms, week: WeekOfHours): Promise<SheetRow | null> {
  const { start_date, end_date, connection_id, caregiver_id } = week
  const zone = terms.pay.zone
  const from = instantIn(zone, start_date, '00:00')!
  const over = new Date(from.getTime() + 7 * day + hour)
  const clocks = (await clocksWithin(tx, terms, from, over)).filter(({ record }) => {
    const begun = record.clock_in_at.getTime()
    return begun >= from.getTime() && begun < instantIn(zone, end_date, '23:59')!.getTime()
  })
  const last = clocks.at(-1)
  if (!last) return null
  const created_at = last.record.clock_out_at!
  const [row] = await tx
    .insert(timesheets)
    .values({
      ...{ connection_id, tzid: zone, days: `[${start_date},${end_date}]` },
      ...{ note: week.note, created_at },
    })
    .returning({ id: timesheets.id })
  const id = row!.id
  await tx.insert(timesheetLines).values(
    clocks.map(({ record }) => ({
      ...{ timesheet_id: id, caregiver_id, source: 'clock' as const, clock_record_id: record.id },
      ...{ start_at: record.clock_in_at, end_at: record.clock_out_at! },
    })),
  )
  const expenses = week.expenses.map(({ weekDay, note, stored_as, ...spent }) => {
    const on = new Date(Date.parse(start_date) + weekDay * day).toISOString().slice(0, 10)
    return {
      ...{ timesheet_id: id, kind: spent.kind, day: on, note, created_at },
      cents: expenseCents({ day: on, ...spent, ...(spent.cents && { amount: spent.cents }) })!,
      ...(spent.miles_tenths && {
        ...{ miles_tenths: spent.miles_tenths, rate_tenths_of_cent: mileageRate(on) },
      }),
      ...(stored_as && { stored_as, media_type: 'image/jpeg' }),
    }
  })
  if (expenses.length > 0) await tx.insert(timesheetExpenses).values(expenses)
  await tx
    .insert(timesheetTasks)
    .values(week.tasks.map((title, position) => ({ timesheet_id: id, position, title })))
  await noteSheet(tx, { id, revision: 1 }, { action: 'start', by: caregiver_id, now: created_at.getTime() })
  return lockedSheet(tx, connection_id, id)
}

interface Begun {
  readonly terms: ConnectionTerms
  readonly week: WeekOfHours
  readonly sheet: SheetRow
  readonly till: Till
  readonly until: number
}

/** Brings a draft as far as its week has come: a step some hours after the other, and none after the world's end. */
async function bringOn(tx: Tx, { terms, week, sheet: draft, till, until }: Begun): Promise<void> {
  const { state, connection_id, caregiver_id, family_id, reason, claim } = week
  const { id, created_at } = draft
  let now = created_at.getTime()
  const later = (hours: number) => (now = Math.min(now + hours * hour, until))
  const handIn = async () => {
    const row = await openSheet(tx, connection_id, id, caregiver_id, later(12))
    await billSheet(tx, { row, terms, config, by: caregiver_id, now })
  }
  const sheet = () => lockedSheet(tx, connection_id, id)
  const lastLine = async () => (await contentOf(tx, [id])).lines.at(-1)!
  if (state === 'draft') return
  await handIn()
  if (state === 'takenBack') await voidSheet(tx, await sheet(), caregiver_id, later(2))
  if (state === 'sentBack' || state === 'mended') {
    const lines = [(await lastLine()).id]
    await returnSheet(tx, await sheet(), { by: family_id, reason, note: '', lines, now: later(20) })
  }
  if (state === 'mended') {
    await openSheet(tx, connection_id, id, caregiver_id, later(3))
    const { id: line, end_at } = await lastLine()
    await tx
      .update(timesheetLines)
      .set({ end_at: new Date(end_at.getTime() - hour / 4), source: 'typed' })
      .where(eq(timesheetLines.id, line))
    await handIn()
  }
  if (state === 'paid') {
    const paid_at = new Date(later(30))
    const [invoice] = await tx
      .select({ id: invoices.id, number: invoices.number, total: invoices.total_cents })
      .from(invoices)
      .where(and(eq(invoices.timesheet_id, id), eq(invoices.status, 'pending')))
      .orderBy(desc(invoices.revision), asc(invoices.id))
    await tx
      .update(invoices)
      .set({ status: 'paid', paid_at, decided_at: paid_at })
      .where(eq(invoices.id, invoice!.id))
    await tx.update(timesheets).set({ status: 4 }).where(eq(timesheets.id, id))
    const { id: invoiceId, number, total } = invoice!
    if (total > 0) await till.pay({ invoiceId, number, familyId: family_id, cents: total, at: now })
    await seedDeposit(tx, { invoiceId, caregiverId: caregiver_id }, later(2 * 24), until)
    if (claim)
      await tx
        .insert(paymentClaims)
        .values({ invoice_id: invoiceId, reason: claim, opened_at: new Date(later(4 * 24)) })
  }
}

/** The pay of hours that were paid is in their caregiver's account some days later. */
async function seedDeposit(
  tx: Tx,
  { invoiceId, caregiverId }: { readonly invoiceId: number; readonly caregiverId: number },
  paid: number,
  until: number,
): Promise<void> {
  await owePay(tx, { invoiceId, payeeId: caregiverId }, paid)
  const of = eq(transfers.invoice_id, invoiceId)
  const [owed] = await tx.select().from(transfers).where(of)
  if (!owed) return
  const { id, cents, expenses_cents: expenses } = owed
  const at = new Date(Math.min(paid + 2 * day, until))
  const mark = createHash('sha256').update(`deposit ${invoiceId}`).digest('hex').slice(0, 24)
  const payout = `po_${mark}`
  await tx.insert(payouts).values({
    ...{ provider_ref: payout, payee_id: caregiverId, cents, state: 'paid' },
    ...{ arrives_on: at.toISOString().slice(0, 10), created_at: new Date(paid), decided_at: at },
  })
  await tx
    .update(transfers)
    .set({
      state: 'deposited',
      provider_ref: `tr_${mark}`,
      payout_ref: payout,
      sent_at: new Date(paid),
      deposited_at: at,
    })
    .where(of)
  await post(tx, transferSent(invoiceId, caregiverId, id, { cents, expenses }), paid)
}
