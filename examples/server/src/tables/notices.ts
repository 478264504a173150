import type { NoticeDeed, NoticeKind } from '@homecare/sdk/notices'
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ofUser } from './account.ts'
import { id, instant } from './columns.ts'

/** What somebody was told, or is to be told once their quiet hours are over: one row for each thing that happened. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    user_id: ofUser(),
    kind: text('kind').$type<NoticeKind>().notNull(),
    /** What happened, as `shift 17 assigned 3`: of that a person is told once. */
    event: text('event').notNull(),
    created_at: instant('created_at').notNull(),
    /** When text messages and devices may tell of it; none once they have, or where they are not to. */
    rings_at: instant('rings_at'),
    /** When it is of no use any more. */
    good_until: instant('good_until'),
    /** The words that wait, encrypted: there may be a link in them. */
    sealed: text('sealed'),
  },
  (t) => [
    uniqueIndex('notices_event').on(t.user_id, t.event),
    index('notices_ringing')
      .on(t.rings_at)
      .where(sql`rings_at is not null`),
  ],
)

/** Links in notices, each of which does one thing for one person, once. */
export const noticeLinks = pgTable(
  'notice_links',
  {
    /** sha256 of the link's token: a stolen table does nothing. */
    token_hash: text('token_hash').primaryKey(),
    user_id: ofUser(),
    deed: text('deed').$type<NoticeDeed>().notNull(),
    /** The record that it is done to. */
    record_id: integer('record_id'),
    /** The kind of notice that it is about. */
    kind: text('kind').$type<NoticeKind>().notNull(),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
  },
  (t) => [index('notice_links_user').on(t.user_id), index('notice_links_expiry').on(t.expires_at)],
)

/** Browsers that show notices: an address at the browser's maker, and the keys that only it can read by. */
export const pushDevices = pgTable(
  'push_devices',
  {
    id: id(),
    user_id: ofUser(),
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('push_devices_endpoint').on(t.endpoint), index('push_devices_user').on(t.user_id)],
)
