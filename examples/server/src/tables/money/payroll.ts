import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from '../columns.ts'
import { users, type Role } from '../account.ts'

/**
 * A family as an employer. Of its tax numbers the last four digits stand open; the whole ones are sealed in envelopes
 * (`secrets/keyRing.ts`), each bound to this table, its column, its row and a version that counts up with every number that
 * is saved, so that none opens anywhere else nor again after it was replaced.
 */
export const taxProfiles = pgTable(
  'tax_profiles',
  {
    user_id: integer('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'restrict' }),
    legal_name: text('legal_name').notNull().default(''),
    address: text('address').notNull().default(''),
    address2: text('address2').notNull().default(''),
    city: text('city').notNull().default(''),
    state: text('state').notNull().default(''),
    zip_code: text('zip_code').notNull().default(''),
    birthday: date('birthday'),
    ssn_last4: text('ssn_last4'),
    ssn_sealed: text('ssn_sealed'),
    ssn_version: integer('ssn_version').notNull().default(0),
    employer_id_last4: text('employer_id_last4'),
    employer_id_sealed: text('employer_id_sealed'),
    employer_id_version: integer('employer_id_version').notNull().default(0),
    choice: text('choice').$type<'enroll' | 'self' | 'later'>(),
    pay_frequency: text('pay_frequency').$type<'weekly' | 'biweekly'>(),
    first_pay_date: date('first_pay_date'),
    enrolled_at: instant('enrolled_at'),
    signed_name: text('signed_name'),
    consent_version: text('consent_version'),
    /** Since when it lets its caregivers save wages for health costs; null where it does not. */
    health_savings_at: instant('health_savings_at'),
    updated_at: instant('updated_at').notNull(),
  },
  (t) => [
    check('tax_profiles_ssn_last4', sql`${t.ssn_last4} ~ '^[0-9]{4}$'`),
    check('tax_profiles_employer_id_last4', sql`${t.employer_id_last4} ~ '^[0-9]{4}$'`),
    check('tax_profiles_ssn', sql`(${t.ssn_last4} is null) = (${t.ssn_sealed} is null)`),
    check(
      'tax_profiles_employer_id',
      sql`(${t.employer_id_last4} is null) = (${t.employer_id_sealed} is null)`,
    ),
    check('tax_profiles_ssn_sealed', sql`${t.ssn_sealed} like 'v1.%'`),
    check('tax_profiles_employer_id_sealed', sql`${t.employer_id_sealed} like 'v1.%'`),
    check(
      'tax_profiles_enrolled',
      sql`${t.enrolled_at} is null or (${t.signed_name} is not null and ${t.consent_version} is not null)`,
    ),
  ],
)

/**
 * What was done with somebody's tax data: kinds and never a value. The database refuses to change or remove a row (triggers
 * of the migration). Users are named by number and without a reference, since rows outlive accounts.
 */
export const taxAudit = pgTable(
  'tax_audit',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    about_user: integer('about_user').notNull(),
    /** Null for a command that nobody signed in for. */
    actor_user: integer('actor_user'),
    actor_kind: text('actor_kind').$type<Role | 'command'>().notNull(),
    action: text('action')
      .$type<
        'save' | 'enroll' | 'rotate' | 'erase' | 'hand_in' | 'decide' | 'reveal' | 'opt_in' | 'opt_out'
      >()
      .notNull(),
    subject: text('subject')
      .$type<'ssn' | 'employer_id' | 'tax_data' | 'intake' | 'health_savings'>()
      .notNull(),
    /** Why a whole number was looked at, in the words of whoever did. */
    reason: text('reason'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('tax_audit_about').on(t.about_user, t.id),
    check('tax_audit_reason', sql`${t.action} <> 'reveal' or ${t.reason} is not null`),
  ],
)
