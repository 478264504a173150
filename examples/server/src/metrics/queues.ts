import type { PgTable } from 'drizzle-orm/pg-core'
import { chatOutbox } from '../tables/chat.ts'

/** Rows that wait for whichever process takes them: the same number in every process. */
export interface Queue {
  readonly name: string
  readonly help: string
  readonly table: PgTable
}

export const queues: readonly Queue[] = [
  {
    name: 'chat_copies_waiting',
    help: 'Messages and counters that the realtime tree is still to be told of, by any process.',
    table: chatOutbox,
  },
]
