import {
  cardExpiry,
  verifyStanding,
  type BankAccount,
  type MethodPurpose,
  type PaymentCard,
} from '@homecare/sdk/payments'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { users } from '../tables/account.ts'
import { paymentMethods } from '../tables/money/payments.ts'

export type MethodRow = typeof paymentMethods.$inferSelect

/** What is shown of somebody's: all but what was begun only, and what is removed. */
const shown = ['pending', 'verified', 'failed'] as const

export function methodsOf(
  db: Db | Tx,
  userId: number,
  purpose: MethodPurpose,
  kind?: MethodRow['kind'],
): Promise<MethodRow[]> {
  const own = and(
    eq(paymentMethods.user_id, userId),
    eq(paymentMethods.purpose, purpose),
    inArray(paymentMethods.state, [...shown]),
    kind && eq(paymentMethods.kind, kind),
  )
  return db
    .select()
    .from(paymentMethods)
    .where(own)
    .orderBy(desc(paymentMethods.is_default), asc(paymentMethods.id))
}

export const cardOf = (row: MethodRow, now: number): PaymentCard => ({
  id: row.id,
  default: row.is_default,
  brand: row.brand,
  last4: row.last4 ?? '',
  exp_month: row.exp_month,
  exp_year: row.exp_year,
  expiry: cardExpiry(row, new Date(now).toISOString().slice(0, 10)),
})

export function accountOf(row: MethodRow, now: number): BankAccount {
  const account = accountColumns(row)
  return { ...account, standing: verifyStanding(account, now) }
}

const accountColumns = (row: MethodRow) => ({
  id: row.id,
  purpose: row.purpose,
  bank_name: row.bank_name,
  account_type: row.account_type,
  last4: row.last4 ?? '',
  state: row.state,
  verified: row.state === 'verified',
  default: row.is_default,
  verify_by: row.verify_by,
  arrives_at: row.arrives_at?.toISOString() ?? null,
  verify_until: row.verify_until?.toISOString() ?? null,
  tries_left: row.tries_left,
  failure: row.failure,
  agreed_at: row.mandate?.agreed_at ?? null,
})

/** Locks somebody's methods: two presses come one after the other. */
export async function lockMethods(tx: Tx, userId: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

/** Makes a method the one that counts. It has to be verified. */
export async function makeDefault(tx: Tx, { id, user_id, purpose }: MethodRow): Promise<void> {
  const others = and(
    eq(paymentMethods.user_id, user_id),
    eq(paymentMethods.purpose, purpose),
    eq(paymentMethods.is_default, true),
  )
  await tx.update(paymentMethods).set({ is_default: false }).where(others)
  await tx.update(paymentMethods).set({ is_default: true }).where(eq(paymentMethods.id, id))
}

/** Makes a verified one the default where there is none: the one given, else the one that was there first. */
export async function keepDefault(
  tx: Tx,
  userId: number,
  purpose: MethodPurpose,
  given?: MethodRow,
): Promise<void> {
  const all = await methodsOf(tx, userId, purpose)
  if (all.some(({ is_default }) => is_default)) return
  const next =
    all.find(({ id, state }) => id === given?.id && state === 'verified') ??
    all.find(({ state }) => state === 'verified')
  if (next) await makeDefault(tx, next)
}
