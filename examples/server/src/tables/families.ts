import type { BenefitCycle } from '@homecare/sdk/families'
import { sql } from 'drizzle-orm'
import {
  check,
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
import { ofUser, users } from './account.ts'
import { ofCaregiver } from './caregivers.ts'

export const families = pgTable(
  'families',
  {
    id: integer('id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    user_id: ofUser(),
    email: text('email').notNull(),
    first_name: text('first_name').notNull().default(''),
    last_name: text('last_name').notNull().default(''),
    care_for: integer('care_for'),
    care_recipient_desc: text('care_recipient_desc').notNull().default(''),
    how_soon: text('how_soon').notNull().default(''),
    onboarding_completed: flag('onboarding_completed'),
    onboarding_saved_step: text('onboarding_saved_step'),
    partner_code: text('partner_code'),
    member_id: text('member_id'),
    recipient_dob: date('recipient_dob'),
    recipient_gender: text('recipient_gender').$type<'female' | 'male'>(),
    /** How to reach the family, how care is paid for, and how they heard of us, as the sign-up asked. */
    signup_answers: jsonb('signup_answers').$type<Record<string, unknown>>().notNull().default({}),
  },
  (t) => [index('families_user').on(t.user_id)],
)

/** The column of a table whose rows are a family's, and go with it. */
export const ofFamily = () =>
  integer('family_id')
    .notNull()
    .references(() => families.id, { onDelete: 'cascade' })

export const favorites = pgTable(
  'favorites',
  {
    family_id: ofFamily(),
    caregiver_id: ofCaregiver(),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.family_id, t.caregiver_id] })],
)

/** What a family has noted of a caregiver, for itself alone. It stays where the heart is taken back. */
export const favoriteNotes = pgTable(
  'favorite_notes',
  {
    family_id: ofFamily(),
    caregiver_id: ofCaregiver(),
    note: text('note').notNull(),
    changed_at: instant('changed_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.family_id, t.caregiver_id] }),
    index('favorite_notes_caregiver').on(t.caregiver_id),
  ],
)

/** Links by which somebody without an account sees caregivers side by side: of its token only the hash is kept. */
export const compareLinks = pgTable(
  'compare_links',
  {
    id: id(),
    family_id: ofFamily(),
    token_hash: text('token_hash').notNull(),
    /** The family's own word for whom it is. */
    name: text('name').notNull(),
    caregivers: integer('caregivers').array().notNull(),
    created_at: instant('created_at').notNull(),
    expires_at: instant('expires_at').notNull(),
    last_opened_at: instant('last_opened_at'),
  },
  (t) => [uniqueIndex('compare_links_token').on(t.token_hash), index('compare_links_family').on(t.family_id)],
)

/** The searches that a family keeps, to be told of who is new. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    family_id: ofFamily(),
    /** As `savableSearch` writes it: the same search twice is one. */
    address: text('address').notNull(),
    created_at: instant('created_at').notNull(),
    /** Whoever could be found until then has been looked at. */
    looked_at: instant('looked_at').notNull(),
    /** When to look again. */
    due_at: instant('due_at').notNull(),
  },
  (t) => [
    uniqueIndex('saved_searches_address').on(t.family_id, t.address),
    index('saved_searches_due').on(t.due_at),
  ],
)

/** Hours of care that a family's plan pays, in cycles that are counted from a first day. */
export const benefits = pgTable('benefits', {
  family_id: ofFamily().primaryKey(),
  name: text('name').notNull(),
  total_hours: doublePrecision('total_hours').notNull(),
  cycle: text('cycle').$type<BenefitCycle>().notNull(),
  begins: date('begins').notNull(),
})

/** Caregivers whom a family asked to apply to a job. */
export const caregiverInvites = pgTable(
  'caregiver_invites',
  {
    id: id(),
    family_id: ofFamily(),
    caregiver_id: ofCaregiver(),
    job_id: integer('job_id'),
    message: text('message').notNull().default(''),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('caregiver_invites_caregiver').on(t.caregiver_id),
    index('caregiver_invites_family').on(t.family_id),
  ],
)

/**
 * A sign-up that was begun and not sent. Health answers stay here and not in the browser: the visitor
 * holds a key whose hash finds the row. A mailed link opens a copy of its own, as it was when it was mailed, and
 * whoever follows it goes on in another: nobody reads what is typed under another's key. Never holds a password.
 */
export const onboardingDrafts = pgTable(
  'onboarding_drafts',
  {
    key_hash: text('key_hash').primaryKey(),
    /** The same for all copies of one draft: the first one's `key_hash`. Sending the sign-up ends them together. */
    origin: text('origin').notNull(),
    user_id: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    email: text('email'),
    version: text('version').notNull().default(''),
    step: text('step').notNull(),
    answers: jsonb('answers').$type<Record<string, unknown>>().notNull(),
    created_at: instant('created_at').notNull(),
    updated_at: instant('updated_at').notNull(),
    expires_at: instant('expires_at').notNull(),
  },
  (t) => [
    index('onboarding_drafts_user').on(t.user_id),
    index('onboarding_drafts_expiry').on(t.expires_at),
    index('onboarding_drafts_origin').on(t.origin),
  ],
)

/**
 * First messages to caregivers, of people without an account. One waits, under the hashes of what its letter and its browser
 * hold, until its writer has opened the letter: nothing of it reaches the caregiver before. Once it is sent, its words and
 * its writer's address are gone, and the row says whom the family wrote to before it had a job.
 */
export const firstWords = pgTable(
  'first_words',
  {
    id: id(),
    token_hash: text('token_hash').notNull(),
    ticket_hash: text('ticket_hash').notNull(),
    caregiver_id: ofCaregiver(),
    email: text('email'),
    name: text('name'),
    content: text('content'),
    zip_code: text('zip_code'),
    /** The search that they came from, by its address. */
    search: text('search'),
    language: text('language').$type<'en' | 'es'>().notNull(),
    created_at: instant('created_at').notNull(),
    /** The row goes then, sent or not. */
    expires_at: instant('expires_at').notNull(),
    sent_at: instant('sent_at'),
    family_id: integer('family_id').references(() => families.id, { onDelete: 'cascade' }),
    conversation_id: integer('conversation_id'),
    /** To be invited to the first job that the family posts. */
    pinned: flag('pinned'),
    job_id: integer('job_id'),
  },
  (t) => [
    uniqueIndex('first_words_token').on(t.token_hash),
    uniqueIndex('first_words_ticket').on(t.ticket_hash),
    index('first_words_email').on(sql`lower(${t.email})`),
    index('first_words_family').on(t.family_id),
    index('first_words_caregiver').on(t.caregiver_id),
    index('first_words_expiry').on(t.expires_at),
    check('first_words_sent', sql`(${t.sent_at} is null) = (${t.family_id} is null)`),
    check('first_words_waiting', sql`(${t.sent_at} is null) = (${t.content} is not null)`),
  ],
)
