import type { DeskPerson, MoneyDeed, MoneyJournal, MoneyRecord } from '@homecare/sdk/moneyDesk'
import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { Config } from '../config/config.ts'
import type { Db } from '../db/connect.ts'
import { fullName } from '../people/person.ts'
import { refuse } from '../refusals/refuse.ts'
import { users } from '../tables/account.ts'
import { connections } from '../tables/hiring.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { moneyDeeds } from '../tables/money/desk.ts'
import { invoices } from '../tables/money/invoices.ts'
import { ledgerAccounts, ledgerEntries, ledgerJournals } from '../tables/money/ledger.ts'
import { paymentMethods } from '../tables/money/payments.ts'
import { disputes, transfers } from '../tables/money/transfers.ts'
import { claimsOf, invoiceDetail } from '../timesheets/family/invoiceRows.ts'
import { judged } from './facts.ts'

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null

/** All that there is of a payment, by the number of its invoice. */
export async function recordOf(
  db: Db,
  config: Pick<Config, 'refundTwoPeopleAboveCents'>,
  invoiceId: number,
): Promise<MoneyRecord> {
  const [found] = await db
    .select({ connection: connections, family: users })
    .from(invoices)
    .innerJoin(connections, eq(connections.id, invoices.connection_id))
    .innerJoin(users, eq(users.id, invoices.family_id))
    .where(eq(invoices.id, invoiceId))
  if (!found) throw refuse.notFound()
  const [caregiver] = await db.select().from(users).where(eq(users.id, found.connection.caregiver_id))
  const { family } = found
  // One after the other: it may be read in a transaction.
  const invoice = await invoiceDetail(db, invoiceId)
  const { facts } = await judged(db, invoiceId)
  const attempts = await db
    .select({ attempt: paymentAttempts, method: paymentMethods })
    .from(paymentAttempts)
    .innerJoin(paymentMethods, eq(paymentMethods.id, paymentAttempts.method_id))
    .where(eq(paymentAttempts.invoice_id, invoiceId))
    .orderBy(desc(paymentAttempts.created_at))
  const [transfer] = await db.select().from(transfers).where(eq(transfers.invoice_id, invoiceId))
  const bank = await db
    .select()
    .from(disputes)
    .where(eq(disputes.invoice_id, invoiceId))
    .orderBy(desc(disputes.opened_at))
  const claims = await claimsOf(db, invoiceId)
  const deeds = await deedsOf(db, invoiceId)
  const journals = await journalsOf(db, eq(ledgerJournals.invoice_id, invoiceId))
  return {
    invoice,
    family: { id: family.id, name: fullName(family), email: family.email },
    caregiver: { id: caregiver!.id, name: fullName(caregiver!) },
    ...{ facts, claims, deeds, journals, two_people_above: config.refundTwoPeopleAboveCents },
    payments: attempts.map(({ attempt, method: { kind, brand, bank_name, last4 } }) => ({
      ...{ id: attempt.id, ref: attempt.provider_ref, state: attempt.state, cents: attempt.cents },
      ...{ kind, brand, bank_name, last4: last4 ?? '', failure: attempt.failure },
      created_at: attempt.created_at.toISOString(),
    })),
    transfer: transfer
      ? {
          ...{ id: transfer.id, ref: transfer.provider_ref, payout: transfer.payout_ref },
          ...{ state: transfer.state, cents: transfer.cents, failure: transfer.failure },
          ...{ held_at: iso(transfer.held_at), next_at: transfer.next_at.toISOString() },
        }
      : null,
    disputes: bank.map(({ provider_ref: ref, cents, state, opened_at, due_at }) => ({
      ...{ ref, cents, state },
      ...{ opened_at: opened_at.toISOString(), due_at: iso(due_at) },
    })),
  }
}

/** What staff have done about a payment, or somebody at the provider's desk, the newest first. */
async function deedsOf(db: Db, invoiceId: number): Promise<MoneyDeed[]> {
  const rows = await db
    .select()
    .from(moneyDeeds)
    .where(eq(moneyDeeds.invoice_id, invoiceId))
    .orderBy(desc(moneyDeeds.proposed_at), desc(moneyDeeds.id))
  const people = await deskPeople(db, rows)
  return rows.map(({ proposed_by, proposed_at, decided_by, decided_at, ...deed }) => ({
    ...{ id: deed.id, kind: deed.kind, state: deed.state, cents: deed.cents, reason: deed.reason },
    ...{ words: deed.words, failure: deed.failure, note: deed.note },
    proposed_by: proposed_by === null ? null : people.get(proposed_by)!,
    proposed_at: proposed_at.toISOString(),
    decided_by: decided_by === null ? null : people.get(decided_by)!,
    decided_at: iso(decided_at),
  }))
}

/** Those of staff who proposed or decided something, by their numbers. */
export async function deskPeople(
  db: Db,
  deeds: readonly { readonly proposed_by: number | null; readonly decided_by: number | null }[],
): Promise<ReadonlyMap<number, DeskPerson>> {
  const ids = deeds
    .flatMap(({ proposed_by, decided_by }) => [proposed_by, decided_by])
    .filter((id) => id !== null)
  if (ids.length === 0) return new Map()
  const people = await db
    .select()
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]))
  return new Map(people.map((one) => [one.id, { id: one.id, name: fullName(one) }]))
}

/** What the ledger says of something, in the order in which it happened. */
export async function journalsOf(db: Db, which: SQL | undefined): Promise<MoneyJournal[]> {
  const rows = await db
    .select({ journal: ledgerJournals, account: ledgerAccounts, cents: ledgerEntries.cents })
    .from(ledgerJournals)
    .innerJoin(ledgerEntries, eq(ledgerEntries.journal_id, ledgerJournals.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(which)
    .orderBy(asc(ledgerJournals.id), desc(ledgerEntries.cents), asc(ledgerAccounts.kind))
  const found = new Map<number, MoneyJournal>()
  for (const { journal, account, cents } of rows) {
    const { id, kind, posted_at } = journal
    const known = found.get(id) ?? { id, kind, posted_at: posted_at.toISOString(), lines: [] }
    const line = { account: account.kind, owner: account.owner_id, cents }
    found.set(id, { ...known, lines: [...known.lines, line] })
  }
  return [...found.values()]
}
