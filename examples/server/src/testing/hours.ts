import { and, eq, inArray, notExists, sql, type SQL } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { connections, connectionShifts, wageRates } from '../tables/hiring.ts'
import { timesheetExpenses, timesheetLines, timesheets } from '../tables/money/hours.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { moneyDeeds, paymentClaims } from '../tables/money/desk.ts'
import { paymentCustomers, paymentMethods } from '../tables/money/payments.ts'
import { providerObjects } from '../tables/money/provider.ts'
import { disputes, payouts, transfers } from '../tables/money/transfers.ts'
import { benefitUses, invoiceLines, invoices } from '../tables/money/invoices.ts'
import { clockRecords } from '../tables/shifts.ts'
import { actors } from './actors.ts'
import { agreedRate } from './agreedRate.ts'
import { connectionBetween } from './connectionBetween.ts'
import type { TestServer } from './testServer.ts'

/**
 * A connection of two who work together, paid 24.50 an hour since 5 October, by the clocks of Los Angeles. Of two people there is
 * one at a time: hours and rates that they had before are gone.
 */
export async function someWork(
  { db }: Pick<TestServer, 'db'>,
  {
    family = actors.family,
    caregiver = actors.caregiver,
    cents = 2450,
  }: { readonly family?: number; readonly caregiver?: number; readonly cents?: number | null } = {},
): Promise<number> {
  const { id } = await connectionBetween(
    { db },
    {
      ...{ family_id: family, caregiver_id: caregiver, hire_stage: 3, start_date: '2026-10-05' },
      tzid: 'America/Los_Angeles',
    },
  )
  await removeHours(db, eq(connections.id, id))
  await db.delete(wageRates).where(eq(wageRates.connection_id, id))
  if (cents !== null) await agreedRate(db, id, cents, family)
  return id
}

/** A visit that was planned and clocked, as instants. Answers the number of its clock. */
export async function clockedVisit(
  { db }: Pick<TestServer, 'db'>,
  connectionId: number,
  start: string,
  end: string,
  caregiver: number = actors.caregiver,
): Promise<number> {
  const [visit] = await db
    .insert(connectionShifts)
    .values({ connection_id: connectionId, start: new Date(start), end: new Date(end) })
    .returning({ id: connectionShifts.id })
  const [record] = await db
    .insert(clockRecords)
    .values({
      ...{ user_id: caregiver, visit_id: visit!.id, clock_in_place: 'there', clock_out_place: 'there' },
      ...{ clock_in_at: new Date(start), clock_out_at: new Date(end) },
    })
    .returning({ id: clockRecords.id })
  return record!.id
}

/** Takes the hours of connections out of a world, with what they cost. */
export async function removeHours(db: Db, where?: SQL): Promise<void> {
  const of = db.select({ id: connections.id }).from(connections).where(where)
  const sheets = db
    .select({ id: timesheets.id })
    .from(timesheets)
    .where(inArray(timesheets.connection_id, of))
  const billed = db.select({ id: invoices.id }).from(invoices).where(inArray(invoices.connection_id, of))
  await db.transaction(async (tx) => {
    await tx.delete(paymentClaims).where(inArray(paymentClaims.invoice_id, billed))
    await tx.delete(moneyDeeds).where(inArray(moneyDeeds.invoice_id, billed))
    await tx.delete(disputes).where(inArray(disputes.invoice_id, billed))
    const gone = await tx
      .delete(transfers)
      .where(inArray(transfers.invoice_id, billed))
      .returning({ payout: transfers.payout_ref, payee: transfers.payee_id })
    await removePayouts(tx, gone)
    const paid = await tx
      .delete(paymentAttempts)
      .where(inArray(paymentAttempts.invoice_id, billed))
      .returning({ ref: paymentAttempts.provider_ref, method: paymentAttempts.method_id })
    await removeCharges(
      tx,
      paid.flatMap(({ ref }) => ref ?? []),
    )
    await removePayers(
      tx,
      paid.map(({ method }) => method),
    )
    await tx.delete(benefitUses).where(inArray(benefitUses.invoice_id, billed))
    await tx.delete(invoiceLines).where(inArray(invoiceLines.invoice_id, billed))
    await tx.delete(invoices).where(inArray(invoices.connection_id, of))
    // What is handed in cannot be removed: it is taken back first.
    await tx.update(timesheets).set({ status: -1 }).where(inArray(timesheets.connection_id, of))
    await tx.delete(timesheetExpenses).where(inArray(timesheetExpenses.timesheet_id, sheets))
    await tx.delete(timesheetLines).where(inArray(timesheetLines.timesheet_id, sheets))
    for (const { id } of await tx
      .select({ id: timesheets.id })
      .from(timesheets)
      .where(inArray(timesheets.connection_id, of))
      .orderBy(timesheets.corrects_id))
      await tx.delete(timesheets).where(eq(timesheets.id, id))
  })
}

/** Takes out what the provider has of payments. */
async function removeCharges(tx: Tx, refs: readonly string[]): Promise<void> {
  if (refs.length === 0) return
  const intents = inArray(providerObjects.id, [...refs])
  const charges = tx
    .select({ id: providerObjects.id })
    .from(providerObjects)
    .where(
      and(
        eq(providerObjects.kind, 'charge'),
        inArray(sql`${providerObjects.body}->>'payment_intent'`, [...refs]),
      ),
    )
  await tx.delete(providerObjects).where(inArray(sql`${providerObjects.body}->>'source'`, charges))
  await tx.delete(providerObjects).where(inArray(providerObjects.id, charges))
  await tx.delete(providerObjects).where(intents)
}

/** Takes out the methods that were removed before, and those who have no other: the provider knows them no more. */
async function removePayers(tx: Tx, methods: readonly number[]): Promise<void> {
  if (methods.length === 0) return
  const gone = await tx
    .delete(paymentMethods)
    .where(
      and(
        inArray(paymentMethods.id, [...methods]),
        eq(paymentMethods.state, 'removed'),
        notExists(
          tx
            .select({ id: paymentAttempts.id })
            .from(paymentAttempts)
            .where(eq(paymentAttempts.method_id, paymentMethods.id)),
        ),
      ),
    )
    .returning({ user: paymentMethods.user_id })
  if (gone.length === 0) return
  await tx.delete(paymentCustomers).where(
    and(
      inArray(
        paymentCustomers.user_id,
        gone.map(({ user }) => user),
      ),
      notExists(
        tx
          .select({ id: paymentMethods.id })
          .from(paymentMethods)
          .where(eq(paymentMethods.user_id, paymentCustomers.user_id)),
      ),
    ),
  )
}

/** Takes out the deposits of those who were paid for these hours, but for those that pay others too. */
async function removePayouts(
  tx: Tx,
  gone: readonly { readonly payout: string | null; readonly payee: number }[],
): Promise<void> {
  const payees = [...new Set(gone.map(({ payee }) => payee))]
  if (payees.length === 0) return
  await tx
    .delete(payouts)
    .where(
      and(
        inArray(payouts.payee_id, payees),
        notExists(
          tx
            .select({ id: transfers.id })
            .from(transfers)
            .where(eq(transfers.payout_ref, payouts.provider_ref)),
        ),
      ),
    )
}
