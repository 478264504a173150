import type { Client } from '../client/client.js'
import { isRecord } from '../kit/shape.js'
import type { Deed } from '../outbox/deeds.js'
import type { DeedKind } from '../outbox/outbox.js'
import { sendMessage } from './calls.js'

/** A message that is on its way to a conversation. */
export interface MessageDeed {
  readonly conversation_id: number
  readonly message: string
}

/** How messages wait and are sent; the conversation knows each by its key. */
export function messageDeeds(care: Client): DeedKind<MessageDeed> {
  return {
    kind: 'message',
    isContent: isMessage,
    send: ({ key, content: { conversation_id, message } }) =>
      care.call(sendMessage, { id: conversation_id, body: { message } }, { idempotencyKey: key }),
  }
}

/** Whether a deed is a message, to this conversation where one is named. */
export function isMessageDeed(deed: Deed, conversation?: number): deed is Deed<MessageDeed> {
  return (
    deed.kind === 'message' &&
    isMessage(deed.content) &&
    (conversation === undefined || deed.content.conversation_id === conversation)
  )
}

function isMessage(found: unknown): found is MessageDeed {
  return isRecord(found) && typeof found.conversation_id === 'number' && typeof found.message === 'string'
}
