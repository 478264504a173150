import {
  array,
  boolean,
  enums,
  nullable,
  number,
  object,
  size,
  string,
  type,
  type Infer,
} from '../../kit/structs/struct.js'
import { call } from '../../client/call.js'
import { noteMaxLength } from '../../kit/fields/note.js'
import { reportDecisions, reportReasons } from '../../vocabulary/support/reports.js'

/**
 * Tells our team about the other person of a conversation, and blocks them where `block` says so. A `conflict` while an earlier
 * report of the caller's waits there.
 */
export const reportConversation = call(
  'POST /v1/conversations/:id/report/',
  {
    in: object({
      reason: enums(reportReasons.ids),
      note: size(string(), 0, noteMaxLength),
      block: boolean(),
    }),
    out: type({ from_user_block: boolean() }),
    extension: true,
    repeatable: true,
  },
  { id: 91, body: { reason: 'payment', note: '', block: true } },
)

const waiting = {
  id: number(),
  /** Whom it is about: their user number. */
  person: number(),
  name: string(),
  reporter: string(),
  reason: enums(reportReasons.ids),
  since: string(),
}

/** A report of messages that waits: whom it is about, who made it, and the instant since when it waits. */
export const ReportWaiting = type(waiting)
export type ReportWaiting = Infer<typeof ReportWaiting>

/** The reports of messages that wait, the longest wait first, fifty of them: for the staff. */
export const listMessageReports = call('GET /v1/staff/reports/', {
  out: array(ReportWaiting),
  extension: true,
})

/** A message as the staff read it: `reported` is by the person whom the report is about. An instant. */
export const ReportedMessage = type({ id: number(), reported: boolean(), content: string(), at: string() })
export type ReportedMessage = Infer<typeof ReportedMessage>

/**
 * A report with the last twenty messages of the conversation until it was made, the oldest first. `before` counts the earlier
 * reports of the same person that led to something.
 */
export const MessageReport = type({
  ...waiting,
  note: nullable(string()),
  frozen: boolean(),
  before: number(),
  messages: array(ReportedMessage),
})
export type MessageReport = Infer<typeof MessageReport>

/** One report that waits: for the staff, and noted in the trails of both. */
export const getMessageReport = call(
  'GET /v1/staff/reports/:id/',
  { out: MessageReport, extension: true },
  { id: 1 },
)

/**
 * Decides on a report: whoever made it is written what came of it, and whom it is about where they are reminded or stopped. A
 * `conflict` where somebody was quicker. For the staff, and noted in the trails of both: as a change of whose messages it stops,
 * else as a look.
 */
export const decideMessageReport = call(
  'POST /v1/staff/reports/:id/decide/',
  {
    in: object({ decision: enums(reportDecisions.ids) }),
    out: type({ decision: enums(reportDecisions.ids) }),
    extension: true,
    repeatable: true,
  },
  { id: 1, body: { decision: 'warned' } },
)
