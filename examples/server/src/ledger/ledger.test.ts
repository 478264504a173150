import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { emptyWorld } from '../testing/world.ts'
import { balanceOf, post, reverse } from './post.ts'
import { paymentSettled, providerFee } from './postings.ts'

const server = emptyWorld()
const now = Date.parse('2026-11-21T12:00:00Z')
const paid = (attempt = 'a', cents = 4900) => paymentSettled({ id: 7, familyId: 1 }, attempt, cents)
const inTx = <T>(work: Parameters<typeof server.db.transaction<T>>[0]) => server.db.transaction(work)

beforeEach(() => void server.change())

describe('a journal', () => {
  it('is written once of one happening, and moves what it says', async () => {
    expect(await inTx((tx) => post(tx, paid(), now))).toBe(true)
    expect(await inTx((tx) => post(tx, paid(), now + 1))).toBe(false)
    expect(await inTx((tx) => post(tx, providerFee(7, 'a', 172), now))).toBe(true)
    expect(await balanceOf(server.db, 'provider')).toBe(4728)
    expect(await balanceOf(server.db, 'provider_fees')).toBe(172)
    expect(await balanceOf(server.db, 'family_receivable', 1)).toBe(-4900)
    expect(await balanceOf(server.db, 'family_receivable', 2)).toBe(0)
  })
  it('that moves nothing is none', async () => {
    expect(await inTx((tx) => post(tx, paid('a', 0), now))).toBe(false)
  })
  it('is taken back by its opposite, once', async () => {
    await inTx((tx) => post(tx, paid(), now))
    const back = () => inTx((tx) => reverse(tx, paid(), 'payment_undone', now))
    expect([await back(), await back()]).toEqual([true, false])
    expect(await balanceOf(server.db, 'provider')).toBe(0)
    expect(await inTx((tx) => reverse(tx, paid('b'), 'payment_undone', now))).toBe(false)
  })
  it('is written once by many at the same time, in new accounts', async () => {
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, i) => inTx((tx) => post(tx, paid(i % 2 ? 'a' : 'b'), now))),
    )
    expect(all.filter(Boolean)).toHaveLength(2)
    expect(await balanceOf(server.db, 'provider')).toBe(9800)
  })
})

/** The constraint by which the database refuses statements of one transaction; null where it takes them. */
async function refusedBy(...statements: ReturnType<typeof sql>[]): Promise<string | null> {
  try {
    await server.db.transaction(async (tx) => {
      for (const one of statements) await tx.execute(one)
    })
    return null
  } catch (error) {
    const cause = (error as { cause?: { constraint?: string; message?: string } }).cause ?? error
    return (cause as { constraint?: string }).constraint ?? String(cause)
  }
}

describe('the database', () => {
  const journal = (ref: string, more = sql``, columns = sql``) => sql`
    insert into ledger_journals (posted_at, posted_on, kind, ref ${columns}) values (now(), '2026-11-21', 'x', ${ref} ${more})`
  const entry = (ref: string, account: string, cents: number) => sql`
    insert into ledger_entries (journal_id, account_id, posted_on, cents)
    select j.id, a.id, '2026-11-21', ${cents} from ledger_journals j, ledger_accounts a
    where j.ref = ${ref} and a.kind = ${account}`
  beforeEach(async () => {
    await inTx((tx) => post(tx, paid(), now))
  })

  it.each<[string, ReturnType<typeof sql>[], string | null]>([
    [
      'two that balance',
      [journal('n'), entry('n', 'provider', 5), entry('n', 'family_receivable', -5)],
      null,
    ],
    ['a journal without entries', [journal('n')], 'ledger_journal_balances'],
    ['one entry', [journal('n'), entry('n', 'provider', 5)], 'ledger_journal_balances'],
    [
      'entries that do not add up to nothing',
      [journal('n'), entry('n', 'provider', 5), entry('n', 'family_receivable', -4)],
      'ledger_journal_balances',
    ],
    ['an entry added later', [entry('a', 'provider', 5)], 'ledger_entries_journal_id_account_id_pk'],
    ['nothing moved', [journal('n'), entry('n', 'provider', 0)], 'ledger_entries_cents'],
    ['the same happening twice', [journal('n'), journal('n')], 'ledger_journals_once'],
    [
      'a journal that takes itself back',
      [journal('n', sql`, 999999`, sql`, reverses`)],
      'ledger_journals_reverses',
    ],
    ['a changed entry', [sql`update ledger_entries set cents = cents * 2`], 'ledger_is_append_only'],
    ['a removed entry', [sql`delete from ledger_entries`], 'ledger_is_append_only'],
    ['a changed journal', [sql`update ledger_journals set memo = 'x'`], 'ledger_is_append_only'],
    ['a removed journal', [sql`delete from ledger_journals`], 'ledger_is_append_only'],
    ['emptied entries', [sql`truncate ledger_entries`], 'ledger_is_append_only'],
    ['emptied journals', [sql`truncate ledger_journals cascade`], 'ledger_is_append_only'],
    [
      'the same account twice',
      [sql`insert into ledger_accounts (owner_kind, owner_id, kind) values ('platform', 0, 'provider')`],
      'ledger_accounts_one',
    ],
    [
      'an account of the platform’s with an owner',
      [sql`insert into ledger_accounts (owner_kind, owner_id, kind) values ('platform', 3, 'provider')`],
      'ledger_accounts_owner',
    ],
  ])('%s', async (_, statements, constraint) => {
    expect(await refusedBy(...statements)).toBe(constraint)
  })
})
