import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { ofUser } from './account.ts'
import { id, instant } from './columns.ts'

/** Agencies that employ caregivers. */
export const agencies = pgTable('agencies', {
  id: id(),
  name: text('name').notNull(),
  phone: text('phone').notNull().default(''),
  /** The IANA zone of its day: by itself `pacificTimeZone`. */
  time_zone: text('time_zone').notNull().default('America/Los_Angeles'),
})

const ofAgency = () =>
  integer('agency_id')
    .notNull()
    .references(() => agencies.id, { onDelete: 'cascade' })

/** The accounts that sit at an agency's desk; each at one. */
export const agencyDesks = pgTable('agency_desks', {
  user_id: ofUser().primaryKey(),
  agency_id: ofAgency(),
})

/** Who works for an agency, and did: at one at a time. */
export const agencyCaregivers = pgTable(
  'agency_caregivers',
  {
    id: id(),
    agency_id: ofAgency(),
    user_id: ofUser(),
    joined_at: instant('joined_at').notNull(),
    left_at: instant('left_at'),
  },
  (t) => [
    index('agency_caregivers_agency').on(t.agency_id),
    uniqueIndex('agency_caregivers_one')
      .on(t.user_id)
      .where(sql`left_at is null`),
  ],
)
