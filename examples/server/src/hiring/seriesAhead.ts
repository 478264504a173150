import { visitWeeksAhead } from '@homecare/sdk/hiring'
import { and, asc, eq, gte, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Deps } from '../deps/deps.ts'
import { users } from '../tables/account.ts'
import { connections, visitSeries } from '../tables/hiring.ts'
import { planOrSkip } from './series.ts'
import { tellOfSkipped } from './seriesLetters.ts'

/** How many are planned in one transaction. */
const atOnce = 20

/**
 * Keeps the visits of every series planned eight weeks ahead, by the clock of any process: what another has in hand it leaves
 * to that, and what is planned stays as it is. Where the caregiver is expected elsewhere the visit is left out, and both are
 * told so, once.
 */
export async function planAhead(deps: Deps, now: number): Promise<void> {
  while ((await planSome(deps, now)) === atOnce);
}

const families = alias(users, 'series_family')
const caregivers = alias(users, 'series_caregiver')

function planSome(deps: Deps, now: number): Promise<number> {
  // By the calendar of each place.
  const due = sql`timezone(${connections.tzid}, ${new Date(now).toISOString()}::timestamptz)::date + ${7 * visitWeeksAhead}::int`
  return deps.db.transaction(async (tx) => {
    const found = await tx
      .select({ row: visitSeries, zone: connections.tzid, lastDay: connections.end_date })
      .from(visitSeries)
      .innerJoin(connections, eq(connections.id, visitSeries.connection_id))
      .innerJoin(families, and(eq(families.id, connections.family_id), isNull(families.deleted_at)))
      .innerJoin(caregivers, and(eq(caregivers.id, connections.caregiver_id), isNull(caregivers.deleted_at)))
      .where(
        and(
          sql`${visitSeries.planned_to} < ${due}`,
          or(isNull(visitSeries.to_day), gte(visitSeries.to_day, visitSeries.planned_to)),
          or(isNull(connections.end_date), gte(connections.end_date, visitSeries.planned_to)),
        ),
      )
      .orderBy(asc(visitSeries.id))
      .limit(atOnce)
      .for('update', { of: visitSeries, skipLocked: true })
    for (const series of found)
      for (const id of await planOrSkip(tx, series, now)) await tellOfSkipped(tx, deps, id)
    return found.length
  })
}
