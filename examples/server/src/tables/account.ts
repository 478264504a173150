import type { LoginReason, UserType } from '@homecare/sdk/account'
import type { NoticeSettings } from '@homecare/sdk/notices'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { flag, id, instant } from './columns.ts'
import { coarsePosition } from '../geo/coarse.ts'
import type { Portrait } from './portrait.ts'

/** What somebody with an account is. */
export type Role = Exclude<UserType, 'anonymous'>

/** Every person who can sign in. A caregiver and a family carry the number of their user. */
export const users = pgTable(
  'users',
  {
    id: id(),
    role: text('role').$type<Role>().notNull(),
    email: text('email').notNull(),
    email_verified: flag('email_verified'),
    first_name: text('first_name').notNull().default(''),
    last_name: text('last_name').notNull().default(''),
    phone: text('phone').notNull().default(''),
    phone_verified: flag('phone_verified'),
    address: text('address').notNull().default(''),
    address2: text('address2').notNull().default(''),
    /** Whether a provider of addresses knew this very street when it was saved. */
    address_verified: flag('address_verified'),
    city: text('city').notNull().default(''),
    county: text('county').notNull().default(''),
    state: text('state').notNull().default(''),
    zip_code: text('zip_code').notNull().default(''),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    ...coarsePosition(),
    language: text('language').$type<'en' | 'es'>().notNull().default('en'),
    is_b2b: flag('is_b2b'),
    is_light: flag('is_light'),
    is_admin: flag('is_admin'),
    /** Others know the password: a new one comes before anything else. */
    must_change_password: flag('must_change_password'),
    concierge_eligible: flag('concierge_eligible'),
    partner_code: text('partner_code'),
    portrait: jsonb('portrait').$type<Portrait>(),
    /** For the version before, which knows `notices` not yet: nothing reads or writes these two any more. */
    notify_by_email: boolean('notify_by_email').notNull().default(true),
    notify_by_text: boolean('notify_by_text').notNull().default(true),
    /** How they want to be told of what; nothing until they have chosen (`noticeSettingsOf`). */
    notices: jsonb('notices').$type<Omit<NoticeSettings, 'ways'>>(),
    marketing_preferences: jsonb('marketing_preferences').$type<Record<string, boolean>>(),
    tutorials: jsonb('tutorials').$type<Record<string, boolean>>().notNull().default({}),
    created_at: instant('created_at').notNull().defaultNow(),
    last_active_at: instant('last_active_at').notNull().defaultNow(),
    /** Set when the account was removed: the row stays for others' records, without a personal datum. */
    deleted_at: instant('deleted_at'),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
    // The search looks at a box around a place: only caregivers are ever looked for.
    index('users_caregiver_box')
      .on(t.area_latitude, t.area_longitude)
      .where(sql`role in ('caregiver', 'agency_caregiver')`),
    index('users_place').on(t.state, t.city),
  ],
)

/** The column of a table whose rows are a user's, and go with them. */
export const ofUser = (name = 'user_id') =>
  integer(name)
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** What must never leave the server, apart from the user so that no join hands it on by accident. */
export const userSecrets = pgTable('user_secrets', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  password_hash: text('password_hash'),
  pin_hash: text('pin_hash'),
  birthday: date('birthday'),
})

export const sessions = pgTable(
  'sessions',
  {
    /** sha256 of the cookie's value: a stolen table signs nobody in. */
    id_hash: text('id_hash').primaryKey(),
    user_id: ofUser(),
    remember: flag('remember'),
    created_at: instant('created_at').notNull(),
    last_seen_at: instant('last_seen_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [index('sessions_user').on(t.user_id), index('sessions_expiry').on(t.expires_at)],
)

/** Sessions that have ended though their browser did not end them, and why: so that its login page can say so. */
export const endedSessions = pgTable(
  'ended_sessions',
  {
    id_hash: text('id_hash').primaryKey(),
    /** Nothing was done for too long, it was as old as any may be, or it was ended from elsewhere, as by a new password. */
    why: text('why').$type<LoginReason>().notNull(),
    ended_at: instant('ended_at').notNull(),
  },
  (t) => [index('ended_sessions_age').on(t.ended_at)],
)

/** Links that work once: mailed for a new password or the first one, or from a partner's page to our own. */
export const passwordLinks = pgTable(
  'password_links',
  {
    token_hash: text('token_hash').primaryKey(),
    user_id: ofUser(),
    purpose: text('purpose').$type<'reset' | 'create' | 'continue'>().notNull(),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
  },
  (t) => [index('password_links_user').on(t.user_id)],
)

/** Accounts elsewhere that a user may sign in with: `subject` is the provider's own number of the person. */
export const socialAccounts = pgTable(
  'social_accounts',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    user_id: ofUser(),
    linked_at: instant('linked_at').notNull(),
    /** Whether the provider vouched for the user's own e-mail address when it was linked. */
    email_verified: flag('email_verified'),
  },
  (t) => [primaryKey({ columns: [t.provider, t.subject] }), index('social_accounts_user').on(t.user_id)],
)

/** Social sign-ins under way at a provider, each found by a cookie of the browser that began it. */
export const socialAttempts = pgTable(
  'social_attempts',
  {
    /** sha256 of the cookie's value. */
    id_hash: text('id_hash').primaryKey(),
    provider: text('provider').notNull(),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    code_verifier: text('code_verifier').notNull(),
    next: text('next'),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [index('social_attempts_expiry').on(t.expires_at)],
)

/** Accounts elsewhere that wait for one login with the user's password, in the same browser, to be linked. */
export const socialOffers = pgTable(
  'social_offers',
  {
    /** sha256 of the cookie's value. */
    id_hash: text('id_hash').primaryKey(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    user_id: ofUser(),
    email_verified: flag('email_verified'),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [index('social_offers_expiry').on(t.expires_at)],
)

/** Codes sent to a telephone or an e-mail address; one at a time for each. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: id(),
    user_id: ofUser(),
    channel: text('channel').$type<'email' | 'text' | 'call'>().notNull(),
    target: text('target').notNull(),
    code_hash: text('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    used_at: instant('used_at'),
  },
  (t) => [index('verification_codes_user').on(t.user_id, t.channel)],
)

/** Mail and text messages of demo mode, in place of the world outside. */
export const outbox = pgTable('outbox', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
  channel: text('channel').$type<'mail' | 'sms' | 'call'>().notNull(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull().default(''),
  body: text('body').notNull(),
  /** What a letter is known by when it comes a second time. */
  letter: text('letter').unique('outbox_letter'),
  created_at: instant('created_at').notNull().defaultNow(),
})
