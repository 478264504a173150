import { dayIn, pacificTimeZone } from '@homecare/sdk/kit'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { ledgerAccounts, ledgerEntries, ledgerJournals } from '../tables/money/ledger.ts'
import { chart, merged, type AccountKind } from './chart.ts'
import type { Posting } from './postings.ts'

/**
 * Writes a journal, in the transaction of what has happened. Answers whether it did: one that is there already, by its kind and
 * ref, is left as it is, and one that moves nothing is none.
 */
export async function post(tx: Tx, posting: Posting, now: number): Promise<boolean> {
  const lines = merged(posting.lines)
  if (lines.length === 0) return false
  const posted_on = dayIn(pacificTimeZone, new Date(now))
  const { kind, ref, invoiceId: invoice_id, memo } = posting
  const [journal] = await tx
    .insert(ledgerJournals)
    .values({ posted_at: new Date(now), posted_on, kind, ref, invoice_id, memo })
    .onConflictDoNothing()
    .returning({ id: ledgerJournals.id })
  if (!journal) return false
  const accounts: number[] = []
  for (const { account, owner } of lines) accounts.push(await accountOf(tx, account, owner))
  await tx
    .insert(ledgerEntries)
    .values(
      lines.map(({ cents }, at) => ({ journal_id: journal.id, account_id: accounts[at]!, posted_on, cents })),
    )
  return true
}

/** Takes a journal back by one of its opposites; false where there is none to take back, or it was done. */
export async function reverse(
  tx: Tx,
  { kind, ref }: Pick<Posting, 'kind' | 'ref'>,
  as: string,
  now: number,
): Promise<boolean> {
  const [found] = await tx
    .select()
    .from(ledgerJournals)
    .where(and(eq(ledgerJournals.kind, kind), eq(ledgerJournals.ref, ref)))
  if (!found) return false
  const posted_on = dayIn(pacificTimeZone, new Date(now))
  const [journal] = await tx
    .insert(ledgerJournals)
    .values({
      ...{ posted_at: new Date(now), posted_on, kind: as, ref, reverses: found.id },
      invoice_id: found.invoice_id,
    })
    .onConflictDoNothing()
    .returning({ id: ledgerJournals.id })
  if (!journal) return false
  await tx.execute(sql`
    insert into ${ledgerEntries} (journal_id, account_id, posted_on, cents)
    select ${journal.id}, account_id, ${posted_on}, -cents from ${ledgerEntries} where journal_id = ${found.id}`)
  return true
}

/** What stands on an account: the sum of its entries. */
export async function balanceOf(db: Db | Tx, account: AccountKind, owner = 0): Promise<number> {
  const [row] = await db
    .select({ cents: sql<string>`coalesce(sum(${ledgerEntries.cents}), 0)` })
    .from(ledgerEntries)
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.account_id))
    .where(whichAccount(account, owner))
  return Number(row!.cents)
}

const whichAccount = (kind: AccountKind, owner: number) =>
  and(
    eq(ledgerAccounts.owner_kind, chart[kind]),
    eq(ledgerAccounts.owner_id, owner),
    eq(ledgerAccounts.kind, kind),
  )

/** The number of an account, which is made where there is none. */
async function accountOf(tx: Tx, kind: AccountKind, owner: number): Promise<number> {
  const find = () =>
    tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(whichAccount(kind, owner))
  const [known] = await find()
  if (known) return known.id
  const [made] = await tx
    .insert(ledgerAccounts)
    .values({ owner_kind: chart[kind], owner_id: owner, kind })
    .onConflictDoNothing()
    .returning({ id: ledgerAccounts.id })
  // Made by another meanwhile.
  return made?.id ?? (await find())[0]!.id
}
