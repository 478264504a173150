import type { Client } from '../../client/client.js'
import { required } from '../../kit/checks.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { createForm, type Form } from '../../kit/forms/form.js'
import { createWaitingList, type WaitingList } from '../../kit/state/waitingList.js'
import type { Toasts } from '../../kit/state/toasts.js'
import { message } from '../../kit/text.js'
import type { ReportDecision } from '../../vocabulary/support/reports.js'
import { decideMessageReport, type ReportWaiting } from './calls.js'
import { staffReportTexts as words } from './texts.js'

/** The reports of messages that wait for our team. */
export type ReportQueue = WaitingList<ReportWaiting, ReportDecision>

/** What the staff do with reports: one that is decided leaves the list, and so does one that somebody else has decided. */
export function createReportQueue(
  care: Client,
  toasts: Toasts,
  loaded: readonly ReportWaiting[],
): ReportQueue {
  return createWaitingList(loaded, toasts, {
    send: ({ id }, decision: ReportDecision) => care.call(decideMessageReport, { id, body: { decision } }),
    said: ({ reporter }) => message(words.done, { name: reporter }),
    gone: 'conflict',
  })
}

/** Deciding on a report of the list: sent, it is the list's decision, and fails with its failure. */
export function createReportDecision(
  queue: ReportQueue,
  report: ReportWaiting,
): Form<{ decision: ReportDecision | null }> {
  return createForm<{ decision: ReportDecision | null }>({
    fields: { decision: { initial: null, checks: [required()] } },
    async submit({ decision }) {
      const failure = await queue.decide(report, decision!)
      if (failure) throw failure
    },
    describe: describeFailure,
  })
}
