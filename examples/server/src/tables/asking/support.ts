import type { SupportState, SupportTopic } from '@homecare/sdk/support'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../account.ts'
import { id, instant } from '../columns.ts'

/** Questions of people to our team. */
export const supportRequests = pgTable(
  'support_requests',
  {
    id: id(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    topic: text('topic').$type<SupportTopic>().notNull(),
    state: text('state').$type<SupportState>().notNull().default('waiting'),
    created_at: instant('created_at').notNull(),
    /** Since when it waits; of one that does not wait, since when it did last. */
    since: instant('since').notNull(),
    /** When something was written in it last, by either side. */
    written_at: instant('written_at').notNull(),
    /** An answer that its asker has not read. */
    unread: boolean('unread').notNull().default(false),
  },
  (t) => [
    index('support_requests_user').on(t.user_id, t.written_at),
    index('support_requests_waiting')
      .on(t.since)
      .where(sql`state = 'waiting'`),
    check('support_requests_states', sql`${t.state} in ('waiting', 'answered', 'closed')`),
  ],
)

/** What was written in them. */
export const supportNotes = pgTable(
  'support_notes',
  {
    id: id(),
    request_id: integer('request_id')
      .notNull()
      .references(() => supportRequests.id, { onDelete: 'cascade' }),
    body: text('body').notNull(),
    at: instant('at').notNull(),
    /** By one of our team, who may have left since. */
    ours: boolean('ours').notNull(),
    by_user: integer('by_user').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('support_notes_request').on(t.request_id),
    check('support_notes_length', sql`length(${t.body}) between 1 and 2000`),
  ],
)
