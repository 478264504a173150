import { randomUUID } from 'node:crypto'
import { createPaymentsStandIn, memoryProviderStore, type Kept, type ProviderStore } from '@homecare/payments'
import { say, dayMs } from '@homecare/sdk/kit'
import { eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import { membershipCharged, membershipRefunded, paymentSettled, providerFee } from '../ledger/postings.ts'
import { post, reverse } from '../ledger/post.ts'
import { columnsOf } from '../payments/settleSetup.ts'
import { stripeProvider } from '../provider/stripeProvider.ts'
import { users } from '../tables/account.ts'
import { paymentAttempts } from '../tables/money/attempts.ts'
import { membershipRefunds } from '../tables/money/membershipRefunds.ts'
import { membershipPayments, memberships, type MembershipTerms } from '../tables/money/memberships.ts'
import { paymentCustomers, paymentMethods } from '../tables/money/payments.ts'
import { providerObjects } from '../tables/money/provider.ts'

/** An invoice that its family pays, at an instant in milliseconds. */
interface Payment {
  readonly invoiceId: number
  readonly number: string
  readonly familyId: number
  readonly cents: number
  readonly at: number
}

/** A membership that a family pays for, and that is given back and does not arrive. Instants in milliseconds. */
interface LostRefund {
  readonly familyId: number
  readonly terms: MembershipTerms
  readonly paidAt: number
  readonly givenBackAt: number
  readonly failedAt: number
}

/** Where the demo world pays what is paid in it. */
export interface Till {
  /** An attempt that has come, in the ledger and with the provider. */
  pay(payment: Payment): Promise<void>
  /** A membership that has ended, of whose payment all was given back and came back to us, in the ledger and with the provider. */
  lose(lost: LostRefund): Promise<void>
  /** Writes what the provider holds of it. Nothing is paid any more. */
  close(): Promise<void>
}

interface Payer {
  readonly customer: string
  readonly methodId: number
  readonly card: string
}

/** Since how long before the world's end those who pay are known to the provider. */
const knownSince = 90 * dayMs
/** What nobody outside of this file asks with. */
const keys = { secretKey: 'sk_test_seed', publishableKey: 'pk_test_seed', webhookSecret: 'whsec_seed' }

/**
 * A till that charges cards of the provider's stand-in, as paying does: so staff find each payment by its name there, and can give it
 * back. The cards are removed at the world's end, `until`: whoever tries the demo adds one of their own. What the provider tells of
 * all that was told long ago.
 */
export function openTill(tx: Tx, until: number): Till {
  const { store, kept } = recording(memoryProviderStore())
  let clock = until
  const standIn = createPaymentsStandIn({
    ...{ ...keys, store, now: () => clock },
    deliver: async () => true,
    log: (message, error) => console.error(message, error),
  })
  const provider = stripeProvider({ ...keys, driver: 'embedded', now: () => clock, fetch: standIn.fetch })
  const payers = new Map<number, Payer>()

  async function payerOf(familyId: number): Promise<Payer> {
    const known = payers.get(familyId)
    if (known) return known
    clock = until - knownSince
    const created_at = new Date(clock)
    const [user] = await tx.select().from(users).where(eq(users.id, familyId))
    const { email, first_name, last_name } = user!
    const attempt = randomUUID()
    const customer = await provider.customer(attempt, {
      ...{ userId: familyId, email, name: `${first_name} ${last_name}`.trim() },
    })
    await tx
      .insert(paymentCustomers)
      .values({ user_id: familyId, attempt, provider_ref: customer, created_at })
    const setup = await provider.beginSetup(randomUUID(), { customer, kind: 'card', verify: 'instant' })
    await standIn.fetch(`https://api.stripe.com/v1/setup_intents/${setup.ref}/confirm`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${keys.publishableKey}` },
      body: new URLSearchParams({ client_secret: setup.clientSecret, payment_method: 'pm_card_visa' }),
    })
    const found = await provider.readMethod(setup.ref)
    const [method] = await tx
      .insert(paymentMethods)
      .values({
        ...{ user_id: familyId, kind: 'card', purpose: 'pay', setup_ref: setup.ref, created_at },
        ...columnsOf(found, clock),
      })
      .returning()
    const payer = { customer, methodId: method!.id, card: method!.provider_ref! }
    payers.set(familyId, payer)
    return payer
  }

  return {
    async pay({ invoiceId, number, familyId, cents, at }) {
      const { customer, methodId, card } = await payerOf(familyId)
      clock = at
      const id = randomUUID()
      const { ref, feeCents } = await provider.charge(id, {
        ...{ customer, method: card, kind: 'card', cents, attempt: id, present: true },
        ...{ group: `invoice-${invoiceId}`, description: `Invoice ${number}` },
      })
      await tx.insert(paymentAttempts).values({
        ...{ id, invoice_id: invoiceId, family_id: familyId, method_id: methodId, cents },
        ...{ client_key: id, provider_ref: ref, state: 'succeeded' },
        ...{ created_at: new Date(at), decided_at: new Date(at) },
      })
      await post(tx, paymentSettled({ id: invoiceId, familyId }, id, cents), at)
      if (feeCents !== null) await post(tx, providerFee(invoiceId, id, feeCents), at)
    },
    async lose({ familyId, terms, paidAt, givenBackAt, failedAt }) {
      const { customer, methodId, card } = await payerOf(familyId)
      const { price_cents: cents } = terms
      clock = paidAt
      const id = randomUUID()
      const { ref: charge, feeCents } = await provider.charge(id, {
        ...{ customer, method: card, kind: 'card', cents, attempt: id, present: true },
        ...{ group: `membership-${familyId}`, description: `Membership ${say('en', terms.name)}` },
      })
      const [membership] = await tx
        .insert(memberships)
        .values({
          ...{ ...terms, family_id: familyId, state: 'ended' },
          ...{ started_at: new Date(paidAt), ended_at: new Date(givenBackAt) },
        })
        .returning({ id: memberships.id })
      await tx.insert(membershipPayments).values({
        ...{ id, family_id: familyId, membership_id: membership!.id, method_id: methodId, terms, cents },
        ...{ purpose: 'start', client_key: id, provider_ref: charge, state: 'succeeded' },
        ...{ created_at: new Date(paidAt), decided_at: new Date(paidAt) },
      })
      await post(tx, membershipCharged(id, cents), paidAt)
      if (feeCents !== null) await post(tx, providerFee(null, id, feeCents), paidAt)
      clock = givenBackAt
      const { ref } = await provider.refund(randomUUID(), { charge, cents, id: 'at the desk' })
      await post(tx, membershipRefunded(id, ref, cents), givenBackAt)
      clock = failedAt
      await standIn.controls.refundFailed(ref)
      const { failure } = await provider.readRefund(ref)
      await reverse(tx, { kind: 'membership_refunded', ref }, 'membership_refund_failed', failedAt)
      await tx.insert(membershipRefunds).values({
        ...{ provider_ref: ref, payment_id: id, cents, state: 'failed', failure },
        ...{ made_at: new Date(givenBackAt), failed_at: new Date(failedAt) },
      })
    },
    async close() {
      clock = until
      const gone = new Date(until)
      for (const { methodId, card } of payers.values()) {
        await provider.detach(card)
        await tx
          .update(paymentMethods)
          .set({ state: 'removed', is_default: false, removed_at: gone, detached_at: gone })
          .where(eq(paymentMethods.id, methodId))
      }
      const rows = [...kept.values()].map(({ dueAt, ...one }) => ({
        ...one,
        due_at: dueAt === null ? null : new Date(dueAt),
      }))
      if (rows.length > 0) await tx.insert(providerObjects).values(rows)
    },
  }
}

/** A store of which is known what it holds, in the order in which it came: without the answers that are kept for those who ask twice. */
function recording(store: ProviderStore): {
  readonly store: ProviderStore
  readonly kept: Map<string, Kept>
} {
  const kept = new Map<string, Kept>()
  return {
    kept,
    store: {
      ...store,
      transaction: (key, work) =>
        store.transaction(key, (own) =>
          work({
            ...own,
            async put(one) {
              if (one.kind !== 'idempotency') kept.set(one.id, structuredClone(one))
              await own.put(one)
            },
            async remove(id) {
              kept.delete(id)
              await own.remove(id)
            },
          }),
        ),
    },
  }
}
