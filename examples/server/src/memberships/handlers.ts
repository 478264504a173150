import {
  cancelMembership,
  checkMembership,
  checkoutMembership,
  getMembership,
  giveUpMembershipPayment,
  joinBenefit,
  keepMembership,
  listMembershipOffers,
  membershipAfter,
  payMembership,
  purchaseOf,
  upgradeMembership,
  type BoughtMembership,
} from '@homecare/sdk/memberships'
import { newId, say, type Locale } from '@homecare/sdk/kit'
import { membershipTexts as words } from '@homecare/sdk/texts'
import { eq } from 'drizzle-orm'
import type { Routes } from '../calls/on.ts'
import { inViews, only } from '../calls/policy.ts'
import type { Tx } from '../db/connect.ts'
import type { Deps } from '../deps/deps.ts'
import { localeOf } from '../http/locale.ts'
import { nextActionOf, whyDeclined } from '../payments/declined.ts'
import { said, takingBy } from '../payments/failing.ts'
import { lockUser } from '../people/lockUser.ts'
import { askAgain, giveUp } from '../provider/charges.ts'
import { refuse } from '../refusals/refuse.ts'
import { families } from '../tables/families.ts'
import { memberships } from '../tables/money/memberships.ts'
import { beginPurchase } from './begin.ts'
import { membershipCharges } from './charges.ts'
import { tellOfMembership } from './letters.ts'
import {
  benefitOf,
  givenBy,
  livePayment,
  livingMembership,
  membershipOf,
  paymentOf,
  type MembershipPaymentRow,
  type MembershipRow,
} from './rows.ts'
import { refundsTo } from './refunds.ts'
import { endMembership } from './settle.ts'
import { membershipDay } from './today.ts'

const family = only('family')
/** A partner's families see the plan that pays, and buy nothing. */
const anyFamily = inViews(family, 'family-dashboard')
/** Sees by its own rows that a key was used: the provider is asked between. */
const paying = { ownsKey: true, limit: { name: 'membership', hits: 60, seconds: 3600 } } as const

/** What is bought, by what is sent of it. */
interface Priced {
  /** None where what is due is paid. */
  readonly tier?: string
  readonly card_id?: number | undefined
  readonly expected_cents: number
}

/** The language of the page that asks: what is said stands in it, whatever the account's is. */
const spoken = (request: Request): Locale => localeOf(request, undefined)

/** Memberships of families: what there is, buying, changing, cancelling, and the number with a plan that pays. */
export function answerMemberships(routes: Routes): void {
  routes.on(getMembership, anyFamily, async ({ db, deps, session: { user }, request }) => ({
    membership: await membershipOf(db, deps.config, user.id, spoken(request)),
    payment: paymentOf(await livePayment(db, user.id)),
    refunds: await refundsTo(db, user.id),
  }))

  routes.on(joinBenefit, anyFamily, ({ db, session: { user }, body }) =>
    db.transaction(async (tx) => {
      const member_id = body.member_id.trim()
      if (member_id === '') throw refuse.invalid({ member_id: [words.memberIdRequired] })
      if (!(await benefitOf(tx, user.id))) throw refuse.invalid({ member_id: [words.noBenefit] })
      await tx.update(families).set({ member_id }).where(eq(families.id, user.id))
      return (await benefitOf(tx, user.id))!
    }),
  )

  routes.on(listMembershipOffers, family, async ({ db, deps, session: { user }, now, request }) => {
    const membership = await livingMembership(db, user.id)
    const today = membershipDay(now)
    return deps.config.membershipTiers.map((tier) => {
      const found = purchaseOf(tier, membership, today)
      const { id, name, price_cents, interval } = tier
      return {
        ...{ id, name: say(spoken(request), name), price_cents, interval },
        benefits: givenBy(tier, deps.config, spoken(request)),
        ...{ due_cents: found?.due_cents ?? null, renews_on: found?.renews_on ?? null },
      }
    })
  })

  for (const [call, deed] of [
    [checkoutMembership, 'start'],
    [upgradeMembership, 'upgrade'],
    [payMembership, 'due'],
  ] as const)
    routes.on(
      call,
      family,
      async ({ deps, session: { user }, body, now, idempotencyKey, request }) => {
        const { tier, card_id, expected_cents: expected }: Priced = body
        const press = {
          deps,
          familyId: user.id,
          deed,
          tier: tier ?? null,
          cardId: card_id ?? null,
          expected,
          now,
        }
        const { next, payment } = await deps.db.transaction((tx) =>
          beginPurchase(tx, { ...press, key: idempotencyKey ?? newId() }),
        )
        const asked =
          next === 'ask' && payment
            ? await askAgain(takingBy(deps), membershipCharges(deps), payment, now)
            : payment
        return told(deps, user.id, spoken(request), asked)
      },
      paying,
    )

  routes.on(
    checkMembership,
    family,
    async ({ db, deps, session: { user }, now, request }) => {
      const live = await livePayment(db, user.id)
      const payment = live ? await askAgain(takingBy(deps), membershipCharges(deps), live, now) : null
      return told(deps, user.id, spoken(request), payment)
    },
    paying,
  )
  routes.on(
    giveUpMembershipPayment,
    family,
    async ({ db, deps, session: { user }, now, request }) => {
      const live = await livePayment(db, user.id)
      const payment =
        live?.state === 'requires_action'
          ? await said(giveUp(takingBy(deps), membershipCharges(deps), live, now))
          : live
      return told(deps, user.id, spoken(request), payment)
    },
    paying,
  )

  routes.on(cancelMembership, family, ({ db, deps, session: { user }, now, request }) =>
    db.transaction(async (tx) => {
      const membership = await changeable(tx, user.id)
      // Sent twice is once.
      if (membership === null || membership.state === 'ending')
        return membershipOf(tx, deps.config, user.id, spoken(request))
      const state = membershipAfter(membership, 'cancel')
      if (state === 'ending') {
        await tx.update(memberships).set({ state }).where(eq(memberships.id, membership.id))
        await tellOfMembership(tx, deps, user.id, 'cancelled', membership)
      } else await endMembership(tx, deps, membership, 'cancel', now)
      return membershipOf(tx, deps.config, user.id, spoken(request))
    }),
  )
  routes.on(keepMembership, family, ({ db, deps, session: { user }, request }) =>
    db.transaction(async (tx) => {
      const membership = await changeable(tx, user.id)
      if (!membership) throw refuse.conflict(words.noMember).because('no_member')
      const state = membershipAfter(membership, 'keep')
      if (state === null && membership.state !== 'active') throw refuse.conflict(words.notCancelled)
      if (state !== null) await tx.update(memberships).set({ state }).where(eq(memberships.id, membership.id))
      return (await membershipOf(tx, deps.config, user.id, spoken(request)))!
    }),
  )
}

/** The family's membership, to be changed: while a payment is under way nothing else is done about it. */
async function changeable(tx: Tx, familyId: number): Promise<MembershipRow | null> {
  await lockUser(tx, familyId)
  if (await livePayment(tx, familyId)) throw refuse.conflict(words.underWay).because('under_way')
  return livingMembership(tx, familyId)
}

/** What a payment has come to; one that was declined is said where the card was chosen. */
async function told(
  deps: Deps,
  familyId: number,
  locale: Locale,
  payment: MembershipPaymentRow | null,
): Promise<BoughtMembership> {
  if (payment?.state === 'failed')
    throw refuse.invalid({ card_id: [whyDeclined(payment)] }).because('declined')
  return {
    membership: await membershipOf(deps.db, deps.config, familyId, locale),
    payment: paymentOf(payment),
    next_action: payment?.state === 'requires_action' ? await nextActionOf(deps, payment) : null,
  }
}
