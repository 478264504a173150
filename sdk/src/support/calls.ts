import {
  array,
  boolean,
  enums,
  integer,
  nullable,
  number,
  object,
  size,
  string,
  type,
  type Infer,
} from '../kit/structs/struct.js'
import { call } from '../client/call.js'
import { supportStates, supportTopics } from '../vocabulary/support/catalogue.js'
import { supportLimits } from './supportRules.js'

const body = size(string(), 1, supportLimits.body)

/** A message of a question: by the one who asks, or by one of our team, whose name is null where they have left. Instants. */
export const SupportNote = type({
  id: number(),
  body: string(),
  at: string(),
  ours: boolean(),
  by: nullable(string()),
})
export type SupportNote = Infer<typeof SupportNote>

/** A question to our team with all that was written, the oldest first; `unread` has an answer that was not read yet. */
export const SupportRequest = type({
  id: number(),
  topic: enums(supportTopics.ids),
  state: enums(supportStates.ids),
  created_at: string(),
  unread: boolean(),
  notes: array(SupportNote),
})
export type SupportRequest = Infer<typeof SupportRequest>

/** The own questions to our team, the one that was written in last first, twenty of them. */
export const listSupportRequests = call('GET /v1/support/requests/', {
  out: array(SupportRequest),
  extension: true,
})

/**
 * Asks our team something. A `conflict` for whoever has `supportLimits.waiting` questions that wait; a topic that is not for
 * the caller is a field error.
 */
export const askSupport = call(
  'POST /v1/support/requests/',
  {
    in: object({ topic: enums(supportTopics.ids), body }),
    out: SupportRequest,
    extension: true,
    repeatable: true,
  },
  { body: { topic: 'other', body: 'How do I change my e-mail address?' } },
)

/** Adds to an own question, which waits for an answer then. */
export const writeToSupport = call(
  'POST /v1/support/requests/:id/notes/',
  { in: object({ body }), out: SupportRequest, extension: true, repeatable: true },
  { id: 1, body: { body: 'One thing more.' } },
)

/** Marks the answers to an own question as read. */
export const readSupportAnswers = call(
  'POST /v1/support/requests/:id/read/',
  { out: SupportRequest, extension: true, repeatable: true },
  { id: 1 },
)

const waiting = { person: number(), name: string(), since: string() }

/** A question that waits for our team: who asks, and the instant since when it waits. */
export const SupportWaiting = type({ id: number(), topic: enums(supportTopics.ids), ...waiting })
export type SupportWaiting = Infer<typeof SupportWaiting>

/** The questions that wait for an answer, the longest wait first, fifty of them: for the staff. What they say is read one by one. */
export const listSupportToAnswer = call('GET /v1/staff/support/', {
  out: array(SupportWaiting),
  extension: true,
})

/** A question with all that was written, as the staff read it. */
export const SupportToAnswer = type({ ...SupportRequest.schema, ...waiting })
export type SupportToAnswer = Infer<typeof SupportToAnswer>

/** One question that waits for an answer: for the staff, and noted in the asker's trail. */
export const getSupportRequest = call(
  'GET /v1/staff/support/:id/',
  { out: SupportToAnswer, extension: true },
  { id: 1 },
)

/**
 * Answers a question, or takes it off the list without an answer (`body` null). `seen` is the number of the last message that
 * was read: a `conflict` where another has come, or where somebody was quicker. For the staff, and noted in the asker's trail.
 */
export const answerSupport = call(
  'POST /v1/staff/support/:id/answer/',
  {
    in: object({ body: nullable(body), seen: integer() }),
    out: SupportToAnswer,
    extension: true,
    repeatable: true,
  },
  { id: 1, body: { body: 'In your settings, under E-mail.', seen: 1 } },
)
