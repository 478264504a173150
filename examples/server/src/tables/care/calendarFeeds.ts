import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../account.ts'
import { flag, instant } from '../columns.ts'

/** The address at which somebody's calendar is read by others' programs: of its token only the hash is kept. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    user_id: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    token_hash: text('token_hash').notNull(),
    /** Whether the other side is named; by itself a visit is a visit. */
    shows_names: flag('shows_names'),
    created_at: instant('created_at').notNull(),
    /** When a program last read it. */
    read_at: instant('read_at'),
  },
  (t) => [uniqueIndex('calendar_feeds_token').on(t.token_hash)],
)
