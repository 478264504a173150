import type { ReportDecision, ReportReason } from '@homecare/sdk/support'
import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { flag, id, ids, instant } from './columns.ts'
import { ofUser, users } from './account.ts'

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    /** Key of the conversation in the realtime tree. */
    cid: text('cid').notNull(),
    from_user: ofUser('from_user'),
    to_user: ofUser('to_user'),
    /** Somebody has blocked the other: the first who did, and whether the second did too. */
    from_user_block: flag('from_user_block'),
    blocked_by: integer('blocked_by'),
    blocked_by_both: flag('blocked_by_both'),
    job_id: integer('job_id'),
    created_at: instant('created_at').notNull().defaultNow(),
    last_message_at: instant('last_message_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('conversations_cid').on(t.cid),
    index('conversations_from').on(t.from_user, t.last_message_at),
    index('conversations_to').on(t.to_user, t.last_message_at),
  ],
)

export const messages = pgTable(
  'messages',
  {
    message_id: integer('message_id').primaryKey().generatedByDefaultAsIdentity(),
    conversation_id: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    uid: integer('uid').notNull(),
    /** Milliseconds since 1970. */
    timestamp: bigint('timestamp', { mode: 'number' }).notNull(),
    content: text('content').notNull(),
    readBy: ids('read_by'),
    synced: boolean('synced').notNull().default(true),
  },
  (t) => [
    uniqueIndex('messages_key').on(t.conversation_id, t.key),
    index('messages_conversation').on(t.conversation_id, t.timestamp),
  ],
)

/** Users whose messaging is frozen; the realtime value follows. */
export const messagingFreezes = pgTable('messaging_freezes', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  frozen_at: instant('frozen_at').notNull(),
})

/** What people told our team about the other person of a conversation. */
export const messageReports = pgTable(
  'message_reports',
  {
    id: id(),
    conversation_id: integer('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    reporter_id: ofUser('reporter_id'),
    person_id: ofUser('person_id'),
    reason: text('reason').$type<ReportReason>().notNull(),
    note: text('note'),
    at: instant('at').notNull(),
    /** The newest message when it was made: what came later is not read. */
    until_message: integer('until_message'),
    decision: text('decision').$type<ReportDecision>(),
    decided_at: instant('decided_at'),
    decided_by: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('message_reports_waiting_once')
      .on(t.conversation_id, t.reporter_id)
      .where(sql`decision is null`),
    index('message_reports_waiting')
      .on(t.at)
      .where(sql`decision is null`),
    index('message_reports_person').on(t.person_id),
    index('message_reports_reporter').on(t.reporter_id),
    check('message_reports_note', sql`length(${t.note}) between 1 and 1000`),
    check('message_reports_decided', sql`(${t.decision} is null) = (${t.decided_at} is null)`),
    check('message_reports_decisions', sql`${t.decision} in ('nothing', 'warned', 'frozen')`),
  ],
)

/**
 * What the realtime tree is still to be told, written in the transaction of what changed: a message of a conversation
 * by its key, a person, whose counters are told, a care plan, or the tasks of today that wait for a person. A row says what to look at and not what it was then, so that
 * whoever copies it, however late, copies what is true.
 */
export const chatOutbox = pgTable(
  'chat_outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    about: text('about').$type<'conversation' | 'person' | 'plan' | 'tasks'>().notNull(),
    about_id: integer('about_id').notNull(),
    /** The key of the message; of a person none. */
    message_key: text('message_key'),
    /** Copies that were begun and failed. */
    failures: integer('failures').notNull().default(0),
    /** Being copied, by somebody who is given up at this instant. */
    taken_until: instant('taken_until'),
    /** The process that copies it. */
    taken_by: integer('taken_by'),
  },
  (t) => [index('chat_outbox_about').on(t.about, t.about_id)],
)
