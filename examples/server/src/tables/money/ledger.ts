import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { id, instant } from '../columns.ts'

/** Whose an account of the ledger is; of the platform the number is 0. */
export type LedgerOwner = 'family' | 'caregiver' | 'partner' | 'platform'

/**
 * The accounts of the ledger, made at first use. What stands on one is the sum of its entries, and never a column that two
 * payments fight for. Owners are named by number and without a reference: accounts outlive them.
 */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    id: id(),
    owner_kind: text('owner_kind').$type<LedgerOwner>().notNull(),
    owner_id: integer('owner_id').notNull(),
    kind: text('kind').notNull(),
  },
  (t) => [
    unique('ledger_accounts_one').on(t.owner_kind, t.owner_id, t.kind),
    check(
      'ledger_accounts_owner',
      sql`${t.owner_kind} in ('family', 'caregiver', 'partner', 'platform') and (${t.owner_kind} = 'platform') = (${t.owner_id} = 0)`,
    ),
  ],
)

/**
 * What happened to money: of one happening, by its kind and its `ref`, there is one journal however often it is told. The
 * database neither changes nor removes one, and refuses one whose entries do not add up to nothing (triggers of the
 * migration).
 */
export const ledgerJournals = pgTable(
  'ledger_journals',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    posted_at: instant('posted_at').notNull(),
    posted_on: date('posted_on').notNull(),
    kind: text('kind').notNull(),
    ref: text('ref').notNull(),
    invoice_id: integer('invoice_id'),
    /** The journal that this one takes back: each at most once. */
    reverses: bigint('reverses', { mode: 'number' }).unique('ledger_journals_reversed_once'),
    memo: text('memo').notNull().default(''),
  },
  (t) => [
    unique('ledger_journals_once').on(t.kind, t.ref),
    index('ledger_journals_invoice').on(t.invoice_id),
    check('ledger_journals_reverses', sql`${t.reverses} < ${t.id}`),
  ],
)

/** What a journal moves: cents, debits above zero and credits below. They are never changed nor removed. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    journal_id: bigint('journal_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerJournals.id, { onDelete: 'restrict' }),
    account_id: integer('account_id')
      .notNull()
      .references(() => ledgerAccounts.id, { onDelete: 'restrict' }),
    posted_on: date('posted_on').notNull(),
    cents: bigint('cents', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.journal_id, t.account_id] }),
    // The sum of an account, or of some days of it, is read from the index alone.
    index('ledger_entries_account').on(t.account_id, t.posted_on, t.cents),
    check('ledger_entries_cents', sql`${t.cents} <> 0`),
  ],
)
