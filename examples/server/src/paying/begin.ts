import { formatDollars, message } from '@homecare/sdk/kit'
import { invoiceTexts as words } from '@homecare/sdk/texts'
import { and, eq, inArray, or } from 'drizzle-orm'
import type { Db, Tx } from '../db/connect.ts'
import { gathered } from '../db/gathered.ts'
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

/** Invoices that a press of this process begins to pay right now: others wait for that. It decides nothing, the lock does. */
const beginning = new Map<string, Promise<unknown>>()

/**
 * Begins to pay an invoice (`beginPayment`). Of presses that come at once one is behind the lock, and the others look what came of
 * it: each of them behind the lock would hold a connection that the first one needs.
 */
export async function beginOnce(press: Press): Promise<Begun> {
  const name = `${press.familyId} ${press.invoiceId}`
  const other = beginning.get(name)
  if (other) {
    await other
    const attempt = await underWayAlready(press.deps.db, press)
    if (attempt) return { next: 'nothing', attempt }
  }
  const begun = press.deps.db.transaction((tx) => beginPayment(tx, press))
  const ended = begun.then(
    () => undefined,
    () => undefined,
  )
  beginning.set(name, ended)
  try {
    return await begun
  } finally {
    if (beginning.get(name) === ended) beginning.delete(name)
  }
}

/**
 * What a press finds done or under way already, by a statement that waits for nobody: null where it has to be looked at behind
 * the lock (`beginPayment`), which decides. Of many presses at once most need no more than this, and one statement is enough for
 * all that wait for the same beginning.
 */
async function underWayAlready(db: Db, press: Press): Promise<AttemptRow | null> {
  const { familyId, invoiceId, key } = press
  const found = await attemptsFound(db, String(invoiceId), { familyId, key })
  const own = found.find(({ family_id, client_key }) => family_id === familyId && client_key === key)
  if (own) return own.invoice_id === invoiceId && !isOpen(own) ? own : null
  const known = found.find(
    ({ invoice_id, state }) => invoice_id === invoiceId && live.some((one) => one === state),
  )
  return known && leavesItTo(press, known) ? known : null
}

/** The live attempts to pay an invoice, and those that were begun by the keys of whoever asks. */
const attemptsFound = gathered(
  (db, invoiceId, asked: readonly { readonly familyId: number; readonly key: string }[]) => {
    const isLive = and(
      eq(paymentAttempts.invoice_id, Number(invoiceId)),
      inArray(paymentAttempts.state, [...live]),
    )
    const isOwn = and(
      inArray(paymentAttempts.family_id, [...new Set(asked.map(({ familyId }) => familyId))]),
      inArray(paymentAttempts.client_key, [...new Set(asked.map(({ key }) => key))]),
    )
    return db.select().from(paymentAttempts).where(or(isOwn, isLive))
  },
)

/** Whether a press has nothing to do beside one that was there before: it is decided, or the same and still at it. */
const leavesItTo = ({ methodId, tip, now }: Pick<Press, 'methodId' | 'tip' | 'now'>, known: AttemptRow) =>
  !isOpen(known) || (isSame({ methodId, tip }, known) && isAtIt(known, now))

const isSame = ({ methodId, tip }: Pick<Press, 'methodId' | 'tip'>, known: AttemptRow): boolean =>
  known.tip_cents === tip && (methodId === null || known.method_id === methodId)

const live = ['created', 'requires_action', 'processing', 'succeeded'] as const

/**
 * Begins to pay an invoice, in a transaction that is committed before the provider is asked: the attempt of this press where there
 * is one, that of another press that is under way, else a new one.
 */
async function beginPayment(tx: Tx, press: Press): Promise<Begun> {
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
function joined(press: Press, known: AttemptRow): Begun {
  if (leavesItTo(press, known)) return { next: 'nothing', attempt: known }
  if (isSame(press, known)) return { next: 'ask', attempt: known }
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
