import { date, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { caregivers } from '../caregivers/tables.ts'
import { families } from '../families/tables.ts'
import { jobs } from '../jobs/tables.ts'

/** A family and a caregiver who have to do with each other: 1 contact, 2 hire, 3 hired. */
export const connections = pgTable(
  'connections',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    family_id: integer('family_id')
      .notNull()
      .references(() => families.id, { onDelete: 'cascade' }),
    caregiver_id: integer('caregiver_id')
      .notNull()
      .references(() => caregivers.id, { onDelete: 'cascade' }),
    job_id: integer('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    hire_stage: integer('hire_stage').$type<1 | 2 | 3>().notNull().default(1),
    provider_hourly_rate: integer('provider_hourly_rate').notNull().default(0),
    provider_daily_rate: integer('provider_daily_rate'),
    start_date: date('start_date'),
    end_date: date('end_date'),
    created_at: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [index('connections_family').on(t.family_id), index('connections_caregiver').on(t.caregiver_id)],
)
