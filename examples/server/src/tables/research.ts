import type { Text } from '@homecare/sdk/kit'
import type { ConsentKind, EnrollmentState, ParticipantStep } from '@homecare/sdk/research'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from './account.ts'
import { flag, id, instant } from './columns.ts'

/** What a version of a study says, in both languages: a heading and paragraphs for each step. */
export interface StudyWords {
  readonly title: Text
  readonly summary: Text
  readonly steps: Readonly<
    Record<ParticipantStep, { readonly title: Text; readonly paragraphs: readonly Text[] }>
  >
}

/** A question of a version, with its choices. */
export interface StudyQuestionRow {
  readonly id: string
  readonly text: Text
  readonly options: readonly { readonly id: string; readonly label: Text }[]
}

/** Studies, by the code that is a segment of their address. */
export const studies = pgTable('studies', {
  id: id(),
  code: text('code').notNull().unique(),
  run_by: text('run_by').notNull(),
  contact_email: text('contact_email').notNull(),
  /** Whether it takes new participants. */
  is_open: flag('is_open'),
})

const ofStudy = () =>
  integer('study_id')
    .notNull()
    .references(() => studies.id, { onDelete: 'restrict' })

/** What a study says and asks, version after version; the last is in force. A version that is written stays as it is. */
export const studyVersions = pgTable(
  'study_versions',
  {
    study_id: ofStudy(),
    version: integer('version').notNull(),
    words: jsonb('words').$type<StudyWords>().notNull(),
    questions: jsonb('questions').$type<readonly StudyQuestionRow[]>().notNull(),
    published_at: instant('published_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.study_id, t.version] })],
)

/** Accounts that belong to a study's own staff. */
export const studyStaff = pgTable(
  'study_staff',
  {
    study_id: ofStudy(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.study_id, t.user_id] })],
)

/** Patients that a study was given by whoever runs it: they are looked for among these, never among the product's users. */
export const studyPatients = pgTable(
  'study_patients',
  {
    id: id(),
    study_id: ofStudy(),
    first_name: text('first_name').notNull(),
    last_name: text('last_name').notNull(),
    birthday: date('birthday').notNull(),
  },
  (t) => [index('study_patients_name').on(t.study_id, sql`lower(${t.last_name})`)],
)

/** Enrollments of people in studies; of one person in one study one at most goes on. What was told goes when they leave. */
export const studyEnrollments = pgTable(
  'study_enrollments',
  {
    id: id(),
    study_id: ofStudy(),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'restrict' }),
    state: text('state').$type<EnrollmentState>().notNull(),
    shares_data: boolean('shares_data'),
    first_name: text('first_name'),
    last_name: text('last_name'),
    birthday: date('birthday'),
    email: text('email'),
    phone: text('phone'),
    begun_at: instant('begun_at').notNull(),
    enrolled_at: instant('enrolled_at'),
    withdrawn_at: instant('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('study_enrollments_one_open')
      .on(t.study_id, t.user_id)
      .where(sql`withdrawn_at is null`),
    index('study_enrollments_user').on(t.user_id),
    check(
      'study_enrollments_states',
      sql`${t.state} in ('agreeing', 'answering', 'deciding', 'complete', 'withdrawn')`,
    ),
    check(
      'study_enrollments_left',
      sql`(${t.state} = 'withdrawn') = (${t.withdrawn_at} is not null)
        and (${t.withdrawn_at} is null or (${t.first_name} is null and ${t.last_name} is null
          and ${t.birthday} is null and ${t.email} is null and ${t.phone} is null and ${t.shares_data} is null))`,
    ),
    check(
      'study_enrollments_registered',
      sql`${t.state} in ('agreeing', 'withdrawn') or (${t.enrolled_at} is not null and ${t.birthday} is not null)`,
    ),
    check('study_enrollments_decided', sql`(${t.state} = 'complete') = (${t.shares_data} is not null)`),
  ],
)

const ofEnrollment = () =>
  integer('enrollment_id')
    .notNull()
    .references(() => studyEnrollments.id, { onDelete: 'restrict' })

/** The answers of somebody who takes part; none of whoever has left. */
export const studyAnswers = pgTable(
  'study_answers',
  {
    enrollment_id: ofEnrollment(),
    question: text('question').notNull(),
    answer: text('answer').notNull(),
    version: integer('version').notNull(),
    answered_at: instant('answered_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.enrollment_id, t.question] })],
)

/**
 * The log of consents: the words as they were shown, in which language and version, and when. The database refuses to change
 * or remove a line (a trigger of the migration). It names an account by its number alone.
 */
export const studyConsents = pgTable(
  'study_consents',
  {
    id: id(),
    study_id: ofStudy(),
    enrollment_id: ofEnrollment(),
    user_id: integer('user_id').notNull(),
    step: text('step').notNull(),
    kind: text('kind').$type<ConsentKind>().notNull(),
    version: integer('version').notNull(),
    language: text('language').$type<'en' | 'es'>().notNull(),
    words: text('words').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    index('study_consents_user').on(t.user_id, t.id),
    index('study_consents_enrollment').on(t.enrollment_id),
    check('study_consents_kinds', sql`${t.kind} in ('agreed', 'shares', 'keeps', 'withdrew')`),
  ],
)

/** Visits of patients that a study's staff noted, each with a code by which one person may join, once. */
export const studyEncounters = pgTable(
  'study_encounters',
  {
    id: id(),
    study_id: ofStudy(),
    patient_id: integer('patient_id')
      .notNull()
      .references(() => studyPatients.id, { onDelete: 'restrict' }),
    day: date('day').notNull(),
    provider: text('provider').notNull(),
    note: text('note').notNull().default(''),
    by_user: integer('by_user').references(() => users.id, { onDelete: 'set null' }),
    logged_at: instant('logged_at').notNull(),
    code_hash: text('code_hash').notNull().unique(),
    code_until: instant('code_until').notNull(),
    enrollment_id: integer('enrollment_id').references(() => studyEnrollments.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('study_encounters_patient').on(t.patient_id),
    unique('study_encounters_enrollment').on(t.enrollment_id),
  ],
)

/** What a study's staff did that showed them something of somebody. */
export type LookKind = 'search' | 'patient' | 'encounter' | 'postop' | 'export'

/** What a study's staff looked at, by whom and when; added to and never changed. */
export const studyLooks = pgTable(
  'study_looks',
  {
    id: id(),
    study_id: ofStudy(),
    by_user: integer('by_user').notNull(),
    what: text('what').$type<LookKind>().notNull(),
    patient_id: integer('patient_id'),
    /** What was looked for. */
    last_name: text('last_name'),
    first_name: text('first_name'),
    birthday: date('birthday'),
    at: instant('at').notNull(),
  },
  (t) => [
    index('study_looks_study').on(t.study_id, t.id),
    check('study_looks_kinds', sql`${t.what} in ('search', 'patient', 'encounter', 'postop', 'export')`),
  ],
)

/** Questions about care after an operation that were mailed, by the hash of what their links say. */
export const postopQuestions = pgTable('postop_questions', {
  encounter_id: integer('encounter_id')
    .primaryKey()
    .references(() => studyEncounters.id, { onDelete: 'cascade' }),
  token_hash: text('token_hash').notNull().unique(),
  asked_at: instant('asked_at').notNull(),
  expires_at: instant('expires_at').notNull(),
  answered_at: instant('answered_at'),
  received: boolean('received'),
  note: text('note').notNull().default(''),
})

/** Registrations for access to health records, one of a person; the link that verifies it is kept as its hash. */
export const healthRecordAccess = pgTable('health_record_access', {
  user_id: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  first_name: text('first_name').notNull(),
  last_name: text('last_name').notNull(),
  birthday: date('birthday').notNull(),
  email: text('email').notNull(),
  provider: text('provider').notNull().default(''),
  link_hash: text('link_hash').notNull().unique(),
  registered_at: instant('registered_at').notNull(),
  link_until: instant('link_until').notNull(),
  approved_at: instant('approved_at'),
})
