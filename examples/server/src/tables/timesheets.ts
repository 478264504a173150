import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { ofUser } from './account.ts'
import { shifts } from './shifts.ts'

/** A timesheet as it was handed in: instants as texts, and the numbers of its photos. */
export interface HandedIn {
  readonly start: string
  readonly end: string
  readonly break_minutes: number
  readonly note: string
  readonly supervisor: string
  readonly photos: readonly number[]
  /** Photos that the correction has taken out: they go when it is handed in. */
  readonly taken_out?: readonly number[]
}

/** The timesheet of one nursing shift; its status is a timecard status. */
export const nursingTimesheets = pgTable(
  'nursing_timesheets',
  {
    id: id(),
    shift_id: integer('shift_id')
      .notNull()
      .references(() => shifts.id, { onDelete: 'cascade' }),
    user_id: ofUser(),
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
    /** What was handed in, while it is being corrected: until that is handed in too, the facility sees this. */
    handed_in: jsonb('handed_in').$type<HandedIn>(),
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
    id: id(),
    timesheet_id: integer('timesheet_id')
      .notNull()
      .references(() => nursingTimesheets.id, { onDelete: 'cascade' }),
    /** Its name in the file store. */
    stored_as: text('stored_as').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (t) => [index('nursing_timesheet_photos_timesheet').on(t.timesheet_id)],
)
