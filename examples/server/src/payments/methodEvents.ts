import type { EventHandlers } from '../provider/events.ts'
import { keepPayee } from './payeeRows.ts'
import { settleSetup } from './settleSetup.ts'

/** What the provider tells of cards, accounts and those whom it pays. */
export function answerMethodEvents(events: EventHandlers): void {
  events.on(['setup_intent.succeeded', 'setup_intent.setup_failed', 'setup_intent.canceled'], {
    read: (provider, { object }) => provider.readMethod(object.id),
    apply: async (tx, { object }, found) => void (await settleSetup(tx, object.id, found)),
  })
  events.on(['account.updated'], {
    read: (provider, { object }) => provider.readPayee(object.id),
    apply: (tx, _, found) => keepPayee(tx, found),
  })
}
