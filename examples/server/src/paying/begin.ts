import { formatDollars, message } from '@homecare/sdk/kit'
import { invoiceTexts as words } from '@homecare/sdk/texts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { isAtIt, isOpen } from '../provider/charging.ts'
import { Refusal, refuse } from '../refusals/refuse.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { paymentMethods } from '../tables/money/payments.ts'
import { lockInvoice, type InvoiceRow } from './locking.ts'
import { bePaid, type AttemptRow } from './settle.ts'
import { priceWithTip, refuseTip } from './tips.ts'

/** A press of whoever pays. */
export interface Press {
  readonly deps: Deps
  readonly familyId: number
  readonly invoiceId: number
  readonly methodId: number | null
  readonly tip: number
  /** All that its payer has seen. */
  readonly expected: number
  /** The caller's key. */
  readonly key: string
  readonly now: number
}

/** What is next about a payment: the provider is asked, or an unconfirmed one is given up first, or nothing is left to do. */
interface Begun {
  readonly next: 'ask' | 'giveUp' | 'nothing'
  /** Null where there was nothing to pay. */
  readonly attempt: AttemptRow | null
}

const live = ['created', 'requires_action', 'processing', 'succeeded'] as const

/**
 * Begins to pay an invoice, in a transaction that is committed before the provider is asked: the attempt of this press where there
 * is one, that of another press that is under way, else a new one.
 */
export async function beginPayment(tx: Tx, press: Press): Promise<Begun> {
  const { deps, familyId, invoiceId, key, now, tip, expected } = press
  const { invoice, sheet } = await lockInvoice(tx, invoiceId)
  const attempts = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.invoice_id, invoiceId), inArray(paymentAttempts.state, [...live])))
  const [own] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.family_id, familyId), eq(paymentAttempts.client_key, key)))
  const known = own ?? attempts[0]
  if (own && own.invoice_id !== invoiceId) throw refuse.conflict(words.underWay)
  if (own) return { next: isOpen(own) ? 'ask' : 'nothing', attempt: own }
  if (known) return joined(press, known)
  if (invoice.status === 'paid') return { next: 'nothing', attempt: null }
  if (!['pending', 'owed'].includes(invoice.status)) throw refuse.conflict(words.notToPay)
  refuseTip(invoice, tip)
  const { price, tipTaxes } = await priceWithTip(tx, invoice, tip, now)
  if (price.total !== expected)
    throw new Refusal(409, message(words.totalChanged, { total: formatDollars(price.total) }), {
      current: price,
    }).because('total_changed')
  if (price.total === 0) {
    await bePaid(tx, deps, { invoice, sheet }, null, now)
    return { next: 'nothing', attempt: null }
  }
  const method = await methodOf(tx, invoice, press.methodId)
  const [attempt] = await tx
    .insert(paymentAttempts)
    .values({
      ...{ invoice_id: invoiceId, family_id: familyId, method_id: method, cents: price.total },
      ...{ tip_cents: tip, tip_taxes: tipTaxes, client_key: key, created_at: new Date(now) },
    })
    .returning()
  return { next: 'ask', attempt: attempt! }
}

/** Another press was there before: the same one is gone on with, and one that waits for its bank makes room for another. */
function joined({ methodId, tip, now }: Press, known: AttemptRow): Begun {
  if (!isOpen(known)) return { next: 'nothing', attempt: known }
  const isSame = known.tip_cents === tip && (methodId === null || known.method_id === methodId)
  if (isSame) return { next: isAtIt(known, now) ? 'nothing' : 'ask', attempt: known }
  if (known.state === 'created') throw refuse.conflict(words.underWay).because('under_way')
  return { next: 'giveUp', attempt: known }
}

/** The method that is named, or the default one; refused in words where it cannot pay. */
async function methodOf(tx: Tx, { family_id }: InvoiceRow, id: number | null): Promise<number> {
  const [method] = await tx
    .select({ id: paymentMethods.id })
    .from(paymentMethods)
    .where(
      and(
        eq(paymentMethods.user_id, family_id),
        eq(paymentMethods.purpose, 'pay'),
        eq(paymentMethods.state, 'verified'),
        id === null ? eq(paymentMethods.is_default, true) : eq(paymentMethods.id, id),
      ),
    )
  if (!method) throw refuse.invalid({ card_id: [id === null ? words.noMethod : words.methodGone] })
  return method.id
}
