import { signal, type ReadonlySignal } from '@preact/signals-core'
import type { Client } from '../client/client.js'
import { describeFailure } from '../kit/describeFailure.js'
import { isApiError } from '../kit/error.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { isRecord, numberOf, textOf } from '../kit/shape.js'
import {
  checkoutMembership,
  joinBenefit,
  payMembership,
  upgradeMembership,
  type BoughtMembership,
  type Membership,
} from './calls.js'
import type { MembershipDeal } from './deals.js'
import { membershipTexts as words } from './texts.js'

/** The card that pays. */
export interface MembershipForm {
  readonly card: number | null
}

/** Paying for a membership: `due` is what is charged, in cents; `bought` is what came of it, null before. */
export interface MembershipPurchaseStore {
  readonly form: Form<MembershipForm>
  readonly due: ReadonlySignal<number>
  readonly bought: ReadonlySignal<BoughtMembership | null>
}

/** Pays for a membership by what its buyer has seen. Where the price is another by now, nothing is charged and the form shows it. */
export function createMembershipForm(
  care: Client,
  deal: MembershipDeal,
  cardId: number | null,
): MembershipPurchaseStore {
  const due = signal(deal.due_cents)
  const bought = signal<BoughtMembership | null>(null)
  const form = createForm<MembershipForm>({
    fields: {
      card: {
        initial: cardId,
        activeWhen: () => due.peek() > 0,
        checks: [(card) => (card === null ? words.chooseCard : null)],
      },
    },
    async submit({ card }) {
      const paid = { ...(card !== null && { card_id: card }), expected_cents: due.peek() }
      try {
        bought.value = await send(paid)
      } catch (error) {
        const current = isApiError(error) && error.kind === 'conflict' ? error.current : null
        const now = isRecord(current) ? numberOf(current.due_cents, 0) : null
        if (now !== null) due.value = now
        throw error
      }
    },
    serverNames: { card_id: 'card' },
    describe: describeFailure,
  })
  function send(paid: { card_id?: number; expected_cents: number }): Promise<BoughtMembership> {
    if (deal.deed === 'renewal') return care.call(payMembership, { body: paid })
    const body = { tier: deal.tier, ...paid }
    return deal.deed === 'start'
      ? care.call(checkoutMembership, { body })
      : care.call(upgradeMembership, { body })
  }
  return { form, due, bought }
}

/** The family's number with the plan that pays for its care. */
export function createMemberIdForm(
  care: Client,
  memberId: string | null,
  done: (membership: Membership) => void,
): Form<{ member_id: string }> {
  return createForm<{ member_id: string }>({
    fields: {
      member_id: {
        initial: memberId ?? '',
        checks: [(id) => (textOf(id) === '' ? words.memberIdRequired : null)],
      },
    },
    submit: async ({ member_id }) =>
      done(await care.call(joinBenefit, { body: { member_id: member_id.trim() } })),
    describe: describeFailure,
  })
}
