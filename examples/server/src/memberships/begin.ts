import { formatDollars, message } from '@homecare/sdk/kit'
import { purchaseOf, renewalOf } from '@homecare/sdk/memberships'
import { membershipTexts as words } from '@homecare/sdk/texts'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { lockUser } from '../people/lockUser.ts'
import { isAtIt, isOpen } from '../provider/charging.ts'
import { Refusal, refuse } from '../refusals/refuse.ts'
import { membershipPayments, type MembershipTerms } from '../tables/money/memberships.ts'
import {
  livePayment,
  livingMembership,
  payingCards,
  renewedTerms,
  termsOf,
  type MembershipPaymentRow,
  type MembershipRow,
} from './rows.ts'
import { haveTerms } from './settle.ts'
import { membershipDay } from './today.ts'

/** A press of whoever buys, changes or pays a membership. */
interface Press {
  readonly deps: Deps
  readonly familyId: number
  readonly deed: 'start' | 'upgrade' | 'due'
  /** None where what is due is paid. */
  readonly tier: string | null
  readonly cardId: number | null
  /** The price that its buyer has seen. */
  readonly expected: number
  /** The caller's key. */
  readonly key: string
  readonly now: number
}

/** What is next about a payment: the provider is asked, or nothing is left to do. */
interface Begun {
  readonly next: 'ask' | 'nothing'
  /** Null where there was nothing to pay. */
  readonly payment: MembershipPaymentRow | null
}

/**
 * Begins to pay for a membership, in a transaction that is committed before the provider is asked: the payment of this press
 * where there is one, that of another press which is under way, else a new one.
 */
export async function beginPurchase(tx: Tx, press: Press): Promise<Begun> {
  const { deps, familyId, deed, key, now } = press
  await lockUser(tx, familyId)
  const [own] = await tx
    .select()
    .from(membershipPayments)
    .where(and(eq(membershipPayments.family_id, familyId), eq(membershipPayments.client_key, key)))
  if (own) return { next: isOpen(own) ? 'ask' : 'nothing', payment: own }
  const live = await livePayment(tx, familyId)
  if (live) return joined(press, live)
  const membership = await livingMembership(tx, familyId)
  const { terms, due } = dealOf(press, membership)
  if (due !== press.expected)
    throw new Refusal(409, message(words.priceChanged, { total: formatDollars(due) }), {
      current: { due_cents: due },
    }).because('price_changed')
  if (due === 0) {
    await haveTerms(tx, deps, { familyId, membership, terms, purpose: deed, now })
    return { next: 'nothing', payment: null }
  }
  const cards = await payingCards(tx, familyId)
  const card = press.cardId === null ? cards[0] : cards.find(({ id }) => id === press.cardId)
  if (!card) throw refuse.invalid({ card_id: [press.cardId === null ? words.noCard : words.cardGone] })
  const [payment] = await tx
    .insert(membershipPayments)
    .values({
      ...{ family_id: familyId, membership_id: membership?.id ?? null, method_id: card.id },
      ...{ purpose: deed, terms, cents: due, client_key: key, created_at: new Date(now) },
    })
    .returning()
  return { next: 'ask', payment: payment! }
}

/** Another press was there before: the same one is gone on with, and another thing waits. */
function joined({ deed, tier, now }: Press, live: MembershipPaymentRow): Begun {
  const isSame = live.purpose === deed && (tier === null || live.terms.tier === tier)
  if (!isSame) throw refuse.conflict(words.underWay).because('under_way')
  return { next: isOpen(live) && !isAtIt(live, now) ? 'ask' : 'nothing', payment: live }
}

/** What the family would have, and what that costs today; refused in words where it cannot be had. */
function dealOf(
  { deps, deed, tier: id, now }: Press,
  membership: MembershipRow | null,
): { readonly terms: MembershipTerms; readonly due: number } {
  const today = membershipDay(now)
  if (deed === 'due') {
    const due = membership?.state === 'past_due' ? renewalOf(membership, today) : null
    if (!membership || !due) throw refuse.conflict(words.notDue).because('not_due')
    return { terms: renewedTerms(membership, due), due: due.due_cents }
  }
  const tier = deps.config.membershipTiers.find((one) => one.id === id)
  if (!tier) throw refuse.notFound()
  const found = purchaseOf(tier, membership, today)
  if (deed === 'start' && membership) throw refuse.conflict(words.alreadyMember).because('already_member')
  if (deed === 'upgrade' && !membership) throw refuse.conflict(words.noMember).because('no_member')
  if (!found) throw refuse.conflict(words.noUpgrade).because('no_upgrade')
  return { terms: termsOf(tier, found), due: found.due_cents }
}
