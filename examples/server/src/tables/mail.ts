import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { pushDevices } from './notices.ts'

/** What waits to be sent, whatever it is. It goes once it is sent. */
const waiting = {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  /** The message, encrypted: it may hold a link that signs in, or a code. */
  sealed: text('sealed').notNull(),
  created_at: instant('created_at').notNull(),
  /** When it is to be tried next; while somebody sends it, when that is given up. */
  due_at: instant('due_at').notNull(),
  /** The process that sends it. */
  taken_by: integer('taken_by'),
  failures: integer('failures').notNull().default(0),
}

/** Letters that are still to be sent, each written in the transaction of what it tells of: both are kept, or neither. */
export const letters = pgTable('letters', waiting, (t) => [index('letters_due').on(t.due_at)])

/** Text messages that are still to be sent, each written with the code that it tells. */
export const textMessages = pgTable(
  'text_messages',
  {
    ...waiting,
    /** What it is about, as `code 17`: a newer one about the same takes its place. */
    about: text('about').notNull(),
    /** When it is of no use any more. */
    good_until: instant('good_until').notNull(),
  },
  (t) => [index('text_messages_due').on(t.due_at), index('text_messages_about').on(t.about)],
)

/** What is still to be told to devices: each written with the notice that it shows. */
export const pushMessages = pgTable(
  'push_messages',
  {
    ...waiting,
    /** The device; gone with it. */
    device_id: integer('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    /** When it is of no use any more. */
    good_until: instant('good_until').notNull(),
  },
  (t) => [index('push_messages_due').on(t.due_at), index('push_messages_device').on(t.device_id)],
)
