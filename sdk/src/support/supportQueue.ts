import type { Client } from '../client/client.js'
import { message } from '../kit/text.js'
import type { Toasts } from '../kit/state/toasts.js'
import { createWaitingList, type WaitingList } from '../kit/state/waitingList.js'
import { createForm, type Form } from '../kit/forms/form.js'
import { describeFailure } from '../kit/describeFailure.js'
import { answerSupport, type SupportToAnswer, type SupportWaiting } from './calls.js'
import { supportBodyError } from './supportRules.js'
import { staffSupportTexts as words } from './supportScreenTexts.js'

/** What is decided on a question: the answer, or null for none, to what has been `seen` of it. */
interface SupportDecision extends Pick<SupportToAnswer, 'notes'> {
  readonly body: string | null
}

/** The questions that wait for our team. */
export type SupportQueue = WaitingList<SupportWaiting, SupportDecision>

/**
 * What the staff do with questions: one that is answered leaves the list, and so does one whose asker has left. A conflict leaves it
 * there: something new was written in it, or somebody else has answered, which is seen by reading anew.
 */
export function createSupportQueue(
  care: Client,
  toasts: Toasts,
  loaded: readonly SupportWaiting[],
): SupportQueue {
  return createWaitingList(loaded, toasts, {
    send: ({ id }, { body, notes }: SupportDecision) =>
      care.call(answerSupport, { id, body: { body, seen: notes.at(-1)?.id ?? 0 } }),
    said: ({ name }, { body }) => message(body === null ? words.closed : words.sent, { name }),
    gone: 'notFound',
  })
}

/** Answering a question of the list. */
export interface SupportAnswer {
  readonly form: Form<{ body: string }>
  /** Puts in the question as it was read by then: what is sent answers that. */
  set(request: SupportToAnswer): void
}

/**
 * Answers a question of the list; sent, it is the list's decision, and fails with its failure. Where something new was written in
 * it meanwhile, `stale` has it read anew, and what is typed stays.
 */
export function createSupportAnswer(
  queue: SupportQueue,
  loaded: SupportToAnswer,
  stale: () => void,
): SupportAnswer {
  let request = loaded
  const form = createForm<{ body: string }>({
    fields: { body: { initial: '', checks: [supportBodyError] } },
    async submit({ body }) {
      const failure = await queue.decide(request, { body: body.trim(), notes: request.notes })
      if (failure?.kind === 'conflict') stale()
      if (failure) throw failure
    },
    describe: describeFailure,
  })
  return {
    form,
    set(later) {
      request = later
    },
  }
}
