import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import type { TrailAction, TrailReason, TrailSubject } from '@homecare/sdk/trail'
import { instant } from './columns.ts'
import type { Role } from './account.ts'

/**
 * Who did what with the record of a person: kinds and numbers alone, never a value. The database refuses to change or
 * remove an entry (a trigger of the migration). Users are named by number and without a reference: an entry about an
 * account, or by one, that is erased stays as it is and names nobody any more.
 */
export const trailEntries = pgTable(
  'trail_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** The user whose record it is. */
    about_user: integer('about_user').notNull(),
    actor_user: integer('actor_user').notNull(),
    /** What they were then. */
    actor_kind: text('actor_kind').$type<Role>().notNull(),
    action: text('action').$type<TrailAction>().notNull(),
    subject: text('subject').$type<TrailSubject>().notNull(),
    /** The number of the record among those of its kind. */
    subject_id: integer('subject_id'),
    /** Where one had to be given: of a catalogue, so that it holds no words. */
    reason: text('reason').$type<TrailReason>(),
    at: instant('at').notNull(),
    request_id: text('request_id').notNull(),
  },
  (t) => [index('trail_entries_about').on(t.about_user, t.id)],
)
