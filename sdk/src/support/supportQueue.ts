import type { Client } from '../client/client.js'
import { message } from '../kit/text.js'
import type { Toasts } from '../kit/state/toasts.js'
import { createWaitingList, type WaitingList } from '../kit/state/waitingList.js'
import { answerSupport, type SupportToAnswer } from './calls.js'
import { staffSupportTexts as words } from './supportScreenTexts.js'

/** The questions that wait for our team; a decision is the answer, or null for none. */
export type SupportQueue = WaitingList<SupportToAnswer, string | null>

/** What the staff do with questions: one that is answered leaves the list. */
export function createSupportQueue(
  care: Client,
  toasts: Toasts,
  loaded: readonly SupportToAnswer[],
): SupportQueue {
  return createWaitingList(loaded, toasts, {
    send: ({ id, notes }, body: string | null) =>
      care.call(answerSupport, { id, body: { body, seen: notes.at(-1)?.id ?? 0 } }),
    said: ({ name }, body) => message(body === null ? words.closed : words.sent, { name }),
    gone: 'notFound',
  })
}
