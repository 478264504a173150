import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * Letters that are still to be sent, each written in the transaction of what it tells of: both are kept, or neither. It
 * goes once it is sent.
 */
export const letters = pgTable(
  'letters',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    /** The letter, encrypted: it may hold a link that signs in. */
    sealed: text('sealed').notNull(),
    created_at: instant('created_at').notNull(),
    /** When it is to be tried next; while somebody sends it, when that is given up. */
    due_at: instant('due_at').notNull(),
    /** The process that sends it. */
    taken_by: integer('taken_by'),
    failures: integer('failures').notNull().default(0),
  },
  (t) => [index('letters_due').on(t.due_at)],
)
