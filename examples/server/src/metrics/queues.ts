import type { PgTable } from 'drizzle-orm/pg-core'
import { chatOutbox } from '../tables/chat.ts'
import { letters, textMessages } from '../tables/mail.ts'

/** Rows that wait for whichever process takes them: the same number in every process. */
export interface Queue {
  readonly name: string
  readonly help: string
  readonly table: PgTable
}

export const queues: readonly Queue[] = [
  { name: 'letters_waiting', help: 'Letters that are still to be sent, by any process.', table: letters },
  {
    name: 'text_messages_waiting',
    help: 'Text messages that are still to be sent, by any process.',
    table: textMessages,
  },
  {
    name: 'chat_copies_waiting',
    help: 'Messages and counters that the realtime tree is still to be told of, by any process.',
    table: chatOutbox,
  },
]
