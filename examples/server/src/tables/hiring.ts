import { date, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { flag, id, instant } from './columns.ts'
import { ofCaregiver } from './caregivers.ts'
import { ofFamily } from './families.ts'
import { jobs } from './jobs.ts'

/** A family and a caregiver who have to do with each other: 1 contact, 2 hire, 3 hired. */
export const connections = pgTable(
  'connections',
  {
    id: id(),
    family_id: ofFamily(),
    caregiver_id: ofCaregiver(),
    job_id: integer('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    hire_stage: integer('hire_stage').$type<1 | 2 | 3>().notNull().default(1),
    provider_hourly_rate: integer('provider_hourly_rate').notNull().default(0),
    provider_daily_rate: integer('provider_daily_rate'),
    start_date: date('start_date'),
    end_date: date('end_date'),
    created_at: instant('created_at').notNull().defaultNow(),
  },
  (t) => [index('connections_family').on(t.family_id), index('connections_caregiver').on(t.caregiver_id)],
)

/** A visit that is planned between the two of a connection; a cancelled one stays to be seen (`next-shift`). */
export const connectionShifts = pgTable(
  'connection_shifts',
  {
    id: id(),
    connection_id: integer('connection_id')
      .notNull()
      .references(() => connections.id, { onDelete: 'cascade' }),
    start: instant('start').notNull(),
    end: instant('end').notNull(),
    note: text('note').notNull().default(''),
    cancelled: flag('cancelled'),
  },
  (t) => [index('connection_shifts_connection').on(t.connection_id, t.start)],
)
