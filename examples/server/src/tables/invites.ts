import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { ofUser } from './account.ts'

/** Codes that people invite others with; who registers with one carries it in their record. */
export const inviteCodes = pgTable(
  'invite_codes',
  {
    code: text('code').primaryKey(),
    user_id: ofUser(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('invite_codes_user').on(t.user_id)],
)

/** Invitations by e-mail: one for each address and inviter. */
export const invites = pgTable(
  'invites',
  {
    id: id(),
    user_id: ofUser(),
    /** In small letters. */
    email: text('email').notNull(),
    sent_at: instant('sent_at').notNull(),
  },
  (t) => [uniqueIndex('invites_once').on(t.user_id, t.email), index('invites_email').on(t.email)],
)
