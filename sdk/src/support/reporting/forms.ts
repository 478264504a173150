import type { Client } from '../../client/client.js'
import { required } from '../../kit/checks.js'
import { describeFailure } from '../../kit/describeFailure.js'
import { checkNote } from '../../kit/fields/note.js'
import { createForm, type Form } from '../../kit/forms/form.js'
import type { ReportReason } from '../../vocabulary/support/reports.js'
import type { ConversationStore } from '../../chat/conversationStore.js'
import { reportConversation } from './calls.js'
import { messageReportErrorTexts } from './texts.js'

/** What somebody tells our team about the other of a conversation. */
export interface ReportFields {
  readonly reason: ReportReason | null
  readonly note: string
  readonly block: boolean
}

/** Reports the other person of a conversation, who may be blocked by it. */
export function createReportForm(
  care: Client,
  { id, takeBlock }: Pick<ConversationStore, 'id' | 'takeBlock'>,
): Form<ReportFields> {
  return createForm<ReportFields>({
    fields: {
      reason: { initial: null, checks: [required(messageReportErrorTexts.reason)] },
      note: { initial: '', checks: [checkNote] },
      block: { initial: false },
    },
    async submit({ reason, note, block }) {
      const body = { reason: reason!, note: note.trim(), block }
      takeBlock((await care.call(reportConversation, { id, body })).from_user_block)
    },
    describe: describeFailure,
  })
}
