import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { ofUser, users } from './account.ts'
import { connections } from './hiring.ts'

const person = (name: string) => integer(name).references(() => users.id)

/** A document. Its files are rows of their own; what its status is follows from these columns. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    user_id: ofUser(),
    name: text('name').notNull(),
    /** A document type of the SDK's catalogue. */
    type: integer('type'),
    doc_ref_id: text('doc_ref_id'),
    expiry_date: date('expiry_date'),
    user_note: text('user_note').notNull().default(''),
    request_note: text('request_note'),
    requested_at: instant('requested_at'),
    requested_by: person('requested_by'),
    created_at: instant('created_at').notNull().defaultNow(),
    created_by: person('created_by'),
    uploaded_at: instant('uploaded_at'),
    uploaded_by: person('uploaded_by'),
    verified_at: instant('verified_at'),
    verified_by: person('verified_by'),
    skip_verify_at: instant('skip_verify_at'),
    skip_verify_by: person('skip_verify_by'),
    can_download: boolean('can_download').notNull().default(true),
    deleted_at: instant('deleted_at'),
    /** The idempotency key that it was added with, so that a lost answer adds none twice. */
    added_with: text('added_with'),
  },
  (t) => [
    index('documents_user').on(t.user_id),
    uniqueIndex('documents_added_with').on(t.user_id, t.added_with),
  ],
)

/** A file of a document, in one of its five places. */
export const documentFiles = pgTable(
  'document_files',
  {
    document_id: integer('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    /** 1 to 5, as in `file_1`. */
    place: integer('place').notNull(),
    /** What its owner called it. */
    name: text('name').notNull(),
    /** Its name in the file store. */
    stored_as: text('stored_as').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    /** The media type that its content was judged to have. */
    media_type: text('media_type').notNull(),
  },
  (t) => [primaryKey({ columns: [t.document_id, t.place] })],
)

/** What somebody answered to an agreement; the last answer to a version counts. */
export const agreementAnswers = pgTable(
  'agreement_answers',
  {
    id: id(),
    user_id: ofUser(),
    agreement: text('agreement').$type<'consulting' | 'connection' | 'terms' | 'agency'>().notNull(),
    connection_id: integer('connection_id').references(() => connections.id, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    consented: boolean('consented').notNull(),
    full_name: text('full_name').notNull().default(''),
    answered_at: instant('answered_at').notNull(),
  },
  (t) => [index('agreement_answers_user').on(t.user_id, t.agreement)],
)
