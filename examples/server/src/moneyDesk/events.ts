import { eq, or } from 'drizzle-orm'
import type { Deps } from '../deps/deps.ts'
import type { EventHandlers } from '../provider/events.ts'
import { isOwnId } from '../provider/ownIds.ts'
import { moneyDeeds } from '../tables/money/desk.ts'
import { settleRefund } from './refunding.ts'

/** What the provider tells of refunds: each is read anew, and written as one who pressed would. */
export function answerRefundEvents(events: EventHandlers, deps: () => Deps): void {
  events.on(['refund.created', 'refund.updated', 'refund.failed'], {
    read: (provider, { object }) => provider.readRefund(object.id),
    async apply(tx, _, refund, now) {
      const { id, ref } = refund
      const isOurs = isOwnId(id) ? eq(moneyDeeds.id, id) : undefined
      const [deed] = await tx
        .select()
        .from(moneyDeeds)
        .where(or(isOurs, eq(moneyDeeds.provider_ref, ref)))
      if (deed) await settleRefund(tx, deps(), deed, { done: refund }, now)
      else deps().log.warn('A refund was made that staff here did not ask for', { refund: ref })
    },
  })
}
