import type { LedgerOwner } from '../tables/money/ledger.ts'

/**
 * The chart of accounts: what each kind holds, and whose it is. Debits are above zero: what the product has or is owed stands
 * above it, what it owes below.
 */
export const chart = {
  /** What a family owes for its invoices. */
  family_receivable: 'family',
  /** What a family has good: its next invoice is less by it. */
  family_credit: 'family',
  /** Wages and tips, less what is withheld, that a caregiver has yet to get. */
  pay_due: 'caregiver',
  /** What a caregiver has spent for a family. */
  expenses_due: 'caregiver',
  /** What a partner owes for hours of its benefit. */
  partner_receivable: 'partner',
  /** Money that is with the payment provider. */
  provider: 'platform',
  /** Money that a bank has taken back while it is decided whose it is. */
  in_dispute: 'platform',
  /** What the payment provider keeps, and what banks charge for disputes. */
  provider_fees: 'platform',
  /** Withheld of wages, and owed to the authorities. */
  tax_withheld: 'platform',
  /** The employers' part, owed to the authorities. */
  tax_employer: 'platform',
  /** Federal unemployment tax. */
  tax_unemployment: 'platform',
  tax_state: 'platform',
  /** What the product earns. */
  fees: 'platform',
  memberships: 'platform',
  /** What was paid without the payment provider, by a check for example. */
  paid_outside: 'platform',
  /** What nobody will pay any more. */
  losses: 'platform',
} as const satisfies Readonly<Record<string, LedgerOwner>>

export type AccountKind = keyof typeof chart

/** A change of one account, in cents. `owner` is the number of whose it is; 0 for the platform. */
export interface Line {
  readonly account: AccountKind
  readonly owner: number
  readonly cents: number
}

/** The lines of a journal without those of nothing, each account once, in one order, so that no two postings wait for each other. */
export function merged(lines: readonly Line[]): Line[] {
  const sums = new Map<string, Line>()
  for (const { account, owner, cents } of lines) {
    const name = `${account}:${String(owner).padStart(12, '0')}`
    sums.set(name, { account, owner, cents: cents + (sums.get(name)?.cents ?? 0) })
  }
  return [...sums.entries()]
    .filter(([, { cents }]) => cents !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, line]) => line)
}
