import { checkPayment, getInvoicePrice, payInvoice, type PaidInvoice } from '@homecare/sdk/payments'
import { newId } from '@homecare/sdk/kit'
import { invoiceTexts as words } from '@homecare/sdk/texts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { gathered } from '../db/gathered.ts'
import type { Deps } from '../deps/deps.ts'
import { nextActionOf, whyDeclined } from '../payments/declined.ts'
import { said, takingBy } from '../payments/failing.ts'
import type { SessionUser } from '../people/session.ts'
import { askAgain, giveUp } from '../provider/charges.ts'
import { refuse } from '../refusals/refuse.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { invoices } from '../tables/money/invoices.ts'
import { toldTo } from '../timesheets/family/invoiceHandlers.ts'
import { invoicesOf, paymentsOf } from '../timesheets/family/invoiceRows.ts'
import { ownInvoice } from '../timesheets/family/policies.ts'
import { beginOnce, type Press } from './begin.ts'
import { invoiceCharges } from './charges.ts'
import type { AttemptRow } from './settle.ts'
import { priceWithTip, refuseTip } from './tips.ts'

/** Sees by its own rows that a key was used: the provider is asked between. */
const paying = { ownsKey: true, limit: { name: 'pay', hits: 300, seconds: 3600 } } as const

/** Paying invoices. */
export function answerPaying(routes: Routes): void {
  routes.on(getInvoicePrice, ownInvoice, async ({ db, params: { id }, query, now }) => {
    const [invoice] = await db.select().from(invoices).where(eq(invoices.id, id))
    const tip = query.tip_cents ?? 0
    refuseTip(invoice!, tip)
    return (await priceWithTip(db, invoice!, tip, now)).price
  })

  routes.on(
    payInvoice,
    ownInvoice,
    async ({ deps, session: { user }, params, body, now, idempotencyKey }) => {
      const attempt = await pay({
        ...{ deps, familyId: user.id, invoiceId: params.id, methodId: body.card_id ?? null, now },
        ...{ tip: body.tip_cents ?? 0, expected: body.expected_total, key: idempotencyKey ?? newId() },
      })
      return told(deps, user, params.id, attempt)
    },
    paying,
  )

  routes.on(
    checkPayment,
    ownInvoice,
    async ({ db, deps, session: { user }, params: { id }, now }) => {
      const [open] = await db
        .select()
        .from(paymentAttempts)
        .where(
          and(
            eq(paymentAttempts.invoice_id, id),
            inArray(paymentAttempts.state, ['created', 'requires_action', 'processing']),
          ),
        )
      const attempt = open ? await askAgain(takingBy(deps), invoiceCharges(deps), open, now) : null
      return told(deps, user, id, attempt)
    },
    paying,
  )
}

/** Presses in a row that find each other's unconfirmed payment in the way. */
const rounds = 3

/** Pays an invoice, as one press asks for it. Null where there is nothing to pay. */
async function pay(press: Press): Promise<AttemptRow | null> {
  const { deps, now } = press
  for (let round = 1; ; round++) {
    const { next, attempt } = await beginOnce(press)
    if (next === 'nothing' || attempt === null) return attempt
    const taking = takingBy(deps)
    if (next === 'ask') return askAgain(taking, invoiceCharges(deps), attempt, now)
    if (round === rounds) throw refuse.conflict(words.underWay).because('under_way')
    await said(giveUp(taking, invoiceCharges(deps), attempt, now))
  }
}

/** An invoice as a payment has left it; one that was declined is said where the method was chosen. */
async function told(
  deps: Deps,
  user: SessionUser,
  invoiceId: number,
  attempt: AttemptRow | null,
): Promise<PaidInvoice> {
  if (attempt?.state === 'failed')
    throw refuse.invalid({ card_id: [whyDeclined(attempt)] }).because('declined')
  const { invoice, payment } = await standing(deps.db, `${invoiceId} ${attempt?.id ?? ''}`, {
    ...{ invoiceId, attemptId: attempt?.id ?? null },
  })
  return {
    ...toldTo(user, invoice!),
    payment: payment ?? null,
    next_action: attempt?.state === 'requires_action' ? await nextActionOf(deps, attempt) : null,
  }
}

/** How an invoice stands with one of its payments: many presses at once are told the same. */
const standing = gathered(
  async (db, _, [asked]: readonly { readonly invoiceId: number; readonly attemptId: string | null }[]) => {
    const { invoiceId, attemptId } = asked!
    const [invoice] = await invoicesOf(db, eq(invoices.id, invoiceId))
    const [payment] = attemptId === null ? [] : await paymentsOf(db, eq(paymentAttempts.id, attemptId))
    return { invoice, payment }
  },
)
