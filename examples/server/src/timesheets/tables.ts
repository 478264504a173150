import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../account/tables.ts'
import { shifts } from '../shifts/tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** The timesheet of one nursing shift; its status is a timecard status (D2 §3, §7). */
export const nursingTimesheets = pgTable(
  'nursing_timesheets',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    shift_id: integer('shift_id')
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    user_id: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: integer('status').notNull().default(-1),
    start: instant('start').notNull(),
    end: instant('end').notNull(),
    break_minutes: integer('break_minutes').notNull().default(0),
    note: text('note').notNull().default(''),
    /** Who signed the paper. */
    supervisor: text('supervisor').notNull().default(''),
    submitted_at: instant('submitted_at'),
    decided_at: instant('decided_at'),
    decision_note: text('decision_note').notNull().default(''),
  },
  (t) => [
    uniqueIndex('nursing_timesheets_shift').on(t.shift_id, t.user_id),
    index('nursing_timesheets_user').on(t.user_id),
  ],
)

/** A photo of the signed paper. */
export const nursingTimesheetPhotos = pgTable(
  'nursing_timesheet_photos',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    timesheet_id: integer('timesheet_id')
      .notNull()
      .references(() => nursingTimesheets.id, { onDelete: 'cascade' }),
    /** Its name in the file store. */
    stored_as: text('stored_as').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [index('nursing_timesheet_photos_timesheet').on(t.timesheet_id)],
)
