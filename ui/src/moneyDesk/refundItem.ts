import { formatDollars } from '@homecare/sdk/kit'
import type { MembershipRefundRow } from '@homecare/sdk/moneyDesk'
import { moneyDeedStates } from '@homecare/sdk/payments'
import { refundWaitWords } from '@homecare/sdk/texts'

/** A refund of a membership as a row of a queue. */
export const refundItem = ({ id, family, cents, waits, since, state }: MembershipRefundRow) => ({
  href: `/staff/payments/memberships/${id}` as const,
  name: family.name,
  facts: [
    ...(waits.length > 0
      ? waits.map((why) => refundWaitWords[why])
      : [moneyDeedStates.find(state)?.label ?? state]),
    formatDollars(cents),
  ],
  since,
})
