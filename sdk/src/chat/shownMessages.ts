import type { ApiError } from '../kit/error.js'
import type { Deed } from '../outbox/deeds.js'
import type { ChatMessage } from '../vocabulary/chat/entities.js'
import { isMessageDeed, type MessageDeed } from './messageDeeds.js'
import type { Timeline } from './timeline.js'

/** A message as a conversation shows it. */
export interface ShownMessage extends ChatMessage {
  readonly mine: boolean
  /** Waiting: it goes out by itself once it can. Failed: the server refused it. */
  readonly state: 'sent' | 'sending' | 'waiting' | 'failed'
  /** Why it waits or failed. */
  readonly error: ApiError | null
}

/** What a conversation shows to `me`: what is on the server, then what is not yet, as the outbox has it. */
export function shownMessages(
  timeline: Timeline,
  deeds: readonly Deed[],
  conversation: number,
  me: number,
): readonly ShownMessage[] {
  return [
    ...timeline.map((message) => ({
      ...message,
      mine: message.uid === me,
      state: 'sent' as const,
      error: null,
    })),
    ...deeds.flatMap((deed) => (isMessageDeed(deed, conversation) ? [unsent(deed, me)] : [])),
  ]
}

/** A message that the server has not confirmed. */
function unsent(
  { key, at, state, error, content: { message } }: Deed<MessageDeed>,
  me: number,
): ShownMessage {
  return {
    ...{ key, uid: me, content: message, timestamp: at, readBy: [me], synced: false, mine: true, error },
    // One that nobody has tried since the page began is another tab's to send, or the next to go.
    state: state === 'refused' ? 'failed' : state === 'waiting' && error ? 'waiting' : 'sending',
  }
}
