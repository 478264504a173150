import type { RideDirection, RideState } from '@homecare/sdk/rides'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant } from './columns.ts'
import { connections, connectionShifts } from './hiring.ts'

/** Whether a family pays for the rides of a connection, and up to how many cents a month. */
export const rideApprovals = pgTable(
  'ride_approvals',
  {
    connection_id: integer('connection_id')
      .primaryKey()
      .references(() => connections.id, { onDelete: 'restrict' }),
    /** Null where it was taken back. */
    approved_at: instant('approved_at'),
    cap_cents: integer('cap_cents').notNull(),
    changed_by: integer('changed_by'),
    changed_at: instant('changed_at').notNull(),
  },
  (t) => [check('ride_approvals_cap', sql`${t.cap_cents} between 2000 and 100000`)],
)

/**
 * Rides to a visit from its caregiver's home, and back. The estimate is held of the limit of the month until the final cost
 * is known. Where a ride begins and ends is told to the service alone: of the home a town is kept. They cost money, so they
 * outlive accounts.
 */
export const rides = pgTable(
  'rides',
  {
    id: id(),
    connection_id: integer('connection_id')
      .notNull()
      .references(() => connections.id, { onDelete: 'restrict' }),
    visit_id: integer('visit_id')
      .notNull()
      .references(() => connectionShifts.id, { onDelete: 'restrict' }),
    direction: text('direction').$type<RideDirection>().notNull(),
    /** What the service knows the order by. Of its own, since numbers come again where a backup was restored. */
    order_key: text('order_key').notNull(),
    state: text('state').$type<RideState>().notNull(),
    /** Where the caregiver lives: a town; empty once they are gone. */
    town: text('town').notNull(),
    pickup_at: instant('pickup_at').notNull(),
    /** The first day of the calendar month, where the care takes place, whose limit it counts toward. */
    month: date('month').notNull(),
    estimate_cents: integer('estimate_cents').notNull(),
    /** Final, and null while the ride is open. */
    cost_cents: integer('cost_cents'),
    started_at: instant('started_at'),
    ended_at: instant('ended_at'),
    /** What the caregiver looks for in the street. */
    car: text('car').notNull().default(''),
    ordered_at: instant('ordered_at').notNull(),
    /** Since when it is to be canceled and the service has not said that it is; because its rider, or its visit, wants so. */
    stop_asked_at: instant('stop_asked_at'),
    stop_why: text('stop_why').$type<'rider' | 'visit'>(),
    /** When the service was asked last what became of it. */
    looked_at: instant('looked_at').notNull(),
  },
  (t) => [
    unique('rides_order_key').on(t.order_key),
    index('rides_connection').on(t.connection_id, t.pickup_at),
    // One each way, however often it is pressed; again where none came of it.
    uniqueIndex('rides_one_each_way')
      .on(t.visit_id, t.direction)
      .where(sql`state not in ('canceled', 'failed')`),
    index('rides_open')
      .on(t.looked_at)
      .where(sql`state in ('asked', 'ordered', 'on_the_way')`),
    check('rides_directions', sql`${t.direction} in ('to', 'from')`),
    check(
      'rides_states',
      sql`${t.state} in ('asked', 'ordered', 'on_the_way', 'done', 'canceled', 'failed')`,
    ),
    check('rides_final', sql`(${t.cost_cents} is null) = (${t.state} in ('asked', 'ordered', 'on_the_way'))`),
    check('rides_cents', sql`${t.estimate_cents} >= 0 and coalesce(${t.cost_cents}, 0) >= 0`),
    check('rides_month', sql`extract(day from ${t.month}) = 1`),
    check('rides_stopped', sql`(${t.stop_asked_at} is null) = (${t.stop_why} is null)`),
    check('rides_times', sql`${t.ended_at} is null or ${t.ended_at} >= ${t.started_at}`),
  ],
)

/** What the ride service of the demonstration knows: no more than it needs to answer by the clock. */
export const demoRides = pgTable('demo_rides', {
  order_key: text('order_key').primaryKey(),
  pickup_at: instant('pickup_at').notNull(),
  miles: doublePrecision('miles').notNull(),
  canceled_at: instant('canceled_at'),
})
